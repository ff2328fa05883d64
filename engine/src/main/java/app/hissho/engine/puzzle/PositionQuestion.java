package app.hissho.engine.puzzle;

import app.hissho.engine.Analysis;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import java.util.LinkedHashSet;

/** Asks about the position that is shown: for its value, or for a move that wins. It is solved when this is made. */
public final class PositionQuestion {
    private static final int MOST_MOVES = 1000;
    private static final int LARGEST_ANSWER = 9999;
    /** Of so many moves at most one wins, or one could guess. */
    private static final int MOVES_PER_WINNING_ONE = 3;

    private final Shown shown;
    private final PuzzleMoves<?, ?> moves;
    private final Analysis<String> analysis;

    public PositionQuestion(String gameId, String position) {
        shown = new Shown(gameId, position);
        moves = PuzzleMoves.of(shown);
        analysis = moves.analysis();
    }

    /** The name of a game without its parameter. */
    public static Message title(String gameId) {
        return Catalog.type(gameId).text("title");
    }

    public static Message rules(String gameId) {
        return Catalog.type(gameId).text("rules");
    }

    public Shown shown() {
        return shown;
    }

    public Analysis<String> analysis() {
        return analysis;
    }

    /** The value of the position, which is a number. */
    public int value() {
        return Integer.parseInt(analysis.value().orElseThrow().toString());
    }

    /** How many legal moves there are, as far as anybody counts. */
    public int moves() {
        return moves.moves(MOST_MOVES).size();
    }

    /** Whether there is a winning move, and few of the moves are. */
    public boolean isHardToGuess() {
        return analysis.outcome() == Outcome.WIN && analysis.winning().size() * MOVES_PER_WINNING_ONE <= moves();
    }

    /** The way to the value, without moves. */
    public Explanation wayToValue() {
        return new Explanation(moves.explanation().upTo(Rung.RESULT));
    }

    /** The problem whose answer is the value. */
    public Puzzle askValue(Puzzle.Builder puzzle, int difficulty) {
        return puzzle.show(shown.gameId(), shown.position()).build(new Form.OneNumber(LARGEST_ANSWER), value(), wayToValue(), difficulty);
    }

    /** The problem whose answer is any winning move. */
    public Puzzle askMove(Puzzle.Builder puzzle, int difficulty) {
        return puzzle.show(shown.gameId(), shown.position())
            .build(new Form.Move(shown), new LinkedHashSet<>(analysis.winning()), moves.explanation(), difficulty);
    }
}
