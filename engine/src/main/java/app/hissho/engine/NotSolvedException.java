package app.hissho.engine;

import app.hissho.engine.explain.Texts;
import java.util.Locale;

/** A search that met a limit of its {@link Budget} before it knew the answer. It never comes with a guess. */
public final class NotSolvedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    public NotSolvedException(String key, Object... arguments) {
        super(key);
        this.reason = Message.of(key, arguments);
    }

    /** Which limit was met, as data. */
    public Message reason() {
        return reason;
    }

    /** The reason in English. */
    @Override
    public String getMessage() {
        return reason == null ? super.getMessage() : Texts.of(Locale.ENGLISH).say(reason);
    }
}
