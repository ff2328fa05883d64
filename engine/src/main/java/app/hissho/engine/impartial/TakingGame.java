package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Outcome;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What all games have in common in which a move takes chips from heaps: the notation of moves
 * ({@code 2:3} takes 3 chips from the second heap, {@code 1:2+3:4} takes from two; a number alone takes from the
 * only heap), the listing of moves and what taps on chips mean. A game adds which amounts may be taken.
 */
abstract class TakingGame<P> implements Game<P, Taking> {
    /** How many ranges of amounts a sentence names. */
    private static final int MOST_NAMED = 8;

    private final String id;
    private final int heapsAtOnce;
    private final boolean misere;

    /** @param heapsAtOnce from how many heaps one move may take */
    TakingGame(String id, int heapsAtOnce, boolean misere) {
        this.id = id;
        this.heapsAtOnce = heapsAtOnce;
        this.misere = misere;
    }

    /** Amounts {@code from}, {@code from + step}, … up to {@code to}, which is one of them. */
    record Amounts(int from, int to, int step) {
        Amounts(int from, int to) {
            this(from, to, 1);
        }

        long count() {
            return ((long) to - from) / step + 1;
        }

        boolean contains(int chips) {
            return from <= chips && chips <= to && (chips - from) % step == 0;
        }

        @Override
        public String toString() {
            if (count() == 1) {
                return Integer.toString(from);
            }
            return step == 1 ? from + "–" + to : from + ", " + (from + step) + (count() == 2 ? "" : ", …, " + to);
        }
    }

    /** What lies on the board. */
    abstract Heaps heaps(P position);

    /** Which amounts may be taken from one heap, ascending, without overlap; empty if none. */
    abstract List<Amounts> amounts(P position, int heap);

    @Override
    public final String id() {
        return id;
    }

    final boolean misere() {
        return misere;
    }

    final int heapsAtOnce() {
        return heapsAtOnce;
    }

    @Override
    public int ruleVersion() {
        return 1;
    }

