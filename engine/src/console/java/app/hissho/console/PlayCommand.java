package app.hissho.console;

import app.hissho.engine.Level;
import app.hissho.engine.Match;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.catalog.GameType;
import app.hissho.engine.catalog.Preset;
import app.hissho.engine.explain.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A game in the terminal. */
@Command(name = "play", mixinStandardHelpOptions = true,
    description = "Plays a game against you: type a move, hint, why, undo, redo, help or quit.")
final class PlayCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Mixin
    private BudgetOptions budgetOptions;

    @Parameters(index = "0", paramLabel = "GAME", description = "A game, such as nim or subtraction:1,3,4.")
    private String game;

    @Parameters(index = "1", arity = "0..1", paramLabel = "POSITION", description = "The start; default: a preset.")
    private String position;

    @Option(names = "--level", defaultValue = "PERFECT",
        description = "How well the opponent plays: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Level level;

    @Option(names = "--second", description = "The opponent moves first.")
    private boolean second;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N",
        description = "The same seed gives the same game (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Override
    public Integer call() throws IOException {
        GameType type = Catalog.type(game);
        Preset preset = type.presets().get(type.presets().size() / 2);
        boolean bare = !game.contains(":") && position == null;
        String start = position == null ? preset.position() : position;
        Match<?, ?> match = Match.start(bare ? preset.gameId() : game, start).dealt(seed);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new TerminalGame<>(match, level, second, seed, budgetOptions, Texts.of(main.locale()), spec.commandLine().getOut()).run(in);
        return 0;
    }
}
