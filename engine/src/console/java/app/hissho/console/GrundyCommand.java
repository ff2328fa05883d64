package app.hissho.console;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.impartial.HeapValues;
import app.hissho.engine.impartial.Period;
import app.hissho.engine.store.MemoryStore;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the Grundy values of single heaps and how they repeat. */
@Command(name = "grundy", mixinStandardHelpOptions = true,
    description = "Prints the Grundy values of the heaps 0 to N and their period, where it is proved.")
final class GrundyCommand implements Runnable {
    private static final int MOST_HEAPS = 10_000_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private BudgetOptions budgetOptions;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game, such as subtraction:1,3,4.")
    private String game;

    @Parameters(index = "1", paramLabel = "N", description = "The largest heap.")
    private int largest;

    @Option(names = "--json", description = "Prints one JSON object.")
    private boolean json;

    @Override
    public void run() {
        Game<?, ?> chosen = Catalog.game(game);
        if (largest < 0 || largest > MOST_HEAPS) {
            throw new BadInputException("input.out-of-range", Integer.toString(largest), 0, MOST_HEAPS);
        }
        if (!(chosen.solver(new MemoryStore(0)) instanceof HeapValues values)) {
            throw new BadInputException("input.no-heap-values", chosen.id());
        }
        Budget budget = budgetOptions.start();
        Optional<Period> period = values.period(budget);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            JsonObject object = new JsonObject();
            object.addProperty("game", chosen.id());
            JsonArray array = new JsonArray();
            for (int n = 0; n <= largest; n++) {
                array.add(values.grundy(n, budget));
            }
            object.add("values", array);
            object.addProperty("preperiod", period.map(Period::start).orElse(null));
            object.addProperty("period", period.map(Period::length).orElse(null));
            out.println(new GsonBuilder().serializeNulls().create().toJson(object));
        } else {
            for (int n = 0; n <= largest; n++) {
                out.print(values.grundy(n, budget) + (n % 20 == 19 || n == largest ? System.lineSeparator() : " "));
            }
            period.ifPresent(p -> out.println("period " + p.length() + " from heap " + p.start() + " on"));
        }
    }
}
