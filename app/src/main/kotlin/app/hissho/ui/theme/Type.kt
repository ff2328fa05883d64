package app.hissho.ui.theme

import androidx.compose.material3.Typography
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineBreak

private val Default = Typography()

/** Material's scale; text breaks into even lines, and titles are a little heavier than Material's. */
internal val HisshoTypography = Typography(
    displayLarge = Default.displayLarge.heading(),
    displayMedium = Default.displayMedium.heading(),
    displaySmall = Default.displaySmall.heading(),
    headlineLarge = Default.headlineLarge.heading(),
    headlineMedium = Default.headlineMedium.heading(),
    headlineSmall = Default.headlineSmall.heading(),
    titleLarge = Default.titleLarge.heading(),
    titleMedium = Default.titleMedium.heading(),
    titleSmall = Default.titleSmall.heading(),
    bodyLarge = Default.bodyLarge.copy(lineBreak = LineBreak.Paragraph),
    bodyMedium = Default.bodyMedium.copy(lineBreak = LineBreak.Paragraph),
    bodySmall = Default.bodySmall.copy(lineBreak = LineBreak.Paragraph),
)

private fun TextStyle.heading() = copy(fontWeight = FontWeight.SemiBold, lineBreak = LineBreak.Heading)

/** The same style with digits of equal width, for numbers that stand in columns or change in place. */
fun TextStyle.tabular(): TextStyle = copy(fontFeatureSettings = "tnum")
