package app.hissho.engine.puzzle.coins;

import app.hissho.engine.Message;
import java.util.List;

/**
 * A worked solution with one wrong line. The lines after it go on from what it says, so each of them is right by itself.
 *
 * @param task what is solved
 * @param wrong which line is wrong, from 0
 * @param corrected what that line should be
 * @param check how the lines are checked
 */
record FlawedSolution(Message task, List<Message> lines, int wrong, Message corrected, Message check, int difficulty) {
    FlawedSolution {
        lines = List.copyOf(lines);
    }
}
