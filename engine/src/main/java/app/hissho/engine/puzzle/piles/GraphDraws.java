package app.hissho.engine.puzzle.piles;

import app.hissho.engine.Analysis;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleMoves;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Tell whether the player to move wins, loses or draws a walk on a graph with cycles; each as often. Harder with more
 * vertices, from 5 to 9, and arrows, from 7 to 15. A cycle can always be reached, the graph has an end, and no win is a
 * single step away.
 */
final class GraphDraws extends PileKind {
    private static final List<Outcome> OUTCOMES = List.of(Outcome.WIN, Outcome.LOSS, Outcome.DRAW);
    private static final Form FORM = new Form.Choice(
        OUTCOMES.stream().map(outcome -> Message.of("puzzle.graph-draws.option." + outcome.id())).collect(Collectors.toList()));

    GraphDraws() {
        super("graph-draws", Skill.GRAPHS);
    }

    private record Drawn(DrawnGraph graph, Analysis<String> analysis) {
        boolean fits(Outcome wanted) {
            return analysis.outcome() == wanted && analysis.value().isEmpty() && analysis.plies().orElse(2) > 1
                && graph.followers().stream().anyMatch(List::isEmpty);
        }
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        int arrows = 5 + 2 * id.level();
        Outcome outcome = dice.pick(OUTCOMES);
        Drawn drawn = until(() -> draw(4 + id.level(), arrows, dice), each -> each.fits(outcome));
        Shown shown = drawn.graph().shown();
        String token = drawn.graph().names().get(0);
        List<String> good = outcome == Outcome.WIN ? drawn.analysis().winning() : drawn.analysis().drawing();
        Puzzle.Builder puzzle = new Puzzle.Builder(id).show(shown.gameId(), shown.position());
        for (int option = 1; option <= OUTCOMES.size(); option++) {
            puzzle.trap(option, "puzzle.graph-draws." + outcome.id(), token, good.isEmpty() ? "" : good.get(0));
        }
        return puzzle.build(FORM, 1 + OUTCOMES.indexOf(outcome), new Explanation(PuzzleMoves.of(shown).explanation().upTo(Rung.RESULT)), arrows);
    }

    private static Drawn draw(int vertices, int arrows, Dice dice) {
        DrawnGraph graph = DrawnGraph.draw(vertices, arrows, true, dice);
        return new Drawn(graph, PuzzleMoves.of(graph.shown()).analysis());
    }
}
