package app.hissho.engine.search;

import app.hissho.engine.Outcome;

/** An outcome and how many moves it takes, packed into the {@code int} that stores keep. */
final class Result {
    private static final int OUTCOME_BITS = 2;
    private static final int MASK = (1 << OUTCOME_BITS) - 1;

    private Result() {
    }

    static int of(Outcome outcome, int plies) {
        int code = switch (outcome) {
            case WIN -> 1;
            case LOSS -> 2;
            case DRAW -> 3;
            case OPEN -> throw new IllegalArgumentException("where chance decides there is nothing to search");
        };
        return plies << OUTCOME_BITS | code;
    }

    static Outcome outcome(int result) {
        return switch (result & MASK) {
            case 1 -> Outcome.WIN;
            case 2 -> Outcome.LOSS;
            case 3 -> Outcome.DRAW;
            default -> throw new IllegalArgumentException("no result: " + result);
        };
    }

    static int plies(int result) {
        return result >>> OUTCOME_BITS;
    }

    /** Whether {@code result} could have come from {@link #of}; what a damaged store returns may not. */
    static boolean isValid(int result) {
        return result > 0 && (result & MASK) != 0;
    }
}
