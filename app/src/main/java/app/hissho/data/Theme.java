package app.hissho.data;

import androidx.annotation.NonNull;
import java.util.List;

/** Which colour scheme the app uses. */
public final class Theme {
    public static final Theme SYSTEM = new Theme("system");
    public static final Theme LIGHT = new Theme("light");
    public static final Theme DARK = new Theme("dark");

    private static final List<Theme> ALL = List.of(SYSTEM, LIGHT, DARK);

    private final String id;

    private Theme(String id) {
        this.id = id;
    }

    /** All of them, in the order of a menu. */
    @NonNull
    public static List<Theme> all() {
        return ALL;
    }

    /** The word that is stored. */
    @NonNull
    public String id() {
        return id;
    }

    @NonNull
    @Override
    public String toString() {
        return id;
    }
}
