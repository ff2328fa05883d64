package app.hissho.engine;

import java.util.List;

/**
 * A sentence as data: a key of the text files and what fills its places. Front ends turn it into words
 * with {@link app.hissho.engine.explain.Texts}, in the language of the user.
 *
 * @param arguments numbers, text in the project's notation, or messages
 */
public record Message(String key, List<Object> arguments) {
    public Message {
        arguments = List.copyOf(arguments);
    }

    public static Message of(String key, Object... arguments) {
        return new Message(key, List.of(arguments));
    }
}
