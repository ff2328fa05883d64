package app.hissho.engine.puzzle;

import app.hissho.engine.Message;
import java.util.List;
import java.util.Locale;

/**
 * What can be practised, in the order in which it is best learned, and what each skill builds on. The texts are
 * {@code skill.ID.title} and {@code skill.ID.about}.
 */
public enum Skill {
    /** Winning and losing positions of take-away games, and their periods. */
    TAKE_AWAY,
    NIM_SUM,
    /** Who wins at Nim, and how. */
    NIM(NIM_SUM, TAKE_AWAY),
    /** The player who takes last loses. */
    MISERE(NIM),
    /** Sums of Fibonacci numbers. */
    ZECKENDORF(TAKE_AWAY),
    /** The smallest number that is missing, and the values of positions. */
    MEX(TAKE_AWAY),
    /** Values of heaps in a table. */
    GRUNDY_TABLE(MEX),
    /** Values of vertices, and draws. */
    GRAPHS(MEX),
    /** Boards that are nim heaps in disguise, and sums of different games. */
    SUMS(NIM, GRUNDY_TABLE),
    COINS(SUMS),
    NIM_FIELD(NIM_SUM),
    /** Coins in two dimensions. */
    TARTAN(COINS, NIM_FIELD),
    HACKENBUSH(SUMS),
    /** Finding what is wrong with a solution. */
    MISTAKES(SUMS),
    TANHINMIN,
    TRICKS(TANHINMIN),
    MEMORY;

    @SuppressWarnings("ImmutableEnumChecker") // a list of List.of
    private final List<Skill> basis;

    Skill(Skill... basis) {
        this.basis = List.of(basis);
    }

    /** What should sit before this is begun. */
    public List<Skill> basis() {
        return basis;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Message text(String part) {
        return Message.of("skill." + id() + "." + part);
    }
}
