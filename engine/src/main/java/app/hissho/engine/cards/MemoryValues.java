package app.hissho.engine.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.number.Fraction;

/** What states of {@link Memory} between two turns are worth to the player to move. */
interface MemoryValues {
    MemoryGoal goal();

    /** What a state is worth; {@code known} cards of the pairs left are known, all different. */
    Fraction value(int pairs, int known, int lead, Budget budget);

    /** What a final lead is worth. */
    static Fraction score(MemoryGoal goal, int lead) {
        if (goal == MemoryGoal.CARDS) {
            return Fraction.of(lead);
        }
        return lead == 0 ? Fraction.HALF : lead > 0 ? Fraction.ONE : Fraction.ZERO;
    }

    /** What a value of one player is worth to the other. */
    static Fraction flip(MemoryGoal goal, Fraction value) {
        return goal == MemoryGoal.CARDS ? value.negate() : Fraction.ONE.minus(value);
    }
}
