package app.hissho.console;

import app.hissho.engine.Message;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.GraphBoard;
import app.hissho.engine.board.GridBoard;
import app.hissho.engine.board.HandBoard;
import app.hissho.engine.board.HeapBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.SpreadBoard;
import app.hissho.engine.board.SumBoard;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Step;
import app.hissho.engine.explain.Table;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.puzzle.Grade;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns boards, tables and explanations into lines of text. */
final class Printer {
    /** Heaps up to this size are drawn chip by chip, and hands card by card. */
    private static final int MOST_DRAWN = 60;
    /** How many cards of a spread stand side by side. */
    private static final int WIDEST_SPREAD = 8;
    private static final int SPREAD_CELL = 9;

    private final Texts texts;

    Printer(Texts texts) {
        this.texts = texts;
    }

    String say(Message message) {
        return texts.say(message);
    }

    /** Whether an answer was right and, if it is known, why not. */
    String say(Grade grade) {
        String verdict = texts.get(grade.right() ? "puzzle.right" : "puzzle.wrong");
        return grade.reason().map(reason -> verdict + " " + say(reason)).orElse(verdict);
    }

    /** One line a step, tables below the step they belong to. */
    List<String> lines(List<Step> steps) {
        List<String> lines = new ArrayList<>();
        for (Step step : steps) {
            String sentence = say(step.text());
            lines.add(sentence.substring(0, 1).toUpperCase(texts.locale()) + sentence.substring(1));
            step.table().ifPresent(table -> lines.addAll(lines(table)));
        }
        return lines;
    }

