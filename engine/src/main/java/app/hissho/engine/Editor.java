package app.hissho.engine;

import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.Key;
import app.hissho.engine.board.Part;
import app.hissho.engine.catalog.Catalog;
import java.util.List;
import java.util.Optional;

/**
 * A position that is put together on its board, touch by touch. Immutable; the position goes in and out as notation,
 * so front ends need not know P.
 */
public final class Editor<P> {
    private final Game<P, ?> game;
    private final Draft<P> draft;
    private final Edit<P> edit;

    private Editor(Game<P, ?> game, Draft<P> draft) {
        this.game = game;
        this.draft = draft;
        this.edit = game.edit(draft);
    }

    /** Begins with the text of a position. */
    public static Editor<?> of(String gameId, String position) {
        return parsed(Catalog.game(gameId), position);
    }

    private static <P> Editor<P> parsed(Game<P, ?> game, String position) {
        return new Editor<>(game, Draft.of(game.parse(position)));
    }

    /** After a part of the board or a button is touched; one that does nothing leaves everything as it is. */
    public Editor<P> touch(Part part) {
        return new Editor<>(game, edit.after(part));
    }

    /** After one part is drawn to another: the same as a touch on each, whatever was selected before. */
    public Editor<P> join(Part from, Part to) {
        return new Editor<>(game, Draft.of(draft.position())).touch(from).touch(to);
    }

    /** The game's id in its standard form. */
    public String gameId() {
        return game.id();
    }

    /** Other rules to choose from. */
    public List<Variant> variants() {
        return game.variants();
    }

    /** The position as text. */
    public String text() {
        return game.format(draft.position());
    }

    public Board board() {
        return game.board(draft.position());
    }

    public Optional<Part> selected() {
        return draft.selected();
    }

    /** What is selected and what can be touched, in the form in which boards are shown; it never holds a move. */
    public Choice<String> choice() {
        return new Choice<>(edit.tapped(), edit.lit(), Optional.empty());
    }

    /** The buttons beside the board, also those that do nothing now. */
    public List<Key> keys() {
        return edit.keys();
    }

    /** Whether a button does something now. */
    public boolean isOffered(Key key) {
        return edit.isOffered(key);
    }

    /** The sentence that tells what to touch. */
    public Message how() {
        return edit.how();
    }

    /** Whether nobody could move, so that this is no start of a game. */
    public boolean isOver() {
        return game.isOver(draft.position());
    }
}
