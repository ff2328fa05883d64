package app.hissho.engine.cards;

/**
 * The theorem of two point cards. If the two highest cards are the points and one player has both, he gets both. Else the
 * one with the highest card gets it, and the other point is open: if he leads he does not get it, as long as there is more
 * than one trick. If he follows, he gets both exactly if, from the third card of each hand on, each of his cards is below
 * the other's card of the same rank in the hand: then the other player cannot get rid of the lead before his point card is
 * his only one left to lead. A single point card at the top goes to the one who has it. Time: one look at each card.
 */
final class TwoPoints {
    private TwoPoints() {
    }

    /** Whether at most two cards are points, and these the highest. */
    static boolean applies(TrickSearch.Deal deal) {
        return deal.points() <= 2 && deal.low() + deal.points() == 2 * deal.tricks();
    }

    /** How many point cards the leader gets; only where the theorem applies. */
    static int leaderGets(TrickSearch.Deal deal) {
        int top = 2 * deal.tricks() - 1;
        boolean highest = (deal.leader() >>> top & 1) == 1;
        if (deal.points() < 2) {
            return highest ? deal.points() : 0;
        }
        boolean second = (deal.leader() >>> (top - 1) & 1) == 1;
        if (highest == second) {
            return highest ? 2 : 0;
        }
        if (deal.tricks() == 1) {
            return highest ? 2 : 0;
        }
        return highest || !followersThirdAndLowerAreBelow(deal) ? 1 : 0;
    }

    /** Whether from the third card on each card of the follower is below the leader's card of the same rank in the hand. */
    static boolean followersThirdAndLowerAreBelow(TrickSearch.Deal deal) {
        int leaders = 0;
        int followers = 0;
        for (int card = 2 * deal.tricks() - 1; card >= 0; card--) {
            if ((deal.leader() >>> card & 1) == 1) {
                leaders++;
            } else {
                followers++;
                if (followers >= 3 && followers > leaders) {
                    return false;
                }
            }
        }
        return true;
    }
}
