package app.hissho.engine.impartial;

import app.hissho.engine.board.Draft;
import app.hissho.engine.board.Edit;
import app.hissho.engine.board.Part;
import app.hissho.engine.board.Span;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Putting heaps together by hand: a touch selects a heap, buttons make it larger or smaller, remove it or add another.
 * A heap that stands alone need not be selected. The words are {@code edit.WORD.how}, {@code .add} and
 * {@code .remove}.
 */
final class HeapEditing {
    /** As many cells of a row are shown as selected; nobody sees more at a time. */
    private static final int MOST_SHOWN = 100;

    private final String word;
    private final boolean counted;
    private final int least;
    private final Predicate<Heaps> fits;
    private final int firstPart;
    private final IntUnaryOperator lastPart;

    private HeapEditing(String word, boolean counted, int least, Predicate<Heaps> fits, int firstPart, IntUnaryOperator lastPart) {
        this.word = word;
        this.counted = counted;
        this.least = least;
        this.fits = fits;
        this.firstPart = firstPart;
        this.lastPart = lastPart;
    }

    /**
     * Of heaps on a board of heaps.
     *
     * @param least the smallest size that buttons make
     * @param fits whether the game can write such heaps
     */
    static HeapEditing heaps(String word, int least, Predicate<Heaps> fits) {
        return new HeapEditing(word, true, least, fits, 1, size -> Math.max(1, size));
    }

    /** Of a fixed number of heaps, none of them empty. */
    static HeapEditing fixed(String word, Predicate<Heaps> fits) {
        return new HeapEditing(word, false, 1, fits, 1, size -> Math.max(1, size));
    }

    /**
     * Of heaps that are drawn as rows of cells.
     *
     * @param lastCell the last cell of the row that a heap of this size is
     */
    static HeapEditing rows(String word, Predicate<Heaps> fits, IntUnaryOperator lastCell) {
        return new HeapEditing(word, true, 1, fits, 0, lastCell);
    }

    Edit<Heaps> edit(Draft<Heaps> draft) {
        return begin(draft, draft.position(), heaps -> heaps).build();
    }

    /**
     * For positions that are more than heaps, or other than a list of them.
     *
     * @param made the position with these heaps
     */
    <P> Edit.Builder<P> begin(Draft<P> draft, Heaps heaps, Function<Heaps, P> made) {
        OptionalInt selected = selected(draft, heaps);
        int heap = selected.orElse(0);
        Edit.Builder<P> edit = new Edit.Builder<>(draft, "edit." + word + ".how");
        if (firstPart == 0) {
            edit.showing(draft.selected().isPresent() && selected.isPresent() ? cells(heaps, heap) : List.of());
        }
        for (int h = 0; h < heaps.count(); h++) {
            Part part = new Part(h, firstPart);
            edit.touch(new Span(h, firstPart, lastPart.applyAsInt(heaps.size(h))), unused -> draft.toggled(part));
        }
        for (int change : new int[] {1, -1, 10, -10}) {
            long size = selected.isPresent() ? (long) heaps.size(heap) + change : 0;
            boolean offered = selected.isPresent() && size >= least && size <= Integer.MAX_VALUE
                && fits.test(resized(heaps, heap, (int) size));
            edit.key(label(change), offered, () -> new Draft<>(made.apply(resized(heaps, heap, (int) size)), draft.selected()));
        }
        return counted ? counted(edit, heaps, selected, made) : edit;
    }

    /** Buttons for another heap and for one heap fewer. */
    private <P> Edit.Builder<P> counted(Edit.Builder<P> edit, Heaps heaps, OptionalInt selected, Function<Heaps, P> made) {
        int heap = selected.orElse(0);
        int[] more = Arrays.copyOf(heaps.toArray(), heaps.count() + 1);
        more[heaps.count()] = 1;
        edit.key("edit." + word + ".add", fits.test(Heaps.of(more)),
            () -> Draft.of(made.apply(Heaps.of(more)), new Part(heaps.count(), firstPart)));
        boolean removes = selected.isPresent() && fits.test(heaps.replace(heap));
        return edit.key("edit." + word + ".remove", removes, () -> Draft.of(made.apply(heaps.replace(heap))));
    }

    private static <P> OptionalInt selected(Draft<P> draft, Heaps heaps) {
        int group = draft.selected().map(Part::group).orElse(heaps.count() == 1 ? 0 : -1);
        return group >= 0 && group < heaps.count() ? OptionalInt.of(group) : OptionalInt.empty();
    }

    private List<Part> cells(Heaps heaps, int heap) {
        return IntStream.rangeClosed(0, lastPart.applyAsInt(heaps.size(heap))).limit(MOST_SHOWN)
            .mapToObj(cell -> new Part(heap, cell)).collect(Collectors.toList());
    }

    private static Heaps resized(Heaps heaps, int heap, int size) {
        int[] sizes = heaps.toArray();
        sizes[heap] = size;
        return Heaps.of(sizes);
    }

    private static String label(int change) {
        return switch (change) {
            case 1 -> "edit.one-more";
            case -1 -> "edit.one-less";
            case 10 -> "edit.ten-more";
            default -> "edit.ten-less";
        };
    }
}
