package app.hissho.engine.impartial;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Solves SOS on a strip. Whoever can complete S-O-S does so; so nobody writes a letter that allows it unless every
 * letter does. On a strip where nothing can be completed the game is therefore to find safe letters: whoever has to
 * write and has no safe one left loses, and if the strip can be filled with safe letters it is a draw.
 *
 * <p>The strip falls into pieces ({@link SosPieces}). Once there is a trap, a piece like {@code S..S} into which nobody
 * can write safely, the strip can no longer be filled: no draw is possible, the game is one of normal play, and each
 * piece has a Grundy value, the nim-sum of which decides. Before that the collections of pieces are searched, each
 * once, until a winning letter is found. So of the 29.6 million strips of 18 squares on which nothing can be completed
 * only some twenty thousand collections are looked at.
 *
 * <p>Limits, measured here from the empty strip: 18 squares take 22,300 nodes, 360 kB in the store and 0.3 s (0.6 s the
 * first time), 22 squares 100,000 nodes and 1 s. Longer strips are searched as far as the budget goes; a collection of
 * pieces that has no exact 64-bit name is refused.
 */
final class SosSolver implements Solver<Sos.Strip, Sos.Write> {
    private static final int MOST_TOLD = 6;
    /** How outcomes are stored: by their place here, from 1. */
    private static final List<Outcome> OUTCOMES = List.of(Outcome.WIN, Outcome.LOSS, Outcome.DRAW);
    /** How many results a solver keeps: 6 MB. */
    private static final int MOST_RESULTS = 100_000;

    private final Sos game;
    private final PositionStore store;
    private final PositionStore.Rules rules;
    private final Map<Long, Integer> results = new HashMap<>();
    private final Map<String, Set<SosPieces>> options = new HashMap<>();

    SosSolver(Sos game, PositionStore store) {
        this.game = game;
        this.store = store;
        this.rules = new PositionStore.Rules(game.id(), game.ruleVersion());
    }

    @Override
    public Analysis<Sos.Write> analyse(Sos.Strip position, Budget budget) {
        if (game.isOver(position)) {
            return Analysis.ofEnd(game.outcomeAtEnd(position), Optional.empty(), List.of());
        }
        List<Sos.Write> winning = new ArrayList<>();
        List<Sos.Write> drawing = new ArrayList<>();
        List<Sos.Write> moves = game.listMoves(position);
        fetch(position, moves);
        for (Sos.Write move : moves) {
            Outcome after = outcome(position.with(move).squares(), budget);
            if (after == Outcome.LOSS) {
                winning.add(move);
            } else if (after == Outcome.DRAW) {
                drawing.add(move);
            }
        }
        if (winning.isEmpty() && !drawing.isEmpty()) {
            return Analysis.ofDrawing(drawing);
        }
        return new Analysis<>(winning.isEmpty() ? Outcome.LOSS : Outcome.WIN, Optional.empty(), List.of(), winning, true,
            OptionalInt.empty());
    }

    private void fetch(Sos.Strip position, List<Sos.Write> moves) {
        Set<Long> keys = new LinkedHashSet<>();
        for (Sos.Write move : moves) {
            String after = position.with(move).squares();
            if (!SosPieces.canBeCompleted(after)) {
                SosPieces.of(after).key().ifPresent(key -> keys.add(outcomeKey(key)));
            }
        }
        store.fetch(rules, keys.stream().mapToLong(Long::longValue).toArray());
    }

    private Outcome outcome(String squares, Budget budget) {
        if (squares.contains("SOS")) {
            return Outcome.LOSS;
        }
        if (SosPieces.canBeCompleted(squares)) {
            return Outcome.WIN;
        }
        SosPieces pieces = SosPieces.of(squares);
        if (!squares.contains(".")) {
            return Outcome.DRAW;
        }
        Outcome outcome = outcome(pieces, budget);
        if (pieces.traps() == 0) {
            pieces.key().ifPresent(key -> store.keep(rules, outcomeKey(key), code(outcome)));
        }
        return outcome;
    }

    private Outcome outcome(SosPieces pieces, Budget budget) {
        if (pieces.traps() > 0) {
            return value(pieces, budget) == 0 ? Outcome.LOSS : Outcome.WIN;
        }
        if (pieces.pieces().isEmpty()) {
            return Outcome.DRAW;
        }
        long key = outcomeKey(pieces.key().orElseThrow(() -> new NotSolvedException("unsolved.size")));
        int known = recall(key);
        if (known > 0 && known <= OUTCOMES.size()) {
            return OUTCOMES.get(known - 1);
        }
        budget.spend();
        Outcome best = movesThatMakeATrap(pieces, budget);
        if (best != Outcome.WIN && pieces.free()) {
            best = better(best, outcome(pieces.withoutFree(), budget).reversed());
        }
        for (int i = 0; i < pieces.pieces().size(); i++) {
            for (SosPieces after : pieces.isRepeated(i) ? Set.<SosPieces>of() : options(pieces.pieces().get(i))) {
                if (best != Outcome.WIN && after.traps() == 0) {
                    best = better(best, outcome(pieces.replacing(i, after), budget).reversed());
                }
            }
        }
        remember(key, code(best));
        return best;
    }

