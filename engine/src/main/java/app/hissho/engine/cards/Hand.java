package app.hissho.engine.cards;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import java.util.Arrays;

/**
 * The cards of one player by their strengths, equal ones as often as they are there, the weakest first: {@code 1,2,2}.
 * A hand without cards is {@code -}. Many equal cards may be read as {@code 2x500}; a hand of more than
 * {@value #MOST_WRITTEN_OUT} cards is written so. At most {@value #MOST_CARDS} cards are read.
 *
 * <p>Memory is 8 bytes for each strength that occurs. What changes a hand makes a new one in time linear in that.
 */
public final class Hand {
    static final int MOST_CARDS = 1_000_000;
    private static final int MOST_WRITTEN_OUT = 100;
    /** Every number of so many digits is an {@code int}. */
    private static final int MOST_DIGITS = 9;

    private final int[] strengths;
    private final int[] counts;
    private final int size;

    private Hand(int[] strengths, int[] counts) {
        this.strengths = strengths;
        this.counts = counts;
        this.size = Arrays.stream(counts).sum();
    }

    /** A hand of these cards, in any order. */
    public static Hand of(int... cards) {
        int[] ones = new int[cards.length];
        Arrays.fill(ones, 1);
        return of(cards, ones);
    }

    private static Hand of(int[] cards, int[] times) {
        long[] order = new long[cards.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = (long) cards[i] << 32 | times[i];
        }
        Arrays.sort(order);
        int[] strengths = new int[order.length];
        int[] counts = new int[order.length];
        int kinds = 0;
        for (long card : order) {
            int strength = (int) (card >> 32);
            if (kinds == 0 || strengths[kinds - 1] != strength) {
                strengths[kinds++] = strength;
            }
            counts[kinds - 1] += (int) card;
        }
        return new Hand(Arrays.copyOf(strengths, kinds), Arrays.copyOf(counts, kinds));
    }

    static Hand parse(String text) {
        String trimmed = text.trim();
        if (trimmed.isEmpty()) {
            throw new BadInputException("input.empty", Message.of("input.hand"));
        }
        if (trimmed.equals("-")) {
            return of();
        }
        int parts = 1 + (int) trimmed.chars().filter(c -> c == ',').count();
        int[] cards = new int[Math.min(parts, MOST_CARDS)];
        int[] times = new int[cards.length];
        long size = 0;
        int from = 0;
        int sign = trimmed.indexOf('x');
        for (int i = 0; i < cards.length; i++) {
            int comma = trimmed.indexOf(',', from);
            int to = comma < 0 ? trimmed.length() : comma;
            if (sign >= 0 && sign < from) {
                sign = trimmed.indexOf('x', from);
            }
            boolean many = sign >= 0 && sign < to;
            cards[i] = number(trimmed, from, many ? sign : to);
            times[i] = many ? Numbers.parse(trimmed.substring(sign + 1, to), 1, MOST_CARDS, "input.times") : 1;
            size += times[i];
            from = to + 1;
        }
        if (parts > MOST_CARDS || size > MOST_CARDS) {
            throw new BadInputException("input.too-many-cards", MOST_CARDS);
        }
        return of(cards, times);
    }

    /** Reads a strength; the short ones, of which there may be a million, without making a text of each. */
    private static int number(String text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9 || to - from > MOST_DIGITS) {
                return Numbers.parse(text.substring(from, to), 1, Integer.MAX_VALUE, "input.hand");
            }
            number = 10 * number + digit;
        }
        return number > 0 ? number : Numbers.parse(text.substring(from, to), 1, Integer.MAX_VALUE, "input.hand");
    }

    /** How many cards there are. */
    public int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** How many different strengths there are. */
    int kinds() {
        return strengths.length;
    }

    /** The strength of the {@code kind}-th kind of cards, from 0 for the weakest. */
    int strength(int kind) {
        return strengths[kind];
    }

    /** How many cards of a kind there are. */
    int count(int kind) {
        return counts[kind];
    }

    int weakest() {
        return strengths[0];
    }

    /** Which kind of cards has this strength; negative if there is none. */
    int kindOf(int strength) {
        return Arrays.binarySearch(strengths, strength);
    }

    int countOf(int strength) {
        int kind = kindOf(strength);
        return kind < 0 ? 0 : counts[kind];
    }

    /** The first kind of cards that is stronger than {@code strength}; the number of kinds if there is none. */
    int firstAbove(int strength) {
        int kind = kindOf(strength);
        return kind >= 0 ? kind + 1 : -kind - 1;
    }

    /** The hand with one card of this strength more. */
    Hand with(int strength) {
        int kind = kindOf(strength);
        if (kind >= 0) {
            int[] more = counts.clone();
            more[kind]++;
            return new Hand(strengths, more);
        }
        int place = -kind - 1;
        int[] newStrengths = new int[strengths.length + 1];
        int[] newCounts = new int[newStrengths.length];
        System.arraycopy(strengths, 0, newStrengths, 0, place);
        System.arraycopy(counts, 0, newCounts, 0, place);
        newStrengths[place] = strength;
        newCounts[place] = 1;
        System.arraycopy(strengths, place, newStrengths, place + 1, strengths.length - place);
        System.arraycopy(counts, place, newCounts, place + 1, strengths.length - place);
        return new Hand(newStrengths, newCounts);
    }

    /** The hand with one card of this strength less; it must be there. */
    Hand without(int strength) {
        int kind = kindOf(strength);
        if (counts[kind] > 1) {
            int[] fewer = counts.clone();
            fewer[kind]--;
            return new Hand(strengths, fewer);
        }
        int[] newStrengths = new int[strengths.length - 1];
        int[] newCounts = new int[newStrengths.length];
        System.arraycopy(strengths, 0, newStrengths, 0, kind);
        System.arraycopy(counts, 0, newCounts, 0, kind);
        System.arraycopy(strengths, kind + 1, newStrengths, kind, newStrengths.length - kind);
        System.arraycopy(counts, kind + 1, newCounts, kind, newStrengths.length - kind);
        return new Hand(newStrengths, newCounts);
    }

    /** The hand without one of its weakest cards, which its player keeps for last. */
    Hand withoutWeakest() {
        return without(weakest());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hand hand && Arrays.equals(strengths, hand.strengths) && Arrays.equals(counts, hand.counts);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(strengths) + Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        if (size == 0) {
            return "-";
        }
        StringBuilder text = new StringBuilder();
        for (int kind = 0; kind < strengths.length; kind++) {
            boolean counted = size > MOST_WRITTEN_OUT && counts[kind] > 1;
            for (int i = 0; i < (counted ? 1 : counts[kind]); i++) {
                text.append(text.length() == 0 ? "" : ",").append(strengths[kind]);
            }
            text.append(counted ? "x" + counts[kind] : "");
        }
        return text.toString();
    }
}
