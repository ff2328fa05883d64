package app.hissho.data;

/**
 * What the store of solved positions holds, and how useful it was since the app was started.
 *
 * @param hits positions asked for that were known, in memory or on disk
 * @param misses positions asked for that were not known
 * @param rows positions on disk
 * @param diskBytes size of the database with its journal
 * @param memoryEntries positions in memory
 * @param memoryBytes size of the table in memory, used or not
 */
public record CacheStatistics(
        long hits,
        long misses,
        long rows,
        long diskBytes,
        long memoryEntries,
        long memoryBytes) {

    /** The share of positions that were known, from 0 to 1; 0 if none was asked for. */
    public double hitRate() {
        return hits == 0 ? 0 : (double) hits / (hits + misses);
    }
}
