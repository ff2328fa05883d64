package app.hissho.engine.cards;

import app.hissho.engine.BadInputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cards and which may be put on which: the arrow {@code a>b} allows b on a. A card can lie in two ways: {@code b~} is
 * the card b turned round. It is put like this by arrows to {@code b~} and is followed as the arrows from {@code b~} say.
 * So the same card can be followed by other cards after a turn of the order than before it. No card lets another follow
 * in both ways, so a card in the hand can be put in at most one.
 *
 * <p>A <em>face</em> is one way in which a card can lie. Faces are numbered in the order of their names, numbers within
 * names by their size, and sets of faces are bits of a {@code long}.
 */
public final class Deck {
    static final int MOST_CARDS = 35;
    static final int MOST_FACES = 60;
    private static final int MOST_ARROWS = MOST_FACES * MOST_FACES;
    private static final int LONGEST_NAME = 8;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]{1," + LONGEST_NAME + "}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final String TURN = "~";
    private static final Comparator<String> BY_NAME = Comparator.comparing(Deck::padded).thenComparing(Comparator.naturalOrder());

    private final List<String> names;
    private final int[] from;
    private final int[] to;
    private final long[] children;
    private final long[] parents;
    private final long[] faces;
    private final long plain;

    private Deck(List<String> names, int[] from, int[] to) {
        this.names = List.copyOf(names);
        this.from = from;
        this.to = to;
        this.children = new long[names.size()];
        this.parents = new long[names.size()];
        for (int a = 0; a < from.length; a++) {
            children[from[a]] |= 1L << to[a];
            parents[to[a]] |= 1L << from[a];
        }
        this.faces = new long[names.size()];
        long upright = 0;
        for (int face = 0; face < faces.length; face++) {
            int front = names.indexOf(card(names.get(face)));
            faces[front] |= 1L << face;
            upright |= 1L << front;
        }
        this.plain = upright;
        for (int face = 0; face < faces.length; face++) {
            faces[face] = faces[names.indexOf(card(names.get(face)))];
        }
    }

    /** Numbers within a name are filled up with zeros, so that 9 comes before 10. */
    private static String padded(String name) {
        StringBuilder padded = new StringBuilder();
        Matcher numbers = NUMBER.matcher(name);
        int from = 0;
        while (numbers.find()) {
            padded.append(name, from, numbers.start());
            for (int digits = numbers.end() - numbers.start(); digits < LONGEST_NAME; digits++) {
                padded.append('0');
            }
            padded.append(numbers.group());
            from = numbers.end();
        }
        return padded.append(name, from, name.length()).toString();
    }

    private static String card(String face) {
        return face.endsWith(TURN) ? face.substring(0, face.length() - 1) : face;
    }

    /** The arrow to the same card lying the other way round. */
    static String turned(String arrow) {
        return arrow.endsWith(TURN) ? arrow.substring(0, arrow.length() - 1) : arrow + TURN;
    }

    /**
     * A deck from its arrows.
     *
     * @param arrows separated by commas, or {@code -} for none
     * @param others the names of faces that need not have arrows
     */
    static Deck parse(String arrows, List<String> others) {
        String trimmed = arrows.trim();
        String[] parts = trimmed.equals("-") ? new String[0] : trimmed.split(",", -1);
        if (parts.length > MOST_ARROWS) {
            throw new BadInputException("input.too-many-arrows", parts.length, MOST_ARROWS);
        }
        List<String> ends = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String part : parts) {
            int sign = part.indexOf('>');
            if (sign < 0) {
                throw new BadInputException("input.card-arrow", BadInputException.quote(part.trim()));
            }
            ends.add(face(part.substring(0, sign)));
            ends.add(face(part.substring(sign + 1)));
            String arrow = ends.get(ends.size() - 2) + ">" + ends.get(ends.size() - 1);
            if (!seen.add(arrow)) {
                throw new BadInputException("input.arrow-twice", arrow);
            }
            if (seen.contains(turned(arrow))) {
                throw new BadInputException("input.two-ways", arrow, turned(arrow));
            }
        }
        Set<String> all = new TreeSet<>(BY_NAME);
        for (String face : ends) {
            all.addAll(List.of(face, card(face)));
        }
        for (String face : others) {
            all.addAll(List.of(face, card(face)));
        }
        long cards = all.stream().filter(face -> !face.endsWith(TURN)).count();
        if (cards > MOST_CARDS || all.size() > MOST_FACES) {
            throw new BadInputException("input.large-deck", cards, all.size() - cards, MOST_CARDS, MOST_FACES - MOST_CARDS);
        }
        return numbered(new ArrayList<>(all), ends);
    }

    private static Deck numbered(List<String> names, List<String> ends) {
        Map<String, Integer> numbers = new HashMap<>();
        for (int face = 0; face < names.size(); face++) {
            numbers.put(names.get(face), face);
        }
        int[] from = new int[ends.size() / 2];
        int[] to = new int[from.length];
        for (int a = 0; a < from.length; a++) {
            from[a] = numbers.get(ends.get(2 * a));
            to[a] = numbers.get(ends.get(2 * a + 1));
        }
        return new Deck(names, from, to);
    }

    /** The name of a face, checked. */
    static String face(String text) {
        String name = text.trim();
        return name.endsWith(TURN) ? name(name.substring(0, name.length() - 1)) + TURN : name(name);
    }

    /** The name of a card, checked. */
    static String name(String text) {
        String name = text.trim();
        if (!NAME.matcher(name).matches() || name.equals(CardGraph.PASSED_WORD) || name.equals(CardGraph.DRAWN_WORD)) {
            throw new BadInputException("input.card-name", BadInputException.quote(name), LONGEST_NAME);
        }
        return name;
    }

    /** The same deck with its arrows in order. */
    Deck sorted() {
        long[] order = new long[from.length];
        for (int a = 0; a < order.length; a++) {
            order[a] = (long) from[a] << 32 | to[a];
        }
        Arrays.sort(order);
        return new Deck(names, Arrays.stream(order).mapToInt(arrow -> (int) (arrow >> 32)).toArray(),
            Arrays.stream(order).mapToInt(arrow -> (int) arrow).toArray());
    }

    /** How many faces there are. */
    int size() {
        return names.size();
    }

    String name(int face) {
        return names.get(face);
    }

    /** The name of the card of a face. */
    String cardName(int face) {
        return names.get(front(face));
    }

    /** The number of a face; negative if there is none of this name. */
    int number(String face) {
        return names.indexOf(face);
    }

    /** The face that a card has when it is not turned. */
    int front(int face) {
        return Long.numberOfTrailingZeros(faces[face] & plain);
    }

    boolean isTurned(int face) {
        return front(face) != face;
    }

    /** All faces of the card of a face. */
    long faces(int face) {
        return faces[face];
    }

    /** All faces of these cards, which are given by their fronts. */
    long faces(long cards) {
        long all = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            all |= faces[Long.numberOfTrailingZeros(rest)];
        }
        return all;
    }

    /** All cards, by their fronts. */
    long cards() {
        return plain;
    }

    /** The cards of these faces, by their fronts. */
    long cards(long set) {
        long cards = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            cards |= faces[Long.numberOfTrailingZeros(rest)] & plain;
        }
        return cards;
    }

    /** The faces that may be put on a face. */
    long children(int face) {
        return children[face];
    }

    /** The faces that a face may be put on. */
    long parents(int face) {
        return parents[face];
    }

    /** Whether the card of a face has no arrows, whichever way it lies. */
    boolean isLone(int face) {
        long arrows = 0;
        for (long rest = faces[face]; rest != 0; rest &= rest - 1) {
            int way = Long.numberOfTrailingZeros(rest);
            arrows |= children[way] | parents[way];
        }
        return arrows == 0;
    }

    /** Whether none of these cards can be turned, and putting cards of the two hands on each other never goes in circles. */
    boolean isAcyclic(long mover, long other) {
        long left = mover | other;
        if (faces(left) != left) {
            return false;
        }
        while (left != 0) {
            long last = 0;
            for (long rest = left; rest != 0; rest &= rest - 1) {
                int card = Long.numberOfTrailingZeros(rest);
                long opposite = (mover >> card & 1) == 1 ? other : mover;
                last |= (children[card] & opposite & left) == 0 ? 1L << card : 0;
            }
            if (last == 0) {
                return false;
            }
            left &= ~last;
        }
        return true;
    }

    /** Names of faces, separated by commas. */
    String list(long set) {
        List<String> list = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            list.add(names.get(Long.numberOfTrailingZeros(rest)));
        }
        return list.isEmpty() ? "-" : String.join(",", list);
    }

    /** All names and arrows in order: two decks are played alike and have the same numbers if these are equal. */
    String identity() {
        return String.join(",", names) + ";" + sorted();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Deck deck && names.equals(deck.names) && Arrays.equals(from, deck.from) && Arrays.equals(to, deck.to);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * names.hashCode() + Arrays.hashCode(from)) + Arrays.hashCode(to);
    }

    @Override
    public String toString() {
        List<String> arrows = new ArrayList<>();
        for (int a = 0; a < from.length; a++) {
            arrows.add(names.get(from[a]) + ">" + names.get(to[a]));
        }
        return arrows.isEmpty() ? "-" : String.join(",", arrows);
    }
}
