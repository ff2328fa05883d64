package app.hissho.ui.play

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.hissho.engine.explain.Step
import app.hissho.engine.explain.Table
import app.hissho.ui.common.LocalTexts
import app.hissho.ui.common.say
import app.hissho.ui.theme.tabular
import kotlin.jvm.optionals.getOrNull

/** Steps of an explanation, one below the other, each with its table. Of those with a picture one is on the board. */
@Composable
internal fun ExplanationView(steps: List<Step>, modifier: Modifier = Modifier, pictures: Pictures = Pictures.NONE) {
    Column(modifier, Arrangement.spacedBy(12.dp)) {
        steps.forEachIndexed { index, step ->
            if (step.hasPicture()) PicturedStep(step, index, pictures) else Text(step.text().say(), style = MaterialTheme.typography.bodyLarge)
            step.table().getOrNull()?.let { TableView(it) }
        }
    }
}

/**
 * A table whose columns align; it scrolls sideways if it is wider than the screen. What a cell means is told by
 * weight and frame as well as by colour: heads are small, keys are framed, totals stand under a line in bold.
 * A screen reader reads it row by row.
 */
@Composable
internal fun TableView(table: Table, modifier: Modifier = Modifier) {
    val texts = LocalTexts.current
    val spoken = table.rows().joinToString("\n") { row ->
        val title = row.title().getOrNull()?.let { texts.say(it) + ": " }.orEmpty()
        title + row.cells().joinToString(" ") { it.text() }
    }
    Row(
        modifier
            .testTag("table")
            .clearAndSetSemantics { contentDescription = spoken }
            .horizontalScroll(rememberScrollState()),
    ) {
        if (table.rows().any { it.title().isPresent }) {
            Column(Modifier.width(IntrinsicSize.Max), horizontalAlignment = Alignment.End) {
                table.rows().forEach { row ->
                    val title = row.title().getOrNull()?.say().orEmpty()
                    CellView(title, row.mark(), titleOf = true)
                }
            }
        }
        repeat(table.rows().firstOrNull()?.cells()?.size ?: 0) { column ->
            Column(Modifier.width(IntrinsicSize.Max)) {
                table.rows().forEach { row ->
                    val cell = row.cells()[column]
                    CellView(cell.text(), cell.mark())
                }
            }
        }
    }
}

/** A row is a head or a total if its cells are. */
private fun Table.Row.mark(): Table.Mark {
    val mark = cells().firstOrNull()?.mark() ?: Table.Mark.PLAIN
    return if (mark == Table.Mark.KEY) Table.Mark.PLAIN else mark
}

@Composable
private fun CellView(text: String, mark: Table.Mark, titleOf: Boolean = false) {
    val scheme = MaterialTheme.colorScheme
    val shape = RoundedCornerShape(4.dp)
    val framed = Modifier.background(scheme.primaryContainer, shape).border(1.5.dp, scheme.primary, shape)
    Column(Modifier.fillMaxWidth()) {
        HorizontalDivider(thickness = 1.dp, color = if (mark == Table.Mark.TOTAL) scheme.onSurface else scheme.surface.copy(alpha = 0f))
        Box(
            Modifier.fillMaxWidth().padding(1.dp).then(if (mark == Table.Mark.KEY) framed else Modifier),
            if (titleOf) Alignment.CenterEnd else Alignment.Center,
        ) {
            Text(
                text,
                Modifier.padding(start = if (titleOf) 0.dp else 8.dp, end = if (titleOf) 12.dp else 8.dp, top = 2.dp, bottom = 2.dp),
                color = when (mark) {
                    Table.Mark.KEY -> scheme.onPrimaryContainer
                    Table.Mark.HEAD -> scheme.onSurfaceVariant
                    else -> scheme.onSurface
                },
                style = cellStyle(mark),
                textAlign = TextAlign.Center,
                maxLines = 1,
                softWrap = false,
            )
        }
    }
}

/** Heads are smaller but keep the height of a row, so that columns stay level. */
@Composable
private fun cellStyle(mark: Table.Mark): TextStyle {
    val body = MaterialTheme.typography.bodyLarge.tabular()
    return when (mark) {
        Table.Mark.HEAD -> body.copy(fontSize = MaterialTheme.typography.labelMedium.fontSize)
        Table.Mark.KEY, Table.Mark.TOTAL -> body.copy(fontWeight = FontWeight.Bold)
        else -> body
    }
}
