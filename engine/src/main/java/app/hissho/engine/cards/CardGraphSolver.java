package app.hissho.engine.cards;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.cards.CardGraph.Move;
import app.hissho.engine.cards.CardGraph.Position;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.store.PositionStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Solves Tanhinmin on a graph of cards by a search ({@link CardGraphSearch}) and tells what it found: the
 * moves that win or draw, what is wrong with the others, and a zugzwang where there is one, an empty table on which whoever
 * leads loses.
 */
final class CardGraphSolver implements Solver<Position, Move> {
    private static final int MOST_TOLD = 6;
    private static final int MOST_SHOWN = 12;
    /** How far an explanation looks for more than the analysis has found already; bounded by positions, not by time. */
    private static final int QUICK_NODES = 50_000;
    private static final Duration QUICK_TIME = Duration.ofMinutes(1);

    private final CardGraph game;
    private final PositionStore store;

    CardGraphSolver(CardGraph game, PositionStore store) {
        this.game = game;
        this.store = store;
    }

    @Override
    public Analysis<Move> analyse(Position position, Budget budget) {
        if (position.isOver()) {
            return Analysis.ofEnd(game.outcomeAtEnd(position), Optional.empty(), List.of());
        }
        return analyse(position, new CardGraphSearch(position, store, rules(position), budget));
    }

    /** Results are kept by deck: what a position is worth depends on its arrows, which no key has room for. */
    private PositionStore.Rules rules(Position position) {
        return new PositionStore.Rules(game.id() + " " + position.deck().identity(), game.ruleVersion());
    }

    private Analysis<Move> analyse(Position position, CardGraphSearch search) {
        List<Move> moves = game.listMoves(position);
        List<Position> after = new ArrayList<>();
        moves.forEach(move -> after.add(CardGraph.playOn(position, move)));
        search.fetch(after);
        List<Move> winning = new ArrayList<>();
        List<Move> drawing = new ArrayList<>();
        for (int i = 0; i < after.size(); i++) {
            Outcome outcome = outcome(after.get(i), search);
            search.keep(after.get(i));
            if (outcome == Outcome.LOSS) {
                winning.add(moves.get(i));
            } else if (outcome == Outcome.DRAW) {
                drawing.add(moves.get(i));
            }
        }
        if (winning.isEmpty() && !drawing.isEmpty()) {
            return Analysis.ofDrawing(drawing);
        }
        return new Analysis<>(winning.isEmpty() ? Outcome.LOSS : Outcome.WIN, Optional.empty(), List.of(), winning, true,
            OptionalInt.empty());
    }

    private Outcome outcome(Position position, CardGraphSearch search) {
        return position.isOver() ? game.outcomeAtEnd(position) : CardGraphSearch.outcome(search.value(position));
    }

    @Override
    public Explanation explain(Position position, Budget budget) {
        Explanation.Builder steps = new Explanation.Builder();
        if (position.isOver()) {
            String key = switch (game.outcomeAtEnd(position)) {
                case WIN -> "cards.end.won";
                case LOSS -> "cards.end.lost";
                case DRAW, OPEN -> "card-graph.end.draw";
            };
            return steps.add(Rung.RESULT, key).build();
        }
        CardGraphSearch search = new CardGraphSearch(position, store, rules(position), budget);
        Analysis<Move> analysis = analyse(position, search);
        explainCards(position, steps);
        CardGraphSearch quick = new CardGraphSearch(position, store, rules(position), new Budget(QUICK_NODES, QUICK_TIME));
        explainResult(position, analysis, quick, steps);
        if (analysis.outcome() != Outcome.WIN) {
            explainRefutations(position, quick, steps);
        }
        explainMoves(position, analysis, steps);
        return steps.build();
    }

    /** What to look at: cards that the other player cannot answer; and what to count. */
    private void explainCards(Position position, Explanation.Builder steps) {
        Deck deck = position.deck();
        long safe = 0;
        for (long rest = position.playable(); rest != 0; rest &= rest - 1) {
            int face = Long.numberOfTrailingZeros(rest);
            safe |= (deck.children(face) & deck.faces(position.other())) == 0 ? deck.cards(1L << face) : 0;
        }
        steps.add(Rung.LOOK, position.table() < 0 ? "card-graph.look" : "card-graph.look.table");
        if (safe != 0) {
            steps.add(Rung.LOOK, "card-graph.safe", spaced(deck.list(safe)));
        }
        steps.add(Rung.COMPUTE, table(position), "card-graph.compute", game.listMoves(position).size());
    }

