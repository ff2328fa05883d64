package app.hissho.engine.explain;

import app.hissho.engine.Message;
import app.hissho.engine.number.Ordinal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A small table of an explanation: a title for each row, then cells in columns that align. All rows have the
 * same number of cells.
 */
public record Table(List<Row> rows) {
    public Table {
        rows = List.copyOf(rows);
        if (rows.stream().mapToInt(row -> row.cells().size()).distinct().count() > 1) {
            throw new IllegalArgumentException("rows of different length");
        }
    }

    /** What a cell means beyond its text; shown by shape and weight as well as by colour. */
    public enum Mark {
        PLAIN,
        /** Names the columns. */
        HEAD,
        /** The cell to look at. */
        KEY,
        /** What the column comes to. */
        TOTAL,
        /** To be filled in; the cell has no text. */
        BLANK
    }

    public record Cell(String text, Mark mark) {
    }

    /** A row; its title is empty where the cells speak for themselves. */
    public record Row(Optional<Message> title, List<Cell> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * Numbers one below the other in binary, with the sum of each column without carry modulo {@code modulus}
     * (2 gives the nim-sum). Ones in the leftmost column whose total is not 0 are marked {@link Mark#KEY}.
     */
    public static Table binary(List<Long> numbers, int modulus) {
        List<Message> titles = new ArrayList<>();
        numbers.forEach(number -> titles.add(Message.of("table.number", number)));
        int width = width(numbers);
        List<String> places = places(width, "");
        List<String> digits = new ArrayList<>();
        numbers.forEach(number -> digits.add(digits(number, width)));
        return binary(places, titles, digits, modulus, modulus == 2 ? Message.of("table.nim-sum") : Message.of("table.column-sum", modulus));
    }

    /**
     * The nim-sum of values that may lie beyond all finite numbers: the columns of the ω come before the others.
     *
     * @param titles what stands before each value
     * @param total what stands before the nim-sum
     */
    public static Table nimSum(List<Ordinal> values, List<Message> titles, Message total) {
        List<Long> omegas = values.stream().map(Ordinal::omegas).collect(Collectors.toList());
        List<Long> rests = values.stream().map(Ordinal::rest).collect(Collectors.toList());
        int high = omegas.stream().allMatch(number -> number == 0) ? 0 : width(omegas);
        int low = width(rests);
        List<String> places = new ArrayList<>(places(high, "ω"));
        places.addAll(places(low, ""));
        List<String> digits = new ArrayList<>();
        values.forEach(value -> digits.add(digits(value.omegas(), high) + digits(value.rest(), low)));
        return binary(places, titles, digits, 2, total);
    }

    private static int width(List<Long> numbers) {
        return Math.max(1, numbers.stream().mapToInt(n -> Long.SIZE - Long.numberOfLeadingZeros(n)).max().orElse(1));
    }

    /** The powers of two that the columns stand for, times {@code unit}. */
    private static List<String> places(int width, String unit) {
        List<String> places = new ArrayList<>();
        for (int bit = width - 1; bit >= 0; bit--) {
            String power = Long.toString(1L << bit);
            places.add(unit.isEmpty() ? power : bit == 0 ? unit : unit + "·" + power);
        }
        return places;
    }

    private static String digits(long number, int width) {
        StringBuilder digits = new StringBuilder();
        for (int bit = width - 1; bit >= 0; bit--) {
            digits.append(number >> bit & 1);
        }
        return digits.toString();
    }

    private static Table binary(List<String> places, List<Message> titles, List<String> numbers, int modulus, Message total) {
        int[] totals = new int[places.size()];
        for (String digits : numbers) {
            for (int column = 0; column < totals.length; column++) {
                totals[column] = (totals[column] + digits.charAt(column) - '0') % modulus;
            }
        }
        int key = 0;
        while (key < totals.length && totals[key] == 0) {
            key++;
        }
        List<Row> rows = new ArrayList<>();
        rows.add(new Row(Optional.of(Message.of("table.place")), cells(places, Mark.HEAD)));
        for (int i = 0; i < numbers.size(); i++) {
            List<Cell> digits = new ArrayList<>();
            for (int column = 0; column < totals.length; column++) {
                boolean one = numbers.get(i).charAt(column) == '1';
                digits.add(new Cell(one ? "1" : "0", one && column == key ? Mark.KEY : Mark.PLAIN));
            }
            rows.add(new Row(Optional.of(titles.get(i)), digits));
        }
        rows.add(new Row(Optional.of(total), cells(Arrays.stream(totals).mapToObj(Integer::toString).collect(Collectors.toList()), Mark.TOTAL)));
        return new Table(rows);
    }

    private static List<Cell> cells(List<String> texts, Mark mark) {
        return texts.stream().map(text -> new Cell(text, mark)).collect(Collectors.toList());
    }

    /** A row of numbers {@code from}, {@code from + 1}, … and below each what belongs to it. */
    public static Table strip(Message numberTitle, int from, Message valueTitle, List<Cell> values) {
        List<Cell> numbers = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            numbers.add(new Cell(Integer.toString(from + i), Mark.HEAD));
        }
        return new Table(List.of(new Row(Optional.of(numberTitle), numbers), new Row(Optional.of(valueTitle), values)));
    }
}
