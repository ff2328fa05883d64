package app.hissho.ui

import android.graphics.Color
import android.os.Bundle
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.appcompat.app.AppCompatActivity
import androidx.compose.runtime.getValue
import androidx.core.splashscreen.SplashScreen.Companion.installSplashScreen
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.hissho.ui.navigation.HisshoNavHost

/** The only activity. It is an AppCompat one because AppCompat keeps the language that was chosen in the app. */
class MainActivity : AppCompatActivity() {
    private val shell: ShellViewModel by viewModels { ShellViewModel.Factory }

    override fun onCreate(savedInstanceState: Bundle?) {
        installSplashScreen().setKeepOnScreenCondition { shell.settings.value == null }
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        setContent {
            val settings by shell.settings.collectAsStateWithLifecycle()
            val damaged by shell.damaged.collectAsStateWithLifecycle()
            settings?.let { present ->
                HisshoApp(present, damaged, onDamageSeen = shell::damageSeen, onDark = ::paintSystemBars) { HisshoNavHost() }
            }
        }
    }

    /** Clear bars with icons that can be seen on the app's own theme, which need not be the system's. */
    private fun paintSystemBars(dark: Boolean) {
        val clear = SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT) { dark }
        enableEdgeToEdge(statusBarStyle = clear, navigationBarStyle = clear)
    }
}