    /** For every card in the hand: how many cards of the other player may be put on it, and on how many it may be put. */
    private static Table table(Position position) {
        Deck deck = position.deck();
        long others = deck.faces(position.other());
        List<Table.Cell> cards = new ArrayList<>();
        List<Table.Cell> answers = new ArrayList<>();
        List<Table.Cell> answered = new ArrayList<>();
        for (long rest = position.mover(); rest != 0 && cards.size() < MOST_SHOWN; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            long parents = 0;
            for (long faces = deck.faces(card); faces != 0; faces &= faces - 1) {
                parents |= deck.parents(Long.numberOfTrailingZeros(faces)) & others;
            }
            cards.add(new Table.Cell(deck.name(card), Table.Mark.HEAD));
            answers.add(count(deck.cards(deck.children(card) & others)));
            answered.add(count(deck.cards(parents)));
        }
        return new Table(List.of(
            new Table.Row(Optional.of(Message.of("table.card")), cards),
            new Table.Row(Optional.of(Message.of("table.answers")), answers),
            new Table.Row(Optional.of(Message.of("table.answered")), answered)));
    }

    private static Table.Cell count(long cards) {
        return new Table.Cell(Integer.toString(Long.bitCount(cards)), Table.Mark.PLAIN);
    }

    private static void explainResult(Position position, Analysis<Move> analysis, CardGraphSearch quick, Explanation.Builder steps) {
        Outcome outcome = analysis.outcome();
        boolean passed = position.table() == CardGraph.PASSED;
        if (outcome == Outcome.DRAW && position.table() < 0 && isZugzwang(position, quick)) {
            steps.add(Rung.RESULT, passed ? "card-graph.zugzwang.passed" : "card-graph.zugzwang");
        } else if (outcome == Outcome.WIN) {
            steps.add(Rung.RESULT, "card-graph.result.win", analysis.winning().size());
        } else {
            steps.add(Rung.RESULT, "card-graph.result." + outcome.id() + (passed && outcome == Outcome.DRAW ? ".passed" : ""));
        }
    }

    private static boolean isZugzwang(Position position, CardGraphSearch quick) {
        try {
            return quick.isZugzwang(position);
        } catch (NotSolvedException untold) {
            return false;
        }
    }

    private void explainMoves(Position position, Analysis<Move> analysis, Explanation.Builder steps) {
        for (Move move : analysis.winning().subList(0, Math.min(MOST_TOLD, analysis.winning().size()))) {
            Position after = CardGraph.playOn(position, move);
            Message words = game.describe(position, move);
            if (after.isOver()) {
                steps.add(Rung.MOVE, "card-graph.move.last", words);
            } else if (move.isPass()) {
                steps.add(Rung.MOVE, "card-graph.move.pass", words);
            } else if (after.playable() == 0) {
                steps.add(Rung.MOVE, "card-graph.move.safe", words);
            } else {
                steps.add(Rung.MOVE, "card-graph.move", words, spaced(after.deck().list(after.deck().cards(after.playable()))));
            }
        }
        if (analysis.winning().size() > MOST_TOLD) {
            steps.add(Rung.MOVE, "nimber.more", analysis.winning().size() - MOST_TOLD);
        }
        for (Move move : analysis.drawing().subList(0, Math.min(MOST_TOLD, analysis.drawing().size()))) {
            steps.add(Rung.MOVE, "draw.hold", game.describe(position, move));
        }
        if (analysis.outcome() == Outcome.LOSS) {
            steps.add(Rung.MOVE, "resist");
        }
    }

    /** For losing moves an answer that wins, as far as a short search finds one. */
    private void explainRefutations(Position position, CardGraphSearch quick, Explanation.Builder steps) {
        List<Move> moves = game.listMoves(position);
        for (Move move : moves.subList(0, Math.min(MOST_TOLD, moves.size()))) {
            Position after = CardGraph.playOn(position, move);
            refutation(after, quick).ifPresent(answer ->
                steps.add(Rung.RESULT, "search.refutation", game.describe(position, move), game.describe(after, answer)));
        }
    }

    private Optional<Move> refutation(Position position, CardGraphSearch quick) {
        try {
            for (Move answer : game.listMoves(position)) {
                if (outcome(CardGraph.playOn(position, answer), quick) == Outcome.LOSS) {
                    return Optional.of(answer);
                }
            }
        } catch (NotSolvedException untold) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    private static String spaced(String list) {
        return list.replace(",", ", ");
    }
}
