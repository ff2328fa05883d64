package app.hissho.engine.impartial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What is left to play on a strip of SOS on which nobody can complete one at once. Only three neighbouring squares
 * that can still become S-O-S matter, and empty squares that no such threes connect have nothing to do with each
 * other. A piece is written with the letters that matter, such as {@code S..O.}, mirrored if that comes first. An
 * empty square in no such three is free: there any letter is safe, and two free squares cancel out.
 *
 * @param pieces sorted, without traps
 * @param free whether the number of free squares is odd
 * @param traps how many pieces are traps, in which no letter is safe, such as {@code S..S}
 */
record SosPieces(List<String> pieces, boolean free, int traps) {
    private static final int MOST_LETTERS_OF_A_KEY = 30;
    private static final String LETTERS = "|.SO";

    SosPieces {
        pieces = List.copyOf(pieces);
    }

    /** Whether some letter completes S-O-S. */
    static boolean canBeCompleted(String squares) {
        return squares.contains("S.S") || squares.contains("SO.") || squares.contains(".OS");
    }

    /** Every strip that a safe letter makes of this one: one that completes nothing and lets nobody complete. */
    static Set<String> safe(String squares) {
        Set<String> safe = new LinkedHashSet<>();
        for (int i = 0; i < squares.length(); i++) {
            if (squares.charAt(i) == '.') {
                for (String letter : List.of("S", "O")) {
                    String after = squares.substring(0, i) + letter + squares.substring(i + 1);
                    if (!canBeCompleted(after)) {
                        safe.add(after);
                    }
                }
            }
        }
        return safe;
    }

    /** The pieces of a strip on which nothing can be completed. */
    static SosPieces of(String squares) {
        List<String> all = new ArrayList<>();
        boolean odd = false;
        int stuck = 0;
        int covered = 0;
        for (int three = 0; three <= squares.length(); three++) {
            if (three < squares.length() && !isOpen(squares, three)) {
                continue;
            }
            for (int i = covered; i < three; i++) {
                odd ^= squares.charAt(i) == '.';
            }
            if (three == squares.length()) {
                break;
            }
            int end = three + 3;
            for (int next = three + 1; next < end; next++) {
                if (isOpen(squares, next) && squares.substring(next, end).contains(".")) {
                    end = next + 3;
                }
            }
            String piece = squares.substring(three, end);
            if (safe(piece).isEmpty()) {
                stuck++;
            } else {
                String mirrored = new StringBuilder(piece).reverse().toString();
                all.add(mirrored.compareTo(piece) < 0 ? mirrored : piece);
            }
            covered = end;
            three = nextThree(squares, end) - 1;
        }
        Collections.sort(all);
        return new SosPieces(all, odd, stuck);
    }

    /** The first three that shares no empty square with what lies before {@code end}: it may share an S. */
    private static int nextThree(String squares, int end) {
        return squares.charAt(end - 1) == 'S' ? end - 1 : end;
    }

    /** Whether the three squares from {@code first} on can still become S-O-S. */
    private static boolean isOpen(String squares, int first) {
        return first + 3 <= squares.length() && squares.charAt(first) != 'O' && squares.charAt(first + 1) != 'S'
            && squares.charAt(first + 2) != 'O' && squares.substring(first, first + 3).contains(".");
    }

    /** The same without the piece at this place, and with what it has become. */
    SosPieces replacing(int place, SosPieces after) {
        List<String> all = new ArrayList<>(pieces);
        all.remove(place);
        all.addAll(after.pieces);
        Collections.sort(all);
        return new SosPieces(all, free ^ after.free, traps + after.traps);
    }

    /** Whether the piece before this one is the same. */
    boolean isRepeated(int place) {
        return place > 0 && pieces.get(place).equals(pieces.get(place - 1));
    }

    SosPieces withoutFree() {
        return new SosPieces(pieces, false, traps);
    }

    /** An exact name of the pieces and the free square; it says nothing of traps. */
    OptionalLong key() {
        long key = 1;
        int letters = 0;
        for (String piece : pieces) {
            letters += piece.length() + 1;
            key = append(key, piece) << 2;
        }
        return letters > MOST_LETTERS_OF_A_KEY ? OptionalLong.empty() : OptionalLong.of(key << 1 | (free ? 1 : 0));
    }

    /** Two bits a letter, and 1 above them: exact for up to 31 letters. */
    static long code(String letters) {
        return append(1, letters);
    }

    private static long append(long code, String letters) {
        long longer = code;
        for (int i = 0; i < letters.length(); i++) {
            longer = longer << 2 | LETTERS.indexOf(letters.charAt(i));
        }
        return longer;
    }
}
