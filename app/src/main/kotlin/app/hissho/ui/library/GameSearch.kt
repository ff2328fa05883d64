package app.hissho.ui.library

import app.hissho.engine.catalog.GameType
import app.hissho.engine.explain.Texts
import java.text.Normalizer
import java.util.Locale

/**
 * Finds games by words of their title, tagline or id, in both languages at once whatever the language of the
 * app. Accents, case, width of letters and the two Japanese syllabaries make no difference, so "misere" finds
 * "Misère" and 「にむ」 finds 「ニム」. Every word of the query must occur.
 */
class GameSearch(types: List<GameType>) {
    private val texts = listOf(Locale.ENGLISH, Locale.JAPANESE).map(Texts::of)
    private val index: Map<String, String> = types.associate { type -> type.id() to fold(words(type)) }

    fun matches(type: GameType, query: String): Boolean {
        val text = index.getValue(type.id())
        return fold(query).split(' ').all { word -> text.contains(word) }
    }

    private fun words(type: GameType): String =
        texts.joinToString(" ", prefix = type.id() + " ") { it.say(type.text("title")) + " " + it.say(type.text("tagline")) }

    private companion object {
        val ACCENTS = Regex("[\\u0300-\\u036f]")
        val BLANKS = Regex("[\\s\\u3000]+")
        const val HIRAGANA_TO_KATAKANA = 'ァ' - 'ぁ'

        fun fold(text: String): String {
            val plain = ACCENTS.replace(Normalizer.normalize(text, Normalizer.Form.NFKD), "")
            return BLANKS.replace(plain.lowercase(Locale.ROOT), " ").trim()
                .map { if (it in 'ぁ'..'ゖ') it + HIRAGANA_TO_KATAKANA else it }.joinToString("")
        }
    }
}
