package app.hissho.engine.puzzle;

import app.hissho.engine.BadInputException;
import app.hissho.engine.puzzle.cards.CardKinds;
import app.hissho.engine.puzzle.coins.CoinKinds;
import app.hissho.engine.puzzle.piles.PileKinds;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every kind of problem. */
public final class Puzzles {
    private static final List<PuzzleKind> KINDS = Stream.of(PileKinds.all(), CoinKinds.all(), CardKinds.all()).flatMap(List::stream)
        .sorted(Comparator.comparing(PuzzleKind::skill)).collect(Collectors.toList());

    private Puzzles() {
    }

    /** In the order of skills, the easier kinds of a skill first. */
    public static List<PuzzleKind> kinds() {
        return List.copyOf(KINDS);
    }

    public static List<PuzzleKind> kinds(Skill skill) {
        return KINDS.stream().filter(kind -> kind.skill() == skill).collect(Collectors.toList());
    }

    public static PuzzleKind kind(String id) {
        return KINDS.stream().filter(kind -> kind.id().equals(id)).findFirst()
            .orElseThrow(() -> new BadInputException("input.puzzle-kind", BadInputException.quote(id),
                KINDS.stream().map(PuzzleKind::id).collect(Collectors.joining(", "))));
    }

    /** The problem with this name, the same wherever it is made. */
    public static Puzzle make(PuzzleId id) {
        return kind(id.kind()).make(id, id.dice());
    }
}
