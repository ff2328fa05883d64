package app.hissho.engine.catalog;

import java.util.Locale;

/** How the library groups games; the order is the order of learning. */
public enum Family {
    TAKE_AWAY,
    NIM,
    TAKE_AND_BREAK,
    PIECES,
    COINS,
    SEARCHED,
    GRAPHS,
    SUMS,
    CARDS;

    /** The word of the keys of texts. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
