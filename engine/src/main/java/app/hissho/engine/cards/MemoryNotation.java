package app.hissho.engine.cards;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Numbers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Reads and writes the tables of {@link Memory} card by card, as in {@code 1?,2,.,1!,.,2?:-1*}. */
final class MemoryNotation {
    private static final int MOST_PASSES = 2;
    private static final String MARKS = "?!=~+-";

    private MemoryNotation() {
    }

    static Memory.Table parse(String text) {
        int colon = text.indexOf(':');
        String[] words = text.substring(0, colon).split(",", -1);
        if (words.length > 2 * Memory.MOST_PAIRS) {
            throw new BadInputException("input.memory-cards", words.length, 2 * Memory.MOST_PAIRS);
        }
        Cards cards = new Cards();
        for (String word : words) {
            cards.add(word.trim());
        }
        cards.check();
        String end = text.substring(colon + 1).trim();
        int passes = 0;
        while (passes < MOST_PASSES && end.endsWith("*")) {
            passes++;
            end = end.substring(0, end.length() - 1);
        }
        if (passes == MOST_PASSES && cards.turned.isPresent()) {
            throw new BadInputException("input.memory-over");
        }
        MemoryView view = new MemoryView(cards.seen, lead(end), cards.turned, cards.again, passes);
        return new Memory.Table(view, cards.ranks, new MemoryTrace(Set.copyOf(cards.lingering), cards.mine, cards.others), OptionalLong.empty());
    }

    /** Reads cards one after the other. */
    private static final class Cards {
        private final List<Integer> seen = new ArrayList<>();
        private final List<Integer> ranks = new ArrayList<>();
        private final List<Integer> lingering = new ArrayList<>();
        private final Map<Integer, Integer> mine = new HashMap<>();
        private final Map<Integer, Integer> others = new HashMap<>();
        private OptionalInt turned = OptionalInt.empty();
        private boolean again;

        void add(String card) {
            int place = ranks.size();
            char mark = card.isEmpty() ? ' ' : card.charAt(card.length() - 1);
            boolean marked = MARKS.indexOf(mark) >= 0;
            int rank = card.equals(".") ? MemoryView.GONE
                : Numbers.parse(marked ? card.substring(0, card.length() - 1) : card, 1, 2 * Memory.MOST_PAIRS, "input.memory-card");
            boolean taken = mark == '+' || mark == '-';
            ranks.add(taken ? MemoryView.GONE : rank);
            seen.add(mark == '?' ? MemoryView.UNSEEN : ranks.get(place));
            switch (mark) {
                case '!', '=' -> turn(place, mark == '=');
                case '~' -> lingering.add(place);
                case '+' -> mine.put(place, rank);
                case '-' -> others.put(place, rank);
                default -> { }
            }
        }

        private void turn(int place, boolean seenBefore) {
            if (turned.isPresent()) {
                throw new BadInputException("input.two-up", turned.getAsInt() + 1, place + 1);
            }
            turned = OptionalInt.of(place);
            again = seenBefore;
        }

        void check() {
            checkPairs(ranks);
            checkPairs(List.copyOf(mine.values()));
            checkPairs(List.copyOf(others.values()));
            boolean turnIsOver = lingering.size() == 2 && turned.isEmpty()
                && !ranks.get(lingering.get(0)).equals(ranks.get(lingering.get(1)));
            if (!lingering.isEmpty() && !turnIsOver) {
                throw new BadInputException("input.memory-lingering", lingering.size());
            }
        }
    }

    private static void checkPairs(List<Integer> ranks) {
        Map<Integer, Integer> times = new HashMap<>();
        ranks.forEach(rank -> times.merge(rank, 1, Integer::sum));
        times.forEach((rank, count) -> {
            if (rank == MemoryView.GONE ? count % 2 != 0 : count != 2) {
                throw new BadInputException(rank == MemoryView.GONE ? "input.odd-gap" : "input.no-pair", count, rank);
            }
        });
    }

    /** By how many pairs somebody leads; behind is negative. */
    static int lead(String text) {
        String trimmed = text.trim();
        boolean behind = trimmed.startsWith("-");
        int lead = Numbers.parse(behind ? trimmed.substring(1) : trimmed, 0, Memory.MOST_PAIRS, "input.lead");
        return behind ? -lead : lead;
    }

    static String format(Memory.Table table) {
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < table.ranks().size(); place++) {
            text.append(place == 0 ? "" : ",").append(format(table, place));
        }
        MemoryView view = table.view();
        return text.append(":").append(view.lead()).append("*".repeat(view.passes())).toString();
    }

    private static String format(Memory.Table table, int place) {
        MemoryView view = table.view();
        MemoryTrace trace = table.trace();
        if (!view.isThere(place)) {
            return trace.mine().containsKey(place) ? trace.mine().get(place) + "+"
                : trace.others().containsKey(place) ? trace.others().get(place) + "-" : ".";
        }
        int rank = table.ranks().get(place);
        if (view.turned().isPresent() && view.turned().getAsInt() == place) {
            return rank + (view.turnedAgain() ? "=" : "!");
        }
        return rank + (!view.isSeen(place) ? "?" : trace.lingering().contains(place) ? "~" : "");
    }
}
