package app.hissho.engine.puzzle;

import java.util.ArrayList;
import java.util.List;

/**
 * Chances that fall the same on every device and with every version of Java: SplitMix64 (Steele, Lea, Flood 2014), written
 * out because no library promises its sequence.
 */
public final class Dice {
    private long state;

    public Dice(long seed) {
        state = seed;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** A number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    /** A number from {@code least} to {@code most}. */
    public int between(int least, int most) {
        return least + below(most - least + 1);
    }

    public boolean isHeads() {
        return below(2) == 0;
    }

    public <T> T pick(List<T> from) {
        return from.get(below(from.size()));
    }

    /** The same elements in another order. */
    public <T> List<T> shuffled(List<T> list) {
        List<T> rest = new ArrayList<>(list);
        List<T> shuffled = new ArrayList<>();
        while (!rest.isEmpty()) {
            shuffled.add(rest.remove(below(rest.size())));
        }
        return shuffled;
    }

    /** So many different numbers from {@code least} to {@code most}, in any order. */
    public List<Integer> different(int count, int least, int most) {
        if (count > most - least + 1) {
            throw new IllegalArgumentException("no " + count + " different numbers from " + least + " to " + most);
        }
        List<Integer> numbers = new ArrayList<>();
        while (numbers.size() < count) {
            int number = between(least, most);
            if (!numbers.contains(number)) {
                numbers.add(number);
            }
        }
        return numbers;
    }
}
