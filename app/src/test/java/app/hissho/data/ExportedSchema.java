package app.hissho.data;

import android.database.sqlite.SQLiteDatabase;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * A schema that Room exported to {@code app/schemas} when its version was current. It makes a database as that
 * version of the app left it, but without Room's stamp on it, so that Room has to compare every table and column.
 */
final class ExportedSchema {
    private final int version;
    private final JSONArray tables;

    private ExportedSchema(int version, JSONArray tables) {
        this.version = version;
        this.tables = tables;
    }

    static ExportedSchema of(Class<?> database, int version) throws IOException, JSONException {
        File file = new File("schemas/" + database.getName() + "/" + version + ".json");
        String text = new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8);
        return new ExportedSchema(version, new JSONObject(text).getJSONObject("database").getJSONArray("entities"));
    }

    SQLiteDatabase create(File file) throws IOException, JSONException {
        Files.createDirectories(file.getParentFile().toPath());
        SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(file, null);
        for (int i = 0; i < tables.length(); i++) {
            JSONObject table = tables.getJSONObject(i);
            String name = table.getString("tableName");
            database.execSQL(table.getString("createSql").replace("${TABLE_NAME}", name));
            JSONArray indices = table.optJSONArray("indices");
            for (int j = 0; indices != null && j < indices.length(); j++) {
                database.execSQL(indices.getJSONObject(j).getString("createSql").replace("${TABLE_NAME}", name));
            }
        }
        database.setVersion(version);
        return database;
    }
}
