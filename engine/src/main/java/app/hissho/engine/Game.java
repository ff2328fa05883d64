package app.hissho.engine;

import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.Part;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * The rules of one game with its parameters set, and its notation: all that a front end needs to show and play
 * it. Two players alternate, unless {@link #movesAgain} says otherwise; in most games a player who cannot move has lost in
 * normal play and won in misère play.
 *
 * <p>Positions and moves are immutable values with {@code equals}. Text from outside is checked in
 * {@link #parse} and {@link #parseMove} and nowhere else; both throw {@link BadInputException}. A game has no
 * state and may be used from several threads.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface Game<P, M> {
    /** The catalog's name with the parameters in canonical order, such as {@code subtraction:1,3,4}. */
    String id();

    /** Raised whenever the rules, the keys or the meaning of stored results change; older results are ignored. */
    int ruleVersion();

    /** Reads a position; text that {@link #format} wrote gives back the same position. */
    P parse(String text);

    /** Writes a position as it stands, so that parts keep their places on the board. */
    String format(P position);

    /** The same position in its one standard form, for comparing, storing and printing results. */
    P canonical(P position);

    /** An exact 64-bit name of the canonical position, or nothing if it does not fit: then it is not stored. */
    default OptionalLong key(P position) {
        return OptionalLong.empty();
    }

    /** Shows every legal move to {@code visitor}, until there is none left or the visitor answers false. */
    void visitMoves(P position, Predicate<? super M> visitor);

    /** The first {@code atMost} legal moves. A heap of two billion has as many, so always ask with a limit. */
    default List<M> moves(P position, int atMost) {
        List<M> moves = new ArrayList<>();
        if (atMost > 0) {
            visitMoves(position, move -> {
                moves.add(move);
                return moves.size() < atMost;
            });
        }
        return moves;
    }

    /** Whether the game has ended: nobody can move. */
    default boolean isOver(P position) {
        return moves(position, 1).isEmpty();
    }

    /** The result for the player to move where nobody can move. */
    Outcome outcomeAtEnd(P position);

    /** Whether a position can come back, so that play need not end; {@link Match} then calls a draw in the end. */
    default boolean mayRepeat() {
        return false;
    }

    /** A legal move drawn evenly enough to look careless; the position must not be over. */
    M randomMove(P position, SplittableRandom random);

    /** The position after a legal move. */
    P play(P position, M move);

    /** Whether the player who makes this move makes the next one too. */
    default boolean movesAgain(P position, M move) {
        return false;
    }

    /** Whether this move shows what was hidden, so that it cannot be taken back. */
    default boolean reveals(P position, M move) {
        return false;
    }

    /**
     * The position as the player to move sees it: what is hidden from him is replaced by something that does not depend
     * on it. Two positions that look the same to him give the same one.
     */
    default P visible(P position) {
        return position;
    }

    /** A start like this one in which what chance decides, such as the order of the cards, is drawn from {@code seed}. */
    default P dealt(P start, long seed) {
        return start;
    }

    /**
     * Whether a player who makes only such moves brings the game to an end, whatever the other does. Only games in
     * which moves can be undone have others; there every won position must have a winning move of this kind.
     */
    default boolean isProgress(P position, M move) {
        return true;
    }

    /** Reads a move that is legal in {@code position}. */
    M parseMove(P position, String text);

    String formatMove(M move);

    /** The sentence that tells a player what a legal move does; it does not tell what is hidden. */
    Message describe(P position, M move);

    /** The sentence that tells what a move did, once it was made. */
    default Message report(P position, M move) {
        return describe(position, move);
    }

    /**
     * The sentence that tells which taps make a move. Its key with {@code .do} is what the button for a move says,
     * given how many chips or parts are chosen.
     */
    Message howTo();

    /** Whether a move is made as soon as its parts are tapped, as a card is turned, without being confirmed. */
    default boolean movesAtOnce() {
        return false;
    }

    /** What to draw. */
    Board board(P position);

    /** What the tapped parts of the board mean: a whole move, and what can be tapped next. */
    Choice<M> choose(P position, List<Part> tapped);

    /** The parts that a legal move touches: to tap them is to choose it. */
    List<Part> parts(P position, M move);

    /** What can be done next with a position that is put together by hand, within the limits of the notation. */
    Edit<P> edit(Draft<P> draft);

    /** Other rules to choose from by a touch, beside those that can be written; empty for games without such a choice. */
    default List<Variant> variants() {
        return List.of();
    }

    /** The best solver of this game; {@code store} keeps what had to be searched. */
    Solver<P, M> solver(PositionStore store);

    /** A solver for the positions of a lesson of this game, which explains them by what the lesson teaches. */
    default Solver<P, M> lesson(String name, PositionStore store) {
        throw new IllegalArgumentException(name);
    }
}
