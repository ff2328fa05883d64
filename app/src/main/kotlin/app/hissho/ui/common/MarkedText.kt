package app.hissho.ui.common

import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextStyle

/** Words with a mark before them that tells the eye what the colour tells; a screen reader says the words alone. */
@Composable
fun MarkedText(mark: String, words: String, style: TextStyle, color: Color, modifier: Modifier = Modifier) {
    Text("$mark $words", modifier.clearAndSetSemantics { text = AnnotatedString(words) }, style = style, color = color)
}
