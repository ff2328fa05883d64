package app.hissho.engine.impartial;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Message;
import app.hissho.engine.Numbers;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.GridBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * Thirty-one. The aces (1) to sixes of a deck, four of each, lie face up. A move turns one of them face down and adds
 * it to the total. Whoever would have to go above 31 loses: so a card may be turned only if the total stays within
 * 31, and whoever cannot do so has lost.
 *
 * <p>Written as the cards that were turned down: {@code 3,4,3}; {@code -} is the start. The canonical form sorts them.
 * A move is the card, 1 to 6.
 *
 * <p>If cards never ran out, the totals 3, 10, 17, 24 and 31 would be the ones to reach, because any card can be
 * answered by the one that makes seven; but each is there only four times, and the answer can be used up. So the
 * values are searched, once for all 15,625 ways to have used the cards: 15,625 nodes, 16 kB, 5 ms here.
 */
public final class ThirtyOne extends ListedGame<ThirtyOne.Cards, ThirtyOne.Turn> {
    private static final int RANKS = 6;
    private static final int OF_EACH = 4;
    private static final int LIMIT = 31;
    private static final int STATES = 15_625;

    public ThirtyOne() {
        super("thirty-one");
    }

    /** The cards that were turned down, in this order. */
    public record Cards(List<Integer> turned) {
        public Cards {
            turned = List.copyOf(turned);
        }

        int total() {
            return turned.stream().mapToInt(Integer::intValue).sum();
        }

        int left(int card) {
            return OF_EACH - (int) turned.stream().filter(other -> other == card).count();
        }
    }

    /** Turning a card down. */
    public record Turn(int card) {
    }

    @Override
    public Cards parse(String text) {
        List<Integer> cards = new ArrayList<>();
        if (!text.trim().equals("-")) {
            for (int card : Numbers.parseList(text, 1, LIMIT, "input.cards")) {
                cards.add(Numbers.parse(Integer.toString(card), 1, RANKS, "input.cards"));
            }
        }
        Cards position = new Cards(cards);
        for (int card = 1; card <= RANKS; card++) {
            if (position.left(card) < 0) {
                throw new BadInputException("input.too-often", card, OF_EACH - position.left(card), OF_EACH);
            }
        }
        if (position.total() > LIMIT) {
            throw new BadInputException("input.above-31", position.total(), LIMIT);
        }
        return position;
    }

