package app.hissho.engine.cards;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.cards.Tanhinmin.Move;
import app.hissho.engine.cards.Tanhinmin.Position;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Equal hands of three or more different cards: whoever leads first wins by a rule that needs no counting. While the
 * other player has two cards or more, play the lowest card that may be played, and pass only if there is none; when the
 * other player has one card left, play the highest. Where that is not a winning move, as with two cards each, and where
 * the last card wins at once, everything is told as {@link TanhinminSolver} does.
 */
final class EqualHandsLesson extends TanhinminSolver {
    private static final int FEW = 1;

    private final Tanhinmin game;

    EqualHandsLesson(Tanhinmin game) {
        super(game);
        this.game = game;
    }

    static Move rule(Position position) {
        int first = position.firstPlayable();
        if (first == position.mover().kinds()) {
            return Move.PASS;
        }
        return new Move(position.mover().strength(position.other().size() > FEW ? first : position.mover().kinds() - 1));
    }

    /** The winning moves, that of the rule first. */
    @Override
    public Analysis<Move> analyse(Position position, Budget budget) {
        Analysis<Move> analysis = super.analyse(position, budget);
        if (!analysis.winning().contains(rule(position))) {
            return analysis;
        }
        List<Move> winning = new ArrayList<>(analysis.winning());
        winning.remove(rule(position));
        winning.add(0, rule(position));
        return Analysis.ofWinning(Optional.empty(), List.of(), winning);
    }

    @Override
    public Explanation explain(Position position, Budget budget) {
        Explanation counted = super.explain(position, budget);
        Move move = rule(position);
        if (position.mover().size() <= FEW || !analyse(position, budget).winning().contains(move)) {
            return counted;
        }
        Explanation.Builder steps = new Explanation.Builder();
        if (position.isTableEmpty() && position.mover().equals(position.other())) {
            steps.add(Rung.LOOK, "tanhinmin.equal.look");
            counted.steps().stream().filter(step -> step.rung() == Rung.COMPUTE || step.rung() == Rung.RESULT).forEach(steps::add);
            steps.add(Rung.RESULT, "tanhinmin.rule");
        } else {
            steps.add(Rung.LOOK, "tanhinmin.rule");
        }
        Message words = game.describe(position, move);
        if (move.isPass()) {
            steps.add(Rung.MOVE, "tanhinmin.rule.pass", words);
        } else {
            int left = position.other().size();
            steps.add(Rung.MOVE, left > FEW ? "tanhinmin.rule.low" : "tanhinmin.rule.high", words, left);
        }
        return steps.build();
    }
}
