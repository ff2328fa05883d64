package app.hissho.engine.cards;

import app.hissho.engine.Budget;

/**
 * Finds out how much the leader gets in {@link Tricks}, on the standard form of a deal: whose the cards are from the
 * weakest to the strongest, and which of them are points. So one bit a card tells all that matters, and only that is looked
 * up again.
 *
 * <p>Alpha-beta with windows of width one, from below and above until they meet. Neighbouring cards of the same player that
 * are both points or both plain are the same move. Bounds go into a table of {@value #SLOTS} words of 64 bits (2 MB), the
 * exact key beside the bounds; with more cards in play an entry stays longer. What is <em>wanted</em> is point cards, or
 * the last trick; where it is to be avoided, the loser of a trick gets what its winner would.
 *
 * <p>Once all points that are left are at the top and there are at most two of them, a theorem ({@link TwoPoints}) ends the
 * search. Measured here with 13 cards a hand, a heap of 64 MB, twelve rules and 20 deals each: all 169 entries of a matrix
 * took 144,000 positions and 62 ms at most and 6 ms on average; the slowest deal that was found, where the cards alternate
 * and 11 to 14 are points, 92 ms.
 */
final class TrickSearch {
    private static final int SLOT_BITS = 18;
    private static final int SLOTS = 1 << SLOT_BITS;
    private static final int PROBES = 4;
    private static final int BOUND_BITS = 5;
    private static final int BOUNDS = 2 * BOUND_BITS;
    private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
    private static final int HAND_BITS = 2 * Tricks.MOST_CARDS;

    /**
     * A deal with somebody to lead: 2·{@code tricks} cards, bit 0 the weakest.
     *
     * @param leader the cards of the player who leads
     * @param low the place of the lowest point card; 0 if there is none
     * @param points how many point cards there are, one above the other
     */
    record Deal(int tricks, int leader, int low, int points) {
        int follower() {
            return leader ^ ((1 << (2 * tricks)) - 1);
        }

        boolean isPoint(int card) {
            return low <= card && card < low + points;
        }

        /** An exact name, in 44 bits. */
        long key() {
            return ((long) tricks << BOUND_BITS | low) << (BOUND_BITS + HAND_BITS) | (long) points << HAND_BITS | leader;
        }

        /** What is left after a trick, with its winner to lead. */
        Deal after(int lead, int answer) {
            int winner = lead > answer ? leader : follower();
            int left = points - (isPoint(lead) ? 1 : 0) - (isPoint(answer) ? 1 : 0);
            int below = low - (lead < low ? 1 : 0) - (answer < low ? 1 : 0);
            return new Deal(tricks - 1, without(winner, lead, answer), left == 0 ? 0 : below, left);
        }

        private static int without(int cards, int one, int two) {
            int high = Math.max(one, two);
            int low = Math.min(one, two);
            int lower = cards & ((1 << low) - 1);
            int between = cards >>> (low + 1) & ((1 << (high - low - 1)) - 1);
            return lower | between << low | cards >>> (high + 1) << (high - 1);
        }
    }

    private final boolean avoid;
    private final boolean lastTrick;
    private final boolean theorem;
    private final long[] table = new long[SLOTS];

    /** @param theorem whether to trust the theorem of two point cards; without it everything is searched */
    TrickSearch(TrickRule rule, boolean theorem) {
        this.avoid = rule.avoid();
        this.lastTrick = rule.kind() == TrickRule.Kind.LAST;
        this.theorem = theorem && !avoid && !lastTrick;
    }

    /** What there is to get in a deal. */
    int total(Deal deal) {
        return lastTrick ? Math.min(1, deal.tricks()) : deal.points();
    }

    /** What a trick with these two cards is worth, whoever gets it. */
    int worth(Deal deal, int lead, int answer) {
        return lastTrick ? deal.tricks() == 1 ? 1 : 0 : (deal.isPoint(lead) ? 1 : 0) + (deal.isPoint(answer) ? 1 : 0);
    }

