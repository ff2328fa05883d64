package app.hissho.engine.puzzle;

import app.hissho.engine.Analysis;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Step;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Asks about the position that is shown: for its value, or for a move that wins. It is solved when this is made. */
public final class PositionQuestion {
    private static final int MOST_MOVES = 1000;
    private static final int LARGEST_ANSWER = 9999;
    /** Sentences of the explanations that speak of winning and of moves, not of the value. */
    private static final Set<String> BEYOND_VALUE = Set.of("nimber.result.win", "nimber.result.loss", "tartan.recipe");

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

    /** Whether there is a winning move, but at most one in {@code soMany} moves wins. */
    public boolean isHardToGuess(int soMany) {
        return analysis.outcome() == Outcome.WIN && analysis.winning().size() * soMany <= moves();
    }

    /** The way to the value, or to who wins where there is no value, without moves. */
    public Explanation wayToValue() {
        List<Step> steps = moves.explanation().upTo(Rung.RESULT);
        steps.removeIf(step -> BEYOND_VALUE.contains(step.text().key()));
        return new Explanation(steps);
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
