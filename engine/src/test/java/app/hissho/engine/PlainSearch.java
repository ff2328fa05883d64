package app.hissho.engine;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The definition of a solved game, written down as plainly as possible: what theorems and clever searches are
 * compared with. It uses nothing of a game but its moves and its result at the end, and is meant for small
 * positions only.
 */
public final class PlainSearch<P, M> {
    /**
     * What is true of a position.
     *
     * @param plies moves to the end if the winner hurries and the loser resists
     * @param grundy the least number that is not the value of a follower; a nimber in normal play only
     */
    public record Truth(Outcome outcome, int plies, int grundy) {
    }

    private final Game<P, M> game;
    private final Map<P, Truth> known = new HashMap<>();

    public PlainSearch(Game<P, M> game) {
        this.game = game;
    }

    public Truth of(P position) {
        P canonical = game.canonical(position);
        Truth truth = known.get(canonical);
        if (truth == null) {
            truth = compute(canonical);
            known.put(canonical, truth);
        }
        return truth;
    }

    private Truth compute(P position) {
        Set<Integer> values = new HashSet<>();
        int[] soonestWin = {Integer.MAX_VALUE};
        int[] latestLoss = {-1};
        boolean[] drawn = {false};
        game.visitMoves(position, move -> {
            Truth follower = of(game.play(position, move));
            Outcome result = result(position, move);
            values.add(follower.grundy());
            if (result == Outcome.WIN) {
                soonestWin[0] = Math.min(soonestWin[0], follower.plies() + 1);
            } else if (result == Outcome.DRAW) {
                drawn[0] = true;
            } else {
                latestLoss[0] = Math.max(latestLoss[0], follower.plies() + 1);
            }
            return true;
        });
        if (values.isEmpty()) {
            return new Truth(game.outcomeAtEnd(position), 0, 0);
        }
        int mex = 0;
        while (values.contains(mex)) {
            mex++;
        }
        if (soonestWin[0] < Integer.MAX_VALUE) {
            return new Truth(Outcome.WIN, soonestWin[0], mex);
        }
        return drawn[0] ? new Truth(Outcome.DRAW, 0, mex) : new Truth(Outcome.LOSS, latestLoss[0], mex);
    }

    /** What a move leads to, seen by the player who makes it. */
    private Outcome result(P position, M move) {
        Outcome after = of(game.play(position, move)).outcome();
        return game.movesAgain(position, move) ? after : after.reversed();
    }

    /** Every move that wins. */
    public Set<M> winningMoves(P position) {
        return movesTo(position, Outcome.WIN);
    }

    /** Every move that leads to this result for the player who makes it. */
    public Set<M> movesTo(P position, Outcome outcome) {
        Set<M> moves = new HashSet<>();
        game.visitMoves(position, move -> {
            if (result(position, move) == outcome) {
                moves.add(move);
            }
            return true;
        });
        return moves;
    }
}
