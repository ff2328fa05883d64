package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Carrying;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GridBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.impartial.Squares.Carry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What all games have in common in which pieces go towards the corner of a board at the bottom left, or the left end
 * of a strip. A move carries one piece to another square; pieces do not get in each other's way. Whoever cannot move
 * loses. A game adds where a piece may go.
 *
 * <p>Moves are written {@code 3,2-1,2}; where there is a single piece, {@code 1,2} will do. The board is shown as far
 * as it fits; what stands outside is told in a note and moved by notation.
 */
abstract class SquareGame extends NormalGame<Squares, Carry> {
    private static final int MOST_PIECES = 64;
    private static final int MOST_SHOWN = 16;
    private static final int LEAST_SHOWN = 8;
    private static final int STRIP_BITS = 8;
    private static final int BOARD_BITS = 7;

    /** How a game writes its squares and shows its board. */
    enum Kind {
        /** One queen: {@code 3,5}. */
        QUEEN,
        /** Any number of coins: {@code 3,5;0,2}. */
        COINS,
        /** Any number of coins on the squares of a strip: {@code 4,8,8}. */
        STRIP
    }

    private final Kind kind;
    private final int largest;

    /** @param largest the largest number of a column or row */
    SquareGame(String id, Kind kind, int largest) {
        super(id);
        this.kind = kind;
        this.largest = largest;
    }

    /** Shows where a piece may go; false if the visitor has had enough. */
    abstract boolean visitTargets(Square from, Predicate<? super Square> visitor);

    abstract boolean isTarget(Square from, Square to);

    /** Somewhere that a piece may go; it must not be stuck. */
    abstract Square randomTarget(Square from, SplittableRandom random);

    final int largest() {
        return largest;
    }

    @Override
    public final Squares parse(String text) {
        String trimmed = text.trim();
        if (trimmed.equals("-") && kind != Kind.QUEEN) {
            return new Squares(List.of());
        }
        if (trimmed.isEmpty()) {
            throw new BadInputException("input.empty", expected());
        }
        String[] parts = kind == Kind.QUEEN ? new String[] {trimmed} : trimmed.split(kind == Kind.STRIP ? "," : ";", -1);
        if (parts.length > MOST_PIECES) {
            throw new BadInputException("input.too-many", expected(), parts.length, MOST_PIECES);
        }
        List<Square> squares = new ArrayList<>();
        for (String part : parts) {
            squares.add(parseSquare(part));
        }
        return new Squares(squares);
    }

    private Message expected() {
        return Message.of(switch (kind) {
            case QUEEN -> "input.squares.queen";
            case COINS -> "input.squares.coins";
            case STRIP -> "input.squares.strip";
        });
    }

    private Square parseSquare(String text) {
        String what = kind == Kind.STRIP ? "input.squares.strip" : "input.squares.queen";
        if (kind == Kind.STRIP) {
            return new Square(Numbers.parse(text, 0, largest, what), 0);
        }
        String[] numbers = text.split(",", -1);
        if (numbers.length != 2) {
            throw new BadInputException("input.square", BadInputException.quote(text));
        }
        return new Square(Numbers.parse(numbers[0], 0, largest, what), Numbers.parse(numbers[1], 0, largest, what));
    }

    final String formatSquare(Square square) {
        return kind == Kind.STRIP ? Integer.toString(square.column()) : square.toString();
    }

    @Override
    public final String format(Squares position) {
        List<String> texts = new ArrayList<>();
        position.list().forEach(square -> texts.add(formatSquare(square)));
        return texts.isEmpty() ? "-" : String.join(kind == Kind.STRIP ? "," : ";", texts);
    }

    @Override
    public final Squares canonical(Squares position) {
        return kind == Kind.QUEEN ? position : position.sorted();
    }

    /** The squares in order, with as many bits for each as the kind of board needs. */
    @Override
    public OptionalLong key(Squares position) {
        int bits = kind == Kind.QUEEN ? Integer.SIZE - 1 : kind == Kind.STRIP ? STRIP_BITS : BOARD_BITS;
        int bitsEach = kind == Kind.STRIP ? bits : 2 * bits;
        List<Square> squares = canonical(position).list();
        long key = 0;
        for (Square square : squares) {
            if (square.column() >>> bits != 0 || square.row() >>> bits != 0) {
                return OptionalLong.empty();
            }
            key = key << bitsEach | (kind == Kind.STRIP ? 0 : (long) square.row() << bits) | square.column();
        }
        return squares.size() * bitsEach < Long.SIZE ? OptionalLong.of(key) : OptionalLong.empty();
    }

    @Override
    public final void visitMoves(Squares position, Predicate<? super Carry> visitor) {
        for (Square from : new LinkedHashSet<>(position.list())) {
            if (!visitTargets(from, to -> visitor.test(new Carry(from, to)))) {
                return;
            }
        }
    }