    /** Whether a letter that makes a trap wins; these come first because their outcome needs no search. */
    private Outcome movesThatMakeATrap(SosPieces pieces, Budget budget) {
        int sum = value(pieces, budget);
        for (int i = 0; i < pieces.pieces().size(); i++) {
            String piece = pieces.pieces().get(i);
            int others = sum ^ value(piece, budget);
            for (SosPieces after : pieces.isRepeated(i) ? Set.<SosPieces>of() : options(piece)) {
                if (after.traps() > 0 && value(after, budget) == others) {
                    return Outcome.WIN;
                }
            }
        }
        return Outcome.LOSS;
    }

    /** What safe letters make of a piece. */
    private Set<SosPieces> options(String piece) {
        return options.computeIfAbsent(piece, unused -> {
            Set<SosPieces> after = new LinkedHashSet<>();
            SosPieces.safe(piece).forEach(strip -> after.add(SosPieces.of(strip)));
            return after;
        });
    }

    /** The store may be small and shared; what this search needs it keeps itself as well. */
    private int recall(long key) {
        Integer known = results.get(key);
        return known != null ? known : store.recall(rules, key);
    }

    private void remember(long key, int result) {
        if (results.size() >= MOST_RESULTS) {
            results.clear();
        }
        results.put(key, result);
        store.remember(rules, key, result);
    }

    private static Outcome better(Outcome a, Outcome b) {
        return a == Outcome.WIN || b == Outcome.LOSS ? a : b;
    }

    private static int code(Outcome outcome) {
        return OUTCOMES.indexOf(outcome) + 1;
    }

    private static long outcomeKey(long key) {
        return key << 1;
    }

    private static long valueKey(String piece) {
        return SosPieces.code(piece) << 1 | 1;
    }

    /** The nim-sum of pieces when somewhere there is a trap. */
    private int value(SosPieces pieces, Budget budget) {
        int sum = pieces.free() ? 1 : 0;
        for (String piece : pieces.pieces()) {
            sum ^= value(piece, budget);
        }
        return sum;
    }

    private int value(String piece, Budget budget) {
        int known = recall(valueKey(piece));
        if (known > 0) {
            return known - 1;
        }
        budget.spend();
        BitSet seen = new BitSet();
        for (SosPieces after : options(piece)) {
            seen.set(value(after, budget));
        }
        int value = seen.nextClearBit(0);
        remember(valueKey(piece), value + 1);
        return value;
    }

    @Override
    public Explanation explain(Sos.Strip position, Budget budget) {
        Explanation.Builder steps = new Explanation.Builder();
        if (game.isOver(position)) {
            return steps.add(Rung.RESULT, position.hasSos() ? "sos.end" : "sos.end.draw").build();
        }
        Analysis<Sos.Write> analysis = analyse(position, budget);
        String squares = position.squares();
        if (SosPieces.canBeCompleted(squares)) {
            steps.add(Rung.LOOK, "sos.look.complete");
            steps.add(Rung.COMPUTE, "sos.complete");
            steps.add(Rung.RESULT, "sos.result.complete");
        } else {
            explainPieces(position, analysis.outcome(), steps, budget);
        }
        for (Sos.Write move : analysis.winning().subList(0, Math.min(MOST_TOLD, analysis.winning().size()))) {
            boolean completes = position.with(move).hasSos();
            steps.add(Rung.MOVE, completes ? "sos.move.complete" : "sos.move",
                game.describe(position, move), shown(position.with(move).squares()));
        }
        if (analysis.winning().size() > MOST_TOLD) {
            steps.add(Rung.MOVE, "nimber.more", analysis.winning().size() - MOST_TOLD);
        }
        for (Sos.Write move : analysis.drawing().subList(0, Math.min(MOST_TOLD, analysis.drawing().size()))) {
            steps.add(Rung.MOVE, "draw.hold", game.describe(position, move));
        }
        if (analysis.outcome() == Outcome.LOSS) {
            steps.add(Rung.MOVE, "resist");
        }
        return steps.build();
    }

    /** A strip as sentences show it: a row of dots could be mistaken for the end of one. */
    private static String shown(String squares) {
        return squares.replace('.', '_');
    }

    private void explainPieces(Sos.Strip position, Outcome outcome, Explanation.Builder steps, Budget budget) {
        SosPieces pieces = SosPieces.of(position.squares());
        int safe = SosPieces.safe(position.squares()).size();
        steps.add(Rung.LOOK, "sos.look");
        steps.add(Rung.LOOK, "sos.look.trap");
        steps.add(Rung.COMPUTE, "sos.safe", game.listMoves(position).size(), safe);
        if (pieces.traps() > 0) {
            steps.add(Rung.COMPUTE, "sos.trapped", pieces.traps());
            List<String> told = new ArrayList<>();
            for (String piece : pieces.pieces()) {
                told.add(shown(piece) + " = " + value(piece, budget));
            }
            if (pieces.free()) {
                told.add(shown(".") + " = 1");
            }
            if (!told.isEmpty()) {
                steps.add(Rung.COMPUTE, "sos.values", String.join(", ", told), value(pieces, budget));
            }
        } else {
            steps.add(Rung.COMPUTE, "sos.no-trap");
        }
        boolean stuck = safe == 0;
        steps.add(Rung.RESULT, stuck ? "sos.result.stuck" : "sos.result." + outcome.id());
    }
}
