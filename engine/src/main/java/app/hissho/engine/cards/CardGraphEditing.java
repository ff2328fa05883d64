package app.hissho.engine.cards;

import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.HandBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.cards.CardGraph.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Puts a graph of cards together: two taps draw an arrow from the first card to the second or take it away, and buttons
 * add a card to the hand of the selected one, hand that over, lay it on the table or take it out with its arrows. A card
 * that is on the table already goes to the hand that the next one comes from; a hand takes it back as the other player's.
 */
final class CardGraphEditing {
    private final CardGraph game;
    private final Draft<Position> draft;
    private final Position position;
    private final Deck deck;
    private final Optional<Part> selected;

    CardGraphEditing(CardGraph game, Draft<Position> draft) {
        this.game = game;
        this.draft = draft;
        this.position = draft.position();
        this.deck = position.deck();
        this.selected = draft.selected();
    }

    Edit<Position> edit() {
        Optional<Integer> held = selected.map(Part::group).filter(group -> group != HandBoard.TABLE);
        int receiver = held.orElse(0);
        boolean spare = Long.bitCount(position.mover() | position.other()) > 1;
        boolean room = Long.bitCount(deck.cards()) < Deck.MOST_CARDS && deck.size() < Deck.MOST_FACES;
        Edit.Builder<Position> edit = new Edit.Builder<>(draft, "edit.card-graph.how");
        edit.touch(new Span(0, 0, Long.bitCount(position.mover()) - 1), this::touched);
        edit.touch(new Span(1, 0, Long.bitCount(position.other()) - 1), this::touched);
        if (position.table() >= 0) {
            edit.touch(new Span(HandBoard.TABLE, 0, 0), draft::toggled);
        }
        return edit
            .key("edit.hand.add", room, () -> moved(newName(), receiver))
            .key("edit.hand.other", selected.isPresent(), () -> moved(deck.cardName(face(selected.get())), held.map(hand -> 1 - hand).orElse(1)))
            .key("edit.hand.table", held.isPresent() && (spare || position.table() >= 0), () -> laid(held.get()))
            .key("edit.hand.remove", selected.isPresent() && (held.isEmpty() || spare), this::removed)
            .build();
    }

    private int face(Part part) {
        if (part.group() == HandBoard.TABLE) {
            return position.table();
        }
        long cards = part.group() == 0 ? position.mover() : position.other();
        for (int i = 0; i < part.index(); i++) {
            cards &= cards - 1;
        }
        return Long.numberOfTrailingZeros(cards);
    }

    private List<String> arrows() {
        String text = deck.toString();
        return new ArrayList<>(text.equals("-") ? List.of() : Arrays.asList(text.split(",", -1)));
    }

    /** The first tap selects a card, the second on another one draws an arrow there, or takes away the one that was there. */
    private Draft<Position> touched(Part part) {
        if (selected.isEmpty() || selected.get().equals(part)) {
            return draft.toggled(part);
        }
        String arrow = deck.name(face(selected.get())) + ">" + deck.name(face(part));
        List<String> arrows = arrows();
        if (!arrows.removeIf(old -> old.equals(arrow) || old.equals(Deck.turned(arrow)))) {
            arrows.add(arrow);
        }
        return Draft.of(read(arrows, names(position.mover()), names(position.other()), table()));
    }

    /** With a card in this hand, new or moved there, which is selected then. */
    private Draft<Position> moved(String card, int group) {
        List<String> mover = names(position.mover());
        List<String> other = names(position.other());
        mover.remove(card);
        other.remove(card);
        (group == 0 ? mover : other).add(card);
        boolean fromTable = position.table() >= 0 && card.equals(deck.cardName(position.table()));
        Position after = read(arrows(), mover, other, fromTable ? "" : table());
        return Draft.of(after, CardGraph.part(after, after.deck().number(card)));
    }

    /** With the selected card, which is in this hand, on the table; one that lay there takes its place. */
    private Draft<Position> laid(int hand) {
        List<List<String>> hands = List.of(names(position.mover()), names(position.other()));
        String card = deck.name(face(selected.get()));
        hands.get(hand).remove(card);
        if (position.table() >= 0) {
            hands.get(hand).add(deck.cardName(position.table()));
        }
        return Draft.of(read(arrows(), hands.get(0), hands.get(1), "@" + card), new Part(HandBoard.TABLE, 0));
    }

    private Draft<Position> removed() {
        int face = face(selected.get());
        List<String> arrows = arrows();
        for (long rest = deck.faces(face); rest != 0; rest &= rest - 1) {
            String name = deck.name(Long.numberOfTrailingZeros(rest));
            arrows.removeIf(arrow -> arrow.startsWith(name + ">") || arrow.endsWith(">" + name));
        }
        long left = ~deck.faces(face);
        boolean onTable = selected.get().group() == HandBoard.TABLE;
        return Draft.of(read(arrows, names(position.mover() & left), names(position.other() & left), onTable ? "" : table()));
    }

    private List<String> names(long cards) {
        return new ArrayList<>(cards == 0 ? List.of() : Arrays.asList(deck.list(cards).split(",", -1)));
    }

    /** What the notation says of the table. */
    private String table() {
        String text = game.format(position);
        return text.indexOf('@') < 0 ? "" : text.substring(text.indexOf('@'));
    }

    private Position read(List<String> arrows, List<String> mover, List<String> other, String table) {
        return game.parse(list(arrows) + ";" + list(mover) + "|" + list(other) + table);
    }

    private static String list(List<String> names) {
        return names.isEmpty() ? "-" : String.join(",", names);
    }

    /** Letters, then numbers. */
    private String newName() {
        return Stream.concat(IntStream.rangeClosed('a', 'z').mapToObj(Character::toString),
            IntStream.rangeClosed(1, Deck.MOST_CARDS).mapToObj(Integer::toString)).filter(name -> deck.number(name) < 0).findFirst().orElseThrow();
    }
}
