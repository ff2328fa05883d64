package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GridBoard;
import app.hissho.engine.board.Key;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * SOS on a strip of squares. A move writes S or O into an empty square. Whoever completes S-O-S in three neighbouring
 * squares wins; a full strip without it is a draw.
 *
 * <p>Written square by square with a dot for an empty one: {@code S..O...}. A move is the square, from 1, and the
 * letter: {@code 4S}. The canonical form is the smaller of the strip and its mirror image. See {@link SosSolver} for
 * how it is solved and what that costs; strips of up to {@value #MOST_SQUARES} squares are read.
 */
public final class Sos extends ListedGame<Sos.Strip, Sos.Write> {
    private static final int MOST_SQUARES = 30;

    public Sos() {
        super("sos");
    }

    /** A strip: dots, S and O. */
    public record Strip(String squares) {
        Strip with(Write move) {
            return new Strip(squares.substring(0, move.square() - 1) + move.letter() + squares.substring(move.square()));
        }

        boolean hasSos() {
            return squares.contains("SOS");
        }
    }

    /** Writing {@code S} or {@code O} into a square, numbered from 1. */
    public record Write(int square, char letter) {
    }

    @Override
    public Strip parse(String text) {
        String squares = text.trim().toUpperCase(Locale.ROOT);
        if (squares.isEmpty()) {
            throw new BadInputException("input.empty", Message.of("input.strip"));
        }
        for (int i = 0; i < squares.length(); i++) {
            if (".SO".indexOf(squares.charAt(i)) < 0) {
                throw new BadInputException("input.strip-letter", BadInputException.quote(squares), Message.of("input.strip"));
            }
        }
        if (squares.length() > MOST_SQUARES) {
            throw new BadInputException("input.strip-length", squares.length(), MOST_SQUARES);
        }
        return new Strip(squares);
    }

    @Override
    public String format(Strip position) {
        return position.squares();
    }

    @Override
    public Strip canonical(Strip position) {
        String mirrored = new StringBuilder(position.squares()).reverse().toString();
        return mirrored.compareTo(position.squares()) < 0 ? new Strip(mirrored) : position;
    }

    @Override
    public OptionalLong key(Strip position) {
        return OptionalLong.of(SosPieces.code(canonical(position).squares()));
    }

    @Override
    List<Write> listMoves(Strip position) {
        List<Write> moves = new ArrayList<>();
        for (int square = 1; square <= position.squares().length() && !position.hasSos(); square++) {
            if (position.squares().charAt(square - 1) == '.') {
                moves.add(new Write(square, 'S'));
                moves.add(new Write(square, 'O'));
            }
        }
        return moves;
    }

    @Override
    public Outcome outcomeAtEnd(Strip position) {
        return position.hasSos() ? Outcome.LOSS : Outcome.DRAW;
    }

    @Override
    public Strip play(Strip position, Write move) {
        return position.with(move);
    }

    @Override
    public Write parseMove(Strip position, String text) {
        String trimmed = text.trim().toUpperCase(Locale.ROOT);
        int last = trimmed.length() - 1;
        if (last < 1 || (trimmed.charAt(last) != 'S' && trimmed.charAt(last) != 'O')) {
            throw new BadInputException("input.write", BadInputException.quote(trimmed));
        }
        int square = Numbers.parse(trimmed.substring(0, last), 1, position.squares().length(), "input.strip-square");
        if (position.squares().charAt(square - 1) != '.') {
            throw new BadInputException("input.written", square, position.squares().substring(square - 1, square));
        }
        if (position.hasSos()) {
            throw new BadInputException("input.sos-over");
        }
        return new Write(square, trimmed.charAt(last));
    }

    @Override
    public String formatMove(Write move) {
        return move.square() + "" + move.letter();
    }

    @Override
    public Message describe(Strip position, Write move) {
        return Message.of("sos.write", String.valueOf(move.letter()), move.square());
    }

    @Override
    public Message howTo() {
        return Message.of("how.write");
    }

    @Override
    public Board board(Strip position) {
        List<GridBoard.Cell> cells = new ArrayList<>();
        for (int i = 0; i < position.squares().length(); i++) {
            GridBoard.Piece piece = switch (position.squares().charAt(i)) {
                case 'S' -> GridBoard.Piece.LETTER_S;
                case 'O' -> GridBoard.Piece.LETTER_O;
                default -> GridBoard.Piece.EMPTY;
            };
            cells.add(new GridBoard.Cell(piece, 1, Optional.of(i + 1)));
        }
        List<Key> keys = List.of(new Key(letter('S'), Message.of("sos.key.s")), new Key(letter('O'), Message.of("sos.key.o")));
        return GridBoard.strip(cells, keys, Optional.empty());
    }

    private static Part letter(char letter) {
        return new Part(Key.GROUP, letter == 'S' ? 0 : 1);
    }

    @Override
    public List<Part> parts(Strip position, Write move) {
        return List.of(new Part(0, move.square() - 1), letter(move.letter()));
    }

    /** A touch writes S, then O, then wipes the square again. */
    @Override
    public Edit<Strip> edit(Draft<Strip> draft) {
        Strip strip = draft.position();
        String squares = strip.squares();
        int last = squares.length() - 1;
        return new Edit.Builder<>(draft, "edit.sos.how")
            .touch(new Span(0, 0, last), part -> Draft.of(strip.with(new Write(part.index() + 1, next(squares.charAt(part.index()))))))
            .key("edit.squares.more", last + 1 < MOST_SQUARES, () -> Draft.of(new Strip(squares + ".")))
            .key("edit.squares.less", last > 0, () -> Draft.of(new Strip(squares.substring(0, last))))
            .build();
    }

    private static char next(char letter) {
        return letter == '.' ? 'S' : letter == 'S' ? 'O' : '.';
    }

    @Override
    public Solver<Strip, Write> solver(PositionStore store) {
        return new SosSolver(this, store);
    }
}
