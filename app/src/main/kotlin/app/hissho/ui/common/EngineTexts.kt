package app.hissho.ui.common

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.compositionLocalWithComputedDefaultOf
import androidx.compose.ui.platform.LocalConfiguration
import app.hissho.engine.Message
import app.hissho.engine.explain.Texts

/** The engine's words in the language of the current configuration; it follows a change of language by itself. */
val LocalTexts = compositionLocalWithComputedDefaultOf { Texts.of(LocalConfiguration.currentValue.locales[0]) }

/** This message in the language of the user. */
@Composable
@ReadOnlyComposable
fun Message.say(): String = LocalTexts.current.say(this)
