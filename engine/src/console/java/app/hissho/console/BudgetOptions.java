package app.hissho.console;

import app.hissho.engine.Budget;
import java.time.Duration;
import picocli.CommandLine.Option;

/** How much one answer may cost. */
final class BudgetOptions {
    @Option(names = "--nodes", paramLabel = "N", defaultValue = "20000000",
        description = "Positions that a search may look at (default: ${DEFAULT-VALUE}).")
    private long nodes;

    @Option(names = "--seconds", paramLabel = "S", defaultValue = "60",
        description = "Seconds that a search may take (default: ${DEFAULT-VALUE}).")
    private long seconds;

    Budget start() {
        return new Budget(nodes, Duration.ofSeconds(seconds));
    }
}
