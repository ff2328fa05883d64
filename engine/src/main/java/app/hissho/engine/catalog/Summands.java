package app.hissho.engine.catalog;

import app.hissho.engine.Analysis;
import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Outcome;
import app.hissho.engine.impartial.Sum;
import app.hissho.engine.store.MemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** What sums are put together from: the starts of the library that can be part of one. */
public final class Summands {
    /** A sum that is harder to find than this is given up. */
    private static final int MOST_TRIES = 200;
    /** A start of a random sum is among the easiest of its game, so that all of it fits on a screen. */
    private static final int EASIEST = 3;
    private static final int MOST_WINNING = 3;

    private Summands() {
    }

    /** The starts of a game that can be part of a sum; none if the game has no Grundy values. */
    public static List<Preset> presets(GameType type) {
        if (!Sum.canContain(type.game(Optional.empty()))) {
            return List.of();
        }
        return type.presets().stream().filter(Summands::fits).collect(Collectors.toList());
    }

    private static boolean fits(Preset preset) {
        try {
            Catalog.game("sum").parse(notation(List.of(preset)));
            return true;
        } catch (BadInputException refused) {
            return false;
        }
    }

    /** The sum of these games as a position of the game {@code sum}. */
    public static String notation(List<Preset> games) {
        return games.stream().map(game -> game.gameId() + "(" + game.position() + ")").collect(Collectors.joining("+"));
    }

    /**
     * A sum of {@code count} different games that is worth thinking about: the player to move can win, but by few
     * moves, and no game is worth nothing. If none is found, the last that was tried.
     *
     * @param types the games to choose from; those that cannot be part of a sum are left out
     */
    public static List<Preset> random(List<GameType> types, int count, SplittableRandom random) {
        List<List<Preset>> offered = types.stream().map(Summands::presets).filter(presets -> !presets.isEmpty())
            .collect(Collectors.toCollection(ArrayList::new));
        List<Preset> tried = List.of();
        for (int i = 0; i < MOST_TRIES; i++) {
            tried = draw(offered, count, random);
            if (isBalanced(Catalog.game("sum"), notation(tried))) {
                return tried;
            }
        }
        return tried;
    }

    private static List<Preset> draw(List<List<Preset>> offered, int count, SplittableRandom random) {
        List<Preset> drawn = new ArrayList<>();
        for (int i = 0; i < Math.min(count, offered.size()); i++) {
            Collections.swap(offered, i, i + random.nextInt(offered.size() - i));
            List<Preset> presets = offered.get(i);
            drawn.add(presets.get(random.nextInt(Math.min(EASIEST, presets.size()))));
        }
        return drawn;
    }

    private static <P, M> boolean isBalanced(Game<P, M> game, String position) {
        try {
            Budget budget = new Budget(20_000, Duration.ofSeconds(1));
            Analysis<M> analysis = game.solver(new MemoryStore(1 << 16)).analyse(game.parse(position), budget);
            return analysis.outcome() == Outcome.WIN && analysis.winning().size() <= MOST_WINNING
                && analysis.components().stream().noneMatch(value -> value.toString().equals("0"));
        } catch (NotSolvedException tooHard) {
            return false;
        }
    }
}
