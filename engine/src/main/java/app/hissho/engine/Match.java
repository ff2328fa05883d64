package app.hissho.engine;

import app.hissho.engine.board.Board;
import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Part;
import app.hissho.engine.catalog.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game as it was played: the start, the moves, and how many of them stand (the others were taken back and can
 * be played again). A move that showed what was hidden cannot be taken back. Immutable; moves go in and out as notation, so
 * front ends need not know P and M.
 *
 * <p>Text: {@code nim 3,5,7; 3:1 1:3 ^ 2:2} — game, start, the moves that stand, and after {@code ^} those that
 * were taken back. If one of those showed what was hidden, it stands after all when the text is read.
 */
public final class Match<P, M> {
    private static final int MOST_MOVES = 10_000;
    /** A semicolon within a position has no space behind it. */
    private static final Pattern MOVES_FOLLOW = Pattern.compile(";(?=\\s|$)");
    /** How often a position may stand before the match is a draw. */
    private static final int MOST_REPEATED = 3;

    private final Game<P, M> game;
    private final List<P> positions;
    private final List<M> moves;
    private final int played;

    private Match(Game<P, M> game, List<P> positions, List<M> moves, int played) {
        this.game = game;
        this.positions = List.copyOf(positions);
        this.moves = List.copyOf(moves);
        this.played = played;
    }

    public static <P, M> Match<P, M> start(Game<P, M> game, P position) {
        return new Match<>(game, List.of(position), List.of(), 0);
    }

    /** A match from a game's id and the text of a position. */
    public static Match<?, ?> start(String gameId, String position) {
        return startParsed(Catalog.game(gameId), position);
    }

    private static <P, M> Match<P, M> startParsed(Game<P, M> game, String position) {
        return start(game, game.parse(position));
    }

    /** Reads what {@link #toString} wrote. */
    public static Match<?, ?> parse(String text) {
        Matcher semicolon = MOVES_FOLLOW.matcher(text);
        boolean moves = semicolon.find();
        String head = moves ? text.substring(0, semicolon.start()) : text;
        String tail = moves ? text.substring(semicolon.end()) : "";
        String[] words = head.trim().split("\\s+", 2);
        if (words.length < 2) {
            throw new BadInputException("input.match", BadInputException.quote(text));
        }
        return start(words[0], words[1]).replay(tail);
    }

    private Match<P, M> replay(String movesText) {
        List<P> newPositions = new ArrayList<>(positions);
        List<M> newMoves = new ArrayList<>();
        int standing = 0;
        boolean takenBack = false;
        for (String word : movesText.trim().split("\\s+", -1)) {
            if (word.equals("^")) {
                takenBack = true;
            } else if (!word.isEmpty()) {
                if (newMoves.size() >= MOST_MOVES) {
                    throw new BadInputException("input.too-many-moves", MOST_MOVES);
                }
                P last = newPositions.get(newMoves.size());
                M move = game.parseMove(last, word);
                newPositions.add(game.play(last, move));
                newMoves.add(move);
                standing = takenBack && !game.reveals(last, move) ? standing : newMoves.size();
            }
        }
        return new Match<>(game, newPositions, newMoves, standing);
    }

    public Game<P, M> game() {
        return game;
    }

    public P position() {
        return positions.get(played);
    }

    /** The position as text. */
    public String positionText() {
        return game.format(position());
    }

    public String startText() {
        return game.format(positions.get(0));
    }

    /** The position as text to be shown or handed on: what is hidden from the player to move cannot be read from it. */
    public String visibleText() {
        return game.format(game.visible(position()));
    }

    public Board board() {
        return game.board(position());
    }

    public Choice<String> choose(List<Part> tapped) {
        return game.choose(position(), tapped).map(game::formatMove);
    }

    /** The sentence that tells what a legal move would do now. */
    public Message describe(String moveText) {
        return game.describe(position(), game.parseMove(position(), moveText));
    }

    /** How many moves stand. */
    public int played() {
        return played;
    }

    /** Whether the player who started is to move. */
    public boolean starterToMove() {
        return starterMoves(played);
    }