    List<String> lines(Table table) {
        List<List<String>> cells = new ArrayList<>();
        for (Table.Row row : table.rows()) {
            List<String> line = new ArrayList<>();
            line.add(row.title().map(this::say).orElse(""));
            row.cells().forEach(cell -> line.add(sign(cell)));
            cells.add(line);
        }
        List<String> lines = new ArrayList<>();
        for (List<String> row : cells) {
            StringBuilder line = new StringBuilder("  ");
            for (int column = 0; column < row.size(); column++) {
                int wanted = column;
                int width = cells.stream().mapToInt(other -> columns(other.get(wanted))).max().orElse(0);
                String text = row.get(column);
                line.append(repeat(" ", width - columns(text) + 1)).append(text);
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static String sign(Table.Cell cell) {
        return switch (cell.mark()) {
            case KEY -> "[" + cell.text() + "]";
            case BLANK -> "_ ";
            case PLAIN, HEAD, TOTAL -> cell.text() + " ";
        };
    }

    /** How many columns of a terminal a text takes: Japanese letters take two. */
    private static int columns(String text) {
        return text.codePoints().map(point -> point >= 0x2E80 ? 2 : 1).sum();
    }

    private static String repeat(String text, int times) {
        return String.join("", Collections.nCopies(Math.max(0, times), text));
    }

    List<String> lines(Board board) {
        List<String> lines = new ArrayList<>();
        if (board instanceof HeapBoard heaps) {
            for (int h = 0; h < heaps.heaps().size(); h++) {
                int size = heaps.heaps().get(h);
                String chips = size <= MOST_DRAWN ? repeat("●", size) : repeat("●", MOST_DRAWN) + "…";
                lines.add(String.format("%3d: %-4d %s", h + 1, size, chips).stripTrailing());
            }
        }
        if (board instanceof GridBoard grid) {
            lines.addAll(lines(grid));
        }
        if (board instanceof GraphBoard graph) {
            lines.addAll(lines(graph));
        }
        if (board instanceof HandBoard hands) {
            lines.addAll(lines(hands));
        }
        if (board instanceof SpreadBoard spread) {
            lines.addAll(lines(spread));
        }
        if (board instanceof SumBoard sum) {
            for (int i = 0; i < sum.components().size(); i++) {
                SumBoard.Component component = sum.components().get(i);
                lines.add("[" + (i + 1) + "] " + say(Catalog.type(component.gameId()).text("title")));
                lines.addAll(lines(component.board()));
            }
        }
        board.note().ifPresent(note -> lines.add(say(note)));
        return lines;
    }

    /** A line a row, the cells' numbers above it where they have some. */
    private static List<String> lines(GridBoard grid) {
        List<String> lines = new ArrayList<>();
        for (List<GridBoard.Cell> row : grid.rows()) {
            StringBuilder labels = new StringBuilder();
            StringBuilder cells = new StringBuilder();
            for (GridBoard.Cell cell : row) {
                labels.append(String.format("%3s ", cell.label().map(String::valueOf).orElse("")));
                cells.append(String.format("%3s ", sign(cell)));
            }
            if (!labels.toString().isBlank()) {
                lines.add(labels.toString().stripTrailing());
            }
            lines.add(cells.toString().stripTrailing());
        }
        return lines;
    }

    private static String sign(GridBoard.Cell cell) {
        String sign = switch (cell.piece()) {
            case NONE, GAP -> "";
            case EMPTY -> "·";
            case PIN -> "!";
            case POINT -> "∘";
            case CROSS -> "X";
            case HEADS -> "H";
            case TAILS -> "T";
            case CHIP -> "●";
            case CARD -> "▯";
            case BLACK -> "B";
            case WHITE -> "W";
            case QUEEN -> "Q";
            case LETTER_S -> "S";
            case LETTER_O -> "O";
            case CHOCOLATE -> "□";
            case POISON -> "☠";
        };
        return cell.count() > 1 ? cell.count() + sign : sign;
    }

    /** The edges at every vertex; the token’s vertex is marked. */
    private static List<String> lines(GraphBoard graph) {
        List<String> lines = new ArrayList<>();
        for (int v = 0; v < graph.vertices().size(); v++) {
            List<String> ends = new ArrayList<>();
            for (GraphBoard.Edge edge : graph.edges()) {
                if (edge.from() == v) {
                    ends.add((edge.directed() ? "→ " : "– ") + graph.vertices().get(edge.to()).name());
                } else if (edge.to() == v && !edge.directed()) {
                    ends.add("– " + graph.vertices().get(edge.from()).name());
                }
            }
            boolean token = graph.token().isPresent() && graph.token().getAsInt() == v;
            lines.add(((token ? "● " : "  ") + graph.vertices().get(v).name() + " " + String.join(", ", ends)).stripTrailing());
        }
        return lines;
    }

    /** A line a hand, a line for the table, and a line for every card that others may be put on. */
    private List<String> lines(HandBoard board) {
        List<String> lines = new ArrayList<>();
        for (HandBoard.Hand hand : board.hands()) {
            String taken = hand.taken().isPresent() ? " (" + say(Message.of("hand.taken", hand.taken().getAsInt())) + ")" : "";
            lines.add(say(hand.title()) + ": " + cards(hand.cards()) + taken);
        }
        lines.add(texts.get("hand.table") + ": " + cards(board.table()));
        Map<Part, List<String>> followers = new LinkedHashMap<>();
        for (HandBoard.Arrow arrow : board.arrows().orElse(List.of())) {
            if (!arrow.whenTurned()) {
                followers.computeIfAbsent(arrow.from(), unused -> new ArrayList<>()).add(card(board, arrow.to()).name());
            }
        }
        followers.forEach((part, names) -> lines.add("  " + sign(card(board, part)) + " → " + String.join(", ", names)));
        return lines;
    }

    private static HandBoard.Card card(HandBoard board, Part part) {
        List<HandBoard.Card> cards = part.group() == HandBoard.TABLE ? board.table() : board.hands().get(part.group()).cards();
        return cards.get(part.index());
    }

    /** The cards in rows, each with its place, and the score. */
    private List<String> lines(SpreadBoard board) {
        List<String> lines = new ArrayList<>();
        int rows = Math.max(1, (board.places().size() + WIDEST_SPREAD - 1) / WIDEST_SPREAD);
        int inRow = Math.max(1, (board.places().size() + rows - 1) / rows);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < board.places().size(); i++) {
            line.append(String.format("%-" + SPREAD_CELL + "s", sign(board.places().get(i), i + 1)));
            if ((i + 1) % inRow == 0 || i + 1 == board.places().size()) {
                lines.add("  " + line.toString().stripTrailing());
                line.setLength(0);
            }
        }
        lines.add(say(Message.of("spread.score", board.taken(), board.takenByOther())));
        return lines;
    }

    /** A card face down shows its place and, if it was seen before, its name. */
    private static String sign(SpreadBoard.Place place, int number) {
        return switch (place.lies()) {
            case DOWN -> "[" + number + (place.name().isEmpty() ? "" : ":" + place.name()) + "]";
            case UP -> number + ":" + place.name();
            case LINGERING -> "(" + number + ":" + place.name() + ")";
            case TAKEN, TAKEN_BY_OTHER, NOWHERE -> "·";
        };
    }

    private static String sign(HandBoard.Card card) {
        String sign = card.name() + (card.turned() ? "~" : "") + (card.points() ? "*" : "");
        return card.count() > 1 ? sign + "×" + card.count() : sign;
    }

    private static String cards(List<HandBoard.Card> cards) {
        List<String> signs = new ArrayList<>();
        for (HandBoard.Card card : cards.subList(0, Math.min(MOST_DRAWN, cards.size()))) {
            signs.add(sign(card));
        }
        if (cards.size() > MOST_DRAWN) {
            signs.add("…");
        }
        return signs.isEmpty() ? "–" : String.join(" ", signs);
    }
}
