package app.hissho.engine.cards;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What counts in a game of {@link Tricks}: which cards are points, or only the last trick, and whether one wants them.
 *
 * <p>Written {@code 4} for the four highest cards, {@code low4} for the four lowest, {@code 3-6} for the third to the sixth
 * from below, and {@code last} where only the last trick counts; {@code avoid} before it turns the goal round, as in
 * {@code avoidlow4} or {@code avoid3-6}.
 *
 * @param from the lowest point card's place in the deck, from 1 for the lowest card; for {@link Kind#HIGH} from the top
 * @param to the highest point card's place, counted in the same way
 */
record TrickRule(boolean avoid, Kind kind, int from, int to) {
    private static final String AVOID = "avoid";
    private static final String LOW = "low";
    private static final String LAST = "last";
    /** Every deck has at least so many cards. */
    private static final int LEAST_DECK = 2;

    /** Which cards are points. */
    enum Kind {
        HIGH,
        LOW,
        BLOCK,
        /** None: only the last trick counts. */
        LAST
    }

    static TrickRule parse(String text) {
        String rest = text.trim().toLowerCase(Locale.ROOT);
        boolean avoid = rest.startsWith(AVOID);
        if (avoid) {
            rest = rest.substring(AVOID.length()).trim();
        }
        if (rest.equals(LAST)) {
            return new TrickRule(avoid, Kind.LAST, 0, 0);
        }
        if (rest.startsWith(LOW)) {
            return new TrickRule(avoid, Kind.LOW, 1, number(rest.substring(LOW.length())));
        }
        int dash = rest.indexOf('-');
        if (dash < 0) {
            return new TrickRule(avoid, Kind.HIGH, 1, number(rest));
        }
        int from = number(rest.substring(0, dash));
        int to = number(rest.substring(dash + 1));
        if (from > to) {
            throw new BadInputException("input.block", from, to);
        }
        return from == 1 ? new TrickRule(avoid, Kind.LOW, 1, to) : new TrickRule(avoid, Kind.BLOCK, from, to);
    }

    private static int number(String text) {
        return Numbers.parse(text, 1, 2 * Tricks.MOST_CARDS, "input.points");
    }

    /** Tells what counts. */
    Message sentence() {
        String key = "tricks.counts." + kind.name().toLowerCase(Locale.ROOT) + (avoid ? ".avoid" : "");
        return switch (kind) {
            case HIGH, LOW -> Message.of(key, to);
            case BLOCK -> Message.of(key, from, to);
            case LAST -> Message.of(key);
        };
    }

    /** The rules one step away: other cards as points, one more or one fewer of them, the goal turned round. */
    List<Variant> variants() {
        int points = kind == Kind.LAST ? LEAST_DECK : total();
        List<Variant> variants = new ArrayList<>(List.of(
            ofKind("tricks.variant.high", new TrickRule(avoid, Kind.HIGH, 1, points)),
            ofKind("tricks.variant.low", new TrickRule(avoid, Kind.LOW, 1, points)),
            ofKind("tricks.variant.block", new TrickRule(avoid, Kind.BLOCK, 2, points + 1)),
            ofKind("tricks.variant.last", new TrickRule(avoid, Kind.LAST, 0, 0)),
            new Variant(Message.of("tricks.variant.avoid"), new TrickRule(!avoid, kind, from, to).toString(), avoid)));
        if (kind != Kind.LAST && to > from) {
            variants.add(new Variant(Message.of("tricks.variant.fewer"), new TrickRule(avoid, kind, from, to - 1).toString(), false));
        }
        if (kind != Kind.LAST && to < 2 * Tricks.MOST_CARDS) {
            variants.add(new Variant(Message.of("tricks.variant.more"), new TrickRule(avoid, kind, from, to + 1).toString(), false));
        }
        return variants;
    }

    private Variant ofKind(String label, TrickRule rule) {
        boolean chosen = rule.kind == kind;
        return new Variant(Message.of(label), (chosen ? this : rule).toString(), chosen);
    }

    /** How many cards the deck must have. */
    int leastDeck() {
        return to;
    }

    /** What there is to win in all: point cards, or the last trick. */
    int total() {
        return kind == Kind.LAST ? 1 : to - from + 1;
    }

    /** Whether the card at this place of a deck, from 0 for the lowest, is a point card. */
    boolean isPoint(int place, int deck) {
        int counted = kind == Kind.HIGH ? deck - place : place + 1;
        return kind != Kind.LAST && from <= counted && counted <= to;
    }

    @Override
    public String toString() {
        String block = switch (kind) {
            case HIGH -> "" + to;
            case LOW -> LOW + to;
            case BLOCK -> from + "-" + to;
            case LAST -> LAST;
        };
        return avoid ? AVOID + block : block;
    }
}
