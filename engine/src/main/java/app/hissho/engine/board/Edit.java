package app.hissho.engine.board;

import app.hissho.engine.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What can be done next with a {@link Draft}: the parts of the board that answer to touch, the buttons beside it, and
 * what comes out of each. Every draft that comes out is a position that the game's notation can write.
 */
public final class Edit<P> {
    private final Draft<P> draft;
    private final Message how;
    private final List<Part> tapped;
    private final List<Touch<P>> touches;
    private final List<Button<P>> buttons;

    private record Touch<P>(Span span, Function<Part, Draft<P>> result) {
    }

    private record Button<P>(Key key, boolean offered, Supplier<Draft<P>> result) {
    }

    private Edit(Builder<P> builder) {
        draft = builder.draft;
        how = builder.how;
        tapped = List.copyOf(builder.tapped);
        touches = List.copyOf(builder.touches);
        buttons = List.copyOf(builder.buttons);
    }

    /** The draft after a part of the board or a button is touched; the same draft if that does nothing. */
    public Draft<P> after(Part touched) {
        for (Button<P> button : buttons) {
            if (button.key().part().equals(touched)) {
                return button.offered() ? button.result().get() : draft;
            }
        }
        for (Touch<P> touch : touches) {
            if (touch.span().contains(touched)) {
                return touch.result().apply(touched);
            }
        }
        return draft;
    }

    /** What to show as selected. */
    public List<Part> tapped() {
        return tapped;
    }

    /** The parts of the board that can be touched. */
    public List<Span> touchable() {
        List<Span> spans = new ArrayList<>();
        touches.forEach(touch -> spans.add(touch.span()));
        return spans;
    }

    /** The parts that can be touched and are not selected already; to touch those lets them go. */
    public List<Span> lit() {
        List<Span> lit = new ArrayList<>();
        for (Span span : touchable()) {
            int from = span.from();
            for (int index : tapped.stream().filter(span::contains).mapToInt(Part::index).sorted().toArray()) {
                lit.add(new Span(span.group(), from, index - 1));
                from = index + 1;
            }
            lit.add(new Span(span.group(), from, span.to()));
        }
        lit.removeIf(span -> span.from() > span.to());
        return lit;
    }

    /** The buttons, also those that do nothing now, so that each can keep its place. */
    public List<Key> keys() {
        List<Key> keys = new ArrayList<>();
        buttons.forEach(button -> keys.add(button.key()));
        return keys;
    }

    /** Whether a button does something now. */
    public boolean isOffered(Key key) {
        return buttons.stream().anyMatch(button -> button.offered() && button.key().equals(key));
    }

    /** The sentence that tells what to touch. */
    public Message how() {
        return how;
    }

    /** Collects what can be done; where two touches speak of the same part, the earlier one counts. */
    public static final class Builder<P> {
        private final Draft<P> draft;
        private final Message how;
        private final List<Touch<P>> touches = new ArrayList<>();
        private final List<Button<P>> buttons = new ArrayList<>();
        private List<Part> tapped;

        /** @param how the key of the sentence that tells what to touch */
        public Builder(Draft<P> draft, String how) {
            this.draft = draft;
            this.how = Message.of(how);
            this.tapped = draft.selected().map(List::of).orElse(List.of());
        }

        /** Shows these parts as selected instead of the draft's own. */
        public Builder<P> showing(List<Part> parts) {
            tapped = parts;
            return this;
        }

        /** What a touch on any of these parts does; there may be none, but none is left out between them. */
        public Builder<P> touch(Span span, Function<Part, Draft<P>> result) {
            touches.add(new Touch<>(span, result));
            return this;
        }

        /**
         * A button.
         *
         * @param offered whether it does something now
         */
        public Builder<P> key(String label, boolean offered, Supplier<Draft<P>> result) {
            return key(new Key(new Part(Key.GROUP, buttons.size()), Message.of(label)), offered, result);
        }

        public Builder<P> key(Key key, boolean offered, Supplier<Draft<P>> result) {
            buttons.add(new Button<>(key, offered, result));
            return this;
        }

        public Edit<P> build() {
            return new Edit<>(this);
        }
    }
}
