package app.hissho.data;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.Random;

/** Ways in which a file can be damaged. */
final class Damage {
    private Damage() {
    }

    static void fillWithGarbage(File file) throws IOException {
        byte[] garbage = new byte[20_000];
        new Random(1).nextBytes(garbage);
        Files.createDirectories(file.getParentFile().toPath());
        Files.write(file.toPath(), garbage);
    }

    /** Keeps the first page, so that the file still looks like a database, and a part of the others. */
    static void cutOff(File file) throws IOException {
        try (RandomAccessFile access = new RandomAccessFile(file, "rw")) {
            access.setLength(Math.max(4096, access.length() / 2 / 4096 * 4096));
        }
    }

    /** Overwrites all but the first page. */
    static void scribble(File file) throws IOException {
        try (RandomAccessFile access = new RandomAccessFile(file, "rw")) {
            byte[] garbage = new byte[(int) access.length() - 4096];
            new Random(2).nextBytes(garbage);
            access.seek(4096);
            access.write(garbage);
        }
    }
}
