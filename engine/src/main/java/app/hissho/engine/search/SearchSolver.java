package app.hissho.engine.search;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Solves any game that always ends, in which the players alternate and nothing is hidden, by following every line of
 * play to its end, each position once.
 *
 * <p>The winner hurries and the loser resists, so the number of moves is exact too. Results go to the store as
 * they are found; the position asked for, the positions one move on, and every position whose answer cost at
 * least {@value #WORTH_KEEPING} others are kept beyond the process. Before a search the store is asked once for
 * the position and all that follow it, so an analysis that was made before costs no search at all.
 *
 * <p>The budget is charged for every position that a search comes across, new or not. At most
 * {@value #MOST_WAITING} positions wait for their turn, some 30 MB; depth costs no stack. A search that needs
 * more, and a position without a 64-bit key, are refused.
 */
public final class SearchSolver<P, M> implements Solver<P, M> {
    private static final int WORTH_KEEPING = 4096;
    private static final int MOST_MOVES = 100_000;
    private static final int MOST_WAITING = 250_000;
    private static final int MOST_EXPLAINED = 6;

    private final Game<P, M> game;
    private final PositionStore store;
    private final PositionStore.Rules rules;

    public SearchSolver(Game<P, M> game, PositionStore store) {
        this.game = game;
        this.store = store;
        this.rules = new PositionStore.Rules(game.id(), game.ruleVersion());
    }

    @Override
    public Analysis<M> analyse(P position, Budget budget) {
        if (game.isOver(position)) {
            return Analysis.ofEnd(game.outcomeAtEnd(position), Optional.empty(), List.of());
        }
        List<M> moves = moves(position);
        Map<Long, P> followers = followers(position, moves, () -> { });
        List<Long> keys = new ArrayList<>(followers.keySet());
        long rootKey = key(position);
        keys.add(rootKey);
        store.fetch(rules, keys.stream().mapToLong(Long::longValue).toArray());
        Map<Long, Integer> results = new LinkedHashMap<>();
        followers.forEach((key, follower) -> results.put(key, solve(follower, key, budget)));
        int result = Result.of(Outcome.LOSS, 0);
        boolean first = true;
        for (int follower : results.values()) {
            result = first ? before(follower) : better(result, before(follower));
            first = false;
        }
        store.remember(rules, rootKey, result);
        store.keep(rules, rootKey, result);
        results.forEach((key, follower) -> store.keep(rules, key, follower));
        Outcome outcome = Result.outcome(result);
        List<M> best = new ArrayList<>();
        for (M move : moves) {
            if (Result.outcome(results.get(key(game.play(position, move)))) == outcome.reversed()) {
                best.add(move);
            }
        }
        if (outcome == Outcome.DRAW) {
            return Analysis.ofDrawing(best);
        }
        List<M> winning = outcome == Outcome.WIN ? best : List.of();
        boolean all = winning.size() <= Analysis.MOST_LISTED;
        return new Analysis<>(outcome, Optional.empty(), List.of(),
            all ? winning : winning.subList(0, Analysis.MOST_LISTED), all, OptionalInt.of(Result.plies(result)));
    }

    private List<M> moves(P position) {
        List<M> moves = game.moves(position, MOST_MOVES + 1);
        if (moves.size() > MOST_MOVES) {
            throw new NotSolvedException("unsolved.moves", MOST_MOVES);
        }
        return moves;
    }

    private Map<Long, P> followers(P position, List<M> moves, Runnable pay) {
        Map<Long, P> followers = new LinkedHashMap<>();
        for (M move : moves) {
            pay.run();
            P follower = game.canonical(game.play(position, move));
            followers.putIfAbsent(key(follower), follower);
        }
        return followers;
    }

    private long key(P position) {
        return game.key(position).orElseThrow(() -> new NotSolvedException("unsolved.size"));
    }

    private int known(long key) {
        int result = store.recall(rules, key);
        return Result.isValid(result) ? result : PositionStore.MISSING;
    }

    /** A position whose followers are being solved one after the other. */
    private final class Frame {
        final long key;
        final List<Map.Entry<Long, P>> followers;
        final long spentBefore;
        int next;
        int result = PositionStore.MISSING;

        Frame(P position, long key, Budget budget) {
            this.key = key;
            this.spentBefore = budget.spent();
            this.followers = new ArrayList<>(followers(position, moves(position), budget::spend).entrySet());
            if (followers.isEmpty()) {
                result = Result.of(game.outcomeAtEnd(position), 0);
            }
        }

        void take(int follower) {
            result = result == PositionStore.MISSING ? before(follower) : better(result, before(follower));
        }
    }

    private int solve(P root, long rootKey, Budget budget) {
        int known = known(rootKey);
        if (known != PositionStore.MISSING) {
            return known;
        }
        Deque<Frame> stack = new ArrayDeque<>();
        budget.spend();
        stack.push(new Frame(root, rootKey, budget));
        int waiting = stack.peek().followers.size();
        while (true) {
            Frame frame = stack.peek();
            if (frame.next == frame.followers.size()) {
                store.remember(rules, frame.key, frame.result);
                if (budget.spent() - frame.spentBefore >= WORTH_KEEPING) {
                    store.keep(rules, frame.key, frame.result);
                }
                stack.pop();
                waiting -= frame.followers.size();
                if (stack.isEmpty()) {
                    return frame.result;
                }
                stack.peek().take(frame.result);
            } else {
                Map.Entry<Long, P> follower = frame.followers.get(frame.next++);
                int result = known(follower.getKey());
                if (result != PositionStore.MISSING) {
                    frame.take(result);
                } else {
                    Frame deeper = new Frame(follower.getValue(), follower.getKey(), budget);
                    stack.push(deeper);
                    waiting += deeper.followers.size();
                    if (waiting > MOST_WAITING) {
                        throw new NotSolvedException("unsolved.size");
                    }
                }
            }
        }
    }

    /** The result for the player who moves to a position with this result. */
    private static int before(int follower) {
        Outcome outcome = Result.outcome(follower).reversed();
        return Result.of(outcome, outcome == Outcome.DRAW ? 0 : Result.plies(follower) + 1);
    }

    /** What the player to move prefers: to win soon, else to draw, else to lose late. */
    private static int better(int a, int b) {
        Outcome first = Result.outcome(a);
        Outcome second = Result.outcome(b);
        if (first != second) {
            boolean takeFirst = first == Outcome.WIN || second == Outcome.LOSS;
            return takeFirst ? a : b;
        }
        boolean longer = Result.plies(a) > Result.plies(b);
        return (first == Outcome.LOSS) == longer ? a : b;
    }

    @Override
    public Explanation explain(P position, Budget budget) {
        Explanation.Builder steps = new Explanation.Builder();
        if (game.isOver(position)) {
            String key = switch (game.outcomeAtEnd(position)) {
                case WIN -> "end.no-move.misere";
                case LOSS -> "end.no-move.normal";
                case DRAW, OPEN -> "end.draw";
            };
            return steps.add(Rung.RESULT, key).build();
        }
        Analysis<M> analysis = analyse(position, budget);
        List<M> moves = moves(position);
        steps.add(Rung.LOOK, "search.look");
        steps.add(Rung.COMPUTE, "search.compute", moves.size());
        if (analysis.outcome() == Outcome.WIN) {
            steps.add(Rung.RESULT, "search.result.win", analysis.winning().size(), analysis.plies().orElse(0));
            for (M move : analysis.winning().subList(0, Math.min(MOST_EXPLAINED, analysis.winning().size()))) {
                steps.add(Rung.MOVE, "search.move", game.describe(position, move), game.format(game.play(position, move)));
            }
            return steps.build();
        }
        steps.add(Rung.RESULT, "search.result." + analysis.outcome().id(), analysis.plies().orElse(0));
        for (M move : moves.subList(0, Math.min(MOST_EXPLAINED, moves.size()))) {
            P after = game.play(position, move);
            Analysis<M> reply = analyse(after, budget);
            if (!reply.winning().isEmpty()) {
                Message answer = game.describe(after, reply.winning().get(0));
                steps.add(Rung.RESULT, "search.refutation", game.describe(position, move), answer);
            }
        }
        for (M move : analysis.drawing().subList(0, Math.min(MOST_EXPLAINED, analysis.drawing().size()))) {
            steps.add(Rung.MOVE, "draw.hold", game.describe(position, move));
        }
        return analysis.outcome() == Outcome.DRAW ? steps.build() : steps.add(Rung.MOVE, "resist").build();
    }
}
