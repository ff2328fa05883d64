package app.hissho.ui.library

import app.hissho.engine.catalog.Catalog
import com.google.common.truth.Truth.assertThat
import org.junit.Test

class GameSearchTest {
    private val search = GameSearch(Catalog.types())

    private fun found(query: String) = Catalog.types().filter { search.matches(it, query) }.map { it.id() }

    @Test
    fun nothingAskedFindsEverything() {
        val everything = Catalog.types().map { it.id() }
        assertThat(found("")).isEqualTo(everything)
        assertThat(found(" 　")).isEqualTo(everything)
    }

    @Test
    fun findsByTitleInEitherLanguage() {
        assertThat(found("fibonacci")).containsExactly("fibonacci-nim")
        assertThat(found("フィボナッチ")).containsExactly("fibonacci-nim")
    }

    @Test
    fun findsByTagline() {
        assertThat(found("last chip loses")).containsExactly("misere-nim", "misere-moore")
    }

    @Test
    fun findsById() {
        assertThat(found("misere-moore")).containsExactly("misere-moore")
    }

    @Test
    fun accentsCaseWidthAndSyllabaryMakeNoDifference() {
        val misere = listOf("misere-subtraction", "misere-nim", "misere-moore")
        assertThat(found("MISERE")).isEqualTo(misere)
        assertThat(found("misère")).isEqualTo(misere)
        assertThat(found("ＭＩＳＥＲＥ")).isEqualTo(misere)
        assertThat(found("ふぃぼなっち")).containsExactly("fibonacci-nim")
    }

    @Test
    fun everyWordMustOccur() {
        assertThat(found("nim misere")).containsExactly("misere-nim", "misere-moore")
        assertThat(found("nim chess")).isEmpty()
    }
}
