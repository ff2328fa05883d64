package app.hissho.data;

import static com.google.common.truth.Truth.assertThat;

import android.app.Application;
import android.content.Context;
import android.content.res.XmlResourceParser;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.hissho.R;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Backups hold the user's progress and nothing else. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, application = Application.class)
public final class BackupRulesTest {
    private static final List<String> PROGRESS = List.of(
        "include database " + ProgressDatabase.FILE,
        "include database " + ProgressDatabase.FILE + "-wal",
        "include database " + ProgressDatabase.FILE + "-shm");

    @Test
    public void upToAndroid11() throws Exception {
        assertThat(rules(R.xml.backup_rules)).isEqualTo(PROGRESS);
    }

    @Test
    public void fromAndroid12ToTheCloudAndToAnotherPhone() throws Exception {
        List<String> twice = new ArrayList<>(PROGRESS);
        twice.addAll(PROGRESS);
        assertThat(rules(R.xml.data_extraction_rules)).isEqualTo(twice);
    }

    private static List<String> rules(int resource) throws XmlPullParserException, IOException {
        Context context = ApplicationProvider.getApplicationContext();
        List<String> rules = new ArrayList<>();
        try (XmlResourceParser xml = context.getResources().getXml(resource)) {
            while (xml.next() != XmlPullParser.END_DOCUMENT) {
                if (xml.getEventType() == XmlPullParser.START_TAG && xml.getAttributeCount() > 0) {
                    rules.add(xml.getName() + " " + xml.getAttributeValue(null, "domain") + " "
                        + xml.getAttributeValue(null, "path"));
                }
            }
        }
        return rules;
    }
}
