package app.hissho.engine.number;

import app.hissho.engine.Value;
import java.math.BigInteger;

/** An exact fraction in lowest terms, of any size. Written {@code a/b}, or {@code a} if it is whole. */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Value, Comparable<Fraction> {
    public static final Fraction ZERO = of(0, 1);
    public static final Fraction ONE = of(1, 1);
    public static final Fraction HALF = of(1, 2);

    public Fraction {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a fraction with denominator 0");
        }
        BigInteger common = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            common = common.negate();
        }
        numerator = numerator.divide(common);
        denominator = denominator.divide(common);
    }

    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public static Fraction of(long whole) {
        return of(whole, 1);
    }

    public Fraction plus(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
            denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negate());
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public Fraction negate() {
        return new Fraction(numerator.negate(), denominator);
    }

    public Fraction max(Fraction other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    public double toDouble() {
        int surplus = Math.max(numerator.bitLength(), denominator.bitLength()) - 1000;
        return surplus <= 0 ? numerator.doubleValue() / denominator.doubleValue()
            : numerator.shiftRight(surplus).doubleValue() / denominator.shiftRight(surplus).doubleValue();
    }

    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
