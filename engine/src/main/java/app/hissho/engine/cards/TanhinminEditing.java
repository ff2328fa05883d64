package app.hissho.engine.cards;

import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.HandBoard;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import app.hissho.engine.cards.Tanhinmin.Position;

/** Puts hands together card by card: one is selected, and buttons change, copy or move it. */
final class TanhinminEditing {
    private static final int NONE = -1;

    private final Draft<Position> draft;
    private final Position position;
    /** The hand or {@link HandBoard#TABLE} of the selected card, and its strength. */
    private final int group;
    private final int card;

    TanhinminEditing(Draft<Position> draft) {
        this.draft = draft;
        this.position = draft.position();
        this.group = draft.selected().map(Part::group).orElse(NONE);
        this.card = draft.selected().map(part -> group == HandBoard.TABLE ? position.table() : hand(group).strength(part.index())).orElse(0);
    }

    private Hand hand(int which) {
        return which == 0 ? position.mover() : position.other();
    }

    Edit<Position> edit() {
        boolean held = group == 0 || group == 1;
        int receiver = held ? group : 0;
        Edit.Builder<Position> edit = new Edit.Builder<>(draft, "edit.hand.how");
        for (int which = 0; which <= 1; which++) {
            edit.touch(new Span(which, 0, hand(which).kinds() - 1), draft::toggled);
        }
        if (!position.isTableEmpty()) {
            edit.touch(new Span(HandBoard.TABLE, 0, 0), draft::toggled);
        }
        return edit
            .key("edit.hand.stronger", group != NONE && card < Integer.MAX_VALUE, () -> changed(card + 1))
            .key("edit.hand.weaker", group != NONE && card > 1, () -> changed(card - 1))
            .key("edit.hand.add", hasRoom(receiver), () -> draft(receiver, with(receiver, hand(receiver).with(Math.max(card, 1))), Math.max(card, 1)))
            .key("edit.hand.other", held && hasRoom(1 - group), this::handedOver)
            .key("edit.hand.table", held && canSpare(), () ->
                Draft.of(new Position(without().mover(), without().other(), card), new Part(HandBoard.TABLE, 0)))
            .key("edit.hand.remove", group == HandBoard.TABLE || (held && canSpare()), () -> Draft.of(without()))
            .build();
    }

    private boolean hasRoom(int which) {
        return hand(which).size() < Hand.MOST_CARDS;
    }

    /** Whether a card remains in one of the hands without the selected one. */
    private boolean canSpare() {
        return position.mover().size() + position.other().size() > 1;
    }

    private Position with(int which, Hand hand) {
        return which == 0 ? new Position(hand, position.other(), position.table()) : new Position(position.mover(), hand, position.table());
    }

    private Position without() {
        return group == HandBoard.TABLE ? new Position(position.mover(), position.other(), 0) : with(group, hand(group).without(card));
    }

    private Draft<Position> handedOver() {
        Hand fewer = hand(group).without(card);
        Hand more = hand(1 - group).with(card);
        Position after = group == 0 ? new Position(fewer, more, position.table()) : new Position(more, fewer, position.table());
        return draft(1 - group, after, card);
    }

    private Draft<Position> changed(int strength) {
        if (group == HandBoard.TABLE) {
            return Draft.of(new Position(position.mover(), position.other(), strength), new Part(group, 0));
        }
        return draft(group, with(group, hand(group).without(card).with(strength)), strength);
    }

    private static Draft<Position> draft(int which, Position after, int selected) {
        return Draft.of(after, new Part(which, (which == 0 ? after.mover() : after.other()).kindOf(selected)));
    }
}
