package app.hissho.engine.explain;

import app.hissho.engine.Message;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.ChoiceFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The words of the engine in one language: rules, explanations, error sentences. English is the language of
 * every locale but Japanese. Places in a text are written as for {@link java.text.MessageFormat}: {@code {0}} is
 * an argument as the notation writes it, numbers without grouping, and {@code {0,choice,1#chip|1<{0} chips}} picks
 * words by number ({@link ChoiceFormat}); these may have places again.
 */
public final class Texts {
    /** The files of a language: what all games share, and one for each family. */
    private static final List<String> SECTIONS =
        List.of("common", "moving", "editing", "piles", "coins", "graphs", "cards", "tricks", "memory",
            "puzzles", "puzzles-piles", "puzzles-coins", "puzzles-cards");
    private static final Map<String, Texts> LOADED = new ConcurrentHashMap<>();

    private final Locale locale;
    private final Properties texts = new Properties();

    private Texts(String language) {
        locale = new Locale(language);
        for (String section : SECTIONS) {
            load(language + "/" + section + ".properties");
        }
    }

    private void load(String file) {
        try (InputStream in = Texts.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new MissingResourceException("no texts in the engine", file, file);
            }
            try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                texts.load(reader);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Texts of(Locale locale) {
        String language = locale.getLanguage().equals("ja") ? "ja" : "en";
        return LOADED.computeIfAbsent(language, Texts::new);
    }

    public Locale locale() {
        return locale;
    }

    /** The text of a key that has no places to fill. */
    public String get(String key) {
        String text = texts.getProperty(key);
        if (text == null) {
            throw new MissingResourceException("no text for " + key, Texts.class.getName(), key);
        }
        return text;
    }

    public boolean has(String key) {
        return texts.containsKey(key);
    }

    public Set<String> keys() {
        return texts.stringPropertyNames();
    }

    public String say(Message message) {
        return fill(get(message.key()), message.arguments());
    }

    private String fill(String text, List<Object> arguments) {
        StringBuilder filled = new StringBuilder();
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int close = closing(text, open);
            filled.append(text, from, open).append(place(text.substring(open + 1, close), arguments));
            from = close + 1;
        }
        return filled.append(text, from, text.length()).toString();
    }

    private String place(String place, List<Object> arguments) {
        String[] parts = place.split(",", 3);
        Object argument = arguments.get(Integer.parseInt(parts[0]));
        if (parts.length == 3) {
            return fill(new ChoiceFormat(parts[2]).format(argument), arguments);
        }
        return argument instanceof Message inner ? say(inner) : argument.toString();
    }

    private static int closing(String text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("a place without an end: " + text);
    }
}
