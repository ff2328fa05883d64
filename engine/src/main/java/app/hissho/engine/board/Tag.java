package app.hissho.engine.board;

import app.hissho.engine.Message;

/** What an explanation says of one part of a board, to be marked there with a shape and these few words. */
public record Tag(Part part, Message label) {
}
