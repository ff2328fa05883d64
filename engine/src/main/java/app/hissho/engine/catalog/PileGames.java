package app.hissho.engine.catalog;

import app.hissho.engine.impartial.AtLeastHalf;
import app.hissho.engine.impartial.AtMostHalf;
import app.hissho.engine.impartial.DivisorGame;
import app.hissho.engine.impartial.EvenIfNotAll;
import app.hissho.engine.impartial.EvenOrLastChip;
import app.hissho.engine.impartial.MultiplesOfThree;
import app.hissho.engine.impartial.TakeAndBreak;
import java.util.List;

/** Games of taking chips whose values follow a pattern, and games of taking and breaking. */
final class PileGames {
    static final List<GameType> TYPES = List.of(
        GameType.plain("at-least-half", Family.TAKE_AWAY, new AtLeastHalf(), "3,6", "5,9,12", "7,16,17", "20,40,80"),
        GameType.plain("at-most-half", Family.TAKE_AWAY, new AtMostHalf(), "6", "3,10", "8,13,14", "9,22,30"),
        GameType.plain("dim", Family.TAKE_AWAY, DivisorGame.dim(), "6", "8,12", "12,18,20", "16,24,30").example("3,4"),
        GameType.plain("aliquot", Family.TAKE_AWAY, DivisorGame.aliquot(), "10", "12,18", "8,20,24", "16,28,30,36").example("6"),
        GameType.plain("even-if-not-all", Family.TAKE_AWAY, new EvenIfNotAll(), "5,6", "7,8,9", "10,13,20", "10,15,20"),
        GameType.plain("even-or-last-chip", Family.TAKE_AWAY, new EvenOrLastChip(), "3,4", "5,8", "7,10,13", "9,16,18"),
        GameType.plain("multiples-of-three", Family.TAKE_AWAY, new MultiplesOfThree(), "5,6", "8,10", "9,11,14", "12,17,20"),
        GameType.plain("kayles", Family.TAKE_AND_BREAK, TakeAndBreak.kayles(), "5", "1,11", "13", "4,7,9", "21"),
        GameType.plain("dawson", Family.TAKE_AND_BREAK, TakeAndBreak.dawson(), "5", "9", "6,11", "18", "7,12,15"),
        GameType.plain("lasker", Family.TAKE_AND_BREAK, TakeAndBreak.lasker(), "3,4", "2,5,7", "3,8,9", "6,7,10,11")
            .example("1,2,3"),
        GameType.plain("grundy", Family.TAKE_AND_BREAK, TakeAndBreak.grundy(), "5,6", "8,9", "5,8,13", "18,20", "30"),
        GameType.plain("rims", Family.TAKE_AND_BREAK, TakeAndBreak.rims(), "2,4", "3,4,5", "5,6,9", "4,7,8,10"),
        GameType.plain("rayles", Family.TAKE_AND_BREAK, TakeAndBreak.rayles(), "4", "3,4,5", "5,9,11", "6,10,13"),
        GameType.plain("one-or-two-and-split", Family.TAKE_AND_BREAK, TakeAndBreak.oneOrTwoAndSplit(),
            "5", "3,6", "15", "6,9,11"),
        GameType.plain("two-or-more-and-split", Family.TAKE_AND_BREAK, TakeAndBreak.twoOrMoreAndSplit(),
            "4", "3,5", "5,7,8", "6,9,13").example("4,5"),
        GameType.plain("one-four-seven-and-split", Family.TAKE_AND_BREAK, TakeAndBreak.oneFourSevenAndSplit(),
            "5", "4,7", "6,8,9", "5,10,14"),
        GameType.withParameter("octal", Family.TAKE_AND_BREAK, TakeAndBreak::octal,
            "0.137 9,14", "0.37 8", "0.07 10", "0.16 7,12", "4.7 3,6", "0.45 5,11", "0.156 9,13").example("0.137 9"));

    private PileGames() {
    }
}