    @Override
    public final Outcome outcomeAtEnd(P position) {
        return misere ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public final void visitMoves(P position, Predicate<? super Taking> visitor) {
        visit(position, 0, new ArrayList<>(), visitor);
    }

    /** Goes on from {@code heap} with what was taken before it; false when the visitor has had enough. */
    private boolean visit(P position, int heap, List<Taking.Take> taken, Predicate<? super Taking> visitor) {
        for (int h = heap; h < heaps(position).count(); h++) {
            for (Amounts amounts : amounts(position, h)) {
                for (long chips = amounts.from(); chips <= amounts.to(); chips += amounts.step()) {
                    taken.add(new Taking.Take(h, (int) chips));
                    boolean more = visitor.test(new Taking(taken))
                        && (taken.size() == heapsAtOnce || visit(position, h + 1, taken, visitor));
                    taken.remove(taken.size() - 1);
                    if (!more) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    @Override
    public final Taking randomMove(P position, SplittableRandom random) {
        List<Integer> open = new ArrayList<>();
        for (int h = 0; h < heaps(position).count(); h++) {
            if (!amounts(position, h).isEmpty()) {
                open.add(h);
            }
        }
        int count = 1 + random.nextInt(Math.min(heapsAtOnce, open.size()));
        SortedMap<Integer, Integer> chosen = new TreeMap<>();
        while (chosen.size() < count) {
            int heap = open.remove(random.nextInt(open.size()));
            chosen.put(heap, randomAmount(amounts(position, heap), random));
        }
        return taking(chosen);
    }

    private static int randomAmount(List<Amounts> amounts, SplittableRandom random) {
        long left = random.nextLong(amounts.stream().mapToLong(Amounts::count).sum());
        for (Amounts range : amounts) {
            if (left < range.count()) {
                return (int) (range.from() + left * range.step());
            }
            left -= range.count();
        }
        throw new IllegalStateException("the amounts changed: " + amounts);
    }

    private static Taking taking(SortedMap<Integer, Integer> chipsByHeap) {
        List<Taking.Take> takes = new ArrayList<>();
        chipsByHeap.forEach((heap, chips) -> takes.add(new Taking.Take(heap, chips)));
        return new Taking(takes);
    }

    private boolean isAllowed(P position, int heap, int chips) {
        return amounts(position, heap).stream().anyMatch(range -> range.contains(chips));
    }

    @Override
    public final Taking parseMove(P position, String text) {
        int count = heaps(position).count();
        SortedMap<Integer, Integer> chosen = new TreeMap<>();
        for (String part : text.trim().split("\\+", -1)) {
            int colon = part.indexOf(':');
            if (colon < 0 && count != 1) {
                throw new BadInputException("input.move", BadInputException.quote(part));
            }
            int heap = colon < 0 ? 0 : Numbers.parse(part.substring(0, colon), 1, Math.max(1, count), "input.heap-number") - 1;
            int chips = Numbers.parse(part.substring(colon + 1), 1, Integer.MAX_VALUE, "input.amount");
            if (count == 0 || !isAllowed(position, heap, chips)) {
                throw new BadInputException("input.illegal-take", chips, heap + 1, allowed(position, heap));
            }
            if (chosen.put(heap, chips) != null) {
                throw new BadInputException("input.heap-twice", heap + 1);
            }
        }
        if (chosen.size() > heapsAtOnce) {
            throw new BadInputException("input.too-many-heaps", chosen.size(), heapsAtOnce);
        }
        return taking(chosen);
    }

    /** Which amounts may be taken from a heap, in words. */
    private Object allowed(P position, int heap) {
        List<String> ranges = new ArrayList<>();
        if (heap < heaps(position).count()) {
            amounts(position, heap).stream().limit(MOST_NAMED).forEach(range -> ranges.add(range.toString()));
            if (amounts(position, heap).size() > MOST_NAMED) {
                ranges.add("…");
            }
        }
        return ranges.isEmpty() ? Message.of("input.nothing") : String.join(", ", ranges);
    }

    @Override
    public final String formatMove(Taking move) {
        List<String> parts = new ArrayList<>();
        for (Taking.Take take : move.takes()) {
            parts.add(take.heap() + 1 + ":" + take.chips());
        }
        return String.join("+", parts);
    }

    @Override
    public Message describe(P position, Taking move) {
        Message sentence = null;
        for (Taking.Take take : move.takes()) {
            int size = heaps(position).size(take.heap());
            Message one = Message.of("move.take", take.chips(), size, size - take.chips());
            sentence = sentence == null ? one : Message.of("move.and", sentence, one);
        }
        return sentence;
    }

    /**
     * A tap on chip i of a heap takes it and all above it. A tap on a heap that was tapped before replaces that
     * tap; where only so many heaps may be touched, the earliest tap makes room for a new one.
     */
    @Override
    public final Choice<Taking> choose(P position, List<Part> tapped) {
        List<Part> valid = new ArrayList<>();
        for (Part part : tapped) {
            valid.removeIf(before -> before.group() == part.group());
            boolean onBoard = part.group() >= 0 && part.group() < heaps(position).count() && part.index() > 0;
            if (onBoard && isAllowed(position, part.group(), chips(position, part))) {
                valid.add(part);
            }
        }
        while (valid.size() > heapsAtOnce) {
            valid.remove(0);
        }
        SortedMap<Integer, Integer> chosen = new TreeMap<>();
        valid.forEach(part -> chosen.put(part.group(), chips(position, part)));
        return new Choice<>(valid, lit(position), valid.isEmpty() ? Optional.empty() : Optional.of(taking(chosen)));
    }

    @Override
    public final List<Part> parts(P position, Taking move) {
        List<Part> parts = new ArrayList<>();
        for (Taking.Take take : move.takes()) {
            parts.add(new Part(take.heap(), heaps(position).size(take.heap()) - take.chips() + 1));
        }
        return parts;
    }

    private int chips(P position, Part part) {
        return heaps(position).size(part.group()) - part.index() + 1;
    }

    private List<Span> lit(P position) {
        List<Span> lit = new ArrayList<>();
        for (int h = 0; h < heaps(position).count(); h++) {
            int size = heaps(position).size(h);
            for (Amounts range : amounts(position, h)) {
                lit.add(new Span(h, size - range.to() + 1, size - range.from() + 1, range.step()));
            }
        }
        return lit;
    }
}
