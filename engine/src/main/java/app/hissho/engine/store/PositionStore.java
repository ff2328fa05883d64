package app.hissho.engine.store;

/**
 * Where solved positions are kept: a table in memory that every search uses, and behind it, on a phone, a
 * database that outlives the process. A store may forget anything at any time; what it returns is exact.
 *
 * <p>A position is named by its game and the game's exact 64-bit key of its canonical form. A result is an
 * {@code int} other than {@link #MISSING}, whose meaning belongs to the solver.
 */
public interface PositionStore {
    int MISSING = 0;

    /** The rules that a result belongs to; results of other versions are never returned. */
    record Rules(String game, int version) {
    }

    /** What memory knows; costs no more than a look into a hash table. */
    int recall(Rules rules, long key);

    /** Tells memory. */
    void remember(Rules rules, long key, int result);

    /** Brings what the lasting store knows of these positions into memory, in one go. */
    void fetch(Rules rules, long[] keys);

    /** Asks that a result which was costly to find outlives the process. Returns at once. */
    void keep(Rules rules, long key, int result);
}
