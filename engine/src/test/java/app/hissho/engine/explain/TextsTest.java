package app.hissho.engine.explain;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import app.hissho.engine.Level;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.catalog.Family;
import app.hissho.engine.catalog.GameType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TextsTest {
    private static final Texts ENGLISH = Texts.of(Locale.ENGLISH);
    private static final Texts JAPANESE = Texts.of(Locale.JAPANESE);

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(JAPANESE.keys()).containsExactlyElementsIn(ENGLISH.keys());
    }

    /** A key in two files would hide one of its texts. */
    @Test
    void noKeyIsThereTwice() throws IOException {
        for (String language : List.of("en", "ja")) {
            List<String> keys = new ArrayList<>();
            try (Stream<Path> files = Files.list(Path.of("src/main/resources/app/hissho/engine/explain", language))) {
                for (Path file : files.toList()) {
                    Files.readAllLines(file).stream().filter(line -> line.matches("[a-z0-9.-]+=.*"))
                        .forEach(line -> keys.add(line.substring(0, line.indexOf('='))));
                }
            }
            assertThat(keys).containsNoDuplicates();
        }
    }

    /** Choices take an ASCII apostrophe for a quote and swallow it. */
    @Test
    void noTextHasAnAsciiApostrophe() {
        for (String key : ENGLISH.keys()) {
            assertWithMessage(key).that(ENGLISH.get(key)).doesNotContain("'");
            assertWithMessage(key).that(JAPANESE.get(key)).doesNotContain("'");
        }
    }

    @Test
    void noTextIsEmpty() {
        for (String key : ENGLISH.keys()) {
            assertWithMessage(key).that(ENGLISH.get(key).isBlank()).isFalse();
            assertWithMessage(key).that(JAPANESE.get(key).isBlank()).isFalse();
        }
    }

    @Test
    void bothLanguagesFillTheSamePlaces() {
        for (String key : ENGLISH.keys()) {
            assertWithMessage(key).that(places(JAPANESE.get(key))).isEqualTo(places(ENGLISH.get(key)));
        }
    }

    private static Set<String> places(String text) {
        Set<String> places = new TreeSet<>();
        Pattern.compile("\\{(\\d)").matcher(text).results().forEach(place -> places.add(place.group(1)));
        return places;
    }

    @Test
    void everyGameIsDescribed() {
        for (GameType type : Catalog.types()) {
            List<String> parts = new ArrayList<>(List.of("title", "tagline", "goal", "rules"));
            type.defaultParameter().ifPresent(unused -> parts.addAll(List.of("parameter", "given")));
            for (String part : parts) {
                assertThat(ENGLISH.keys()).contains(type.text(part).key());
            }
            for (Texts texts : List.of(ENGLISH, JAPANESE)) {
                assertThat(texts.say(type.text("rules")).split("[.。]", 0).length).isAtMost(6);
                assertThat(texts.say(type.text("title")).length()).isAtMost(30);
                assertThat(texts.say(type.text("tagline")).length()).isAtMost(50);
            }
        }
    }

    @Test
    void everyWayOfMovingIsTold() {
        for (GameType type : Catalog.types()) {
            String how = type.game(Optional.empty()).howTo().key();
            assertThat(ENGLISH.keys()).containsAtLeast(how, how + ".do");
        }
    }

    @Test
    void everyLevelOutcomeAndFamilyHasAName() {
        Stream.of(Level.values()).forEach(level -> assertThat(ENGLISH.has("level." + level.id())).isTrue());
        Stream.of(Outcome.values()).forEach(outcome -> assertThat(ENGLISH.has("outcome." + outcome.id())).isTrue());
        Stream.of(Family.values()).forEach(family -> assertThat(ENGLISH.has("family." + family.id())).isTrue());
    }

    /** Whatever in the sources looks like a key, with a first word that keys have, is one. */
    @Test
    void everyKeyInTheSourcesHasAText() throws IOException {
        Set<String> firstWords = new TreeSet<>();
        ENGLISH.keys().forEach(key -> firstWords.add(key.replaceFirst("\\..*", "")));
        Pattern literal = Pattern.compile("\"([a-z-]+)((?:\\.[a-z-]+)+)\"");
        List<String> missing = new ArrayList<>();
        int[] found = {0};
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                literal.matcher(Files.readString(file)).results()
                    .filter(match -> firstWords.contains(match.group(1)))
                    .map(match -> match.group(1) + match.group(2))
                    .forEach(key -> {
                        found[0]++;
                        if (!ENGLISH.has(key)) {
                            missing.add(file + ": " + key);
                        }
                    });
            }
        }
        assertThat(missing).isEmpty();
        assertThat(found[0]).isGreaterThan(80);
    }

    @Test
    void numbersAreNeverGrouped() {
        assertThat(ENGLISH.say(Message.of("note.limit", 1234567))).isEqualTo("At most 1234567 chips may be taken now.");
        assertThat(ENGLISH.say(Message.of("note.limit", 1))).isEqualTo("At most 1 chip may be taken now.");
        assertThat(ENGLISH.say(Message.of("search.compute", 1234))).contains("are 1234 moves");
        assertThat(ENGLISH.say(Message.of("moore.count", 1234))).contains(" 1234 ");
        assertThat(JAPANESE.say(Message.of("moore.count", 1234))).contains("1234通り");
        assertThat(ENGLISH.say(Message.of("nim.move", 2147483647, 1234, 5678, 9999))).contains("2147483647 ⊕ 1234 = 5678");
    }

    /** What the user wrote is shown as it is, even if it looks like a pattern. */
    @Test
    void argumentsAreNotPatterns() {
        assertThat(ENGLISH.say(Message.of("input.game", "{0} it's {1,choice,0#a|1#b}")))
            .contains("“{0} it's {1,choice,0#a|1#b}”");
    }

    @Test
    void everyLocaleButJapaneseSpeaksEnglish() {
        assertThat(Texts.of(Locale.GERMANY).get("game.nim.title")).isEqualTo("Nim");
        assertThat(Texts.of(Locale.ROOT).get("game.nim.title")).isEqualTo("Nim");
        assertThat(Texts.of(Locale.JAPAN).get("game.nim.title")).isEqualTo("ニム");
    }
}
