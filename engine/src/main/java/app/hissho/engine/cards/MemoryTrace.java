package app.hissho.engine.cards;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * What can still be seen of what was done in {@link Memory}. It makes no difference to what follows.
 *
 * @param lingering the places of the two cards of the turn that has just ended, which made no pair: they lie face up until the
 *     next card is turned; else empty
 * @param mine the ranks of the cards that the player to move has taken, by place
 * @param others the same of the other player
 */
public record MemoryTrace(Set<Integer> lingering, Map<Integer, Integer> mine, Map<Integer, Integer> others) {
    static final MemoryTrace NONE = new MemoryTrace(Set.of(), Map.of(), Map.of());

    public MemoryTrace {
        lingering = Set.copyOf(lingering);
        mine = Map.copyOf(mine);
        others = Map.copyOf(others);
    }

    /** After the first card of a turn. */
    MemoryTrace turned() {
        return new MemoryTrace(Set.of(), mine, others);
    }

    /** After a pair was taken from two places. */
    MemoryTrace taken(int first, int second, int rank) {
        Map<Integer, Integer> more = new HashMap<>(mine);
        more.put(first, rank);
        more.put(second, rank);
        return new MemoryTrace(Set.of(), more, others);
    }

    /** After two cards that made no pair; it is the turn of the other player. */
    MemoryTrace handedOver(int first, int second) {
        return new MemoryTrace(Set.of(first, second), /* mine= */ others, /* others= */ mine);
    }

    boolean hasTaken(int rank) {
        return mine.containsValue(rank) || others.containsValue(rank);
    }

    /**
     * How many pairs the player to move has if he leads by {@code lead}: those that he has taken, and those by which he led
     * from the start.
     */
    int score(int lead) {
        int ahead = lead - (mine.size() - others.size()) / 2;
        return mine.size() / 2 + Math.max(0, ahead);
    }
}
