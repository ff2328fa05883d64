package app.hissho.engine.cards;

import java.util.ArrayList;
import java.util.List;

/**
 * How many cards of one hand can be answered by different, stronger cards of another: the size of a largest matching.
 * The answering cards are taken from the weakest up, and each answers the weakest card that is still unanswered if it
 * can; a card that cannot answer that one answers none. Time is linear in the number of different strengths.
 */
final class Matching {
    /** So many equal pairs: cards of one strength, each answered by a card of another. */
    record Pairs(int answered, int answering, int count) {
    }

    private Matching() {
    }

    static int size(Hand answered, Hand answering) {
        return match(answered, answering, List.of(), 0);
    }

    /** The first {@code atMost} groups of pairs, by the strengths of their cards. */
    static List<Pairs> pairs(Hand answered, Hand answering, int atMost) {
        List<Pairs> first = new ArrayList<>();
        match(answered, answering, first, atMost);
        return first;
    }

    private static int match(Hand answered, Hand answering, List<Pairs> pairs, int atMost) {
        int size = 0;
        int kind = 0;
        int left = answered.isEmpty() ? 0 : answered.count(0);
        for (int with = 0; with < answering.kinds(); with++) {
            int free = answering.count(with);
            while (free > 0 && kind < answered.kinds() && answered.strength(kind) < answering.strength(with)) {
                int count = Math.min(free, left);
                if (pairs.size() < atMost) {
                    pairs.add(new Pairs(answered.strength(kind), answering.strength(with), count));
                }
                size += count;
                free -= count;
                left -= count;
                if (left == 0) {
                    kind++;
                    left = kind < answered.kinds() ? answered.count(kind) : 0;
                }
            }
        }
        return size;
    }

    /**
     * The strongest card of {@code answering} without which as many cards can be answered; 0 if every card is needed.
     * All weaker cards can be spared as well.
     *
     * <p>If k cards can be answered, then the k strongest cards t1 ≤ … ≤ tk can answer the k weakest u1 ≤ … ≤ uk in this
     * order. Without ti the next card t0 below them has to help, and then each of t0, …, t(i−1) answers one card more:
     * this works as long as t0 beats u1, t1 beats u2, and so on up to t(i−1) and ui.
     */
    static int strongestSpare(Hand answered, Hand answering) {
        int size = size(answered, answering);
        int spare = answering.size() - size;
        if (spare == 0) {
            return 0;
        }
        Cursor own = new Cursor(answering, spare - 1);
        Cursor others = new Cursor(answered, 0);
        for (int i = 0; i < size && own.strength() > others.strength(); i++) {
            own.next();
            others.next();
        }
        return own.strength();
    }

    /** Goes through a hand card by card. */
    private static final class Cursor {
        private final Hand hand;
        private int kind;
        private int left;

        /** Starts at the card with this place from the weakest, from 0. */
        Cursor(Hand hand, int place) {
            this.hand = hand;
            int skipped = 0;
            while (kind < hand.kinds() && skipped + hand.count(kind) <= place) {
                skipped += hand.count(kind++);
            }
            left = kind < hand.kinds() ? hand.count(kind) - (place - skipped) : 0;
        }

        int strength() {
            return hand.strength(kind);
        }

        void next() {
            left--;
            if (left == 0 && kind + 1 < hand.kinds()) {
                kind++;
                left = hand.count(kind);
            }
        }
    }
}
