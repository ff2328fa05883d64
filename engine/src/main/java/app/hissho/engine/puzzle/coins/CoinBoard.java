package app.hissho.engine.puzzle.coins;

import app.hissho.engine.Message;
import app.hissho.engine.Value;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.PositionQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Coins on a board, and the product of two games by which they are played. Boards grow larger and have more heads from
 * level to level, and more games come in; on every board some head is worth a product that is not an ordinary one.
 *
 * @param heads the places of the heads row by row from 0
 * @param rowValues what the rows are worth in the first game
 * @param columnValues what the columns are worth in the second game
 */
record CoinBoard(String gameId, int rows, int columns, List<Integer> heads, List<Integer> rowValues, List<Integer> columnValues) {
    private static final List<String> GAMES = List.of("turning-turtles-squared", "rugs", "turning-corners", "mock-turtles-squared",
        "tartan:mock-turtles,ruler", "tartan:turning-turtles,ruler");
    private static final String CORNERS = "turning-corners";

    static CoinBoard draw(int level, Dice dice) {
        String game = dice.pick(GAMES.subList(0, level + 1));
        int rows = 4 + (level - 1) / 3;
        int columns = 4 + (level - 1) / 2;
        List<Integer> heads = dice.different(2 + level / 2, 0, rows * columns - 1);
        List<Integer> values = new ArrayList<>();
        for (Value value : new PositionQuestion(game, text(rows, columns, allOf(rows * columns))).analysis().components()) {
            values.add(Integer.valueOf(value.toString()));
        }
        int one = game.equals(CORNERS) ? 1 : 0;
        List<Integer> rowValues = allOf(rows).stream().map(row -> values.get(row * columns + one)).collect(Collectors.toList());
        CoinBoard board = new CoinBoard(game, rows, columns, heads, rowValues, values.subList(one * columns, (one + 1) * columns));
        return board.products() < (level < 3 ? 1 : 2) ? draw(level, dice) : board;
    }

    private static List<Integer> allOf(int count) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(i);
        }
        return all;
    }

    private static String text(int rows, int columns, List<Integer> heads) {
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < rows * columns; place++) {
            text.append(place > 0 && place % columns == 0 ? "/" : "").append(heads.contains(place) ? 'H' : 'T');
        }
        return text.toString();
    }

    private int rowValue(int place) {
        return rowValues.get(place / columns);
    }

    private int columnValue(int place) {
        return columnValues.get(place % columns);
    }

    /** How many heads are worth a product of numbers that are both above 1. */
    private long products() {
        return heads.stream().filter(place -> rowValue(place) > 1 && columnValue(place) > 1).count();
    }

    PositionQuestion question() {
        return new PositionQuestion(gameId, text(rows, columns, heads));
    }

    /** How coins are turned. */
    Message rules() {
        int colon = gameId.indexOf(':');
        if (colon < 0) {
            return PositionQuestion.rules(gameId);
        }
        int comma = gameId.indexOf(',');
        return Message.of("puzzle.tartan.product", PositionQuestion.title(gameId.substring(colon + 1, comma)),
            PositionQuestion.title(gameId.substring(comma + 1)));
    }

    /** The nim-sum of ordinary products. */
    int sumOfOrdinaryProducts() {
        return heads.stream().map(place -> rowValue(place) * columnValue(place)).reduce(0, (a, b) -> a ^ b);
    }

    /** The nim-sum of the values of the rows and columns. */
    int sumOfSums() {
        return heads.stream().map(place -> rowValue(place) ^ columnValue(place)).reduce(0, (a, b) -> a ^ b);
    }

    int difficulty() {
        return rows * columns + 4 * heads.size();
    }
}
