package app.hissho.console;

import app.hissho.engine.Budget;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.catalog.Family;
import app.hissho.engine.catalog.GameType;
import app.hissho.engine.catalog.Lesson;
import app.hissho.engine.catalog.Preset;
import app.hissho.engine.catalog.WorkedExample;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import app.hissho.engine.store.PositionStore;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Lists the games, or tells about one. */
@Command(name = "games", mixinStandardHelpOptions = true,
    description = "Lists the games; with an ID, tells the rules, the notation and the presets of one.")
final class GamesCommand implements Runnable {
    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "ID", description = "A game, such as nim or moore:2.")
    private String id;

    @Option(names = "--json", description = "Prints JSON.")
    private boolean json;

    @Option(names = "--example", description = "With an ID: a whole small game of it and its lessons, move by move with the reasons.")
    private boolean example;

    @Override
    public void run() {
        if (example && id == null) {
            throw new CommandLine.ParameterException(spec.commandLine(), "An example of which game? Expected an ID before --example.");
        }
        Texts texts = Texts.of(main.locale());
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            JsonArray all = new JsonArray();
            Catalog.types().stream().filter(type -> id == null || type == Catalog.type(id))
                .forEach(type -> all.add(json(type, texts)));
            out.println(id == null ? all : all.get(0));
        } else if (id != null) {
            Catalog.game(id);
            if (example) {
                tellExample(Catalog.type(id), texts, out);
            } else {
                tell(Catalog.type(id), texts, out);
            }
        } else {
            for (Family family : Family.values()) {
                out.println(texts.get("family." + family.id()));
                Catalog.types().stream().filter(type -> type.family() == family).forEach(type ->
                    out.printf("  %-28s %s — %s%n", idWithParameter(type), texts.say(type.text("title")), texts.say(type.text("tagline"))));
            }
        }
    }

    private static String idWithParameter(GameType type) {
        return type.id() + type.defaultParameter().map(parameter -> ":" + parameter).orElse("");
    }

    private static void tell(GameType type, Texts texts, PrintWriter out) {
        out.println(texts.say(type.text("title")) + " (" + type.id() + ")");
        out.println(texts.say(type.text("rules")));
        type.defaultParameter().ifPresent(parameter ->
            out.println(type.id() + ":" + parameter + " — " + texts.say(type.text("parameter"))));
        for (Preset preset : type.presets()) {
            out.println("  " + preset.gameId() + " " + preset.position());
        }
    }

    /** The worked example and, after it, the lessons. */
    private static void tellExample(GameType type, Texts texts, PrintWriter out) {
        PositionStore store = new MemoryStore(MemoryStore.DEFAULT_BYTES);
        tell(WorkedExample.of(type, store, Budget.phone()), texts.say(type.text("title")), texts, out);
        for (Lesson lesson : type.lessons()) {
            out.println();
            String title = texts.say(type.text("title")) + " – " + texts.say(type.text(lesson, "title"));
            tell(WorkedExample.of(type, lesson, store, Budget.phone()), title, texts, out);
        }
    }

    private static void tell(WorkedExample worked, String title, Texts texts, PrintWriter out) {
        Printer printer = new Printer(texts);
        out.println(title + " (" + worked.match().game().id() + " " + worked.match().startText() + ")");
        int number = 0;
        for (WorkedExample.Scene scene : worked.scenes()) {
            out.println();
            out.println(++number + ". " + texts.say(scene.stage().title()));
            if (scene.stage().showsNewBoard()) {
                printer.lines(scene.board()).forEach(out::println);
            }
            printer.lines(scene.words()).forEach(out::println);
        }
    }

    private static JsonObject json(GameType type, Texts texts) {
        JsonObject object = new JsonObject();
        object.addProperty("id", type.id());
        object.addProperty("family", type.family().id());
        object.addProperty("title", texts.say(type.text("title")));
        object.addProperty("rules", texts.say(type.text("rules")));
        object.addProperty("parameter", type.defaultParameter().orElse(null));
        JsonArray presets = new JsonArray();
        type.presets().forEach(preset -> presets.add(preset.gameId() + " " + preset.position()));
        object.add("presets", presets);
        return object;
    }
}
