package app.hissho.engine.catalog;

import app.hissho.engine.impartial.Chomp;
import app.hissho.engine.impartial.Digraph;
import app.hissho.engine.impartial.EmptyAndDivide;
import app.hissho.engine.impartial.Hackenbush;
import app.hissho.engine.impartial.Sos;
import app.hissho.engine.impartial.Sum;
import app.hissho.engine.impartial.ThirtyOne;
import app.hissho.engine.impartial.VertexDeletion;
import java.util.List;

/** Games that are searched, games on graphs, and sums. */
final class GraphGames {
    static final List<GameType> TYPES = List.of(
        GameType.plain("empty-and-divide", Family.SEARCHED, new EmptyAndDivide(), "2,3", "4,5", "3,9", "7,12", "20,37")
            .example("5,8"),
        GameType.plain("thirty-one", Family.SEARCHED, new ThirtyOne(), "6,6,5,4", "5,3,4", "3,4", "-"),
        GameType.plain("chomp", Family.SEARCHED, new Chomp(), "2,2,2", "3,3,3,3", "3,2,2,2,2,1,1,1", "5,5,5,5", "7,7,7,7,7,7,7"),
        GameType.plain("sos", Family.SEARCHED, new Sos(), ".......", "S...", "S..O......", "..............", ".................."),
        GameType.plain("digraph", Family.GRAPHS, new Digraph(), "a>b,b>c,a>c,c>d @a", "a>b,b>c,c>a,c>d,d>e @a",
            "a>b,a>c,b>d,c>d,c>e,d>f,e>f,e>g,f>h,g>h,b>g @a", "a>b,b>c,c>d,d>a,b>e,e>f,f>b,d>g,g>h @b",
            "a>b,a>c,b>d,c>d,c>a,d>e,e>f,e>c,f>g @a").example("a>b,b>c,b>d,c>b,c>e,d>a,d>e @a"),
        GameType.plain("vertex-deletion", Family.GRAPHS, new VertexDeletion(), "1-2,2-3,3-4,4-5", "1-2,1-3,1-4,4-5,5-6",
            "1-2,2-3,3-4,4-5,5-6,6-1,7-8,8-9", "1-2,2-3,4-5,5-6,7-8,8-9,1-4,4-7,2-5,5-8,3-6,6-9",
            "1-2,2-3,3-4,4-1,1-5,1-6,2-7,2-8,3-9,3-10,4-11,4-12"),
        GameType.plain("hackenbush", Family.GRAPHS, new Hackenbush(), "0-1,1-2,2-3,0-4,4-5,5-6,6-7,0-8,8-9,9-10,10-11,11-12",
            "0-1,1-2,1-3,2-4,2-5", "0-1,0-2,1-2,2-3,3-4,0-5,5-6,5-7",
            "0-1,1-2,2-3,2-4,4-5,5-6,1-7,7-8,1-9,9-10,10-11,11-12,12-13,13-14",
            "0-1,0-2,1-3,2-3,3-4,4-5,5-6,6-4,0-7,7-8,8-8,8-9,8-10,0-11,11-12,12-13,13-11").example("0-1,1-2,1-3,3-4,0-5,5-6"),
        GameType.plain("sum", Family.SUMS, new Sum(Catalog::game), "nim(3)+kayles(5)", "subtraction:1,2,3(7)+turning-turtles(THTTH)",
            "subtraction:1,2,3(9)+subtraction:1,2,3,4,5(10)+subtraction:1,2,3,4,5,6,7(14)",
            "wythoff(3,4)+mock-turtles(TTHTH)", "kayles(7)+hackenbush(0-1,1-2,1-3,3-4)+nim(1,4)",
            "chomp(3,3)+vertex-deletion(1-2,2-3,3-4,4-5)+hackenbush(0-1,0-2,1-2,2-3,3-4)",
            "wythoff(4,6)+rugs(HT/TH)+lasker(5)+vertex-deletion(1-2,1-3,1-4,4-5)").example("nim(1)+kayles(5)"));

    private GraphGames() {
    }
}
