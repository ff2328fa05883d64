package app.hissho.console;

import app.hissho.engine.BadInputException;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.explain.Texts;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * Hissho in a terminal. Exit codes: 0 all went well; 2 bad input, with one line on standard error that says what
 * is wrong and what is expected; 3 not solved within the budget, with the reason.
 */
@Command(name = "hissho", mixinStandardHelpOptions = true, version = "hissho 1.0",
    description = "Solves, plays and explains combinatorial games.",
    subcommands = {GamesCommand.class, SolveCommand.class, GrundyCommand.class, NimberCommand.class, PlayCommand.class,
        PuzzleCommand.class})
public final class Main implements Runnable {
    static final int BAD_INPUT = 2;
    static final int NOT_SOLVED = 3;

    @Option(names = "--lang", scope = ScopeType.INHERIT, paramLabel = "LANGUAGE", defaultValue = "en",
        description = "Language of the answers: en or ja (default: ${DEFAULT-VALUE}).")
    private String language;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    Locale locale() {
        if (!language.equals("en") && !language.equals("ja")) {
            throw new CommandLine.ParameterException(spec.commandLine(),
                "There is no language “" + BadInputException.quote(language) + "”. Expected en or ja.");
        }
        return new Locale(language);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** The command line with its handling of errors; tests use it with their own writers. */
    static CommandLine commandLine() {
        Main main = new Main();
        CommandLine line = new CommandLine(main).setCaseInsensitiveEnumValuesAllowed(true)
            .setUnmatchedOptionsArePositionalParams(true); // a position may begin with -
        line.setParameterExceptionHandler((problem, arguments) -> {
            problem.getCommandLine().getErr().println(oneLine(problem.getMessage()));
            return BAD_INPUT;
        });
        line.setExecutionExceptionHandler((problem, command, result) -> {
            if (problem instanceof BadInputException input) {
                command.getErr().println(Texts.of(main.locale()).say(input.sentence()));
                return BAD_INPUT;
            }
            if (problem instanceof NotSolvedException unsolved) {
                command.getErr().println(Texts.of(main.locale()).say(unsolved.reason()));
                return NOT_SOLVED;
            }
            throw problem;
        });
        return line;
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s*\\R\\s*", " ");
    }

    public static void main(String[] arguments) {
        CommandLine line = commandLine();
        line.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
        int code = line.execute(arguments);
        line.getOut().flush();
        System.exit(code);
    }
}
