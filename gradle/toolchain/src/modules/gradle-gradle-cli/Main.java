package org.gradle.launcher;

import java.io.File;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gradle.api.internal.StartParameterInternal;
import org.gradle.api.internal.file.FileCollectionFactory;
import org.gradle.cli.CommandLineArgumentException;
import org.gradle.cli.CommandLineParser;
import org.gradle.cli.ParsedCommandLine;
import org.gradle.configuration.GradleLauncherMetaData;
import org.gradle.initialization.DefaultBuildCancellationToken;
import org.gradle.initialization.NoOpBuildEventConsumer;
import org.gradle.initialization.layout.BuildLayoutFactory;
import org.gradle.internal.classpath.ClassPath;
import org.gradle.internal.daemon.client.execution.ClientBuildRequestContext;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.internal.service.ServiceRegistryBuilder;
import org.gradle.internal.service.scopes.BasicGlobalScopeServices;
import org.gradle.launcher.cli.BuildEnvironmentConfigurationConverter;
import org.gradle.launcher.cli.Parameters;
import org.gradle.launcher.daemon.client.DaemonClient;
import org.gradle.launcher.daemon.client.DaemonClientFactory;
import org.gradle.launcher.daemon.client.DaemonClientGlobalServices;
import org.gradle.launcher.daemon.client.DaemonStopClient;
import org.gradle.launcher.daemon.client.ReportDaemonStatusClient;
import org.gradle.launcher.daemon.configuration.DaemonParameters;
import org.gradle.launcher.exec.BuildActionParameters;
import org.gradle.launcher.exec.BuildActionResult;
import org.gradle.launcher.exec.DefaultBuildActionParameters;
import org.gradle.tooling.internal.provider.action.ExecuteBuildAction;
import org.gradle.util.internal.DefaultGradleVersion;

/**
 * The command line of the rebuilt distribution. The published API jar holds no command line module,
 * only what stands below it (option parsing, daemon client), so this class joins those parts.
 */
public class Main {
    public void run(String[] args) {
        System.exit(launch(args));
    }

    private static int launch(String[] args) {
        long started = System.currentTimeMillis();
        List<String> list = Arrays.asList(args);
        if (list.contains("--version") || list.contains("-v")) {
            version();
            return 0;
        }
        ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
        LoggingManagerInternal log = logging.newInstance(LoggingManagerInternal.class);
        File userHome = userHome(list);
        NativeServices.initializeOnClient(userHome, NativeServices.NativeServicesMode.fromSystemProperties());
        ServiceRegistry client = ServiceRegistryBuilder.builder()
            .displayName("client services")
            .parent(logging)
            .parent(NativeServices.getInstance())
            .provider(new BasicGlobalScopeServices())
            .provider(new DaemonClientGlobalServices())
            .build();

        CommandLineParser parser = new CommandLineParser();
        parser.allowMixedSubcommandsAndOptions();
        parser.option("h", "?", "help").hasDescription("Shows this help message.");
        parser.option("v", "version").hasDescription("Prints version info.");
        BuildEnvironmentConfigurationConverter converter = new BuildEnvironmentConfigurationConverter(
            new BuildLayoutFactory(), client.get(FileCollectionFactory.class));
        converter.configure(parser);
        Parameters parameters;
        try {
            ParsedCommandLine line = parser.parse(list);
            if (line.hasOption("h")) {
                System.out.println("USAGE: gradle [option...] [task...]");
                parser.printUsage(System.out);
                return 0;
            }
            parameters = converter.convertParameters(line, new File("").getAbsoluteFile());
        } catch (CommandLineArgumentException e) {
            System.err.println(e.getMessage());
            return 1;
        }
        StartParameterInternal start = parameters.getStartParameter();
        DaemonParameters daemon = parameters.getDaemonParameters();
        daemon.setApplyInstrumentationAgent(false); // the agent is not in the published jar
        log.setLevelInternal(start.getLogLevel());
        log.attachProcessConsole(start.getConsoleOutput());
        log.start();
        try {
            DaemonClientFactory factory = client.get(DaemonClientFactory.class);
            if (daemon.isStop()) {
                factory.createMessageDaemonServices(logging, daemon).get(DaemonStopClient.class).stop();
                return 0;
            }
            if (daemon.isStatus()) {
                factory.createMessageDaemonServices(logging, daemon).get(ReportDaemonStatusClient.class).listAll();
                return 0;
            }
            Map<String, String> properties = new HashMap<>();
            for (String name : System.getProperties().stringPropertyNames()) {
                properties.put(name, System.getProperty(name));
            }
            properties.putAll(daemon.getEffectiveSystemProperties());
            BuildActionParameters action = new DefaultBuildActionParameters(
                properties, System.getenv(), new File("").getAbsoluteFile(),
                start.getLogLevel(), daemon.isEnabled(), ClassPath.EMPTY);
            ClientBuildRequestContext context = new ClientBuildRequestContext(
                new GradleLauncherMetaData(), started, System.console() != null,
                new DefaultBuildCancellationToken(), new NoOpBuildEventConsumer());
            // --no-daemon is a daemon too, one that ends with the build
            ServiceRegistry services = daemon.isEnabled()
                ? factory.createBuildClientServices(logging, daemon, daemon.toRequestContext(), System.in)
                : factory.createSingleUseDaemonClientServices(logging, daemon, daemon.toRequestContext(), System.in);
            BuildActionResult result = services.get(DaemonClient.class).execute(new ExecuteBuildAction(start), action, context);
            return result.hasFailure() ? 1 : 0;
        } catch (Throwable t) {
            log.flush();
            t.printStackTrace();
            return 1;
        } finally {
            log.stop();
        }
    }

    /** Only needed before the options are parsed, for the folder of the native libraries. */
    private static File userHome(List<String> args) {
        for (int i = 0; i < args.size(); i++) {
            String a = args.get(i);
            if ((a.equals("-g") || a.equals("--gradle-user-home")) && i + 1 < args.size()) return new File(args.get(i + 1)).getAbsoluteFile();
            if (a.startsWith("--gradle-user-home=")) return new File(a.substring(19)).getAbsoluteFile();
            if (a.startsWith("-Dgradle.user.home=")) return new File(a.substring(19)).getAbsoluteFile();
        }
        String p = System.getProperty("gradle.user.home");
        if (p == null) p = System.getenv("GRADLE_USER_HOME");
        return p != null ? new File(p).getAbsoluteFile() : new File(System.getProperty("user.home"), ".gradle");
    }

    private static void version() {
        DefaultGradleVersion v = DefaultGradleVersion.current();
        System.out.println();
        System.out.println("------------------------------------------------------------");
        System.out.println("Gradle " + v.getVersion() + " (rebuilt from Maven artifacts)");
        System.out.println("------------------------------------------------------------");
        System.out.println();
        System.out.println("Build time:    " + v.getBuildTimestamp());
        System.out.println("Revision:      " + v.getGitRevision());
        System.out.println("Groovy:        " + groovy.lang.GroovySystem.getVersion());
        System.out.println("Launcher JVM:  " + System.getProperty("java.version") + " (" + System.getProperty("java.vendor") + ")");
        System.out.println("OS:            " + System.getProperty("os.name") + " " + System.getProperty("os.version") + " " + System.getProperty("os.arch"));
        System.out.println();
    }
}
