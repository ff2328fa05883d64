package app.hissho.engine.catalog;

import app.hissho.engine.impartial.AcrosticTwins;
import app.hissho.engine.impartial.Northcott;
import app.hissho.engine.impartial.RookNim;
import app.hissho.engine.impartial.Staircase;
import app.hissho.engine.impartial.Tartan;
import app.hissho.engine.impartial.TwoDimensionalNim;
import app.hissho.engine.impartial.Wythoff;
import java.util.List;

/** Coin turning, and games with pieces on a board. */
final class CoinGames {
    static final List<GameType> TYPES = List.of(
        GameType.plain("nimble", Family.PIECES, RookNim.nimble(), "1,3,4", "2,4,7", "3,5,6,9", "4,8,8,9,10,13"),
        GameType.plain("staircase", Family.PIECES, new Staircase(), "1,2,2", "2,0,3", "3,4,5,2", "4,1,6,3,5").example("0,1,1"),
        GameType.plain("northcott", Family.PIECES, new Northcott(),
            "W..B/.W.B", "W...B./.W.B../W....B", "W...B.../.W..B.../.B...W../W......B",
            "W....B../W..B..../.W...B../B.....W./.W...B../W......B/..W..B../.W.B...."),
        GameType.plain("wythoff", Family.PIECES, new Wythoff(), "2,3", "4,5", "5,7", "9,11", "12,15").example("4,5"),
        GameType.plain("two-dimensional-nim", Family.PIECES, new TwoDimensionalNim(),
            "2,1;3,0", "1,1;4,1", "2,2;5,1;3,0", "3,3;1,2;4,1;2,0").example("1,1;2,0"),
        GameType.plain("rook-nim", Family.PIECES, RookNim.board(), "2,1", "3,1;2,2", "4,3;1,5;6,2", "7,3;2,6;5,5;4,1"),
        row("turning-turtles", "THTH", "HTTHTH", "TTHTHHTTH", "THTTHTTTHHTHT").example("HTTHTH"),
        row("twins", "THTH", "TTHTHH", "TTHTHHTTH", "THTHTTHTHTTH").example("TTHTHH"),
        row("mock-turtles", "THTTH", "TTHTHH", "TTHTHHTTH", "HTHTTHTTHTHT").example("TTHTHH"),
        row("triplets", "TTTHTH", "TTHTHTH", "THTHTTHTH", "TTHTHHTTHTH").example("TTTHHTH"),
        row("ruler", "THTH", "HTTHTH", "TTHTHHTTH", "THTTHHTTTHTH"),
        row("rulerette", "THTH", "THTHTH", "THTHHTTHH", "TTTHHTTHTHTH"),
        row("grunt", "TTTHTH", "TTTTTHTH", "TTTHTHTTHH", "TTTTTHTTHTTTTH").example("TTTTHHH"),
        rows("coin-subtraction", "1,2,3 TTHTHH", "1,3,4 TTHTHHTTHH", "1,2,4 THTTHHTHTTHH", "2,3,7 TTTHTHHTTHTH"),
        rows("coin-subtraction-edge", "1,2,3 THTHH", "1,3,4 THHTHTTHT", "1,2,4 THTTHHTHTTHH", "2,3,7 TTTHTHHTTHTH"),
        rows("coin-subtraction-single", "1,2,3 THTHH", "1,3,4 THHTHTTHT", "1,2,4 THTTHHTHTTHH", "2,3,7 TTTHTHHTTHTH"),
        GameType.plain("acrostic-twins", Family.COINS, new AcrosticTwins(),
            "TTH/HTT/TTH", "TTTH/THTT/TTHT/TTTT", "TTTTT/TTTHT/TTTTT/TTHTT/TTTTH", "THTTH/HTTHT/TTHTT/THTTT/HTTTH")
            .example("TTH/HTT"),
        squared("turning-corners", 0, "twins",
            "TTT/TTH/THT", "TTTT/TTHT/THTH/TTHT", "TTTTT/TTTHT/TTTTT/TTHTT/TTTTH", "TTTTTT/TTHTTH/TTTTHT/THTTTT/TTTHTH/TTHTTH")
            .example("TTT/THT/TTH"),
        squared("turning-turtles-squared", 1, "turning-turtles",
            "TH/HT", "TTH/THT/HTH", "TTTTT/TTTHT/TTTTT/TTHTT/TTTTH", "THTTH/TTHTT/HTTHT/TTTTH/THTHT").example("TH/TH"),
        squared("rugs", 1, "ruler",
            "TH/HT", "HTH/THT/HTH", "TTTTT/TTTHT/TTTTT/TTHTT/TTTTH", "THTHT/HTHTH/THTHT/HTHTH/THTHH").example("TH/HH"),
        squared("mock-turtles-squared", 1, "mock-turtles",
            "TH/HT", "TTH/THT/HTH", "THTTT/TTTTH/TTHTT/TTTTT/TTHTT", "THTTTT/TTTTTT/TTTTTT/TTTTTT/TTTTTH").example("TH/TH"),
        GameType.withParameter("tartan", Family.COINS, Tartan::product,
            "mock-turtles,ruler THTT/TTHT/TTTH", "mock-turtles,ruler THTTTTTT/TTTTTTTT/TTTTTTTT/TTTTTTTT/TTTTTTTH",
            "coin-subtraction:1,2,3,4,ruler TTTTTT/TTHTTT/TTTTTT/HTTTTT/TTTTTH", "turning-turtles,ruler TTHT/HTTH/THTT",
            "ruler,coin-subtraction-edge:1,2 THTH/HTTH/TTHT"));

    private CoinGames() {
    }

    private static GameType row(String id, String... positions) {
        return GameType.plain(id, Family.COINS, Tartan.row(id), positions);
    }

    private static GameType rows(String id, String... presets) {
        return GameType.withParameter(id, Family.COINS, set -> Tartan.row(id + ":" + set), presets);
    }

    private static GameType squared(String id, int first, String rule, String... positions) {
        return GameType.plain(id, Family.COINS, Tartan.squared(id, first, rule), positions);
    }
}
