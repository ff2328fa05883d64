package app.hissho.engine.catalog;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game of the library, before its parameter is set. Its texts are {@code game.ID.title}, {@code .tagline},
 * {@code .rules}, {@code .goal} and, with a parameter, {@code .parameter} (what it is) and {@code .given} (what it
 * allows once it is set). A lesson N has {@code game.ID.lesson.N.title}, {@code .intro} and {@code .closing}.
 */
public final class GameType {
    private final String id;
    private final Family family;
    private final Optional<String> defaultParameter;
    private final Function<String, Game<?, ?>> maker;
    private final List<Preset> presets = new ArrayList<>();
    private final Map<Preset, Message> names = new HashMap<>();
    private Optional<Preset> example = Optional.empty();
    private boolean hasExample = true;
    private final List<Lesson> lessons = new ArrayList<>();
    private Function<String, Object> parameterWords = parameter -> parameter;

    private GameType(String id, Family family, Optional<String> defaultParameter, Function<String, Game<?, ?>> maker) {
        this.id = id;
        this.family = family;
        this.defaultParameter = defaultParameter;
        this.maker = maker;
    }

    static GameType plain(String id, Family family, Game<?, ?> game, String... positions) {
        GameType type = new GameType(id, family, Optional.empty(), unused -> game);
        type.offer(positions);
        return type;
    }

    /** @param presets each a parameter, a space and a position; the first parameter is the default */
    static GameType withParameter(String id, Family family, Function<String, Game<?, ?>> maker, String... presets) {
        String first = presets[0].substring(0, presets[0].indexOf(' '));
        GameType type = new GameType(id, family, Optional.of(first), maker);
        type.offer(presets);
        return type;
    }

    private void offer(String... starts) {
        for (String start : starts) {
            presets.add(preset(start));
        }
    }

    /** @param keys what the starts are called, in their order; where only a name can tell them apart */
    GameType named(String... keys) {
        for (int i = 0; i < keys.length; i++) {
            names.put(presets.get(i), Message.of("game." + id + ".start." + keys[i]));
        }
        return this;
    }

    /** @param start where the worked example begins, written as the presets are */
    GameType example(String start) {
        example = Optional.of(preset(start));
        return this;
    }

    /** @param start where the lesson begins, written as the presets are */
    GameType lesson(String name, String start) {
        lessons.add(new Lesson(name, preset(start)));
        return this;
    }

    /** @param words what fills the place of the parameter in the sentence that tells what it allows */
    GameType parameterWords(Function<String, Object> words) {
        parameterWords = words;
        return this;
    }

    /** For games of chance: there is no certain win to step through. */
    GameType withoutExample() {
        hasExample = false;
        return this;
    }

    private Preset preset(String text) {
        if (defaultParameter.isEmpty()) {
            return new Preset(id, text);
        }
        String[] words = text.split(" ", 2);
        return new Preset(id + ":" + words[0], words[1]);
    }

    public String id() {
        return id;
    }

    public Family family() {
        return family;
    }

    /** The parameter used where none is given; empty for games without one. */
    public Optional<String> defaultParameter() {
        return defaultParameter;
    }

    /** Starts to offer, from easy to hard. */
    public List<Preset> presets() {
        return List.copyOf(presets);
    }

    /** What a start is called; most are known by their position and have no name. */
    public Optional<Message> name(Preset start) {
        return Optional.ofNullable(names.get(start));
    }

    /** Whether there is a {@link WorkedExample}. */
    public boolean hasExample() {
        return hasExample;
    }

    /** Where the {@link WorkedExample} begins: a small position that is won; the easiest preset unless it is given. */
    public Preset example() {
        return example.orElseGet(() -> presets.get(0));
    }

    /** Special cases that are taught beside the worked example. */
    public List<Lesson> lessons() {
        return List.copyOf(lessons);
    }

    /** The game with its parameter set, as written after the colon of an id. */
    public Game<?, ?> game(Optional<String> parameter) {
        if (parameter.isPresent() && defaultParameter.isEmpty()) {
            throw new BadInputException("input.no-parameter", id, BadInputException.quote(parameter.get()));
        }
        return maker.apply(parameter.or(() -> defaultParameter).orElse(""));
    }

    /** A text of this game, such as its {@code title}. */
    public Message text(String part) {
        return Message.of("game." + id + "." + part);
    }

    /** A text of a lesson of this game, such as its {@code title}. */
    public Message text(Lesson lesson, String part) {
        return text("lesson." + lesson.name() + "." + part);
    }

    /** The sentence that tells what the parameter in a game's id allows; empty for games without one. */
    public Optional<Message> given(String gameId) {
        int colon = gameId.indexOf(':');
        return colon < 0 ? Optional.empty()
            : Optional.of(Message.of("game." + id + ".given", parameterWords.apply(gameId.substring(colon + 1))));
    }
}
