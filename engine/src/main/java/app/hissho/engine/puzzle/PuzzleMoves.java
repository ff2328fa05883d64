package app.hissho.engine.puzzle;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.store.MemoryStore;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The moves of the position that a problem shows, as text. */
public final class PuzzleMoves<P, M> {
    private static final long STORE_BYTES = 1L << 16;

    private final Game<P, M> game;
    private final P position;
    /** Made when it is first needed, for its store is large. */
    private Solver<P, M> solver;

    private PuzzleMoves(Game<P, M> game, String position) {
        this.game = game;
        this.position = game.parse(position);
    }

    public static PuzzleMoves<?, ?> of(Shown shown) {
        return of(Catalog.game(shown.gameId()), shown.position());
    }

    private static <P, M> PuzzleMoves<P, M> of(Game<P, M> game, String position) {
        return new PuzzleMoves<>(game, position);
    }

    private Solver<P, M> solver() {
        if (solver == null) {
            solver = game.solver(new MemoryStore(STORE_BYTES));
        }
        return solver;
    }

    String canonical(String text) {
        return game.formatMove(game.parseMove(position, text));
    }

    Message told(String move) {
        return game.describe(position, game.parseMove(position, move));
    }

    public Analysis<String> analysis() {
        Analysis<M> analysis = solver().analyse(position, Budget.phone());
        return new Analysis<>(analysis.outcome(), analysis.value(), analysis.components(), texts(analysis.winning()), analysis.allListed(),
            texts(analysis.drawing()), texts(analysis.best()), analysis.plies());
    }

    private List<String> texts(List<M> moves) {
        return moves.stream().map(game::formatMove).collect(Collectors.toList());
    }

    public Explanation explanation() {
        return solver().explain(position, Budget.phone());
    }

    /** The first {@code atMost} legal moves. */
    public List<String> moves(int atMost) {
        return texts(game.moves(position, atMost));
    }

    /** What the other player answers to a move that does not win. */
    Optional<Message> refutation(String text) {
        M move = game.parseMove(position, text);
        P after = game.play(position, move);
        if (game.isOver(after)) {
            return Optional.of(Message.of("puzzle.ends", game.describe(position, move)));
        }
        Analysis<M> analysis = solver().analyse(after, Budget.phone());
        if (game.movesAgain(position, move) || (analysis.outcome() != Outcome.WIN && analysis.drawing().isEmpty())) {
            return Optional.empty();
        }
        M reply = analysis.outcome() == Outcome.WIN ? analysis.winning().get(0) : analysis.drawing().get(0);
        String key = analysis.outcome() == Outcome.WIN ? "puzzle.refuted" : "puzzle.only-draw";
        return Optional.of(Message.of(key, game.describe(position, move), game.describe(after, reply)));
    }
}
