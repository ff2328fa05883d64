package app.hissho.engine.catalog;

import app.hissho.engine.cards.CardGraph;
import app.hissho.engine.cards.Memory;
import app.hissho.engine.cards.MemoryGoal;
import app.hissho.engine.cards.Tanhinmin;
import app.hissho.engine.cards.Tricks;
import java.util.List;

/** Games of cards. */
final class CardGames {
    static final List<GameType> TYPES = List.of(
        GameType.plain("tanhinmin", Family.CARDS, new Tanhinmin(),
            "1,2,3|1,2,3", "1,3,5,7|2,4,6", "1,1,2,2,2|1,1,1,2,2", "1,1,2,3|1,2,2,3", "2,3,6,8,9|1,4,5,7@3",
            "1,3,4,6,7,9,11,12|2,3,5,5,8,10,12", "3,4,5,6,7,8,9,10,11,12,13|3,4,5,6,7,8,9,10,11,12,13")
            .example("1,3,5,7|2,4,6")
            .lesson("two-strengths", "1,1,2,2|1,1,1,2")
            .lesson("equal-hands", "1,2,3,4|1,2,3,4"),
        GameType.plain("card-graph", Family.CARDS, new CardGraph(),
            "1>2,1>3,1>4,1>5,1>6,1>7,2>3,2>4,2>5,2>6,2>7,3>4,3>5,3>6,3>7,4>5,4>6,4>7,5>6,5>7,6>7;1,3,5,7|2,4,6",
            "0>3,1>2,2>1,3>0;0,1|2,3",
            "a1>a2,a1>a3,a2>a3,b1>b2,b1>b3,b2>b3,c1>c2,c1>c3,c2>c3;a1,a3,b1,b3,c2|a2,b2,c1,c3",
            "5>6,5>7,5>8,5>9,5>10,5>11,6>7,6>8,6>9,6>10,6>11,7>8,7>9,7>10,7>11,9>10,9>11,10>11;5,8,9,10|6,7,11",
            "r1>p1,r1>p2,r2>p1,r2>p2,p1>s1,p1>s2,p2>s1,p2>s2,s1>r1,s1>r2,s2>r1,s2>r2;p1,p2,r1|r2,s1,s2",
            "8>9,8>10,8>11,8>12,8>13,9>10,9>11,9>12,9>13,10>11,10>12,10>13,11>8~,11>9~,11>10~,12>13,9~>8~,10~>8~,10~>9~"
                + ";8,11,12|9,10,13",
            "10a>11b,10b>11a,11a>10b~,11b>10a~;10a,11a|10b,11b")
            .named("order", "zugzwang", "suits", "eight", "scissors", "eleven", "eleven-zugzwang"),
        GameType.withParameter("tricks", Family.CARDS, Tricks::of, "4 8,7,6,4|5,3,2,1@left", "2 8,6,3,1|7,5,4,2@right",
            "6 6,3,1|5,4,2@left", "low4 10,8,5,4,1|9,7,6,3,2@left", "avoid4 12,9,7,6,3,1|11,10,8,5,4,2@right",
            "last 14,12,9,7,5,2,1|13,11,10,8,6,4,3@left",
            "8 26,23,22,19,18,15,14,11,10,7,6,3,2|25,24,21,20,17,16,13,12,9,8,5,4,1@right")
            .example("3 6,4,1|5,3,2@left").parameterWords(Tricks::counted),
        GameType.plain("memory", Family.CARDS, new Memory(MemoryGoal.WIN), "3,0,0", "4,2,0", "6,0,0", "8,0,0", "12,0,0")
            .withoutExample(),
        GameType.plain("memory-cards", Family.CARDS, new Memory(MemoryGoal.CARDS), "3,0,0", "4,2,0", "6,0,0", "8,0,0", "12,0,0")
            .withoutExample());

    private CardGames() {
    }
}