    @Override
    public final Carry randomMove(Squares position, SplittableRandom random) {
        List<Square> free = new ArrayList<>(position.list());
        free.removeIf(square -> !canMove(position, square));
        Square from = free.get(random.nextInt(free.size()));
        return new Carry(from, randomTarget(from, random));
    }

    @Override
    public final Squares play(Squares position, Carry move) {
        return position.after(move);
    }

    @Override
    public final Carry parseMove(Squares position, String text) {
        String[] parts = text.trim().split("-", -1);
        boolean single = position.list().size() == 1 && parts.length == 1;
        if (!single && parts.length != 2) {
            String sentence = kind == Kind.STRIP ? "input.carry.strip" : "input.carry";
            throw new BadInputException(sentence, BadInputException.quote(text.trim()));
        }
        Square to = parseSquare(parts[parts.length - 1]);
        Square from = single ? position.list().get(0) : parseSquare(parts[0]);
        if (!position.list().contains(from)) {
            throw new BadInputException("input.carry.empty", formatSquare(from));
        }
        if (!isTarget(from, to)) {
            throw new BadInputException("input.carry.illegal", formatSquare(from), formatSquare(to));
        }
        return new Carry(from, to);
    }

    @Override
    public final String formatMove(Carry move) {
        return (kind == Kind.QUEEN ? "" : formatSquare(move.from()) + "-") + formatSquare(move.to());
    }

    @Override
    public final Message describe(Squares position, Carry move) {
        return Message.of(switch (kind) {
            case QUEEN -> "squares.carry.queen";
            case COINS -> "squares.carry.coin";
            case STRIP -> "squares.carry.strip";
        }, formatSquare(move.from()), formatSquare(move.to()));
    }

    /** Adds the step that tells what the pieces on their squares are worth. */
    final void explainValues(Squares position, Explanation.Builder steps, Function<Square, String> value) {
        List<String> values = new ArrayList<>();
        position.sorted().list().forEach(square -> values.add(coin(square) + " → " + value.apply(square)));
        steps.add(Rung.RESULT, "squares.values", String.join(", ", values));
    }

    private String coin(Square square) {
        return kind == Kind.STRIP ? formatSquare(square) : "(" + square + ")";
    }

    private int shownColumns(Squares position) {
        int most = position.list().stream().mapToInt(Square::column).max().orElse(0);
        return kind == Kind.STRIP ? Math.max(LEAST_SHOWN, most + 1) : Math.max(LEAST_SHOWN, Math.min(MOST_SHOWN - 2, most) + 2);
    }

    private int shownRows(Squares position) {
        int most = position.list().stream().mapToInt(Square::row).max().orElse(0);
        return kind == Kind.STRIP ? 1 : Math.max(LEAST_SHOWN, Math.min(MOST_SHOWN - 1, most) + 1);
    }

    /** The part of the board that shows a square; it may lie outside. */
    private Part part(Squares position, Square square) {
        return new Part(shownRows(position) - 1 - square.row(), square.column());
    }

    private Square square(Squares position, Part part) {
        return new Square(part.index(), shownRows(position) - 1 - part.group());
    }

    private boolean isShown(Squares position, Square square) {
        return square.column() < shownColumns(position) && square.row() < shownRows(position);
    }

    /** The pieces as the board shows them, from the top row down and from the left, then those outside. */
    final List<Square> inBoardOrder(Squares position) {
        List<Square> squares = new ArrayList<>(position.list());
        squares.sort(Comparator.<Square, Boolean>comparing(square -> !isShown(position, square))
            .thenComparing(Square::row, Comparator.reverseOrder()).thenComparing(Square::column));
        return squares;
    }

    @Override
    public final Message howTo() {
        return Message.of("how.carry");
    }

    @Override
    public final Board board(Squares position) {
        List<List<GridBoard.Cell>> rows = new ArrayList<>();
        for (int row = shownRows(position) - 1; row >= 0; row--) {
            List<GridBoard.Cell> cells = new ArrayList<>();
            for (int column = 0; column < shownColumns(position); column++) {
                Square square = new Square(column, row);
                int count = (int) position.list().stream().filter(square::equals).count();
                GridBoard.Piece pieces = kind == Kind.QUEEN ? GridBoard.Piece.QUEEN : GridBoard.Piece.CHIP;
                Optional<Integer> label = kind == Kind.STRIP ? Optional.of(column) : Optional.empty();
                cells.add(new GridBoard.Cell(count == 0 ? GridBoard.Piece.EMPTY : pieces, Math.max(1, count), label));
            }
            rows.add(cells);
        }
        List<String> outside = new ArrayList<>();
        position.list().stream().filter(square -> !isShown(position, square)).forEach(square -> outside.add(formatSquare(square)));
        Optional<Message> note = outside.isEmpty() ? note() : Optional.of(Message.of("squares.outside", String.join("; ", outside)));
        return kind == Kind.STRIP ? GridBoard.strip(rows.get(0), List.of(), note) : GridBoard.squares(rows, new GridBoard.Axes(0, true), note);
    }

