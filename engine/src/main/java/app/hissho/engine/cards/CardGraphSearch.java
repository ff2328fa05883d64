package app.hissho.engine.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.Outcome;
import app.hissho.engine.cards.CardGraph.Position;
import app.hissho.engine.store.PositionStore;
import java.util.Arrays;
import java.util.List;

/**
 * The search behind {@link CardGraphSolver}: exact values 1, 0, −1 (win, draw, loss of the player to move) of the
 * positions that follow one position. What is stored is the value of a lead, the best that a player can do by leading a
 * card on the empty table, and the value of a table, with a card to follow. The pass on the empty table needs no search:
 * if both players lose by leading, the position is a <em>zugzwang</em> and they pass to a draw, and else a pass gains
 * nothing that the lead does not.
 *
 * <p>Three theorems cut the search down. In each, only the cards that are still in the hands count, and only arrows
 * between cards of different hands.
 * <ul>
 * <li>If all that may be put on r may be put on r', then r' is at least as good to find on the table. So tables that
 *     let the same cards follow have one value and share a place in the store, and no table is better than the empty
 *     one: where that is lost, all are.
 * <li>If x' may be put wherever x may be put, and whatever may be put on x' may be put on x, then it is at least as good
 *     to hold x' instead of x. With the theorem before it follows that of two cards which the same cards of the other
 *     player may follow, one may as well play the one that can be put on less; the other is not tried.
 * <li>Without circles among the cards there is no zugzwang, so who loses by leading has lost.
 * </ul>
 * Cards are tried from those that can be put on little to those that can be put on much, and the pass last: at 16 cards
 * this saves nine of ten positions.
 *
 * <p>Limits, measured here on random deals from an empty store of 16 MB: 18 cards with half of all possible arrows take at
 * most 120,000 positions and 0.2 s, 20 cards 370,000 and 0.6 s, 22 cards mostly fewer than 1,600,000 and 2 s; without
 * circles 24 cards need fewer than two million. So up to 20 cards are solved on a phone, and of 24 about half. Decks have at
 * most {@value Deck#MOST_CARDS} cards; what the budget does not suffice for is refused.
 */
final class CardGraphSearch {
    private static final int WORTH_KEEPING = 4096;
    private static final int LEAD = 63;
    private static final int FACES = 64;
    private static final int UNKNOWN = 2;

    private final Deck deck;
    private final PositionStore store;
    private final PositionStore.Rules rules;
    private final Budget budget;
    private final boolean acyclic;
    private final long[] weights;

    CardGraphSearch(Position root, PositionStore store, PositionStore.Rules rules, Budget budget) {
        this.deck = root.deck();
        this.store = store;
        this.rules = rules;
        this.budget = budget;
        this.acyclic = deck.isAcyclic(root.mover(), root.other());
        this.weights = new long[deck.size()];
        long weight = 1;
        for (long rest = deck.cards(); rest != 0; rest &= rest - 1) {
            weights[Long.numberOfTrailingZeros(rest)] = weight;
            weight *= 3;
        }
    }

