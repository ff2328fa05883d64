package app.hissho.engine.impartial;

import app.hissho.engine.Message;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Dawson’s Chess. A move puts an X in a square that has no X and no X beside it. Whoever cannot move loses.
 *
 * <p>An X uses up its square and the neighbours, so a row of n free squares is a heap of the octal game 0.137: an X in
 * a row of one square takes it, at the end of a longer row it takes two, elsewhere it takes three and may leave two
 * rows. A heap is a row of squares that can still be used; a move is a tap on one square. The values repeat with
 * period 34 from row 52 on.
 */
final class Dawson extends BreakingGame {
    Dawson() {
        this(BreakingRule.parse("0.137"));
    }

    private Dawson(BreakingRule rule) {
        super("dawson", rule, Style.SQUARES, new SparseSequence(rule));
    }

    /** What an X in {@code square}, counted from 1, leaves of a row. */
    private static Breaking crossing(int row, int size, int square) {
        return Breaking.of(row, Math.max(0, square - 2), Math.max(0, size - square - 1));
    }

    /** The square nearer to the left end in which an X is this move. */
    private static int square(int size, Breaking move) {
        return size - move.left() == 3 ? move.smaller() + 2 : 1;
    }

    @Override
    public Message describe(Heaps position, Breaking move) {
        int size = position.size(move.heap());
        String kind = move.larger() == 0 ? "all" : move.smaller() == 0 ? "one" : "two";
        return Message.of("move.break.squares." + kind, square(size, move), size, move.smaller(), move.larger());
    }

    @Override
    public List<Part> parts(Heaps position, Breaking move) {
        return List.of(new Part(move.heap(), square(position.size(move.heap()), move) - 1));
    }

    @Override
    public Choice<Breaking> choose(Heaps position, List<Part> tapped) {
        List<Part> chosen = new ArrayList<>();
        for (Part part : tapped) {
            boolean again = chosen.remove(part);
            chosen.clear();
            boolean onBoard = part.group() >= 0 && part.group() < position.count()
                && part.index() >= 0 && part.index() < position.size(part.group());
            if (onBoard && !again) {
                chosen.add(part);
            }
        }
        List<Span> lit = new ArrayList<>();
        for (int row = 0; row < position.count() && chosen.isEmpty(); row++) {
            if (position.size(row) > 0) {
                lit.add(new Span(row, 0, position.size(row) - 1));
            }
        }
        Optional<Breaking> move = chosen.stream().findFirst()
            .map(part -> crossing(part.group(), position.size(part.group()), part.index() + 1));
        return new Choice<>(chosen, lit, move);
    }
}
