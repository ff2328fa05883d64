package app.hissho.engine.puzzle.cards;

import app.hissho.engine.Outcome;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Two hands of Tanhinmin, from 3 cards each at level 1 to 6 each at level 5; from level 3 on there is often a card on the
 * table. Strengths may come twice.
 */
record TanhinminDeal(List<Integer> mover, List<Integer> other, int table) {
    static final String GAME = "tanhinmin";
    private static final int STRONGEST = 9;

    static TanhinminDeal draw(int level, Dice dice) {
        int table = level > 2 && dice.isHeads() ? dice.between(1, 4) : 0;
        return new TanhinminDeal(hand((5 + level) / 2 + dice.below(2), dice), hand((6 + level) / 2, dice), table);
    }

    private static List<Integer> hand(int count, Dice dice) {
        List<Integer> hand = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            hand.add(dice.between(1, STRONGEST));
        }
        Collections.sort(hand);
        return hand;
    }

    PositionQuestion question() {
        return new PositionQuestion(GAME, join(mover) + "|" + join(other) + (table == 0 ? "" : "@" + table));
    }

    private static String join(List<Integer> hand) {
        return hand.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /** The player with stronger cards on the average, for the player to move. */
    Outcome byStrength() {
        return mover.stream().mapToInt(card -> card).average().orElseThrow() > other.stream().mapToInt(card -> card).average().orElseThrow()
            ? Outcome.WIN : Outcome.LOSS;
    }

    int difficulty() {
        return mover.size() + other.size() + (table == 0 ? 0 : 1);
    }
}
