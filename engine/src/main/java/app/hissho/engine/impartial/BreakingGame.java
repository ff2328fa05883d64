package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GridBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Take-and-break games. A move takes some chips of one heap, or none, and may split what is left in two, as the
 * game’s {@link BreakingRule} says. Whoever cannot move loses. Some of these games are told in other words: a heap is
 * a row of pins in Kayles, and a region with points in Rims and Rayles, where a loop goes through the points that are
 * taken and parts the others.
 *
 * <p>A move is written {@code 2>3,4} (heap 2 becomes 3 and 4), {@code 2>5} or {@code 2>-}. Each heap is drawn as a row.
 * The chips that a move takes lie side by side, with the two heaps that it leaves on either side: the first and the
 * last of them are tapped, or a single one once. Where heaps may be split without taking, the gap to cut is tapped.
 */
class BreakingGame extends NormalGame<Heaps, Breaking> {
    /** All chips together; an empty heap counts as one. So there are never more heaps than this. */
    static final int MOST_CHIPS = 100_000;

    /** How many legal moves the sentence about an illegal one names. */
    private static final int MOST_NAMED = 3;

    private final BreakingRule rule;
    private final Style style;
    private final HeapSequence values;

    BreakingGame(String id, BreakingRule rule, Style style, HeapSequence values) {
        super(id);
        this.rule = rule;
        this.style = style;
        this.values = values;
    }

    /** What heaps are called and how they look; the words are {@code move.break.WORD…}. */
    enum Style {
        HEAP("heap", GridBoard.Piece.CHIP),
        ROW("row", GridBoard.Piece.PIN),
        LOOP("loop", GridBoard.Piece.POINT),
        SQUARES("squares", GridBoard.Piece.EMPTY);

        private final String word;
        private final GridBoard.Piece piece;

        Style(String word, GridBoard.Piece piece) {
            this.word = word;
            this.piece = piece;
        }
    }

    final BreakingRule rule() {
        return rule;
    }

    @Override
    public final Heaps parse(String text) {
        Heaps heaps = Heaps.parse(text, MOST_CHIPS);
        if (total(heaps) > MOST_CHIPS) {
            throw new BadInputException("input.total", total(heaps), MOST_CHIPS);
        }
        return heaps;
    }

    private static long total(Heaps heaps) {
        return heaps.total() + heaps.count() - heaps.countFrom(1);
    }

    @Override
    public final String format(Heaps position) {
        return position.toString();
    }

    @Override
    public final Heaps canonical(Heaps position) {
        return position.canonical();
    }

    @Override
    public final OptionalLong key(Heaps position) {
        return position.key();
    }

    @Override
    public final void visitMoves(Heaps position, Predicate<? super Breaking> visitor) {
        for (int heap = 0; heap < position.count(); heap++) {
            int size = position.size(heap);
            for (int taken = 0; taken <= rule.largestTake(size); taken++) {
                int count = rule.count(size, taken);
                for (int i = 0; i < count; i++) {
                    if (!visitor.test(move(heap, size, taken, i))) {
                        return;
                    }
                }
            }
        }
    }

    private Breaking move(int heap, int size, int taken, int index) {
        int smaller = taken == size ? 0 : rule.smaller(taken, index);
        return new Breaking(heap, smaller, size - taken - smaller);
    }

    /** A heap that has a move, then each of its moves with equal chance. */
    @Override
    public final Breaking randomMove(Heaps position, SplittableRandom random) {
        List<Integer> open = new ArrayList<>();
        for (int heap = 0; heap < position.count(); heap++) {
            if (count(position.size(heap)) > 0) {
                open.add(heap);
            }
        }
        int heap = open.get(random.nextInt(open.size()));
        int size = position.size(heap);
        long left = random.nextLong(count(size));
        int taken = 0;
        while (left >= rule.count(size, taken)) {
            left -= rule.count(size, taken);
            taken++;
        }
        return move(heap, size, taken, (int) left);
    }

    private long count(int size) {
        long count = 0;
        for (int taken = 0; taken <= rule.largestTake(size); taken++) {
            count += rule.count(size, taken);
        }
        return count;
    }

    @Override
    public final Heaps play(Heaps position, Breaking move) {
        return position.replace(move.heap(), move.smaller(), move.larger());
    }

    @Override
    public final Breaking parseMove(Heaps position, String text) {
        String trimmed = text.trim();
        int arrow = trimmed.indexOf('>');
        if (arrow < 0 || position.count() == 0) {
            throw new BadInputException("input.breaking", BadInputException.quote(trimmed));
        }
        int heap = Numbers.parse(trimmed.substring(0, arrow), 1, position.count(), "input.heap-number") - 1;
        String rest = trimmed.substring(arrow + 1).trim();
        int[] left = rest.equals("-") ? new int[0] : Numbers.parseList(rest, 1, 2, "input.left");
        int first = left.length > 0 ? left[0] : 0;
        int second = left.length > 1 ? left[1] : 0;
        int size = position.size(heap);
        if (first > size || second > size || !rule.allows(size, first, second)) {
            throw new BadInputException("input.illegal-break", heap + 1, size, BadInputException.quote(rest), examples(heap, size));
        }
        return Breaking.of(heap, first, second);
    }

    private Object examples(int heap, int size) {
        List<String> examples = new ArrayList<>();
        visitMoves(Heaps.of(size), move -> {
            examples.add(heap + 1 + ">" + move.leaving());
            return examples.size() < MOST_NAMED;
        });
        return examples.isEmpty() ? Message.of("input.nothing") : String.join(" ", examples);
    }

