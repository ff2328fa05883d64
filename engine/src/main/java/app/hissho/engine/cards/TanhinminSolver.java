package app.hissho.engine.cards;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Solver;
import app.hissho.engine.board.HandBoard;
import app.hissho.engine.board.Link;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Tag;
import app.hissho.engine.cards.Tanhinmin.Move;
import app.hissho.engine.cards.Tanhinmin.Position;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Decides Tanhinmin by counting answers. Write X for the hand of the player to move, Y for the other, H* for a hand
 * without one of its weakest cards, and μ(U→V) for the number of cards of U that different, stronger cards of V can
 * answer ({@link Matching}). On the empty table the player to move wins if and only if μ(Y*→X) ≥ μ(X*→Y); with a card r
 * on the table, if and only if μ(Y*∪{r}→X) > μ(X*→Y). An answer takes over the lead, and whoever can take it over more
 * often gets rid of his cards first; a weakest card is kept for last, because nobody has to answer the card that ends
 * the game.
 *
 * <p>A move wins if it leaves a lost position. For all cards at once: after a card c that is not the only weakest one,
 * the other player wins if and only if μ(X*→Y) > μ(Y*→X−c), and taking c from X lowers μ(Y*→X) by at most one, namely
 * if c is stronger than all cards that can be spared ({@link Matching#strongestSpare}). So the verdict and all winning
 * moves cost time linear in the number of cards: a million different cards in each hand take some 20 ms here, and 60 ms
 * with reading them.
 *
 * <p>Lessons that tell the same of special hands in simpler words are its subclasses.
 */
class TanhinminSolver implements Solver<Position, Move> {
    /** How many moves and how many pairs an explanation tells, and how many lines it draws. */
    private static final int MOST_TOLD = 6;
    private static final int MOST_PAIRS_TOLD = 8;
    private static final int MOST_LINKS = 60;

    private final Tanhinmin game;

    TanhinminSolver(Tanhinmin game) {
        this.game = game;
    }

    /** How many cards each player can answer. */
    private record Answers(int own, int others) {
    }

    /** What decides a position: cards of the other player, with that on the table, and cards of the player to move. */
    private static Answers answers(Position position) {
        return new Answers(Matching.size(toAnswer(position), position.mover()),
            Matching.size(position.mover().withoutWeakest(), position.other()));
    }

    /** The cards that the player to move can answer: the other hand without a weakest card, and the card on the table. */
    private static Hand toAnswer(Position position) {
        Hand others = position.other().withoutWeakest();
        return position.isTableEmpty() ? others : others.with(position.table());
    }

    private static boolean isWon(Position position) {
        if (position.isOver()) {
            return position.mover().isEmpty();
        }
        Answers answers = answers(position);
        return position.isTableEmpty() ? answers.own() >= answers.others() : answers.own() > answers.others();
    }

    @Override
    public Analysis<Move> analyse(Position position, Budget budget) {
        if (position.isOver()) {
            return Analysis.ofEnd(game.outcomeAtEnd(position), Optional.empty(), List.of());
        }
        budget.spend();
        return Analysis.ofWinning(Optional.empty(), List.of(), winning(position));
    }

    private List<Move> winning(Position position) {
        Hand own = position.mover();
        List<Move> winning = new ArrayList<>();
        int kind = position.firstPlayable();
        if (kind == 0 && own.count(0) == 1) {
            Move weakest = new Move(own.weakest());
            if (!isWon(game.play(position, weakest))) {
                winning.add(weakest);
            }
            kind++;
        }
        if (kind < own.kinds()) {
            Hand others = position.other().withoutWeakest();
            int answered = Matching.size(others, own);
            int needed = Matching.size(own.withoutWeakest(), position.other());
            int strongest = answered > needed ? Integer.MAX_VALUE : answered == needed ? Matching.strongestSpare(others, own) : 0;
            while (kind < own.kinds() && own.strength(kind) <= strongest && winning.size() <= Analysis.MOST_LISTED) {
                winning.add(new Move(own.strength(kind++)));
            }
        }
        if (!position.isTableEmpty() && !isWon(game.play(position, Move.PASS))) {
            winning.add(Move.PASS);
        }
        return winning;
    }

    @Override
    public Explanation explain(Position position, Budget budget) {
        Explanation.Builder steps = new Explanation.Builder();
        if (position.isOver()) {
            return steps.add(Rung.RESULT, position.mover().isEmpty() ? "cards.end.won" : "cards.end.lost").build();
        }
        Analysis<Move> analysis = analyse(position, budget);
        List<Move> winning = analysis.winning();
        if (position.mover().size() == 1 && position.firstPlayable() == 0) {
            steps.add(Rung.LOOK, "tanhinmin.look.last");
            steps.add(Rung.COMPUTE, "tanhinmin.compute.last", position.mover().weakest());
            steps.add(Rung.RESULT, "tanhinmin.result.last");
        } else {
            explainCount(position, steps);
        }
        for (Move move : winning.subList(0, Math.min(MOST_TOLD, winning.size()))) {
            explainMove(position, move, steps);
        }
        if (!analysis.allListed()) {
            steps.add(Rung.MOVE, "moore.count.many", winning.size());
        } else if (winning.size() > MOST_TOLD) {
            steps.add(Rung.MOVE, "nimber.more", winning.size() - MOST_TOLD);
        }
        return winning.isEmpty() ? steps.add(Rung.MOVE, "resist").build() : steps.build();
    }

    private void explainCount(Position position, Explanation.Builder steps) {
        Answers answers = answers(position);
        steps.add(look(position));
        if (!position.isTableEmpty()) {
            steps.add(Rung.LOOK, "tanhinmin.look.table", position.table());
        }
        explainPairs(position, toAnswer(position), true, answers.own(), steps);
        explainPairs(position, position.mover().withoutWeakest(), false, answers.others(), steps);
        String table = position.isTableEmpty() ? "lead" : "table";
        String outcome = isWon(position) ? "win" : "loss";
        steps.add(Rung.RESULT, "tanhinmin.result." + table + "." + outcome, answers.own(), answers.others());
    }

    /** What to look at first, with the two cards that are kept for last. */
    Step look(Position position) {
        Message text = Message.of("tanhinmin.look", position.mover().weakest(), position.other().weakest());
        return new Step(Rung.LOOK, text, Optional.empty(), List.of(), kept(0, 1));
    }

    /** The weakest cards of these hands, which lie on their left. */
    static List<Tag> kept(int... hands) {
        return Arrays.stream(hands).mapToObj(hand -> new Tag(new Part(hand, 0), Message.of("tanhinmin.kept"))).collect(Collectors.toList());
    }

    /** The pairs in words and as lines from each answering card to the one it answers. */
    private void explainPairs(Position position, Hand answered, boolean own, int size, Explanation.Builder steps) {
        Hand answering = own ? position.mover() : position.other();
        List<Matching.Pairs> pairs = Matching.pairs(answered, answering, MOST_LINKS);
        steps.add(new Step(Rung.COMPUTE, count(position, answered, own, size, pairs), Optional.empty(),
            links(position, pairs, own), kept(own ? 1 : 0)));
    }

    /**
     * The sentence that counts the answers of one player.
     *
     * @param own whether the player to move answers
     * @param pairs the first of the pairs that make up {@code size}
     */
    Message count(Position position, Hand answered, boolean own, int size, List<Matching.Pairs> pairs) {
        String key = own ? "tanhinmin.own" : "tanhinmin.others";
        if (size == 0) {
            return Message.of(key + ".none");
        }
        Object told = "…";
        int most = Math.min(MOST_PAIRS_TOLD, pairs.size());
        for (int i = most - 1; i >= 0; i--) {
            Matching.Pairs pair = pairs.get(i);
            Message words = Message.of(key + ".pair", pair.answered(), pair.answering(), pair.count());
            told = i == pairs.size() - 1 ? words : Message.of("cards.and", words, told);
        }
        return Message.of(key, size, told);
    }

    /** Lines from the answering cards to those they answer, of which one may lie on the table. */
    private static List<Link> links(Position position, List<Matching.Pairs> pairs, boolean own) {
        Hand answering = own ? position.mover() : position.other();
        Hand answered = own ? position.other() : position.mover();
        boolean table = own && !position.isTableEmpty();
        List<Link> links = new ArrayList<>();
        for (Matching.Pairs pair : pairs) {
            Part from = new Part(own ? 0 : 1, answering.kindOf(pair.answering()));
            int held = pair.count();
            if (table && pair.answered() == position.table()) {
                links.add(Link.of(from, new Part(HandBoard.TABLE, 0)));
                table = false;
                held--;
            }
            if (held > 0) {
                links.add(new Link(from, new Part(own ? 1 : 0, answered.kindOf(pair.answered())), held));
            }
        }
        return links;
    }

    private void explainMove(Position position, Move move, Explanation.Builder steps) {
        Message words = game.describe(position, move);
        Position after = game.play(position, move);
        if (after.other().isEmpty()) {
            steps.add(Rung.MOVE, "tanhinmin.move.last", words);
            return;
        }
        Answers answers = answers(after);
        if (move.isPass()) {
            steps.add(Rung.MOVE, "tanhinmin.move.pass", words, answers.own(), answers.others(), after.other().weakest());
        } else {
            steps.add(Rung.MOVE, "tanhinmin.move", words, answers.own(), answers.others(), after.other().weakest(), move.card());
        }
    }
}
