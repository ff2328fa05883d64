package app.hissho.ui.settings

import android.net.Uri
import androidx.lifecycle.viewModelScope
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.HisshoApplication
import app.hissho.R
import app.hissho.data.PlayedGame
import app.hissho.engine.Level
import app.hissho.engine.Outcome
import app.hissho.ui.await
import app.hissho.ui.common.engineCall
import com.google.common.truth.Truth.assertThat
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.OutputStream
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf

@RunWith(AndroidJUnit4::class)
class ExportTest {
    private val application = ApplicationProvider.getApplicationContext<HisshoApplication>()
    private val document = Uri.parse("content://documents/games.csv")
    private val viewModel =
        SettingsViewModel(application.progress(), application.positions(), application.contentResolver, version = "")

    @Before
    fun playAGame() {
        viewModel.viewModelScope.launch { viewModel.state.collect { } }
        runBlocking {
            engineCall {
                application.progress().record(PlayedGame(0, "nim", "1,2", "2:1", Level.CASUAL, true, Outcome.WIN, 0, 1))
            }
        }
    }

    private fun exportTo(stream: OutputStream): Int? {
        shadowOf(application.contentResolver).registerOutputStream(document, stream)
        viewModel.export(document)
        return viewModel.state.await { it.notice != null }.notice
    }

    @Test
    fun gamesAreWrittenToTheChosenDocument() {
        val written = ByteArrayOutputStream()
        assertThat(exportTo(written)).isEqualTo(R.string.settings_exported)
        val lines = written.toString("UTF-8").trim().lines()
        assertThat(lines).hasSize(2)
        assertThat(lines.last()).contains("nim")
    }

    @Test
    fun aFailureIsTold() {
        val full = object : OutputStream() {
            override fun write(byte: Int) = throw IOException("no space left")
        }
        assertThat(exportTo(full)).isEqualTo(R.string.settings_export_failed)
    }
}
