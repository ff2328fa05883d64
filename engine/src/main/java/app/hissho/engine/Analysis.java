package app.hissho.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The truth about one position.
 *
 * @param outcome for the player to move
 * @param value what the theory of the game assigns to the position, if it assigns anything
 * @param components the value of each part of the board in the board's order; empty where parts have none
 * @param winning the moves that win: all of them if {@code allListed}, else the first {@link #MOST_LISTED}
 * @param drawing the moves that hold the draw of a drawn position, at most {@link #MOST_LISTED}; empty elsewhere
 * @param best the moves from which a perfect player chooses where the theory tells more than who wins, such as those with
 *     the most points or the best chances; empty where it does not
 * @param plies how many moves the game lasts if the winner hurries and the loser resists, where known
 */
public record Analysis<M>(
        Outcome outcome,
        Optional<Value> value,
        List<Value> components,
        List<M> winning,
        boolean allListed,
        List<M> drawing,
        List<M> best,
        OptionalInt plies) {

    /** A position may have more winning moves than memory; no list grows past this. */
    public static final int MOST_LISTED = 10_000;

    public Analysis {
        components = List.copyOf(components);
        winning = List.copyOf(winning);
        drawing = List.copyOf(drawing);
        best = List.copyOf(best);
    }

    /** A position of a game whose theory tells who wins and no more. */
    public Analysis(Outcome outcome, Optional<Value> value, List<Value> components, List<M> winning, boolean allListed,
            List<M> drawing, OptionalInt plies) {
        this(outcome, value, components, winning, allListed, drawing, List.of(), plies);
    }

    /** A position that is not drawn. */
    public Analysis(
            Outcome outcome, Optional<Value> value, List<Value> components, List<M> winning, boolean allListed, OptionalInt plies) {
        this(outcome, value, components, winning, allListed, List.of(), plies);
    }

    /** A position in which no move wins and {@code drawing} do not lose. */
    public static <M> Analysis<M> ofDrawing(List<M> drawing) {
        return new Analysis<>(Outcome.DRAW, Optional.empty(), List.of(), List.of(), true,
            drawing.subList(0, Math.min(MOST_LISTED, drawing.size())), OptionalInt.empty());
    }

    /** The outcome follows from whether there is a winning move; a list that is too long is cut. */
    public static <M> Analysis<M> ofWinning(Optional<Value> value, List<Value> components, List<M> winning) {
        boolean all = winning.size() <= MOST_LISTED;
        return new Analysis<>(winning.isEmpty() ? Outcome.LOSS : Outcome.WIN, value, components,
            all ? winning : winning.subList(0, MOST_LISTED), all, OptionalInt.empty());
    }

    /** A position where nobody can move. */
    public static <M> Analysis<M> ofEnd(Outcome outcome, Optional<Value> value, List<Value> components) {
        return new Analysis<>(outcome, value, components, List.of(), true, OptionalInt.of(0));
    }
}
