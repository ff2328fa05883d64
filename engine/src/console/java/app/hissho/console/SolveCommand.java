package app.hissho.console;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Budget;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import app.hissho.engine.store.PositionStore;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Solves a position and tells why; with {@code --json -} one position a line of standard input. */
@Command(name = "solve", mixinStandardHelpOptions = true,
    description = "Solves a position: verdict, winning moves, explanation.")
final class SolveCommand implements Callable<Integer> {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Mixin
    private BudgetOptions budgetOptions;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game, such as nim; - reads GAME POSITION lines.")
    private String game;

    @Parameters(index = "1", arity = "0..1", paramLabel = "POSITION", description = "A position, such as 3,5,7.")
    private String position;

    @Option(names = "--json", description = {"Prints one JSON object: game, position, outcome, value, winning (the positions after winning moves),",
        "explanation; and complete, which is false, if there are more winning moves than can be listed."})
    private boolean json;

    private final PositionStore store = new MemoryStore(MemoryStore.DEFAULT_BYTES);

    @Override
    public Integer call() throws IOException {
        Texts texts = Texts.of(main.locale());
        PrintWriter out = spec.commandLine().getOut();
        if (game.equals("-")) {
            return solveLines(texts, out);
        }
        if (position == null) {
            throw new CommandLine.ParameterException(spec.commandLine(),
                "The position is missing. Expected a game and a position, such as: solve nim 3,5,7");
        }
        Solution<?, ?> solution = solve(game, position, texts);
        if (json) {
            out.println(GSON.toJson(solution.json()));
        } else {
            solution.lines().forEach(out::println);
        }
        return 0;
    }

    private Solution<?, ?> solve(String gameId, String text, Texts texts) {
        Budget budget = budgetOptions.start();
        return Solution.of(Catalog.game(gameId), text, store, budget, texts);
    }

    private int solveLines(Texts texts, PrintWriter out) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) {
                out.println(GSON.toJson(solveLine(line.trim(), texts)));
            }
        }
        return 0;
    }

    private JsonObject solveLine(String line, Texts texts) {
        try {
            String[] words = line.split("\\s+", 2);
            if (words.length < 2) {
                throw new BadInputException("input.match", BadInputException.quote(line));
            }
            return solve(words[0], words[1], texts).json();
        } catch (BadInputException problem) {
            return error(texts.say(problem.sentence()));
        } catch (NotSolvedException problem) {
            return error(texts.say(problem.reason()));
        }
    }

    private static JsonObject error(String sentence) {
        JsonObject error = new JsonObject();
        error.addProperty("error", sentence);
        return error;
    }
}