    static Outcome outcome(int value) {
        return value > 0 ? Outcome.WIN : value < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    /** The value of a position that is not over. */
    int value(Position position) {
        return switch (position.table()) {
            case CardGraph.EMPTY -> empty(position.mover(), position.other());
            case CardGraph.PASSED -> Math.max(0, lead(position.mover(), position.other()));
            default -> table(position.mover(), position.other(), position.playable());
        };
    }

    /** Whether with these hands both players would lose by leading on the empty table. */
    boolean isZugzwang(Position position) {
        return lead(position.mover(), position.other()) < 0 && lead(position.other(), position.mover()) < 0;
    }

    /** The value of the empty table on which nobody has passed. */
    private int empty(long own, long other) {
        int lead = lead(own, other);
        return lead < 0 && !acyclic ? Math.min(0, -lead(other, own)) : lead;
    }

    /** What it does to clear the table and let the other player lead. */
    private int pass(long own, long other) {
        return -empty(/* own= */ other, /* other= */ own);
    }

    /** The best that leading a card does. */
    private int lead(long own, long other) {
        if (isLast(own)) {
            return 1;
        }
        long key = key(own, other, LEAD);
        int known = known(key);
        if (known != UNKNOWN) {
            return known;
        }
        long before = budget.spent();
        budget.spend();
        return remember(key, best(own, other, own, 1), before);
    }

    /** The value of a table on which the player to move may put these faces. */
    private int table(long own, long other, long playable) {
        if (playable == 0) {
            return pass(own, other);
        }
        if (isLast(own)) {
            return 1;
        }
        long key = key(own, other, representative(own, playable));
        int known = known(key);
        if (known != UNKNOWN) {
            return known;
        }
        long before = budget.spent();
        budget.spend();
        return remember(key, search(own, other, playable), before);
    }

    private int search(long own, long other, long playable) {
        int atMost = knownEmpty(own, other);
        if (atMost == -1) {
            return -1;
        }
        if (knownEmpty(other, own) == -1) {
            return 1;
        }
        int best = best(own, other, playable, Math.min(atMost, 1));
        return best >= atMost || best == 1 ? best : Math.max(best, pass(own, other));
    }

    /** The best that one of these cards does; the search ends when it cannot be better. */
    private int best(long own, long other, long playable, int atMost) {
        long answers = deck.faces(other);
        int best = -1;
        for (int face : inOrder(playable, answers)) {
            best = Math.max(best, -table(other, own & ~deck.faces(face), deck.children(face) & answers));
            if (best >= atMost) {
                break;
            }
        }
        return best;
    }

    /** The faces that are worth trying, first those that can be put on few cards of the other player. */
    private int[] inOrder(long playable, long answers) {
        int[] order = new int[Long.bitCount(playable)];
        int count = 0;
        for (long rest = playable; rest != 0; rest &= rest - 1) {
            int face = Long.numberOfTrailingZeros(rest);
            if (!isPointless(face, playable, answers)) {
                order[count++] = Long.bitCount(deck.parents(face) & answers) << 8 | face;
            }
        }
        int[] faces = Arrays.copyOf(order, count);
        Arrays.sort(faces);
        for (int i = 0; i < count; i++) {
            faces[i] &= 0xFF;
        }
        return faces;
    }

    /** Whether another card does at least as well, and this one is better kept. */
    private boolean isPointless(int face, long playable, long answers) {
        if (deck.faces(face) != 1L << face) {
            return false;
        }
        long children = deck.children(face) & answers;
        long parents = deck.parents(face) & answers;
        for (long rest = playable & ~(1L << face); rest != 0; rest &= rest - 1) {
            int instead = Long.numberOfTrailingZeros(rest);
            long fewer = deck.parents(instead) & answers;
            if (deck.faces(instead) == 1L << instead && (deck.children(instead) & answers) == children
                    && (fewer & ~parents) == 0 && (fewer != parents || instead < face)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLast(long cards) {
        return (cards & cards - 1) == 0;
    }

    /** The first face on which just these faces of the mover may be put. */
    private int representative(long own, long playable) {
        long faces = deck.faces(own);
        int face = 0;
        while ((deck.children(face) & faces) != playable) {
            face++;
        }
        return face;
    }

    /** The value of the empty table if it can be told without a search. */
    private int knownEmpty(long own, long other) {
        int lead = known(key(own, other, LEAD));
        if (lead != -1 || acyclic) {
            return lead;
        }
        int others = known(key(other, own, LEAD));
        return others == UNKNOWN ? UNKNOWN : Math.min(0, -others);
    }

    /** Exact: each card is gone, the mover's or the other's, and the table is one of 64 things. */
    private long key(long own, long other, int table) {
        long key = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            key += weights[Long.numberOfTrailingZeros(rest)];
        }
        for (long rest = other; rest != 0; rest &= rest - 1) {
            key += 2 * weights[Long.numberOfTrailingZeros(rest)];
        }
        return key * FACES + table;
    }

    private int known(long key) {
        int stored = store.recall(rules, key);
        return stored < 1 || stored > 3 ? UNKNOWN : stored - 2;
    }

    private int remember(long key, int value, long spentBefore) {
        store.remember(rules, key, value + 2);
        if (budget.spent() - spentBefore >= WORTH_KEEPING) {
            store.keep(rules, key, value + 2);
        }
        return value;
    }

    /** Asks the store once for all that it knows of these positions. */
    void fetch(List<Position> positions) {
        store.fetch(rules, positions.stream().mapToLong(this::key).toArray());
    }

    /** Asks the store to keep the value of a position that was searched. */
    void keep(Position position) {
        int value = known(key(position));
        if (value != UNKNOWN) {
            store.keep(rules, key(position), value + 2);
        }
    }

    private long key(Position position) {
        boolean follows = position.table() >= 0 && position.playable() != 0;
        return key(position.mover(), position.other(), follows ? representative(position.mover(), position.playable()) : LEAD);
    }
}
