package app.hissho.console;

import app.hissho.engine.explain.Texts;
import app.hissho.engine.number.NimExpression;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A calculator for nimbers. */
@Command(name = "nimber", mixinStandardHelpOptions = true,
    description = "Nim arithmetic on numbers from 0 to 2^64-1: + (nim-sum) * / sqrt() and parentheses.")
final class NimberCommand implements Runnable {
    @ParentCommand
    private Main main;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "EXPR", description = "What to compute, such as \"25*40\" or \"sqrt(8)/(3+5)\".")
    private String expression;

    @Option(names = "--why", description = "Shows how it is found, products in steps of Fermat powers.")
    private boolean why;

    @Override
    public void run() {
        Texts texts = Texts.of(main.locale());
        PrintWriter out = spec.commandLine().getOut();
        NimExpression result = NimExpression.parse(expression);
        out.println(Long.toUnsignedString(result.value()));
        if (why) {
            result.steps().forEach(step -> out.println(texts.say(step)));
        }
    }
}
