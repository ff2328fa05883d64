package app.hissho.engine.explain;

import app.hissho.engine.Message;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What every choice of one player (a row) leads to against every choice of the other (a column), to be drawn with a scale
 * of colours. Where such a number has parts, each part is a layer over the same rows and columns.
 *
 * @param notes what the matrix tells as a whole, a sentence each
 */
public record Heatmap(Side rows, Side columns, List<Layer> layers, List<Message> notes) {
    public Heatmap {
        layers = List.copyOf(layers);
        notes = List.copyOf(notes);
        for (Layer layer : layers) {
            if (layer.rows().size() != rows.names().size()
                    || layer.rows().stream().anyMatch(row -> row.size() != columns.names().size())) {
                throw new IllegalArgumentException("a layer of another size");
            }
        }
    }

    /**
     * One player and what he chooses from.
     *
     * @param mover whether this is the player to move
     * @param best the places of his best choices, from 0
     */
    public record Side(boolean mover, List<String> names, List<Integer> best) {
        public Side {
            names = List.copyOf(names);
            best = List.copyOf(best);
        }
    }

    /** Numbers of one kind: their short name, what they mean, and the rows from above. */
    public record Layer(String name, Message meaning, List<List<Cell>> rows) {
        public Layer {
            rows = List.copyOf(rows.stream().map(row -> List.copyOf(row)).collect(Collectors.toList()));
        }
    }

    /**
     * One number.
     *
     * @param shade its place on the scale of colours, from 0 for the least to {@value #FULL} for the most
     * @param key whether this is a cell to look at, shown by a frame
     */
    public record Cell(String text, int shade, boolean key) {
        /** The most that a shade can be. */
        public static final int FULL = 100;
    }
}
