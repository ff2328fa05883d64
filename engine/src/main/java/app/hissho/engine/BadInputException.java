package app.hissho.engine;

import app.hissho.engine.explain.Texts;
import java.util.Locale;

/** Text from outside that is no game, position or move; the sentence says what was found and what was expected. */
public final class BadInputException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_QUOTE = 40;

    private final transient Message sentence;

    public BadInputException(Message sentence) {
        super(sentence.key());
        this.sentence = sentence;
    }

    public BadInputException(String key, Object... arguments) {
        this(Message.of(key, arguments));
    }

    /** The sentence as data, for front ends that speak the user's language. */
    public Message sentence() {
        return sentence;
    }

    /** The sentence in English. */
    @Override
    public String getMessage() {
        return sentence == null ? super.getMessage() : Texts.of(Locale.ENGLISH).say(sentence);
    }

    /** What the user wrote, cut to a length that fits a sentence, on one line. */
    public static String quote(String found) {
        String line = found.replaceAll("[\\p{Cc}\\p{Zl}\\p{Zp}]", " ");
        int end = Math.min(line.length(), LONGEST_QUOTE);
        if (end > 0 && end < line.length() && Character.isHighSurrogate(line.charAt(end - 1))) {
            end--;
        }
        return end < line.length() ? line.substring(0, end) + "…" : line;
    }
}