    @Override
    public String format(Cards position) {
        return position.turned().isEmpty() ? "-"
            : position.turned().stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    @Override
    public Cards canonical(Cards position) {
        return new Cards(position.turned().stream().sorted().collect(Collectors.toList()));
    }

    @Override
    public OptionalLong key(Cards position) {
        return OptionalLong.of(state(position));
    }

    private static int state(Cards position) {
        int state = 0;
        for (int card = RANKS; card >= 1; card--) {
            state = state * (OF_EACH + 1) + OF_EACH - position.left(card);
        }
        return state;
    }

    @Override
    List<Turn> listMoves(Cards position) {
        List<Turn> turns = new ArrayList<>();
        for (int card = 1; card <= RANKS && position.total() + card <= LIMIT; card++) {
            if (position.left(card) > 0) {
                turns.add(new Turn(card));
            }
        }
        return turns;
    }

    @Override
    public Cards play(Cards position, Turn move) {
        List<Integer> turned = new ArrayList<>(position.turned());
        turned.add(move.card());
        return new Cards(turned);
    }

    @Override
    public Turn parseMove(Cards position, String text) {
        int card = Numbers.parse(text, 1, RANKS, "input.card");
        if (position.left(card) == 0) {
            throw new BadInputException("input.card-gone", card);
        }
        if (position.total() + card > LIMIT) {
            throw new BadInputException("input.above-31", position.total() + card, LIMIT);
        }
        return new Turn(card);
    }

    @Override
    public String formatMove(Turn move) {
        return Integer.toString(move.card());
    }

    @Override
    public Message describe(Cards position, Turn move) {
        return Message.of("thirty-one.turn", move.card(), position.total() + move.card());
    }

    @Override
    public Message howTo() {
        return Message.of("how.card");
    }

    @Override
    public Board board(Cards position) {
        List<GridBoard.Cell> cells = new ArrayList<>();
        for (int card = 1; card <= RANKS; card++) {
            int left = position.left(card);
            cells.add(new GridBoard.Cell(left == 0 ? GridBoard.Piece.EMPTY : GridBoard.Piece.CARD, left, Optional.of(card)));
        }
        return GridBoard.strip(cells, List.of(), Optional.of(Message.of("thirty-one.total", position.total(), LIMIT)));
    }

    @Override
    public List<Part> parts(Cards position, Turn move) {
        return List.of(new Part(0, move.card() - 1));
    }

    /** A touch turns a card down as a move does; buttons turn cards up again. */
    @Override
    public Edit<Cards> edit(Draft<Cards> draft) {
        Cards cards = draft.position();
        List<Integer> turned = cards.turned();
        Edit.Builder<Cards> edit = new Edit.Builder<>(draft, "edit.cards.how");
        for (Turn turn : listMoves(cards)) {
            edit.touch(new Span(0, turn.card() - 1, turn.card() - 1), unused -> Draft.of(play(cards, turn)));
        }
        return edit
            .key("edit.cards.last", !turned.isEmpty(), () -> Draft.of(new Cards(turned.subList(0, turned.size() - 1))))
            .key("edit.cards.all", !turned.isEmpty(), () -> Draft.of(new Cards(List.of())))
            .build();
    }

    @Override
    public Solver<Cards, Turn> solver(PositionStore store) {
        return new AllStates(store);
    }

    private final class AllStates extends SearchedValues<Cards, Turn> {
        private byte[] values;

        AllStates(PositionStore store) {
            super(ThirtyOne.this, store);
        }

        @Override
        int search(Cards position, Budget budget) {
            if (values == null) {
                values = fill(budget);
            }
            return values[state(position)];
        }

        /** Turning a card raises the number of the state, so the states are filled from the last. */
        private static byte[] fill(Budget budget) {
            byte[] values = new byte[STATES];
            for (int state = STATES - 1; state >= 0; state--) {
                budget.spend();
                int total = 0;
                for (int card = 1, rest = state; card <= RANKS; card++, rest /= OF_EACH + 1) {
                    total += card * (rest % (OF_EACH + 1));
                }
                BitSet seen = new BitSet();
                int step = 1;
                for (int card = 1; card <= RANKS && total + card <= LIMIT; card++, step *= OF_EACH + 1) {
                    if (state / step % (OF_EACH + 1) < OF_EACH) {
                        seen.set(values[state + step]);
                    }
                }
                values[state] = (byte) seen.nextClearBit(0);
            }
            return values;
        }

        @Override
        protected void explainValues(Cards position, Explanation.Builder steps, Budget budget) {
            int total = position.total();
            steps.add(Rung.LOOK, "thirty-one.look", total, LIMIT - total);
            int naive = (LIMIT - total) % (RANKS + 1);
            if (naive == 0) {
                steps.add(Rung.COMPUTE, "thirty-one.naive.none", total);
            } else {
                steps.add(Rung.COMPUTE, "thirty-one.naive", total + naive, naive, position.left(naive));
            }
            steps.add(Rung.COMPUTE, "thirty-one.compute");
            for (Turn turn : listMoves(position)) {
                Cards after = play(position, turn);
                List<Turn> answers = new ArrayList<>();
                long value = value(after, budget);
                if (value != 0) {
                    visitMovesChanging(after, value, budget, answers::add);
                    String cards = answers.stream().map(ThirtyOne.this::formatMove).collect(Collectors.joining(", "));
                    steps.add(Rung.RESULT, "thirty-one.answer", turn.card(), cards, answers.size());
                }
            }
        }
    }
}
