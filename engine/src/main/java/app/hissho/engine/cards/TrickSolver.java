package app.hissho.engine.cards;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.Value;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Heatmap;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Table;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Solves {@link Tricks}. The matrix of all meetings of two cards in the present trick ({@link TrickMatrices}) tells
 * everything: a leader counts each of his cards at the answer that is worst for him, a follower picks the best entry of the
 * row of the card led. To play for the most points is also to win where one can, so a perfect player does; all moves that
 * keep the result are reported as winning or drawing.
 *
 * <p>What is known about the k highest cards as points: to follow is worth 0 to 2 points more than to lead; one more point
 * card changes the value by 0 or 1; for exchanges see {@link TrickExchanges}, for two point cards {@link TwoPoints}.
 *
 * <p>The store keeps deals of more than {@value #SMALL} tricks by their standard form, so that all rules with the same goal
 * share them; smaller ones are searched in less than a millisecond.
 */
final class TrickSolver implements Solver<Tricks.Position, Tricks.Card> {
    private static final int SMALL = 8;
    private static final int WORTH_KEEPING = 4096;
    /** Hands up to this size are explained with the whole matrix. */
    private static final int MOST_SHOWN = 8;

    private final Tricks game;
    private final PositionStore store;
    private final PositionStore.Rules rules;
    private final TrickSearch search;

    TrickSolver(Tricks game, PositionStore store) {
        this.game = game;
        this.store = store;
        TrickRule rule = game.rule();
        String goal = rule.kind() == TrickRule.Kind.LAST ? rule.toString() : rule.avoid() ? "avoid" : "take";
        this.rules = new PositionStore.Rules("tricks:" + goal, game.ruleVersion());
        this.search = new TrickSearch(rule, true);
    }

    /** How many point cards Left gets, or whether he gets the last trick. */
    private record Points(int number) implements Value {
        @Override
        public String toString() {
            return Integer.toString(number);
        }
    }

    @Override
    public Analysis<Tricks.Card> analyse(Tricks.Position position, Budget budget) {
        if (game.isOver(position)) {
            return Analysis.ofEnd(game.outcomeAtEnd(position), Optional.of(new Points(game.taken(position, true))), List.of());
        }
        Map<Tricks.Card, Integer> ends = ends(position, matrices(position, budget));
        int best = best(ends);
        Outcome outcome = game.outcome(best);
        List<Tricks.Card> keeping = new ArrayList<>();
        List<Tricks.Card> most = new ArrayList<>();
        ends.forEach((move, own) -> {
            if (game.outcome(own) == outcome) {
                keeping.add(move);
            }
            if (own == best) {
                most.add(move);
            }
        });
        Value value = new Points(position.leftToMove() ? best : game.rule().total() - best);
        return new Analysis<>(outcome, Optional.of(value), List.of(), outcome == Outcome.WIN ? keeping : List.of(), true,
            outcome == Outcome.DRAW ? keeping : List.of(), most, OptionalInt.of(position.left().size() + position.right().size()));
    }

    private int best(Map<Tricks.Card, Integer> ends) {
        return game.rule().avoid() ? Collections.min(ends.values()) : Collections.max(ends.values());
    }

    private int worst(List<Integer> ends) {
        return game.rule().avoid() ? Collections.max(ends) : Collections.min(ends);
    }

    /** For each move of the player to move: what he has in the end if both go on perfectly. */
    private Map<Tricks.Card, Integer> ends(Tricks.Position position, TrickMatrices matrices) {
        int taken = game.taken(position, position.leftToMove());
        Map<Tricks.Card, Integer> ends = new LinkedHashMap<>();
        for (int rank : position.mover()) {
            ends.put(new Tricks.Card(rank), taken + worst(gains(position, matrices, rank)));
        }
        return ends;
    }

    /** What the player to move gets from here on if he plays a card: for each answer or, if he follows, once. */
    private static List<Integer> gains(Tricks.Position position, TrickMatrices matrices, int rank) {
        boolean left = position.leftToMove();
        List<Integer> gains = new ArrayList<>();
        List<Integer> others = left ? matrices.right() : matrices.left();
        int own = (left ? matrices.left() : matrices.right()).indexOf(rank);
        for (int other = 0; other < others.size(); other++) {
            if (position.led().isEmpty() || position.led().getAsInt() == others.get(other)) {
                int value = left ? matrices.values().get(own).get(other) : matrices.open() - matrices.values().get(other).get(own);
                gains.add(value);
            }
        }
        return gains;
    }

    /** The matrices of the trick that is being played; a card that was led counts as still in the hand. */
    TrickMatrices matrices(Tricks.Position position, Budget budget) {
        List<Integer> cards = position.inPlay();
        List<Integer> left = fromTheHighest(position.left(), position.leftLeads() ? position.led() : OptionalInt.empty());
        List<Integer> right = fromTheHighest(position.right(), position.leftLeads() ? OptionalInt.empty() : position.led());
        TrickSearch.Deal deal = deal(position, left);
        fetch(deal, left, right, cards);
        List<List<Integer>> values = new ArrayList<>();
        List<List<Integer>> trick = new ArrayList<>();
        List<List<Integer>> rest = new ArrayList<>();
        for (int a : left) {
            List<Integer> valueRow = new ArrayList<>();
            List<Integer> trickRow = new ArrayList<>();
            List<Integer> restRow = new ArrayList<>();
            for (int b : right) {
                int now = a > b ? search.worth(deal, cards.indexOf(a), cards.indexOf(b)) : 0;
                int later = leftGets(deal.after(cards.indexOf(a), cards.indexOf(b)), a > b, budget);
                valueRow.add(now + later);
                trickRow.add(now);
                restRow.add(later);
            }
            values.add(valueRow);
            trick.add(trickRow);
            rest.add(restRow);
        }
        return TrickMatrices.of(left, right, values, trick, rest, search.total(deal), game.rule().avoid());
    }

    private static List<Integer> fromTheHighest(List<Integer> hand, OptionalInt led) {
        List<Integer> cards = new ArrayList<>(hand);
        led.ifPresent(cards::add);
        cards.sort(Collections.reverseOrder());
        return cards;
    }

    /** The standard form of what is in play, as if Left were to lead. */
    private TrickSearch.Deal deal(Tricks.Position position, List<Integer> left) {
        List<Integer> cards = position.inPlay();
        Set<Integer> pointCards = game.points(position);
        int owners = 0;
        int low = 0;
        int points = 0;
        for (int i = cards.size() - 1; i >= 0; i--) {
            owners |= left.contains(cards.get(i)) ? 1 << i : 0;
            if (pointCards.contains(cards.get(i))) {
                low = i;
                points++;
            }
        }
        return new TrickSearch.Deal(cards.size() / 2, owners, low, points);
    }

    private void fetch(TrickSearch.Deal deal, List<Integer> left, List<Integer> right, List<Integer> cards) {
        if (deal.tricks() - 1 > SMALL) {
            Set<Long> keys = new LinkedHashSet<>();
            for (int a : left) {
                right.forEach(b -> keys.add(deal.after(cards.indexOf(a), cards.indexOf(b)).key()));
            }
            store.fetch(rules, keys.stream().mapToLong(Long::longValue).toArray());
        }
    }

    /** What Left gets of a deal whose leader is he or the other. */
    private int leftGets(TrickSearch.Deal deal, boolean leads, Budget budget) {
        int wanted = value(deal, budget);
        return leads != game.rule().avoid() ? wanted : search.total(deal) - wanted;
    }

    private int value(TrickSearch.Deal deal, Budget budget) {
        if (deal.tricks() <= SMALL) {
            return search.value(deal, budget);
        }
        int known = store.recall(rules, deal.key());
        if (known > 0 && known <= search.total(deal) + 1) {
            return known - 1;
        }
        long before = budget.spent();
        int value = search.value(deal, budget);
        store.remember(rules, deal.key(), value + 1);
        if (budget.spent() - before >= WORTH_KEEPING) {
            store.keep(rules, deal.key(), value + 1);
        }
        return value;
    }

    @Override
    public Optional<Heatmap> heatmap(Tricks.Position position, Budget budget) {
        return game.isOver(position) ? Optional.empty()
            : Optional.of(new TrickHeatmap(position, matrices(position, budget), game.rule().avoid()).heatmap());
    }

    @Override
    public Explanation explain(Tricks.Position position, Budget budget) {
        Explanation.Builder steps = new Explanation.Builder();
        if (game.isOver(position)) {
            String end = game.rule().kind() == TrickRule.Kind.LAST ? "tricks.end.last" : "tricks.end";
            int own = game.taken(position, position.leftToMove());
            boolean won = game.outcomeAtEnd(position) == Outcome.WIN;
            return steps.add(Rung.RESULT, won ? end + ".misere" : end, own, game.rule().total() - own).build();
        }
        TrickMatrices matrices = matrices(position, budget);
        Analysis<Tricks.Card> analysis = analyse(position, budget);
        look(position, matrices, steps);
        compute(position, matrices, steps);
        Map<Tricks.Card, Integer> ends = ends(position, matrices);
        int total = game.rule().total();
        steps.add(Rung.RESULT, "tricks.result." + goal() + "." + analysis.outcome().id(), best(ends), total);
        String move = game.rule().kind() == TrickRule.Kind.LAST ? "tricks.move.last" : "tricks.move";
        for (Tricks.Card card : analysis.winning()) {
            steps.add(Rung.MOVE, move, game.describe(position, card), ends.get(card), total);
        }
        for (Tricks.Card card : analysis.drawing()) {
            steps.add(Rung.MOVE, "draw.hold", game.describe(position, card));
        }
        if (analysis.outcome() == Outcome.LOSS) {
            for (Tricks.Card card : analysis.best().size() < ends.size() ? analysis.best() : List.<Tricks.Card>of()) {
                steps.add(Rung.MOVE, "tricks.most", game.describe(position, card), ends.get(card), total);
            }
            steps.add(Rung.MOVE, "resist");
        }
        return steps.build();
    }

    private String goal() {
        boolean last = game.rule().kind() == TrickRule.Kind.LAST;
        return (last ? "last" : "points") + (game.rule().avoid() ? ".avoid" : "");
    }

    private void look(Tricks.Position position, TrickMatrices matrices, Explanation.Builder steps) {
        Set<Integer> open = game.points(position);
        open.retainAll(position.inPlay());
        List<Integer> points = new ArrayList<>(open);
        Collections.reverse(points);
        boolean last = game.rule().kind() == TrickRule.Kind.LAST;
        if (last) {
            steps.add(Rung.LOOK, "tricks.look." + goal(), owners(position, open));
        } else if (points.isEmpty()) {
            steps.add(Rung.LOOK, "tricks.look.none");
        } else {
            String named = points.stream().map(String::valueOf).collect(Collectors.joining(", "));
            steps.add(Rung.LOOK, "tricks.look." + goal(), owners(position, open), named);
        }
        boolean usual = !last && !game.rule().avoid() && game.rule().kind() == TrickRule.Kind.HIGH;
        if (usual && position.led().isEmpty() && matrices.open() > 0 && position.left().size() > 1) {
            steps.add(Rung.LOOK, "tricks.look.lead");
        }
    }

    /** Whose the cards are, from the strongest: ● of the player to move, ○ of the other, point cards with a star. */
    private static String owners(Tricks.Position position, Set<Integer> points) {
        List<String> owners = new ArrayList<>();
        for (int rank : position.inPlay()) {
            owners.add(0, (position.mover().contains(rank) ? "●" : "○") + (points.contains(rank) ? "*" : ""));
        }
        return String.join(" ", owners);
    }

    private void compute(Tricks.Position position, TrickMatrices matrices, Explanation.Builder steps) {
        TrickSearch.Deal deal = deal(position, position.leftLeads() ? matrices.left() : matrices.right());
        boolean usual = game.rule().kind() == TrickRule.Kind.HIGH && !game.rule().avoid();
        if (usual && position.led().isEmpty() && deal.points() == 2 && TwoPoints.applies(deal) && deal.tricks() > 1) {
            steps.add(Rung.COMPUTE, "tricks.two." + theoremCase(deal));
        }
        if (position.led().isPresent()) {
            steps.add(Rung.COMPUTE, strip(position, matrices), "tricks.compute.follow", position.led().getAsInt());
        } else if (position.mover().size() > MOST_SHOWN) {
            steps.add(Rung.COMPUTE, strip(position, matrices), "tricks.compute.lead.short");
        } else {
            steps.add(Rung.COMPUTE, table(position, matrices), "tricks.compute.lead");
        }
    }

    private static String theoremCase(TrickSearch.Deal deal) {
        int tops = deal.leader() >>> (2 * deal.tricks() - 2);
        return switch (tops) {
            case 0 -> "follower";
            case 3 -> "leader";
            case 2 -> "lead";
            default -> TwoPoints.followersThirdAndLowerAreBelow(deal) ? "below" : "apart";
        };
    }

    /** Each card of the player to move and what it brings. */
    private Table strip(Tricks.Position position, TrickMatrices matrices) {
        List<Table.Cell> cards = new ArrayList<>();
        List<Table.Cell> gains = new ArrayList<>();
        List<Integer> hand = position.leftToMove() ? matrices.left() : matrices.right();
        List<Integer> worst = new ArrayList<>();
        hand.forEach(rank -> worst.add(worst(gains(position, matrices, rank))));
        int best = game.rule().avoid() ? Collections.min(worst) : Collections.max(worst);
        for (int i = 0; i < hand.size(); i++) {
            cards.add(new Table.Cell("" + hand.get(i), Table.Mark.HEAD));
            gains.add(new Table.Cell("" + worst.get(i), worst.get(i) == best ? Table.Mark.KEY : Table.Mark.PLAIN));
        }
        return new Table(List.of(new Table.Row(Optional.of(Message.of("table.trick-card")), cards),
            new Table.Row(Optional.of(Message.of("table.points")), gains)));
    }

    /** A row for each card that can be led, a column for each answer; the worst answers are marked. */
    private Table table(Tricks.Position position, TrickMatrices matrices) {
        boolean left = position.leftToMove();
        List<Table.Row> rows = new ArrayList<>();
        List<Table.Cell> heads = new ArrayList<>();
        (left ? matrices.right() : matrices.left()).forEach(rank -> heads.add(new Table.Cell("" + rank, Table.Mark.HEAD)));
        rows.add(new Table.Row(Optional.of(Message.of("table.answer")), heads));
        for (int rank : left ? matrices.left() : matrices.right()) {
            List<Integer> gains = gains(position, matrices, rank);
            int worst = worst(gains);
            List<Table.Cell> cells = new ArrayList<>();
            gains.forEach(gain -> cells.add(new Table.Cell("" + gain, gain == worst ? Table.Mark.KEY : Table.Mark.PLAIN)));
            rows.add(new Table.Row(Optional.of(Message.of("table.number", rank)), cells));
        }
        return new Table(rows);
    }
}
