package app.hissho.engine.puzzle.piles;

import app.hissho.engine.puzzle.PuzzleKind;
import app.hissho.engine.puzzle.Skill;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What kinds of problems about piles share: a name, a skill, and drawing lots until one is fit for a problem. */
abstract class PileKind implements PuzzleKind {
    private final String id;
    private final Skill skill;

    PileKind(String id, Skill skill) {
        this.id = id;
        this.skill = skill;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final Skill skill() {
        return skill;
    }

    /** The first draw that fits; it ends only if some draw does. */
    static <T> T until(Supplier<T> draw, Predicate<T> fits) {
        T drawn = draw.get();
        while (!fits.test(drawn)) {
            drawn = draw.get();
        }
        return drawn;
    }
}
