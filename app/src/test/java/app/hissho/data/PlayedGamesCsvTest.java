package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;

import app.hissho.engine.Level;
import app.hissho.engine.Outcome;
import java.io.IOException;
import org.junit.Test;

public final class PlayedGamesCsvTest {
    @Test
    public void writesAHeaderAndOneLineAGame() throws IOException {
        StringBuilder out = new StringBuilder();
        PlayedGamesCsv csv = new PlayedGamesCsv(out);
        csv.write(new PlayedGame(1, "nim", "3,5,7", "3:1 1:3", Level.STRONG, true, Outcome.DRAW, 2, 0));
        csv.write(new PlayedGame(2, "nim", "4", "1:0", null, true, Outcome.WIN, 0, 1_700_000_000_000L));
        assertThat(out.toString()).isEqualTo(
            "finished,game,start,moves,opponent,user started,result,hints\r\n"
                + "1970-01-01T00:00:00Z,nim,\"3,5,7\",3:1 1:3,strong,true,draw,2\r\n"
                + "2023-11-14T22:13:20Z,nim,4,1:0,,true,win,0\r\n");
    }

    @Test
    public void quotesWhatNeedsQuotes() throws IOException {
        StringBuilder out = new StringBuilder();
        new PlayedGamesCsv(out).write(new PlayedGame(1, "a,b", "say \"x\"", "two\nlines", null, false, Outcome.LOSS, 0, 0));
        assertThat(out.toString()).endsWith("Z,\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",,false,loss,0\r\n");
    }
}