    /** Whether it was, is or will be the starter who moves after {@code ply} of the moves, taken back or not. */
    public boolean starterMoves(int ply) {
        boolean starter = true;
        for (int i = 0; i < ply; i++) {
            starter = game.movesAgain(positions.get(i), moves.get(i)) == starter;
        }
        return starter;
    }

    /** The moves that stand, as text. */
    public List<String> moveTexts() {
        List<String> texts = new ArrayList<>();
        moves.subList(0, played).forEach(move -> texts.add(game.formatMove(move)));
        return texts;
    }

    /** The sentence that tells what the last move did. */
    public Optional<Message> lastMove() {
        return played == 0 ? Optional.empty()
            : Optional.of(game.report(positions.get(played - 1), moves.get(played - 1)));
    }

    /** Whether nobody can move, or the match is a draw because it goes round in circles. */
    public boolean isOver() {
        return game.isOver(position()) || isRepeated();
    }

    /** Whether the position stands for the third time with the same player to move. */
    private boolean isRepeated() {
        if (!game.mayRepeat()) {
            return false;
        }
        int times = 0;
        for (int i = played; i >= 0; i -= 2) {
            times += positions.get(i).equals(position()) ? 1 : 0;
        }
        return times >= MOST_REPEATED;
    }

    /** After the end: the result for the player who started. */
    public Outcome starterOutcome() {
        if (!game.isOver(position())) {
            return Outcome.DRAW;
        }
        Outcome toMove = game.outcomeAtEnd(position());
        return starterToMove() ? toMove : toMove.reversed();
    }

    /** Plays a move; moves that were taken back are forgotten. */
    public Match<P, M> play(String moveText) {
        return play(game.parseMove(position(), moveText));
    }

    public Match<P, M> play(M move) {
        List<P> newPositions = new ArrayList<>(positions.subList(0, played + 1));
        List<M> newMoves = new ArrayList<>(moves.subList(0, played));
        newPositions.add(game.play(position(), move));
        newMoves.add(move);
        return new Match<>(game, newPositions, newMoves, played + 1);
    }

    public boolean canUndo() {
        return played > 0 && !game.reveals(positions.get(played - 1), moves.get(played - 1));
    }

    /** Why the last move cannot be taken back, if there is one that cannot. */
    public Optional<Message> undoRefusal() {
        return played > 0 && !canUndo() ? Optional.of(Message.of("undo.revealed")) : Optional.empty();
    }

    public boolean canRedo() {
        return played < moves.size();
    }

    /** Takes the last move back; the same match if there is none or it cannot be taken back. */
    public Match<P, M> undo() {
        return canUndo() ? at(played - 1) : this;
    }

    /** The match as it stood after {@code ply} of its moves, for looking back; to play on from there takes {@link #undo}. */
    public Match<P, M> at(int ply) {
        return new Match<>(game, positions, moves, ply);
    }

    /** The move that was made from here before it was taken back. */
    Optional<M> next() {
        return canRedo() ? Optional.of(moves.get(played)) : Optional.empty();
    }

    /** Plays again what was taken back; without one, the same match. */
    public Match<P, M> redo() {
        return new Match<>(game, positions, moves, Math.min(moves.size(), played + 1));
    }

    /** A new match from the same start, in which chance is drawn from {@code seed}. */
    public Match<P, M> dealt(long seed) {
        return start(game, game.dealt(positions.get(0), seed));
    }

    /**
     * A match to play on from where this one stood after {@code ply} moves: this one there or, if something hidden was shown
     * since then, a new one from there in which that is drawn anew from {@code seed}. Whoever was to move starts that one.
     */
    public Match<P, M> branch(int ply, long seed) {
        for (int i = ply; i < moves.size(); i++) {
            if (game.reveals(positions.get(i), moves.get(i))) {
                return start(game, game.dealt(positions.get(ply), seed));
            }
        }
        return at(ply);
    }

    /** The same start, no moves. */
    public Match<P, M> restart() {
        return start(game, positions.get(0));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Match<?, ?> match && toString().equals(match.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(game.id()).append(' ').append(startText()).append(';');
        for (int i = 0; i < moves.size(); i++) {
            text.append(i == played ? " ^ " : " ").append(game.formatMove(moves.get(i)));
        }
        return text.toString();
    }
}