    /** What the picture of this game's board cannot show. */
    Optional<Message> note() {
        return Optional.empty();
    }

    @Override
    public final List<Part> parts(Squares position, Carry move) {
        Part to = part(position, move.to());
        return kind == Kind.QUEEN ? List.of(to) : List.of(part(position, move.from()), to);
    }

    /** Tapping where the queen goes is enough; a coin is tapped first. */
    @Override
    public final Choice<Carry> choose(Squares position, List<Part> tapped) {
        List<Part> cells = new ArrayList<>();
        for (int row = 0; row < shownRows(position); row++) {
            for (int column = 0; column < shownColumns(position); column++) {
                cells.add(new Part(row, column));
            }
        }
        if (kind == Kind.QUEEN) {
            Part queen = part(position, position.list().get(0));
            List<Span> lit = new ArrayList<>();
            cells.stream().filter(cell -> goes(position, queen, cell))
                .forEach(cell -> lit.add(new Span(cell.group(), cell.index(), cell.index())));
            Optional<Part> last = tapped.isEmpty() ? Optional.empty() : Optional.of(tapped.get(tapped.size() - 1));
            Optional<Part> to = last.filter(part -> goes(position, queen, part));
            return new Choice<>(to.map(List::of).orElse(List.of()), lit, to.map(part -> carry(position, queen, part)));
        }
        return Carrying.choose(tapped, cells, part -> canMove(position, square(position, part)),
            (from, to) -> goes(position, from, to), (from, to) -> carry(position, from, to));
    }

    /**
     * A touch on a coin selects it, and one on a free square takes it there; with no coin selected it puts a new one.
     * The queen goes wherever she is wanted. Buttons take a piece to where the board does not reach yet.
     */
    @Override
    public final Edit<Squares> edit(Draft<Squares> draft) {
        Squares squares = draft.position();
        boolean queen = kind == Kind.QUEEN;
        Optional<Square> held = queen ? Optional.of(squares.list().get(0))
            : draft.selected().map(part -> square(squares, part)).filter(squares.list()::contains);
        Edit.Builder<Squares> edit = new Edit.Builder<>(draft, queen ? "edit.queen.how" : "edit.pieces.how");
        for (int row = 0; row < shownRows(squares); row++) {
            edit.touch(new Span(row, 0, shownColumns(squares) - 1), part -> touched(draft, held, part));
        }
        Square from = held.orElse(new Square(0, 0));
        Square right = new Square(from.column() + 1, from.row());
        Square up = new Square(from.column(), from.row() + 1);
        edit.key("edit.pieces.right", held.isPresent() && isWithin(right), () -> carried(squares, from, right));
        if (kind != Kind.STRIP) {
            edit.key("edit.pieces.up", held.isPresent() && isWithin(up), () -> carried(squares, from, up));
        }
        if (!queen) {
            edit.key("edit.pieces.another", held.isPresent() && squares.list().size() < MOST_PIECES,
                    () -> new Draft<>(squares.with(from), draft.selected()))
                .key("edit.pieces.remove", held.isPresent(), () -> Draft.of(squares.without(from)));
        }
        return edit.build();
    }

    private Draft<Squares> touched(Draft<Squares> draft, Optional<Square> held, Part part) {
        Squares squares = draft.position();
        Square square = square(squares, part);
        if (kind != Kind.QUEEN && squares.list().contains(square)) {
            return draft.toggled(part);
        }
        if (held.isPresent()) {
            return Draft.of(squares.after(new Carry(held.get(), square)));
        }
        return squares.list().size() < MOST_PIECES ? Draft.of(squares.with(square)) : draft;
    }

    /** The piece stays selected, though the board may show it in another place. */
    private Draft<Squares> carried(Squares squares, Square from, Square to) {
        Squares after = squares.after(new Carry(from, to));
        return kind == Kind.QUEEN ? Draft.of(after) : Draft.of(after, part(after, to));
    }

    /** Whether a piece on this square can be shown. */
    private boolean isWithin(Square square) {
        int most = kind == Kind.STRIP ? largest : MOST_SHOWN - 1;
        return square.column() <= most && square.row() <= most;
    }

    private boolean canMove(Squares position, Square square) {
        return position.list().contains(square) && !visitTargets(square, to -> false);
    }

    private boolean goes(Squares position, Part from, Part to) {
        Square target = square(position, to);
        return target.column() >= 0 && target.row() >= 0 && isTarget(square(position, from), target);
    }

    private Carry carry(Squares position, Part from, Part to) {
        return new Carry(square(position, from), square(position, to));
    }
}
