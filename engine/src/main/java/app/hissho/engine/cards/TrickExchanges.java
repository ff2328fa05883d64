package app.hissho.engine.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What happens to the value of a deal of {@link Tricks} when two neighbouring cards change hands. If the k highest cards are
 * points, theorems say how far the value can move, whoever leads: for two point cards by 0 to 2 in favour of the one who
 * gets the higher; for two plain cards by 0 to 2 in favour of the one who gives it up, as low plain cards are good for
 * getting rid of the lead; for the lowest point card against the highest plain card by 1 at most, either way.
 */
public final class TrickExchanges {
    private final Tricks game;
    private final TrickSolver solver;

    public TrickExchanges(Tricks game, PositionStore store) {
        this.game = game;
        this.solver = new TrickSolver(game, store);
    }

    /** What the two cards are. */
    public enum Kind {
        TWO_POINTS,
        TWO_PLAIN,
        /** A point card and a plain one. */
        BORDER
    }

    /** How far what Left gets can change, by the theorems. */
    public record Bounds(int least, int most) {
        public boolean contains(int change) {
            return least <= change && change <= most;
        }
    }

    /**
     * One exchange.
     *
     * @param higher the higher of two cards that are neighbours in the deck and belong to different players
     * @param leftGains whether Left gets the higher card
     * @param after the deal after the exchange
     * @param bounds what the theorems say of the change; empty where there are none
     */
    public record Exchange(int higher, int lower, boolean leftGains, Kind kind, Tricks.Position after,
            TrickMatrices matricesBefore, TrickMatrices matricesAfter, Optional<Bounds> bounds) {
        /** By how much what Left gets changes if he leads. */
        public int changeIfLeftLeads() {
            return matricesAfter.leftLeads() - matricesBefore.leftLeads();
        }

        /** By how much what Left gets changes if Right leads. */
        public int changeIfRightLeads() {
            return matricesAfter.rightLeads() - matricesBefore.rightLeads();
        }

        /** What two cards of this kind are called. */
        public Message kindName() {
            return Message.of("tricks.exchange." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".name");
        }

        /** The theorem about such an exchange and what it allows here or, where there is none, that there is none. */
        public List<Message> theorem() {
            if (bounds.isEmpty()) {
                return List.of(Message.of("tricks.exchange.no-theorem"));
            }
            return List.of(Message.of("tricks.exchange." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-')),
                Message.of("tricks.exchange.bounds", signed(bounds.get().least()), signed(bounds.get().most())));
        }
    }

    /** A change as it is written: {@code +1}, {@code −2}, or {@code ±0}. */
    public static String signed(int change) {
        return change == 0 ? "±0" : change > 0 ? "+" + change : "−" + -change;
    }

    /** Every exchange of neighbours, from the highest; of a game that has begun, only cards that are still held. */
    public List<Exchange> of(Tricks.Position position, Budget budget) {
        TrickMatrices before = solver.matrices(position, budget);
        List<Integer> cards = position.inPlay();
        List<Exchange> exchanges = new ArrayList<>();
        for (int i = cards.size() - 1; i > 0; i--) {
            int higher = cards.get(i);
            int lower = cards.get(i - 1);
            boolean leftGains = position.left().contains(lower) && position.right().contains(higher);
            if (leftGains || (position.left().contains(higher) && position.right().contains(lower))) {
                exchanges.add(exchange(position, higher, lower, leftGains, before, budget));
            }
        }
        return exchanges;
    }

    /** The exchange of two neighbours in different hands, of which Left has the lower if {@code leftGains}. */
    Exchange exchange(Tricks.Position position, int higher, int lower, boolean leftGains, Budget budget) {
        return exchange(position, higher, lower, leftGains, solver.matrices(position, budget), budget);
    }

    private Exchange exchange(Tricks.Position position, int higher, int lower, boolean leftGains, TrickMatrices before, Budget budget) {
        Tricks.Position after = exchange(position, higher, lower);
        Kind kind = kind(position, higher, lower);
        return new Exchange(higher, lower, leftGains, kind, after, before, solver.matrices(after, budget), bounds(kind, leftGains));
    }

    static Tricks.Position exchange(Tricks.Position position, int higher, int lower) {
        return new Tricks.Position(exchange(position.left(), higher, lower), exchange(position.right(), higher, lower),
            position.leftLeads(), position.led(),
            position.leftTaken(), position.rightTaken());
    }

    private static List<Integer> exchange(List<Integer> hand, int higher, int lower) {
        List<Integer> changed = new ArrayList<>(hand);
        Collections.replaceAll(changed, hand.contains(higher) ? higher : lower, hand.contains(higher) ? lower : higher);
        return changed;
    }

    private Kind kind(Tricks.Position position, int higher, int lower) {
        boolean first = game.points(position).contains(higher);
        boolean second = game.points(position).contains(lower);
        return first != second ? Kind.BORDER : first ? Kind.TWO_POINTS : Kind.TWO_PLAIN;
    }

    private Optional<Bounds> bounds(Kind kind, boolean leftGains) {
        if (game.rule().kind() != TrickRule.Kind.HIGH || game.rule().avoid()) {
            return Optional.empty();
        }
        return Optional.of(switch (kind) {
            case BORDER -> new Bounds(-1, 1);
            case TWO_POINTS -> leftGains ? new Bounds(0, 2) : new Bounds(-2, 0);
            case TWO_PLAIN -> leftGains ? new Bounds(-2, 0) : new Bounds(0, 2);
        });
    }
}
