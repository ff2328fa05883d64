package app.hissho.engine.puzzle.piles;

import app.hissho.engine.Analysis;
import app.hissho.engine.Message;
import app.hissho.engine.Outcome;
import app.hissho.engine.catalog.Catalog;
import app.hissho.engine.puzzle.Dice;
import app.hissho.engine.puzzle.Form;
import app.hissho.engine.puzzle.Puzzle;
import app.hissho.engine.puzzle.PuzzleId;
import app.hissho.engine.puzzle.PuzzleMoves;
import app.hissho.engine.puzzle.Shown;
import app.hissho.engine.puzzle.Skill;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Find a winning move in a sum of different games. Levels 1 and 2 have two easy games, level 3 has Kayles and another,
 * levels 4 and 5 have three games. No game of the sum is worth 0, and at most three moves win.
 */
final class SumMove extends PileKind {
    private static final int MOST_WINNING = 3;
    private static final List<Function<Dice, Disguise>> EASY = List.of(dice -> Disguise.nimble(2, dice), dice -> Disguise.turtles(2, dice),
        dice -> Disguise.rooks(1, dice), dice -> Disguise.staircase(3, dice), SumMove::takeAway);
    private static final List<Function<Dice, Disguise>> HARD = List.of(dice -> Disguise.heaps("kayles", 1, 12, dice),
        dice -> Disguise.heaps("lasker", 1, 12, dice), dice -> Disguise.heaps("dawson", 1, 12, dice), SumMove::takeAway,
        dice -> Disguise.rooks(1, dice), dice -> Disguise.turtles(3, dice));

    SumMove() {
        super("sum-move", Skill.SUMS);
    }

    private record Drawn(List<Disguise> games, Analysis<String> analysis) {
        Shown shown() {
            return SumMove.shown(games);
        }

        boolean fits() {
            return analysis.outcome() == Outcome.WIN && analysis.winning().size() <= MOST_WINNING
                && games.stream().noneMatch(game -> NimPositions.sum(game.heaps()) == 0);
        }
    }

    @Override
    public Puzzle make(PuzzleId id, Dice dice) {
        Drawn drawn = until(() -> draw(id.level(), dice), Drawn::fits);
        Message rules = drawn.games().stream().map(game -> rules(game.gameId()))
            .reduce((first, second) -> Message.of("puzzle.sum-move.games", first, second)).orElseThrow();
        return new Puzzle.Builder(id, rules).show(drawn.shown().gameId(), drawn.shown().position())
            .build(new Form.Move(drawn.shown()), new LinkedHashSet<>(drawn.analysis().winning()), PuzzleMoves.of(drawn.shown()).explanation(),
                drawn.games().stream().mapToInt(Disguise::work).sum());
    }

    private static Message rules(String gameId) {
        return Message.of("puzzle.sum-move.game", Catalog.type(gameId).text("title"), Texted.rules(gameId));
    }

    private static Shown shown(List<Disguise> games) {
        return new Shown("sum", games.stream().map(game -> game.gameId() + "(" + game.position() + ")").collect(Collectors.joining("+")));
    }

    private static Drawn draw(int level, Dice dice) {
        Function<Dice, Disguise> nim = lot -> Disguise.heaps("nim", 1, 1, lot);
        List<Function<Dice, Disguise>> games = switch (level) {
            case 1 -> List.of(nim, dice.pick(EASY));
            case 2 -> dice.shuffled(EASY).subList(0, 2);
            case 3 -> List.of(HARD.get(0), dice.pick(EASY));
            case 4 -> List.of(nim, dice.pick(EASY), HARD.get(dice.below(3)));
            default -> dice.shuffled(HARD).subList(0, 3);
        };
        List<Disguise> drawn = dice.shuffled(games).stream().map(game -> game.apply(dice)).collect(Collectors.toList());
        return new Drawn(drawn, PuzzleMoves.of(shown(drawn)).analysis());
    }

    private static Disguise takeAway(Dice dice) {
        return Disguise.heaps(TakeAway.draw(3, 5, dice).gameId(), 1, 9, dice);
    }
}
