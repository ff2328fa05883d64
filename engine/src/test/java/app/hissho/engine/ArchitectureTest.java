package app.hissho.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Dependencies point one way: the console knows the engine, and the engine knows nothing but Java. */
@AnalyzeClasses(packages = "app.hissho", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule THE_ENGINE_NEEDS_NOTHING_BUT_JAVA = classes().that().resideInAPackage("app.hissho.engine..")
        .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "app.hissho.engine..");

    @ArchTest
    static final ArchRule ONLY_THE_CONSOLE_USES_ITS_LIBRARIES = noClasses().that().resideOutsideOfPackage("app.hissho.console..")
        .should().dependOnClassesThat().resideInAnyPackage("picocli..", "com.google.gson..");

    @ArchTest
    static final ArchRule WHAT_GAMES_ARE_MADE_OF_KNOWS_NO_GAME = noClasses()
        .that().resideInAnyPackage("app.hissho.engine.number..", "app.hissho.engine.board..", "app.hissho.engine.explain..",
            "app.hissho.engine.store..")
        .should().dependOnClassesThat().resideInAnyPackage("app.hissho.engine.impartial..", "app.hissho.engine.cards..",
            "app.hissho.engine.catalog..", "app.hissho.engine.search..");

    @ArchTest
    static final ArchRule GAMES_DO_NOT_KNOW_THE_CATALOG = noClasses()
        .that().resideInAnyPackage("app.hissho.engine.impartial..", "app.hissho.engine.cards..")
        .should().dependOnClassesThat().resideInAPackage("app.hissho.engine.catalog..");

    @ArchTest
    static final ArchRule FAMILIES_OF_GAMES_DO_NOT_GO_IN_CIRCLES =
        slices().matching("app.hissho.engine.(impartial|cards|search|catalog)..").should().beFreeOfCycles();
}
