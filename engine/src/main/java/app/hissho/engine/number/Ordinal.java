package app.hissho.engine.number;

import app.hissho.engine.Value;

/**
 * The ordinal number ω·{@code omegas} + {@code rest}: the value of a position from which infinitely many nimbers can
 * be reached. The nim-sum of such numbers is that of their parts, because ω is a power of two beyond all finite ones.
 */
public record Ordinal(long omegas, long rest) implements Value, Comparable<Ordinal> {
    public Ordinal {
        if (omegas < 0 || rest < 0) {
            throw new IllegalArgumentException("an ordinal is not negative: " + omegas + ", " + rest);
        }
    }

    public Ordinal nimSum(Ordinal other) {
        return new Ordinal(omegas ^ other.omegas, rest ^ other.rest);
    }

    @Override
    public int compareTo(Ordinal other) {
        return omegas != other.omegas ? Long.compare(omegas, other.omegas) : Long.compare(rest, other.rest);
    }

    @Override
    public String toString() {
        if (omegas == 0) {
            return Long.toString(rest);
        }
        return (omegas == 1 ? "ω" : "ω·" + omegas) + (rest == 0 ? "" : "+" + rest);
    }
}
