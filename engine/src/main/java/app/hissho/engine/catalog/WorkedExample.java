package app.hissho.engine.catalog;

import app.hissho.engine.Analysis;
import app.hissho.engine.Budget;
import app.hissho.engine.Game;
import app.hissho.engine.Level;
import app.hissho.engine.Match;
import app.hissho.engine.Message;
import app.hissho.engine.NotSolvedException;
import app.hissho.engine.Opponent;
import app.hissho.engine.Outcome;
import app.hissho.engine.Solver;
import app.hissho.engine.board.Board;
import app.hissho.engine.board.Part;
import app.hissho.engine.explain.Explanation;
import app.hissho.engine.explain.Rung;
import app.hissho.engine.explain.Step;
import app.hissho.engine.store.PositionStore;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A whole small game to step through: a won position, explained rung by rung, then played to its end against the
 * most stubborn answers. Nothing in it is written by hand but the start and, in a {@link Lesson}, what is told before and
 * after it: moves and reasons are those of the solver.
 *
 * @param match the game as it was played; the reader is the player who starts, and wins
 */
public record WorkedExample(Match<?, ?> match, List<Scene> scenes) {
    public WorkedExample {
        scenes = List.copyOf(scenes);
    }

    /** What a scene is about. */
    public enum Stage {
        /** The position and the goal. */
        START,
        LOOK,
        COMPUTE,
        RESULT,
        /** The winning move of the first position. */
        MOVE,
        /** The position after a move of the reader, and what the other player will do in it. */
        ANSWER,
        /** The position after that, and the winning move in it. */
        REPLY,
        END;

        /** Whether the position is another than in the scene before. */
        public boolean showsNewBoard() {
            return this == START || compareTo(MOVE) > 0;
        }

        /** The words that name the stage. */
        public Message title() {
            return Message.of("example." + name().toLowerCase(Locale.ROOT));
        }
    }

    /**
     * One step of the example.
     *
     * @param board the position that it is about
     * @param before the position before the last move, if the scene is the first to show what that move did
     * @param readerMoves whether the reader is to move
     * @param readerMoved whether the reader made the last move; false before the first
     * @param parts what the reader touches to make the move of the scene; empty where the reader does not move
     */
    public record Scene(Stage stage, Board board, Optional<Board> before, boolean readerMoves, boolean readerMoved,
            List<Step> words, List<Part> parts) {
        public Scene {
            words = List.copyOf(words);
            parts = List.copyOf(parts);
        }
    }

    /** The example of a game; its start must be won for the player to move. Games of chance have none and are refused. */
    public static WorkedExample of(GameType type, PositionStore store, Budget budget) {
        if (!type.hasExample()) {
            throw new NotSolvedException("unsolved.chance");
        }
        return of(type, type.example(), Optional.empty(), store, budget);
    }

    /** A lesson of a game: an example that is explained by what the lesson teaches. */
    public static WorkedExample of(GameType type, Lesson lesson, PositionStore store, Budget budget) {
        return of(type, lesson.start(), Optional.of(lesson), store, budget);
    }

    private static WorkedExample of(GameType type, Preset start, Optional<Lesson> lesson, PositionStore store, Budget budget) {
        return new Maker<>(Match.start(start.gameId(), start.position()), type, lesson, store, budget).make();
    }

    /** Plays both sides and writes down what happens. */
    private static final class Maker<P, M> {
        private final GameType type;
        private final Optional<Lesson> lesson;
        private final Game<P, M> game;
        private final Solver<P, M> solver;
        private final Opponent<P, M> opponent;
        private final Budget budget;
        private final List<Scene> scenes = new ArrayList<>();
        /** The first sentences of the explanations so far, by key. */
        private final Set<String> thoughts = new HashSet<>();
        private Match<P, M> match;

        Maker(Match<P, M> start, GameType type, Optional<Lesson> lesson, PositionStore store, Budget budget) {
            this.match = start;
            this.type = type;
            this.lesson = lesson;
            this.game = start.game();
            this.solver = lesson.isPresent() ? game.lesson(lesson.get().name(), store) : game.solver(store);
            this.opponent = new Opponent<>(game, store, Level.PERFECT, 0);
            this.budget = budget;
        }

