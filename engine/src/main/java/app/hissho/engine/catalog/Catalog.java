package app.hissho.engine.catalog;

import app.hissho.engine.BadInputException;
import app.hissho.engine.Game;
import app.hissho.engine.impartial.DynamicSubtraction;
import app.hissho.engine.impartial.MisereNim;
import app.hissho.engine.impartial.Moore;
import app.hissho.engine.impartial.Nim;
import app.hissho.engine.impartial.Subtraction;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every game that Hissho knows. A new game is one line here, its class and its texts. */
public final class Catalog {
    private static final List<GameType> FIRST = List.of(
        GameType.withParameter("subtraction", Family.TAKE_AWAY, Subtraction::normal,
            "1,2,3 10", "1,2,3 21", "1,3,4 21", "1,3,6 31", "1,2,4,8 40", "1,3,4 9,14"),
        GameType.withParameter("misere-subtraction", Family.TAKE_AWAY, Subtraction::misere,
            "1,2,3 10", "1,2,3 21", "1,3,4 23", "1,3,4 5,8", "1,2,5 7,9,12"),
        GameType.withParameter("impatient-subtraction", Family.TAKE_AWAY, Subtraction::impatient,
            "1,2,3 6,9", "1,3,4 7,10", "1,3,4 9,12,14", "2,5 8,11,13").example("1,2,3 3,5"),
        GameType.plain("dynamic-subtraction", Family.TAKE_AWAY, DynamicSubtraction.same(), "11", "20", "44", "100")
            .example("6"),
        GameType.plain("fibonacci-nim", Family.TAKE_AWAY, DynamicSubtraction.fibonacciNim(), "10", "20", "43", "100")
            .example("7"),
        GameType.plain("nim", Family.NIM, new Nim(), "1,2,4", "3,4,5", "3,5,7", "2,5,8,11", "12,19,27"),
        GameType.plain("misere-nim", Family.NIM, new MisereNim(), "1,2,2", "1,3,4", "3,5,7", "1,1,4,6", "2,5,8,11"),
        GameType.withParameter("moore", Family.NIM, Moore::normal,
            "2 1,2,3", "2 3,4,5,6", "2 2,4,7,9", "3 3,5,6,7,8"),
        GameType.withParameter("misere-moore", Family.NIM, Moore::misere,
            "2 1,2,2", "2 1,3,4,5", "2 2,4,7,9", "3 3,5,6,7,8").example("2 2,3,4"));
    private static final List<GameType> TYPES = List.copyOf(Stream.of(
        FIRST,
        PileGames.TYPES,
        CoinGames.TYPES,
        GraphGames.TYPES,
        CardGames.TYPES)
        .flatMap(List::stream).collect(Collectors.toList()));

    private Catalog() {
    }

    /** All games in the order of the library. */
    public static List<GameType> types() {
        return TYPES;
    }

    /** The game type of a name or an id with its parameter. */
    public static GameType type(String gameId) {
        String name = gameId.contains(":") ? gameId.substring(0, gameId.indexOf(':')) : gameId;
        return TYPES.stream().filter(type -> type.id().equals(name.trim())).findFirst()
            .orElseThrow(() -> new BadInputException("input.game", BadInputException.quote(name.trim())));
    }

    /** The game of an id such as {@code nim} or {@code moore:2}; a parameter that is left out is the default. */
    public static Game<?, ?> game(String gameId) {
        int colon = gameId.indexOf(':');
        Optional<String> parameter = colon < 0 ? Optional.empty() : Optional.of(gameId.substring(colon + 1));
        return type(gameId).game(parameter);
    }
}