    /** How much the leader gets with best play. */
    int value(Deal deal, Budget budget) {
        int least = 0;
        int most = total(deal);
        int guess = most / 2;
        while (least < most) {
            int wanted = Math.max(guess, least + 1);
            int found = search(deal, wanted, budget);
            if (found >= wanted) {
                least = found;
                guess = found + 1;
            } else {
                most = found;
                guess = found;
            }
        }
        return least;
    }

    /** A number at least {@code wanted} that the leader can get, or one below {@code wanted} that he cannot exceed. */
    private int search(Deal deal, int wanted, Budget budget) {
        int total = total(deal);
        if (wanted <= 0) {
            return 0;
        }
        if (wanted > total) {
            return total;
        }
        if (theorem && TwoPoints.applies(deal)) {
            return TwoPoints.leaderGets(deal);
        }
        long key = deal.key() << BOUNDS;
        int slot = slot(key);
        long word = table[slot];
        boolean known = (word ^ key) >>> BOUNDS == 0;
        int least = known ? (int) (word >>> BOUND_BITS) & BOUND_MASK : 0;
        int most = known ? (int) word & BOUND_MASK : total;
        if (least >= wanted) {
            return least;
        }
        if (most < wanted) {
            return most;
        }
        budget.spend();
        int found = bestLead(deal, wanted, total, budget);
        if (found >= wanted) {
            least = found;
        } else {
            most = found;
        }
        table[slot] = key | (long) least << BOUND_BITS | most;
        return found;
    }

    /** Where the deal stands in the table or, if it does not, where it may be put. */
    private int slot(long key) {
        int first = (int) (((key >>> BOUNDS) * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - SLOT_BITS));
        int shallowest = first;
        for (int i = 0; i < PROBES; i++) {
            int slot = (first + i) & (SLOTS - 1);
            if (table[slot] == 0 || (table[slot] ^ key) >>> BOUNDS == 0) {
                return slot;
            }
            if (table[slot] < table[shallowest]) {
                shallowest = slot;
            }
        }
        return shallowest;
    }

    private int bestLead(Deal deal, int wanted, int total, Budget budget) {
        int different = different(deal);
        int best = -1;
        for (int leads = deal.leader() & different; leads != 0 && best < wanted; ) {
            int lead = highest(leads);
            leads ^= 1 << lead;
            best = Math.max(best, worstAnswer(deal, lead, deal.follower() & different, wanted, total, budget));
        }
        return best;
    }

    private int worstAnswer(Deal deal, int lead, int answers, int wanted, int total, Budget budget) {
        int worst = total;
        int higher = answers & -(2 << lead);
        int lower = answers & ((1 << lead) - 1);
        for (int first = 0; first < 2 && worst >= wanted; first++) {
            int cards = (first == 0) != avoid ? higher : lower;
            while (cards != 0 && worst >= wanted) {
                int answer = avoid ? highest(cards) : Integer.numberOfTrailingZeros(cards);
                cards ^= 1 << answer;
                worst = Math.min(worst, afterTrick(deal, lead, answer, wanted, total, budget));
            }
        }
        return worst;
    }

    private int afterTrick(Deal deal, int lead, int answer, int wanted, int total, Budget budget) {
        boolean won = lead > answer;
        int worth = worth(deal, lead, answer);
        int gain = won != avoid ? worth : 0;
        Deal after = deal.after(lead, answer);
        if (won) {
            return gain + search(after, wanted - gain, budget);
        }
        int rest = total - worth;
        return gain + rest - search(after, rest - (wanted - gain) + 1, budget);
    }

    /** One card, the lowest, of each run of cards that are the same to play. */
    private static int different(Deal deal) {
        int points = ((1 << deal.points()) - 1) << deal.low();
        return (deal.leader() ^ deal.leader() << 1) | (points ^ points << 1) | 1;
    }

    private static int highest(int cards) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cards);
    }
}