    @Override
    public final String formatMove(Breaking move) {
        return move.heap() + 1 + ">" + move.leaving();
    }

    @Override
    public Message describe(Heaps position, Breaking move) {
        int size = position.size(move.heap());
        int taken = size - move.left();
        String kind = taken == 0 ? "split" : move.larger() == 0 ? "all" : move.smaller() == 0 ? "one" : "two";
        return Message.of("move.break." + style.word + "." + kind, taken, size, move.smaller(), move.larger());
    }

    @Override
    public final Message howTo() {
        return Message.of("how.break." + style.word + (rule.splits() ? ".split" : ""));
    }

    @Override
    public final Board board(Heaps position) {
        List<List<GridBoard.Cell>> rows = new ArrayList<>();
        for (int size : position.toArray()) {
            List<GridBoard.Cell> row = new ArrayList<>();
            for (int chip = 1; chip <= size; chip++) {
                if (chip > 1 && rule.splits()) {
                    row.add(GridBoard.Cell.of(GridBoard.Piece.GAP));
                }
                row.add(new GridBoard.Cell(style.piece, 1, Optional.of(chip)));
            }
            rows.add(row);
        }
        return GridBoard.heaps(rows);
    }

    /** The cell of a chip, which are counted from 1. */
    private int cell(int chip) {
        return rule.splits() ? 2 * chip - 2 : chip - 1;
    }

    private boolean isGap(int cell) {
        return rule.splits() && cell % 2 == 1;
    }

    private int chip(int cell) {
        return rule.splits() ? cell / 2 + 1 : cell + 1;
    }

    @Override
    public List<Part> parts(Heaps position, Breaking move) {
        int size = position.size(move.heap());
        if (move.left() == size) {
            return List.of(new Part(move.heap(), cell(move.smaller()) + 1));
        }
        Part first = new Part(move.heap(), cell(move.smaller() + 1));
        Part last = new Part(move.heap(), cell(size - move.larger()));
        return first.equals(last) ? List.of(first) : List.of(first, last);
    }

    /** What one tap, or two in the same row, do; nothing if that is no move. */
    private Optional<Breaking> move(Heaps position, List<Part> taps) {
        int heap = taps.get(0).group();
        int size = position.size(heap);
        int one = taps.get(0).index();
        int other = taps.get(taps.size() - 1).index();
        if (isGap(one)) {
            int left = chip(one);
            return rule.allows(size, left, size - left) ? Optional.of(Breaking.of(heap, left, size - left)) : Optional.empty();
        }
        int left = chip(Math.min(one, other)) - 1;
        int right = size - chip(Math.max(one, other));
        return rule.allows(size, left, right) ? Optional.of(Breaking.of(heap, left, right)) : Optional.empty();
    }

    private boolean isOnBoard(Heaps position, Part part) {
        return part.group() >= 0 && part.group() < position.count() && part.index() >= 0
            && part.index() <= cell(position.size(part.group())) && position.size(part.group()) > 0;
    }

    /** The cells that make a move together with {@code part}. */
    private IntStream partners(Heaps position, Part part) {
        if (isGap(part.index())) {
            return IntStream.empty();
        }
        int size = position.size(part.group());
        int chip = chip(part.index());
        int reach = Math.max(1, rule.largestTake(size)) - 1;
        return IntStream.rangeClosed(Math.max(1, chip - reach), Math.min(size, chip + reach))
            .filter(other -> other != chip && rule.allows(size, Math.min(chip, other) - 1, size - Math.max(chip, other)))
            .map(this::cell);
    }

    private boolean starts(Heaps position, Part part) {
        return isOnBoard(position, part) && (move(position, List.of(part)).isPresent() || partners(position, part).findAny().isPresent());
    }

    /** A second tap in the same row completes the first; a tap on a tapped part takes it back; any other starts anew. */
    @Override
    public Choice<Breaking> choose(Heaps position, List<Part> tapped) {
        List<Part> chosen = new ArrayList<>();
        for (Part part : tapped) {
            if (chosen.remove(part)) {
                continue;
            }
            boolean completes = chosen.size() == 1 && chosen.get(0).group() == part.group()
                && partners(position, chosen.get(0)).anyMatch(cell -> cell == part.index());
            if (!completes) {
                chosen.clear();
            }
            if (completes || starts(position, part)) {
                chosen.add(part);
            }
        }
        List<Span> lit = new ArrayList<>();
        if (chosen.isEmpty()) {
            for (int heap = 0; heap < position.count(); heap++) {
                for (int cell = 0; position.size(heap) > 0 && cell <= cell(position.size(heap)); cell++) {
                    if (starts(position, new Part(heap, cell))) {
                        lit.add(new Span(heap, cell, cell));
                    }
                }
            }
        } else if (chosen.size() == 1) {
            Part first = chosen.get(0);
            partners(position, first).forEach(cell -> lit.add(new Span(first.group(), cell, cell)));
        }
        return new Choice<>(chosen, lit, chosen.isEmpty() ? Optional.empty() : move(position, chosen));
    }

    @Override
    public final Edit<Heaps> edit(Draft<Heaps> draft) {
        return HeapEditing.rows(style.word, heaps -> total(heaps) <= MOST_CHIPS, this::cell).edit(draft);
    }

    @Override
    public final Solver<Heaps, Breaking> solver(PositionStore store) {
        return new BreakingSolver(this, values);
    }
}
