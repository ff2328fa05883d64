package app.hissho.engine.cards;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Numbers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Reads and writes the tables of {@link Memory} card by card, as in {@code 1?,2,.,1!,.,2?:-1*}. */
final class MemoryNotation {
    private static final int MOST_PASSES = 2;

    private MemoryNotation() {
    }

    static Memory.Table parse(String text) {
        int colon = text.indexOf(':');
        String[] words = text.substring(0, colon).split(",", -1);
        if (words.length > 2 * Memory.MOST_PAIRS) {
            throw new BadInputException("input.memory-cards", words.length, 2 * Memory.MOST_PAIRS);
        }
        List<Integer> cards = new ArrayList<>();
        List<Integer> ranks = new ArrayList<>();
        OptionalInt turned = OptionalInt.empty();
        boolean again = false;
        for (String word : words) {
            String card = word.trim();
            char mark = card.isEmpty() ? ' ' : card.charAt(card.length() - 1);
            boolean gone = card.equals(".");
            boolean marked = mark == '?' || mark == '!' || mark == '=';
            int rank = gone ? MemoryView.GONE
                : Numbers.parse(marked ? card.substring(0, card.length() - 1) : card, 1, 2 * Memory.MOST_PAIRS, "input.memory-card");
            ranks.add(rank);
            cards.add(mark == '?' ? MemoryView.UNSEEN : rank);
            if (mark == '!' || mark == '=') {
                if (turned.isPresent()) {
                    throw new BadInputException("input.two-up", turned.getAsInt() + 1, cards.size());
                }
                turned = OptionalInt.of(cards.size() - 1);
                again = mark == '=';
            }
        }
        checkPairs(ranks);
        String end = text.substring(colon + 1).trim();
        int passes = 0;
        while (passes < MOST_PASSES && end.endsWith("*")) {
            passes++;
            end = end.substring(0, end.length() - 1);
        }
        if (passes == MOST_PASSES && turned.isPresent()) {
            throw new BadInputException("input.memory-over");
        }
        return new Memory.Table(new MemoryView(cards, lead(end), turned, again, passes), ranks, OptionalLong.empty());
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
        MemoryView view = table.view();
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < table.ranks().size(); place++) {
            text.append(place == 0 ? "" : ",");
            boolean turned = view.turned().isPresent() && view.turned().getAsInt() == place;
            text.append(view.isThere(place) ? table.ranks().get(place) : ".");
            text.append(turned ? view.turnedAgain() ? "=" : "!" : view.isThere(place) && !view.isSeen(place) ? "?" : "");
        }
        return text.append(":").append(view.lead()).append("*".repeat(view.passes())).toString();
    }
}
