package app.hissho.data;

import java.io.IOException;
import java.time.Instant;
import java.util.List;

/** Played games as comma-separated values (RFC 4180), times in UTC. */
final class PlayedGamesCsv {
    private static final String LINE_END = "\r\n";

    private final Appendable out;

    /** Writes the header. */
    PlayedGamesCsv(Appendable out) throws IOException {
        this.out = out;
        line(List.of("finished", "game", "start", "moves", "opponent", "user started", "result", "hints"));
    }

    void write(PlayedGame game) throws IOException {
        line(List.of(
            Instant.ofEpochMilli(game.finishedAt).toString(),
            game.game,
            game.start,
            game.moves,
            game.level == null ? "" : game.level.id(),
            Boolean.toString(game.userStarted),
            game.result.id(),
            Integer.toString(game.hints)));
    }

    private void line(List<String> fields) throws IOException {
        String separator = "";
        for (String field : fields) {
            out.append(separator).append(quoted(field));
            separator = ",";
        }
        out.append(LINE_END);
    }

    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
