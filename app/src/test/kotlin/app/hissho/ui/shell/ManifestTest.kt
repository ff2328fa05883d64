package app.hissho.ui.shell

import android.app.Application
import android.content.pm.PackageInfo
import android.content.pm.PackageManager
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.hissho.ui.MainActivity
import com.google.common.truth.Truth.assertThat
import org.junit.Test
import org.junit.runner.RunWith

/** What the manifest asks for and opens to others, after those of all libraries were merged into it. */
@RunWith(AndroidJUnit4::class)
class ManifestTest {
    private fun packageInfo(flags: Int): PackageInfo {
        val application = ApplicationProvider.getApplicationContext<Application>()
        return application.packageManager.getPackageInfo(application.packageName, flags)
    }

    @Test
    fun thereIsNoPermission() {
        val info = packageInfo(PackageManager.GET_PERMISSIONS)
        assertThat(info.requestedPermissions.orEmpty()).isEmpty()
        assertThat(info.permissions.orEmpty()).isEmpty()
    }

    @Test
    fun onlyTheLauncherIsExported() {
        val info = packageInfo(
            PackageManager.GET_ACTIVITIES or PackageManager.GET_RECEIVERS or
                PackageManager.GET_SERVICES or PackageManager.GET_PROVIDERS,
        )
        val components = info.activities.orEmpty().toList() + info.receivers.orEmpty() +
            info.services.orEmpty() + info.providers.orEmpty()
        assertThat(components.filter { it.exported }.map { it.name } - TOOLS_OF_DEBUG_BUILDS)
            .containsExactly(MainActivity::class.java.name)
    }

    private companion object {
        /** Activities that previews and tests run in; no release has them. */
        val TOOLS_OF_DEBUG_BUILDS = setOf(
            "androidx.compose.ui.tooling.PreviewActivity",
            "androidx.activity.ComponentActivity",
        )
    }
}
