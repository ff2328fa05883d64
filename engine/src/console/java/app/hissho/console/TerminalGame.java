package app.hissho.console;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Game;
import app.hissho.engine.Level;
import app.hissho.engine.Match;
import app.hissho.engine.Message;
import app.hissho.engine.Opponent;
import app.hissho.engine.Outcome;
import app.hissho.engine.Review;
import app.hissho.engine.Solver;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Texts;
import app.hissho.engine.store.MemoryStore;
import app.hissho.engine.store.PositionStore;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;

/** One game between a person at the terminal and an {@link Opponent}. Ends with the game, {@code quit} or the end of the input. */
final class TerminalGame<P, M> {
    private static final int MOST_COMPARED = 100_000;

    private final boolean second;
    private final BudgetOptions budgets;
    private final Texts texts;
    private final Printer printer;
    private final PrintWriter out;
    private final Solver<P, M> solver;
    private final Opponent<P, M> opponent;
    private Match<P, M> match;
    private Optional<Rung> rung = Optional.empty();

    TerminalGame(Match<P, M> match, Level level, boolean second, long seed, BudgetOptions budgets, Texts texts, PrintWriter out) {
        this.match = match;
        this.second = second;
        this.budgets = budgets;
        this.texts = texts;
        this.printer = new Printer(texts);
        this.out = out;
        PositionStore store = new MemoryStore(MemoryStore.DEFAULT_BYTES);
        this.solver = match.game().solver(store);
        this.opponent = new Opponent<>(match.game(), store, level, seed);
    }

    void run(BufferedReader in) throws IOException {
        out.println(texts.say(Catalog.type(match.game().id()).text("rules")));
        tellHelp();
        while (true) {
            while (!match.isOver() && !personToMove(match)) {
                match = match.play(opponent.choose(match.position(), budgets.start()));
                match.lastMove().ifPresent(move -> out.println(texts.get("console.opponent") + " " + printer.say(move)));
            }
            if (match.isOver()) {
                break;
            }
            out.println();
            printer.lines(match.board()).forEach(out::println);
            out.print(texts.get("console.prompt") + " ");
            out.flush();
            String line = in.readLine();
            if (line == null || line.trim().equals("quit")) {
                out.println();
                return;
            }
            obey(line.trim());
        }
        out.println();
        Outcome outcome = second ? match.starterOutcome().reversed() : match.starterOutcome();
        out.println(texts.get(switch (outcome) {
            case WIN -> "console.won";
            case LOSS -> "console.lost";
            case DRAW, OPEN -> "console.drawn";
        }));
        if (outcome != Outcome.WIN) {
            tellTurningPoint(outcome);
        }
    }

    private void tellHelp() {
        String example = match.game().moves(match.position(), 1).stream().map(match.game()::formatMove).findFirst().orElse("");
        out.println(texts.say(Message.of("console.help", example)));
    }

    private boolean personToMove(Match<P, M> at) {
        return at.starterToMove() != second;
    }

    private void obey(String command) {
        switch (command.toLowerCase(Locale.ROOT)) {
            case "" -> tellHelp();
            case "help" -> tellHelp();
            case "hint" -> {
                rung = Optional.of(rung.map(Rung::next).orElse(Rung.LOOK));
                tell(solver.explain(match.position(), budgets.start()), rung.get());
            }
            case "why" -> tell(solver.explain(match.position(), budgets.start()), Rung.MOVE);
            case "undo" -> travel(backward());
            case "redo" -> travel(forward());
            default -> move(command);
        }
    }

    /** The match at the person's turn before this one, as far as moves can be taken back. */
    private Optional<Match<P, M>> backward() {
        Match<P, M> at = match;
        while (at.canUndo()) {
            at = at.undo();
            if (personToMove(at)) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    /** The match at the person's next turn among the moves that were taken back. */
    private Optional<Match<P, M>> forward() {
        Match<P, M> at = match;
        while (at.canRedo()) {
            at = at.redo();
            if (personToMove(at)) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    private void travel(Optional<Match<P, M>> to) {
        if (to.isPresent()) {
            match = to.get();
            rung = Optional.empty();
        } else {
            out.println(texts.get("console.nothing"));
        }
    }

    private void tell(Explanation explanation, Rung upTo) {
        printer.lines(explanation.upTo(upTo)).forEach(out::println);
    }

    private void move(String text) {
        try {
            M move = read(text);
            boolean shows = match.game().reveals(match.position(), move);
            match = match.play(move);
            rung = Optional.empty();
            if (shows) {
                match.lastMove().ifPresent(told -> out.println(texts.get("console.shown") + " " + printer.say(told)));
            }
        } catch (BadInputException problem) {
            out.println(texts.say(problem.sentence()));
        }
    }

    /** A move in the notation, or the position that a move leaves. */
    private M read(String text) {
        Game<P, M> game = match.game();
        try {
            return game.parseMove(match.position(), text);
        } catch (BadInputException noMove) {
            return leading(text).orElseThrow(() -> noMove);
        }
    }

    private Optional<M> leading(String text) {
        Game<P, M> game = match.game();
        P wanted;
        try {
            wanted = game.canonical(game.parse(text));
        } catch (BadInputException noPosition) {
            return Optional.empty();
        }
        return game.moves(match.position(), MOST_COMPARED).stream()
            .filter(move -> !game.reveals(match.position(), move))
            .filter(move -> game.canonical(game.play(match.position(), move)).equals(wanted)).findFirst();
    }

    /** After a loss or a draw: where the person could last have got more, or that no move would have helped. */
    private void tellTurningPoint(Outcome outcome) {
        Optional<Match<P, M>> chance = Review.lastChance(match, !second, solver, budgets.start());
        if (chance.isEmpty()) {
            boolean open = solver.analyse(match.at(0).position(), budgets.start()).outcome() == Outcome.OPEN;
            out.println(texts.get(open ? "console.bad-luck" : outcome == Outcome.LOSS ? "console.never-won" : "console.never-better"));
            return;
        }
        out.println(texts.get("console.turning-point") + " " + chance.get().positionText());
        tell(solver.explain(chance.get().position(), budgets.start()), Rung.MOVE);
    }
}
