package app.hissho.engine.board;

import app.hissho.engine.Message;

/** A button beside the board that stands for a part of a move which is no place, such as the letter to write. */
public record Key(Part part, Message label) {
    /** The group of all keys, which no place on a board has. */
    public static final int GROUP = -1;
}
