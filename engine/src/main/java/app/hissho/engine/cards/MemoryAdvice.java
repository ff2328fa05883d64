package app.hissho.engine.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.number.Fraction;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What each card that can be turned is worth to a player who has only the {@link MemoryView}. The state between two turns
 * is that of {@link MemoryOdds} once all known pairs are taken, which both players do at once: to refuse a pair is
 * conjectured never to help, and the tests confirm it for up to six pairs by following every line. Within a turn the
 * chances of each card that may come up are counted.
 */
final class MemoryAdvice {
    /** The sorts of cards that can be turned; all of a sort are worth the same. */
    enum Sort {
        /** A card whose mate was seen too or, with a card face up, its mate. */
        PAIR,
        /** A card that was seen and does not make a pair now. */
        SEEN,
        UNSEEN
    }

    private final MemoryValues values;
    private final MemoryGoal goal;
    private final Budget budget;

    MemoryAdvice(MemoryValues values, Budget budget) {
        this.values = values;
        this.goal = values.goal();
        this.budget = budget;
    }

    /** The sort of a card that can be turned. */
    static Sort sort(MemoryView view, int place) {
        if (!view.isSeen(place)) {
            return Sort.UNSEEN;
        }
        OptionalInt mate = view.mate(place);
        boolean pair = view.turned().isPresent() ? mate.equals(view.turned()) : mate.isPresent();
        return pair ? Sort.PAIR : Sort.SEEN;
    }

    /** What the player to move can expect from each sort of card that there is. */
    Map<Sort, Fraction> advise(MemoryView view) {
        Map<Sort, Fraction> worth = new EnumMap<>(Sort.class);
        for (int place : view.places()) {
            Sort sort = sort(view, place);
            if (!worth.containsKey(sort)) {
                worth.put(sort, view.turned().isPresent() ? second(turn(view), sort) : first(view, sort));
            }
        }
        return worth;
    }

    /** What the player to move can expect. */
    Fraction value(MemoryView view) {
        if (view.isOver()) {
            return MemoryValues.score(goal, view.lead());
        }
        if (view.turned().isPresent()) {
            return best(turn(view));
        }
        MemoryView.Known known = view.known();
        return between(view.pairs(), known.pairs(), known.singles(), view.lead(), view.passes());
    }

    /**
     * A turn whose first card lies face up; the numbers leave that card and its mate out.
     *
     * @param mateSeen whether its mate was seen
     * @param again whether the card itself had been seen before
     */
    private record Turn(int pairs, int knownPairs, int singles, int lead, int passes, boolean mateSeen, boolean again) {
        int unseen() {
            return 2 * pairs - 2 * knownPairs - singles - (mateSeen ? 2 : 1);
        }
    }

    private static Turn turn(MemoryView view) {
        MemoryView.Known known = view.known();
        boolean mateSeen = view.mate(view.turned().getAsInt()).isPresent();
        return new Turn(view.pairs(), known.pairs(), known.singles(), view.lead(), view.passes(), mateSeen, view.turnedAgain());
    }

    private Fraction first(MemoryView view, Sort sort) {
        int n = view.pairs();
        MemoryView.Known known = view.known();
        int p = known.pairs();
        int k = known.singles();
        return switch (sort) {
            case PAIR -> best(new Turn(n, p - 1, k, view.lead(), view.passes(), true, true));
            case SEEN -> best(new Turn(n, p, k - 1, view.lead(), view.passes(), false, true));
            case UNSEEN -> {
                int unseen = 2 * n - 2 * p - k;
                Fraction value = Fraction.ZERO;
                if (k > 0) {
                    value = weighted(k, unseen, best(new Turn(n, p, k - 1, view.lead(), view.passes(), true, false)));
                }
                if (unseen > k) {
                    Turn fresh = new Turn(n, p, k, view.lead(), view.passes(), false, false);
                    value = value.plus(weighted(unseen - k, unseen, best(fresh)));
                }
                yield value;
            }
        };
    }

    private static Fraction weighted(int cases, int all, Fraction value) {
        return Fraction.of(cases, all).times(value);
    }

    private Fraction best(Turn turn) {
        List<Fraction> choices = new ArrayList<>();
        if (turn.mateSeen()) {
            choices.add(second(turn, Sort.PAIR));
        }
        if (turn.singles() + turn.knownPairs() > 0) {
            choices.add(second(turn, Sort.SEEN));
        }
        if (turn.unseen() > 0) {
            choices.add(second(turn, Sort.UNSEEN));
        }
        return choices.stream().reduce(Fraction::max).orElseThrow();
    }

    private Fraction second(Turn turn, Sort sort) {
        return switch (sort) {
            case PAIR -> taken(turn);
            case SEEN -> handedOver(turn, turn.mateSeen() ? 1 : 0, turn.mateSeen() ? 0 : 1, turn.again() ? turn.passes() + 1 : 0);
            case UNSEEN -> secondUnseen(turn);
        };
    }

    private Fraction secondUnseen(Turn turn) {
        int unseen = turn.unseen();
        int k = turn.singles();
        int fresh = unseen - k - (turn.mateSeen() ? 0 : 1);
        int pair = turn.mateSeen() ? 1 : 0;
        Fraction value = turn.mateSeen() ? Fraction.ZERO : weighted(1, unseen, taken(turn));
        if (k > 0) {
            value = value.plus(weighted(k, unseen, handedOver(turn, pair + 1, -pair, 0)));
        }
        if (fresh > 0) {
            value = value.plus(weighted(fresh, unseen, handedOver(turn, pair, 2 - pair, 0)));
        }
        return value;
    }

    /** The pair is taken and the same player goes on. */
    private Fraction taken(Turn turn) {
        return between(turn.pairs() - 1, turn.knownPairs(), turn.singles(), turn.lead() + 1, 0);
    }

    /** The other player's turn, who knows so many more pairs and single cards. */
    private Fraction handedOver(Turn turn, int morePairs, int moreSingles, int passes) {
        Fraction other = between(turn.pairs(), turn.knownPairs() + morePairs, turn.singles() + moreSingles, -turn.lead(), passes);
        return MemoryValues.flip(goal, other);
    }

    /** What a player at the beginning of a turn can expect. */
    private Fraction between(int pairs, int knownPairs, int singles, int lead, int passes) {
        if (passes >= 2) {
            return MemoryValues.score(goal, lead);
        }
        Fraction playing = values.value(pairs - knownPairs, singles, lead + knownPairs, budget);
        return passes == 0 ? playing : playing.max(MemoryValues.score(goal, lead));
    }
}
