package app.hissho.engine.cards;

import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.explain.Heatmap;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A deal of {@link Tricks} to try out what happens if neighbouring cards change hands: both hands as one row of cards from
 * the highest. Of a game that has begun these are the cards still held; a card that was led goes back to its hand.
 * Immutable; positions go in and out as notation. What asks for a store and a budget searches, as {@link TrickSolver} does.
 */
public final class TrickDeal {
    private final Tricks game;
    private final Tricks.Position position;

    private TrickDeal(Tricks game, Tricks.Position position) {
        this.game = game;
        this.position = position;
    }

    /** A card of the deal: what is printed on it, whose it is, and whether it is a point. */
    public record Card(String name, boolean left, boolean point) {
    }

    /** Whether a game is played with such deals. */
    public static boolean isPlayedIn(Game<?, ?> game) {
        return game instanceof Tricks;
    }

    /** The deal of a position; empty if the game has none, or if all its cards are played. */
    public static Optional<TrickDeal> of(Game<?, ?> game, String position) {
        if (!(game instanceof Tricks tricks)) {
            return Optional.empty();
        }
        Tricks.Position read = withoutLead(tricks.parse(position));
        return tricks.isOver(read) ? Optional.empty() : Optional.of(new TrickDeal(tricks, read));
    }

    private static Tricks.Position withoutLead(Tricks.Position position) {
        List<Integer> left = new ArrayList<>(position.left());
        List<Integer> right = new ArrayList<>(position.right());
        position.led().ifPresent((position.leftLeads() ? left : right)::add);
        return new Tricks.Position(left, right, position.leftLeads(), OptionalInt.empty(), position.leftTaken(), position.rightTaken());
    }

    public String gameId() {
        return game.id();
    }

    /** The deal as a position of its game. */
    public String text() {
        return game.format(position);
    }

    /** Whether Left leads if the deal is played. */
    public boolean leftLeads() {
        return position.leftLeads();
    }

    /** The cards from the highest. */
    public List<Card> cards() {
        Set<Integer> points = game.points(position);
        List<Card> cards = new ArrayList<>();
        ranks().forEach(rank -> cards.add(new Card("" + rank, position.left().contains(rank), points.contains(rank))));
        return cards;
    }

    private List<Integer> ranks() {
        List<Integer> ranks = position.inPlay();
        Collections.reverse(ranks);
        return ranks;
    }

    /** Whether the card at a place, from 0 for the highest, and the next lower one are held by different players. */
    public boolean canExchange(int place) {
        List<Integer> ranks = ranks();
        return place >= 0 && place + 1 < ranks.size()
            && position.left().contains(ranks.get(place)) != position.left().contains(ranks.get(place + 1));
    }

    /** The deal in which the card at a place and the next lower one have changed hands. */
    public TrickDeal exchanged(int place) {
        return new TrickDeal(game, TrickExchanges.exchange(position, ranks().get(place), ranks().get(place + 1)));
    }

    /** What that exchange does to what Left gets. */
    public TrickExchanges.Exchange exchange(int place, PositionStore store, Budget budget) {
        int higher = ranks().get(place);
        return new TrickExchanges(game, store)
            .exchange(position, higher, ranks().get(place + 1), position.right().contains(higher), budget);
    }

    /** Every exchange of neighbours, from the highest. */
    public List<TrickExchanges.Exchange> exchanges(PositionStore store, Budget budget) {
        return new TrickExchanges(game, store).of(position, budget);
    }

    /** What Left gets, whoever leads. */
    public TrickMatrices matrices(PositionStore store, Budget budget) {
        return game.matrices(position, store, budget);
    }

    /** The same as a picture. */
    public Heatmap heatmap(PositionStore store, Budget budget) {
        return game.solver(store).heatmap(position, budget).orElseThrow();
    }
}
