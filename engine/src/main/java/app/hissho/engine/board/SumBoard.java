package app.hissho.engine.board;

import app.hissho.engine.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Several boards that are played as one; {@link #part} names the parts of each so that they do not clash. */
public record SumBoard(List<Component> components, Optional<Message> note) implements Board {
    private static final int GROUPS_EACH = 10_000;

    public SumBoard {
        components = List.copyOf(components);
    }

    /** One of the boards and the id of the game that is played on it. */
    public record Component(String gameId, Board board) {
    }

    public List<Board> boards() {
        return components.stream().map(Component::board).collect(Collectors.toList());
    }

    /** The part of the sum that is {@code part} of board {@code board}. */
    public static Part part(int board, Part part) {
        return new Part(board * GROUPS_EACH + part.group() + 1, part.index());
    }

    /** The board that a part of the sum belongs to. */
    public static int board(Part part) {
        return part.group() / GROUPS_EACH;
    }

    /** The part of its own board that a part of the sum is. */
    public static Part inner(Part part) {
        return new Part(part.group() % GROUPS_EACH - 1, part.index());
    }

    /** What taps mean on the sum, given what those on board {@code board} mean there. */
    public static <M> Choice<M> outer(int board, Choice<M> choice) {
        List<Part> tapped = new ArrayList<>();
        choice.tapped().forEach(part -> tapped.add(part(board, part)));
        List<Span> lit = new ArrayList<>();
        for (Span span : choice.lit()) {
            lit.add(new Span(part(board, new Part(span.group(), 0)).group(), span.from(), span.to(), span.step()));
        }
        return new Choice<>(tapped, lit, choice.move());
    }

    /** The share of board {@code board} in what taps on the sum mean; the move is there if it is made on that board. */
    public static <M> Choice<M> inner(int board, Choice<M> choice) {
        List<Part> tapped = new ArrayList<>();
        for (Part part : choice.tapped()) {
            if (board(part) == board) {
                tapped.add(inner(part));
            }
        }
        List<Span> lit = new ArrayList<>();
        for (Span span : choice.lit()) {
            Part first = new Part(span.group(), span.from());
            if (board(first) == board) {
                lit.add(new Span(inner(first).group(), span.from(), span.to(), span.step()));
            }
        }
        return new Choice<>(tapped, lit, tapped.isEmpty() ? Optional.empty() : choice.move());
    }
}
