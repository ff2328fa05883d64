package app.hissho.console;

import app.hissho.engine.explain.Texts;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Grade;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Puzzles;
import app.hissho.engine.puzzle.Skill;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Sets a problem, grades an answer to it, or shows its solution. */
@Command(name = "puzzle", mixinStandardHelpOptions = true,
    description = "Sets a problem. Without a KIND, lists the kinds of problems.")
final class PuzzleCommand implements Runnable {
    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "KIND", description = "A kind of problem, such as nim-sum.")
    private String kind;

    @Option(names = "--level", paramLabel = "L", defaultValue = "1", description = "From 1 to 5 (default: ${DEFAULT-VALUE}).")
    private int level;

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same problem (default: by chance).")
    private Integer seed;

    @Option(names = "--try", paramLabel = "ANSWER", description = "Grades an answer.")
    private String attempt;

    @Option(names = "--answer", description = "Shows the solution.")
    private boolean answer;

    @Option(names = "--json", description = "Prints JSON.")
    private boolean json;

    @Override
    public void run() {
        Texts texts = Texts.of(main.locale());
        PrintWriter out = spec.commandLine().getOut();
        if (kind == null) {
            for (Skill skill : Skill.values()) {
                out.println(texts.say(skill.text("title")) + " — " + texts.say(skill.text("about")));
                for (PuzzleKind each : Puzzles.kinds(skill)) {
                    out.printf("  %-24s %s%n", each.id(), texts.get("puzzle." + each.id() + ".title"));
                }
            }
            return;
        }
        Puzzle puzzle = Puzzles.make(id());
        if (json) {
            out.println(json(puzzle, new Printer(texts)));
        } else {
            tell(puzzle, new Printer(texts), out);
        }
    }

    private PuzzleId id() {
        if (level < 1 || level > PuzzleId.LEVELS || (seed != null && seed < 0)) {
            throw new CommandLine.ParameterException(spec.commandLine(), "Expected a level from 1 to " + PuzzleId.LEVELS + " and a seed of 0 or more.");
        }
        return new PuzzleId(Puzzles.kind(kind).id(), level, seed == null ? ThreadLocalRandom.current().nextInt(1, 1_000_000) : seed);
    }

    private void tell(Puzzle puzzle, Printer printer, PrintWriter out) {
        out.println(puzzle.id());
        out.println(printer.say(puzzle.question()));
        puzzle.shown().ifPresent(shown -> printer.lines(shown.board()).forEach(out::println));
        puzzle.table().ifPresent(table -> printer.lines(table).forEach(out::println));
        if (puzzle.form() instanceof Form.Fill fill) {
            printer.lines(fill.table()).forEach(out::println);
        }
        if (puzzle.form() instanceof Form.Choice choice) {
            for (int i = 0; i < choice.options().size(); i++) {
                out.println("  " + (i + 1) + "  " + printer.say(choice.options().get(i)));
            }
        }
        if (attempt != null) {
            Grade grade = puzzle.grade(attempt);
            out.println(printer.say(grade));
        }
        if (answer) {
            out.println();
            printer.lines(puzzle.explanation().steps()).forEach(out::println);
        }
    }

    private JsonObject json(Puzzle puzzle, Printer printer) {
        JsonObject object = new JsonObject();
        object.addProperty("puzzle", puzzle.id().toString());
        object.addProperty("question", printer.say(puzzle.question()));
        puzzle.shown().ifPresent(shown -> {
            object.addProperty("game", shown.gameId());
            object.addProperty("position", shown.position());
        });
        if (puzzle.form() instanceof Form.Choice choice) {
            object.add("options", array(choice.options().stream().map(printer::say).toList()));
        }
        if (attempt != null) {
            Grade grade = puzzle.grade(attempt);
            object.addProperty("right", grade.right());
            object.addProperty("reason", grade.reason().map(printer::say).orElse(null));
        }
        if (answer) {
            object.add("answers", array(List.copyOf(puzzle.right())));
            object.add("explanation", array(printer.lines(puzzle.explanation().steps())));
        }
        return object;
    }

    private static JsonArray array(List<String> texts) {
        JsonArray array = new JsonArray();
        texts.forEach(array::add);
        return array;
    }
}