        WorkedExample make() {
            Explanation first = solver.explain(match.position(), budget);
            tell(Stage.START, opening(), List.of());
            for (Stage stage : List.of(Stage.LOOK, Stage.COMPUTE, Stage.RESULT)) {
                List<Step> words = onRung(first, Rung.valueOf(stage.name()));
                if (!words.isEmpty()) {
                    tell(stage, words, List.of());
                }
            }
            win(Stage.MOVE);
            while (!match.isOver()) {
                if (match.starterToMove()) {
                    win(Stage.REPLY);
                } else {
                    resist();
                }
            }
            List<Step> closing = new ArrayList<>(solver.explain(match.position(), budget).steps());
            lesson.ifPresent(taught -> closing.add(Step.of(Rung.MOVE, type.text(taught, "closing"))));
            closing.add(Step.of(Rung.MOVE, Message.of("example.won")));
            tell(Stage.END, closing, List.of());
            return new WorkedExample(match, scenes);
        }

        private List<Step> opening() {
            List<Step> words = new ArrayList<>();
            words.add(Step.of(Rung.LOOK, type.text("goal")));
            type.given(game.id()).ifPresent(given -> words.add(Step.of(Rung.LOOK, given)));
            lesson.ifPresent(taught -> words.add(Step.of(Rung.LOOK, type.text(taught, "intro"))));
            words.add(Step.of(Rung.LOOK, Message.of("example.promise")));
            return words;
        }

        private void win(Stage stage) {
            P position = match.position();
            Analysis<M> analysis = solver.analyse(position, budget);
            if (analysis.outcome() != Outcome.WIN) {
                throw new IllegalArgumentException("not won: " + match);
            }
            int chosen = 0;
            while (!leadsOn(position, analysis, analysis.winning().get(chosen))) {
                chosen++;
            }
            M move = analysis.winning().get(chosen);
            tell(stage, reasons(solver.explain(position, budget), chosen, stage == Stage.REPLY), game.parts(position, move));
            match = match.play(move);
        }

        /** Whether a winning move brings the end nearer, where play could also go round in circles. */
        private boolean leadsOn(P position, Analysis<M> analysis, M move) {
            return game.isProgress(position, move) && (!game.mayRepeat() || analysis.plies().isEmpty()
                || solver.analyse(game.play(position, move), budget).plies().orElse(0) < analysis.plies().getAsInt());
        }

        /** The reason of the chosen winning move; all that leads to it as well, if it starts from a new thought. */
        private List<Step> reasons(Explanation explanation, int chosen, boolean newThoughts) {
            List<Step> moves = onRung(explanation, Rung.MOVE);
            List<Step> words = new ArrayList<>();
            if (thoughts.add(explanation.steps().get(0).text().key()) && newThoughts) {
                words.addAll(explanation.upTo(Rung.RESULT));
            }
            words.add(moves.get(Math.min(chosen, moves.size() - 1)));
            return words;
        }

        private void resist() {
            M move = opponent.choose(match.position(), budget);
            String key = game.moves(match.position(), 2).size() == 1 ? "example.forced"
                : match.played() == 1 ? "example.resist" : "example.resist.again";
            tell(Stage.ANSWER, List.of(Step.of(Rung.MOVE, Message.of(key, game.describe(match.position(), move)))), List.of());
            match = match.play(move);
        }

        private void tell(Stage stage, List<Step> words, List<Part> parts) {
            Optional<Board> before = match.played() > 0 ? Optional.of(match.at(match.played() - 1).board()) : Optional.empty();
            boolean moved = match.played() > 0 && match.starterMoves(match.played() - 1);
            scenes.add(new Scene(stage, match.board(), before, match.starterToMove(), moved, words, parts));
        }

        private static List<Step> onRung(Explanation explanation, Rung rung) {
            return explanation.steps().stream().filter(step -> step.rung() == rung).collect(Collectors.toList());
        }
    }
}
