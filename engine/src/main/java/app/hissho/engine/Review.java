package app.hissho.engine;

import java.util.Optional;

/** Looks back at a match: where did a player let a better result go? */
public final class Review {
    private Review() {
    }

    /**
     * The match as it stood when a player was last to move and could have got more than the match gave him, or
     * nothing if he never could. For a player who lost, the move that he made there is the one that lost the game. Where
     * chance decides, it is the last time that he made a move which was not among the best.
     *
     * @param match a match that has ended
     * @param starter whether to look at the player who started, or at the other
     */
    public static <P, M> Optional<Match<P, M>> lastChance(Match<P, M> match, boolean starter, Solver<P, M> solver, Budget budget) {
        Outcome result = starter ? match.starterOutcome() : match.starterOutcome().reversed();
        for (int ply = match.played(); ply >= 0; ply--) {
            Match<P, M> at = match.at(ply);
            if (at.starterToMove() == starter && !at.isOver()) {
                Analysis<M> analysis = solver.analyse(at.position(), budget);
                boolean chance = analysis.outcome() == Outcome.OPEN
                    ? at.next().isPresent() && !analysis.best().contains(at.next().get())
                    : analysis.outcome().isBetterThan(result);
                if (chance) {
                    return Optional.of(at);
                }
            }
        }
        return Optional.empty();
    }
}
