package app.hissho.engine.impartial;

import app.hissho.engine.board.Choice;
import app.hissho.engine.board.Narrowing;
import app.hissho.engine.board.Part;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** What games of normal play have in common whose moves are few enough to be listed. */
abstract class ListedGame<P, M> extends NormalGame<P, M> {
    ListedGame(String id) {
        super(id);
    }

    /** Every legal move. */
    abstract List<M> listMoves(P position);

    @Override
    public final void visitMoves(P position, Predicate<? super M> visitor) {
        for (M move : listMoves(position)) {
            if (!visitor.test(move)) {
                return;
            }
        }
    }

    @Override
    public final M randomMove(P position, SplittableRandom random) {
        List<M> moves = listMoves(position);
        return moves.get(random.nextInt(moves.size()));
    }

    @Override
    public final Choice<M> choose(P position, List<Part> tapped) {
        return Narrowing.narrow(listMoves(position), move -> parts(position, move), tapped);
    }
}
