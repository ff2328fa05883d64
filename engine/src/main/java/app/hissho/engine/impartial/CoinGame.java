package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GridBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * What all coin-turning games have in common, on one row or several. A move chooses rows and columns and turns every
 * coin where they meet; the last coin of them, in the last row and column, goes from heads to tails. Whoever cannot
 * move loses. Which rows may go with which columns is a list of products of one-row rules ({@link CoinRule}).
 *
 * <p>Moves are written as the numbers of the coins, {@code 3,8}; on several rows as rows and columns,
 * {@code 2,5x3,5}. To tap a coin is to choose its row and its column.
 */
abstract class CoinGame extends NormalGame<Coins, Turning> {
    /** A move of {@code rows} for the rows with a move of {@code columns} for the columns. */
    record Product(CoinRule rows, CoinRule columns) {
        boolean canMove(int row, int column) {
            return rows.canMove(row) && columns.canMove(column);
        }

        boolean visit(int row, int column, Predicate<? super Turning> visitor) {
            return rows.visit(row, r -> columns.visit(column, c -> visitor.test(new Turning(r, c))));
        }
    }

    private final int first;
    private final boolean several;
    private final List<Product> products;

    /**
     * @param first the number of the first row and column
     * @param several whether there may be several rows
     * @param products moves that are different from each other
     */
    CoinGame(String id, int first, boolean several, List<Product> products) {
        super(id);
        this.first = first;
        this.several = several;
        this.products = products;
    }

    /** The value of a single head, which does not depend on the coins around it. */
    abstract long value(int row, int column, Budget budget);

    final int first() {
        return first;
    }

    @Override
    public final Coins parse(String text) {
        return Coins.parse(text, several);
    }

    @Override
    public final String format(Coins position) {
        return position.toString();
    }

    @Override
    public final Coins canonical(Coins position) {
        return position;
    }

    @Override
    public final OptionalLong key(Coins position) {
        return position.key();
    }

    @Override
    public final void visitMoves(Coins position, Predicate<? super Turning> visitor) {
        for (int row = 0; row < position.rows(); row++) {
            for (int column = 0; column < position.columns(); column++) {
                if (position.isHeads(row, column) && !visit(row, column, visitor)) {
                    return;
                }
            }
        }
    }

    private boolean visit(int row, int column, Predicate<? super Turning> visitor) {
        for (Product product : products) {
            if (!product.visit(row, column, visitor)) {
                return false;
            }
        }
        return true;
    }

    /** Draws a head that can be turned, then evenly among the moves that turn it last. */
    @Override
    public final Turning randomMove(Coins position, SplittableRandom random) {
        List<Turning> heads = new ArrayList<>();
        for (int row = 0; row < position.rows(); row++) {
            for (int column = 0; column < position.columns(); column++) {
                int r = row;
                int c = column;
                if (position.isHeads(r, c) && products.stream().anyMatch(product -> product.canMove(r, c))) {
                    heads.add(new Turning(List.of(r), List.of(c)));
                }
            }
        }
        Turning head = heads.get(random.nextInt(heads.size()));
        Turning[] drawn = {null};
        int[] seen = {0};
        visit(head.lastRow(), head.lastColumn(), move -> {
            if (random.nextInt(++seen[0]) == 0) {
                drawn[0] = move;
            }
            return true;
        });
        return drawn[0];
    }

    @Override
    public final Coins play(Coins position, Turning move) {
        return position.after(move);
    }

    @Override
    public final Turning parseMove(Coins position, String text) {
        String trimmed = text.trim();
        String expected = several ? "input.turning.rows" : "input.turning.row";
        String[] parts = trimmed.split("x", -1);
        if (parts.length != (several ? 2 : 1)) {
            throw new BadInputException(expected, BadInputException.quote(trimmed));
        }
        List<Integer> rows = several ? places(parts[0], position.rows()) : List.of(0);
        Turning move = new Turning(rows, places(parts[parts.length - 1], position.columns()));
        if (!position.isHeads(move.lastRow(), move.lastColumn())) {
            throw new BadInputException("input.turning.tails", coin(move.lastRow(), move.lastColumn()));
        }
        if (products.stream().noneMatch(product -> product.rows().allows(rows) && product.columns().allows(move.columns()))) {
            throw new BadInputException("input.turning.rule", BadInputException.quote(trimmed));
        }
        return move;
    }

