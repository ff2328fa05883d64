package app.hissho.engine;

import app.hissho.engine.search.SearchSolver;
import app.hissho.engine.store.MemoryStore;
import app.hissho.engine.store.PositionStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Chooses moves at a {@link Level}. A perfect opponent plays a winning move whenever there is one: one that makes
 * progress, and where play could go round in circles one that wins soonest. In a drawn position it holds the draw. In a
 * lost position it resists: it picks the move after which the game lasts longest, as far as a short search can tell, and
 * among these the one that leaves the fewest winning answers. Where the theory tells more than who wins, such as points or
 * chances, it plays for the most of them. Weaker levels move at random now and then. Nothing but the seed and what the
 * player to move can see of the position decides, so the same game with the same seed goes the same way, and hidden cards
 * stay hidden from it.
 */
public final class Opponent<P, M> {
    /** How many moves of a lost position are compared. */
    private static final int MOST_COMPARED = 200;
    /** How far a lost position is searched for the longest resistance, on top of what the theorem says. */
    private static final int RESISTANCE_NODES = 100_000;
    private static final Duration RESISTANCE_TIME = Duration.ofMinutes(1);
    private static final long RESISTANCE_BYTES = 1 << 20;

    private final Game<P, M> game;
    private final Solver<P, M> solver;
    private final SearchSolver<P, M> lengths;
    private final Level level;
    private final long seed;

    public Opponent(Game<P, M> game, PositionStore store, Level level, long seed) {
        this.game = game;
        this.solver = game.solver(store);
        this.lengths = new SearchSolver<>(game, new MemoryStore(RESISTANCE_BYTES));
        this.level = level;
        this.seed = seed;
    }

    /** A legal move of a position that is not over. */
    public M choose(P hiding, Budget budget) {
        P position = game.visible(hiding);
        SplittableRandom random = new SplittableRandom(seed * 31 + game.format(position).hashCode());
        if (random.nextInt(100) < level.carelessPercent()) {
            return game.randomMove(position, random);
        }
        Analysis<M> analysis = solver.analyse(position, budget);
        if (!analysis.best().isEmpty()) {
            return analysis.best().get(random.nextInt(analysis.best().size()));
        }
        if (!analysis.winning().isEmpty()) {
            List<M> winning = new ArrayList<>(game.mayRepeat() ? soonest(position, analysis, budget) : analysis.winning());
            winning.removeIf(move -> !game.isProgress(position, move));
            return winning.get(random.nextInt(winning.size()));
        }
        if (!analysis.drawing().isEmpty()) {
            return analysis.drawing().get(random.nextInt(analysis.drawing().size()));
        }
        return mostStubborn(position, random, budget);
    }

    /** The winning moves that come nearer to the end; all of them where the distance is not known. */
    private List<M> soonest(P position, Analysis<M> analysis, Budget budget) {
        if (analysis.plies().isEmpty()) {
            return analysis.winning();
        }
        List<M> soonest = new ArrayList<>(analysis.winning());
        soonest.removeIf(move ->
            solver.analyse(game.play(position, move), budget).plies().orElse(0) >= analysis.plies().getAsInt());
        return soonest.isEmpty() ? analysis.winning() : soonest;
    }

    private M mostStubborn(P position, SplittableRandom random, Budget budget) {
        boolean measured = length(position, budget) > 0;
        M best = null;
        Resistance most = null;
        for (M move : candidates(position, random)) {
            P after = game.play(position, move);
            int answers = solver.analyse(after, budget).winning().size();
            int freedom = game.moves(after, MOST_COMPARED).size();
            Resistance resistance = new Resistance(measured ? length(after, budget) : 0, -answers, freedom);
            if (most == null || resistance.compareTo(most) > 0) {
                best = move;
                most = resistance;
            }
        }
        return best;
    }

    /** Up to {@value #MOST_COMPARED} moves: the first ones in the game's order, and some drawn at random. */
    private Set<M> candidates(P position, SplittableRandom random) {
        List<M> first = game.moves(position, MOST_COMPARED + 1);
        if (first.size() <= MOST_COMPARED) {
            return new LinkedHashSet<>(first);
        }
        Set<M> candidates = new LinkedHashSet<>(first.subList(0, MOST_COMPARED / 2));
        for (int i = 0; i < MOST_COMPARED / 2; i++) {
            candidates.add(game.randomMove(position, random));
        }
        return candidates;
    }

    /**
     * The exact number of moves to the end if a short search finds it, else 0. A search that finds it finds it
     * for all that follows, so the moves of a position are compared by their lengths or not at all. It is bounded
     * by positions, not by time: a slow phone plays as a fast one does. Where play may go round in circles only the
     * solver knows the length.
     */
    private int length(P position, Budget budget) {
        if (game.mayRepeat()) {
            return solver.analyse(position, budget).plies().orElse(0);
        }
        try {
            return lengths.analyse(position, new Budget(RESISTANCE_NODES, RESISTANCE_TIME)).plies().orElse(0);
        } catch (NotSolvedException tooLarge) {
            return 0;
        }
    }

    private record Resistance(int length, int fewAnswers, int freedom) implements Comparable<Resistance> {
        @Override
        public int compareTo(Resistance other) {
            if (length != other.length) {
                return Integer.compare(length, other.length);
            }
            return fewAnswers != other.fewAnswers
                ? Integer.compare(fewAnswers, other.fewAnswers) : Integer.compare(freedom, other.freedom);
        }
    }
}
