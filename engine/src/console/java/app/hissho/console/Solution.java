package app.hissho.console;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.PositionStore;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What {@code solve} prints about one position, as text or as JSON. */
final class Solution<P, M> {
    private static final long MOST_CHARACTERS = 4_000_000;

    private final Game<P, M> game;
    private final P position;
    private final Analysis<M> analysis;
    private final List<String> explanation;
    private final Texts texts;

    private Solution(Game<P, M> game, P position, Solver<P, M> solver, Budget budget, Texts texts) {
        this.game = game;
        this.position = position;
        this.texts = texts;
        this.analysis = solver.analyse(position, budget);
        this.explanation = new Printer(texts).lines(solver.explain(position, budget).upTo(Rung.MOVE));
    }

    static <P, M> Solution<P, M> of(Game<P, M> game, String position, PositionStore store, Budget budget, Texts texts) {
        return new Solution<>(game, game.parse(position), game.solver(store), budget, texts);
    }

    JsonObject json() {
        JsonObject object = new JsonObject();
        object.addProperty("game", game.id());
        object.addProperty("position", game.format(game.canonical(position)));
        object.addProperty("outcome", analysis.outcome().id());
        object.add("value", analysis.value().isPresent() ? new JsonPrimitive(analysis.value().get().toString()) : JsonNull.INSTANCE);
        Winning winning = winning();
        object.add("winning", array(new ArrayList<>(winning.positions())));
        if (!winning.complete()) {
            object.addProperty("complete", false);
        }
        object.add("explanation", array(explanation));
        return object;
    }

    /** The positions after winning moves, and whether these are all. */
    private record Winning(TreeSet<String> positions, boolean complete) {
    }

    /** Of positions that fill pages, only as many as memory can hold. */
    private Winning winning() {
        TreeSet<String> after = new TreeSet<>();
        long length = 0;
        for (M move : analysis.winning()) {
            if (length >= MOST_CHARACTERS) {
                return new Winning(after, false);
            }
            String text = game.format(game.canonical(game.play(position, move)));
            length += after.add(text) ? text.length() : 0;
        }
        return new Winning(after, analysis.allListed());
    }

    private static JsonArray array(List<String> strings) {
        JsonArray array = new JsonArray();
        strings.forEach(array::add);
        return array;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(game.id() + " " + game.format(position));
        lines.add(texts.get("outcome." + analysis.outcome().id()));
        List<M> best = switch (analysis.outcome()) {
            case WIN, LOSS -> analysis.winning();
            case DRAW -> analysis.drawing();
            case OPEN -> analysis.best();
        };
        for (M move : best) {
            lines.add("  " + game.formatMove(move) + "  " + texts.say(game.describe(position, move)));
        }
        lines.add("");
        lines.addAll(explanation);
        return lines;
    }
}