    private List<Integer> places(String text, int count) {
        SortedSet<Integer> places = new TreeSet<>();
        for (int number : Numbers.parseList(text, first, count, "input.coin-numbers")) {
            if (number >= first + count) {
                throw new BadInputException("input.out-of-range", Integer.toString(number), first, first + count - 1);
            }
            if (!places.add(number - first)) {
                throw new BadInputException("input.coin-twice", number);
            }
        }
        return List.copyOf(places);
    }

    @Override
    public final String formatMove(Turning move) {
        return (several ? numbers(move.rows(), ",") + "x" : "") + numbers(move.columns(), ",");
    }

    /** Places as the game numbers them. */
    private String numbers(List<Integer> places, String separator) {
        List<String> numbers = new ArrayList<>();
        places.forEach(place -> numbers.add(Integer.toString(place + first)));
        return String.join(separator, numbers);
    }

    /** The name of a coin: its number, or its row and column. */
    final String coin(int row, int column) {
        return several ? "(" + (row + first) + ", " + (column + first) + ")" : Integer.toString(column + first);
    }

    /** The numbers of rows or columns as words have them: 1, 3, 6–9. */
    final String list(List<Integer> places) {
        List<String> ranges = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= places.size(); i++) {
            if (i == places.size() || places.get(i) != places.get(i - 1) + 1) {
                List<Integer> run = places.subList(from, i);
                ranges.add(run.size() > 2 ? run.get(0) + first + "–" + (places.get(i - 1) + first) : numbers(run, ", "));
                from = i;
            }
        }
        return String.join(", ", ranges);
    }

    @Override
    public final Message describe(Coins position, Turning move) {
        if (move.rows().size() == 1 && move.columns().size() == 1) {
            return Message.of("coins.turn.one", coin(move.lastRow(), move.lastColumn()));
        }
        return several
            ? Message.of("coins.turn.rows", move.rows().size(), list(move.rows()), move.columns().size(), list(move.columns()))
            : Message.of("coins.turn.row", list(move.columns()));
    }

    @Override
    public final Message howTo() {
        return Message.of("how.coins");
    }

    @Override
    public final Board board(Coins position) {
        List<List<GridBoard.Cell>> rows = new ArrayList<>();
        for (int row = 0; row < position.rows(); row++) {
            List<GridBoard.Cell> cells = new ArrayList<>();
            for (int column = 0; column < position.columns(); column++) {
                GridBoard.Piece piece = position.isHeads(row, column) ? GridBoard.Piece.HEADS : GridBoard.Piece.TAILS;
                cells.add(new GridBoard.Cell(piece, 1, several ? Optional.empty() : Optional.of(column + first)));
            }
            rows.add(cells);
        }
        return several ? GridBoard.squares(rows, new GridBoard.Axes(first, false), Optional.empty())
            : GridBoard.strip(rows.get(0), List.of(), Optional.empty());
    }

    /** A touch turns a coin; buttons add and remove rows and columns. */
    @Override
    public final Edit<Coins> edit(Draft<Coins> draft) {
        Coins coins = draft.position();
        int rows = coins.rows();
        int columns = coins.columns();
        Edit.Builder<Coins> edit = new Edit.Builder<>(draft, "edit.coins.how");
        for (int row = 0; row < rows; row++) {
            edit.touch(new Span(row, 0, columns - 1),
                coin -> Draft.of(coins.after(new Turning(List.of(coin.group()), List.of(coin.index())))));
        }
        int most = several ? Coins.MOST_SIDE : Coins.MOST_IN_ROW;
        edit.key(several ? "edit.columns.more" : "edit.coins.more", columns < most, () -> Draft.of(coins.resized(rows, columns + 1)))
            .key(several ? "edit.columns.less" : "edit.coins.less", columns > 1, () -> Draft.of(coins.resized(rows, columns - 1)));
        if (several) {
            edit.key("edit.rows.more", rows < most, () -> Draft.of(coins.resized(rows + 1, columns)))
                .key("edit.rows.less", rows > 1, () -> Draft.of(coins.resized(rows - 1, columns)));
        }
        return edit.build();
    }

    /** Coins that lead through the rows and columns of a move from the last coin upwards, no more than are needed. */
    @Override
    public final List<Part> parts(Coins position, Turning move) {
        Product product = products.stream()
            .filter(p -> p.rows().allows(move.rows()) && p.columns().allows(move.columns())).findFirst().orElseThrow();
        List<Integer> rows = product.rows().touched(move.rows());
        List<Integer> columns = product.columns().touched(move.columns());
        List<Part> parts = new ArrayList<>();
        for (int i = 1; i <= Math.max(rows.size(), columns.size()); i++) {
            parts.add(new Part(rows.get(Math.max(0, rows.size() - i)), columns.get(Math.max(0, columns.size() - i))));
        }
        return parts;
    }

    /**
     * The rows and columns of the tapped coins, filled up where a rule says so, are the move. A tap on a tapped coin
     * takes it back; one that fits no move together with those before it starts anew.
     */
    @Override
    public final Choice<Turning> choose(Coins position, List<Part> tapped) {
        Set<Part> chosen = new LinkedHashSet<>();
        for (Part part : tapped) {
            if (chosen.remove(part)) {
                continue;
            }
            if (!isLit(position, chosen, part)) {
                chosen.clear();
            }
            if (isLit(position, chosen, part)) {
                chosen.add(part);
            }
        }
        List<Span> lit = new ArrayList<>();
        for (int row = 0; row < position.rows(); row++) {
            for (int column = 0; column < position.columns(); column++) {
                Part part = new Part(row, column);
                if (!chosen.contains(part) && isLit(position, chosen, part)) {
                    lit.add(new Span(row, column, column));
                }
            }
        }
        return new Choice<>(new ArrayList<>(chosen), lit, move(position, chosen));
    }

    /** Whether some move is chosen by tapping these coins, this one and perhaps more. */
    private boolean isLit(Coins position, Set<Part> chosen, Part part) {
        if (part.group() < 0 || part.group() >= position.rows() || part.index() < 0 || part.index() >= position.columns()) {
            return false;
        }
        SortedSet<Integer> rows = rows(chosen);
        SortedSet<Integer> columns = columns(chosen);
        rows.add(part.group());
        columns.add(part.index());
        for (Product product : products) {
            BitSet last = new BitSet();
            for (int column = columns.last(); column < position.columns(); column++) {
                last.set(column, product.columns().fits(columns, column));
            }
            for (int row = rows.last(); row < position.rows(); row++) {
                if (position.heads(row).intersects(last) && product.rows().fits(rows, row)) {
                    return true;
                }
            }
        }
        return false;
    }

    private Optional<Turning> move(Coins position, Set<Part> chosen) {
        if (chosen.isEmpty()) {
            return Optional.empty();
        }
        for (Product product : products) {
            Turning move = new Turning(product.rows().chosenBy(rows(chosen)), product.columns().chosenBy(columns(chosen)));
            if (position.isHeads(move.lastRow(), move.lastColumn())
                && product.rows().allows(move.rows()) && product.columns().allows(move.columns())) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    private static SortedSet<Integer> rows(Set<Part> parts) {
        SortedSet<Integer> rows = new TreeSet<>();
        parts.forEach(part -> rows.add(part.group()));
        return rows;
    }

    private static SortedSet<Integer> columns(Set<Part> parts) {
        SortedSet<Integer> columns = new TreeSet<>();
        parts.forEach(part -> columns.add(part.index()));
        return columns;
    }
}
