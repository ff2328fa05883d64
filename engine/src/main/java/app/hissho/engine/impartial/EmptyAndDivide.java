package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.HeapBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Empty and Divide. There are two boxes with chips, at least one in each. A move empties one box and divides the
 * contents of the other between the two, at least one chip in each. From (1, 1) nobody can move, and whoever has to
 * loses.
 *
 * <p>Written {@code 5,8}; the canonical form puts the smaller number first. The move {@code 2:3} keeps the contents of
 * box 2 and moves 3 of them to the box that was emptied.
 *
 * <p>The player to move loses exactly if both numbers are odd: from there one has to divide an odd number, which
 * leaves an even one; and an even number can be divided into two odd ones. More exactly the Grundy value of (m, n) is
 * the number of zeros at the end of ((m − 1) | (n − 1)) + 1 in binary, | being the bitwise “or”. Listing the winning
 * moves tries every division; a box holds at most {@value #MOST_CHIPS} chips.
 */
public final class EmptyAndDivide extends NormalGame<EmptyAndDivide.Boxes, EmptyAndDivide.Division> {
    private static final int MOST_CHIPS = 1_000_000;
    private static final HeapEditing EDITING = HeapEditing.fixed("box", boxes -> boxes.largest() <= MOST_CHIPS);

    public EmptyAndDivide() {
        super("empty-and-divide");
    }

    /** The contents of the two boxes. */
    public record Boxes(int first, int second) {
        int chips(int box) {
            return box == 0 ? first : second;
        }
    }

    /** Keeping the contents of one box, 0 or 1, and moving some of them to the other, which was emptied. */
    public record Division(int box, int moved) {
    }

    @Override
    public Boxes parse(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2) {
            throw new BadInputException("input.boxes", BadInputException.quote(text.trim()));
        }
        return new Boxes(Numbers.parse(parts[0], 1, MOST_CHIPS, "input.box"), Numbers.parse(parts[1], 1, MOST_CHIPS, "input.box"));
    }

    @Override
    public String format(Boxes position) {
        return position.first() + "," + position.second();
    }

    @Override
    public Boxes canonical(Boxes position) {
        return new Boxes(Math.min(position.first(), position.second()), Math.max(position.first(), position.second()));
    }

    @Override
    public OptionalLong key(Boxes position) {
        Boxes canonical = canonical(position);
        return OptionalLong.of((long) canonical.first() << 32 | canonical.second());
    }

    @Override
    public void visitMoves(Boxes position, Predicate<? super Division> visitor) {
        for (int box = 0; box < 2; box++) {
            for (int moved = 1; moved < position.chips(box); moved++) {
                if (!visitor.test(new Division(box, moved))) {
                    return;
                }
            }
        }
    }

    @Override
    public Division randomMove(Boxes position, SplittableRandom random) {
        int moved = random.nextInt(position.first() + position.second() - 2) + 1;
        return moved < position.first() ? new Division(0, moved) : new Division(1, moved - position.first() + 1);
    }

    @Override
    public Boxes play(Boxes position, Division move) {
        int kept = position.chips(move.box()) - move.moved();
        return move.box() == 0 ? new Boxes(kept, move.moved()) : new Boxes(move.moved(), kept);
    }

    @Override
    public Division parseMove(Boxes position, String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw new BadInputException("input.division", BadInputException.quote(text.trim()));
        }
        int box = Numbers.parse(text.substring(0, colon), 1, 2, "input.box-number") - 1;
        if (position.chips(box) == 1) {
            throw new BadInputException("input.indivisible", box + 1);
        }
        return new Division(box, Numbers.parse(text.substring(colon + 1), 1, position.chips(box) - 1, "input.moved"));
    }

    @Override
    public String formatMove(Division move) {
        return move.box() + 1 + ":" + move.moved();
    }

    @Override
    public Message describe(Boxes position, Division move) {
        Boxes after = play(position, move);
        return Message.of("empty-and-divide.move", 2 - move.box(), position.chips(move.box()), after.first(), after.second());
    }

    @Override
    public Message howTo() {
        return Message.of("how.divide");
    }

    @Override
    public Board board(Boxes position) {
        return new HeapBoard(HeapBoard.Style.BOXES, List.of(position.first(), position.second()), Optional.empty());
    }

    /** A tap on a chip moves it and all that lie on it to the other box. */
    @Override
    public Choice<Division> choose(Boxes position, List<Part> tapped) {
        List<Span> lit = new ArrayList<>();
        for (int box = 0; box < 2; box++) {
            if (position.chips(box) > 1) {
                lit.add(new Span(box, 2, position.chips(box)));
            }
        }
        Optional<Part> last = tapped.isEmpty() ? Optional.empty() : Optional.of(tapped.get(tapped.size() - 1))
            .filter(part -> lit.stream().anyMatch(span -> span.contains(part)));
        return new Choice<>(last.map(List::of).orElse(List.of()), lit,
            last.map(part -> new Division(part.group(), position.chips(part.group()) - part.index() + 1)));
    }

    @Override
    public List<Part> parts(Boxes position, Division move) {
        return List.of(new Part(move.box(), position.chips(move.box()) - move.moved() + 1));
    }

    @Override
    public Edit<Boxes> edit(Draft<Boxes> draft) {
        Boxes boxes = draft.position();
        return EDITING.begin(draft, Heaps.of(boxes.first(), boxes.second()), heaps -> new Boxes(heaps.size(0), heaps.size(1))).build();
    }

    @Override
    public Solver<Boxes, Division> solver(PositionStore store) {
        return new Parity();
    }

    private static int grundy(Boxes boxes) {
        return Integer.numberOfTrailingZeros((boxes.first() - 1 | boxes.second() - 1) + 1);
    }

    private final class Parity extends NimberSolver<Boxes, Division> {
        Parity() {
            super(EmptyAndDivide.this);
        }

        @Override
        protected long[] values(Boxes position, Budget budget) {
            return new long[] {grundy(position)};
        }

        @Override
        protected void visitMovesChanging(Boxes position, long change, Budget budget, Predicate<? super Division> visitor) {
            long target = grundy(position) ^ change;
            visitMoves(position, move -> grundy(play(position, move)) != target || visitor.test(move));
        }

        @Override
        protected void explainValues(Boxes position, Explanation.Builder steps, Budget budget) {
            boolean lost = grundy(position) == 0;
            steps.add(Rung.LOOK, "empty-and-divide.look");
            steps.add(Rung.COMPUTE, "empty-and-divide.compute");
            steps.add(Rung.COMPUTE, "empty-and-divide.value", position.first(), position.second(), grundy(position),
                Integer.toBinaryString(position.first() - 1), Integer.toBinaryString(position.second() - 1));
            steps.add(Rung.RESULT, lost ? "empty-and-divide.odd" : "empty-and-divide.even", position.first(), position.second());
        }
    }
}
