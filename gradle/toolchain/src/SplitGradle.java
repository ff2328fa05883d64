import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * Splits the published "Gradle API" jar back into the modules of a Gradle distribution.
 *
 * <p>That jar is a whole distribution in one file, made for compiling plugins. It was written module by
 * module, so the order of its entries still tells what belongs together: the classes of a module, then
 * its resources, among them gradle-NAME-classpath.properties, which names the module and the jars it
 * needs. Third-party packages were moved below org/gradle/internal/impldep. They are moved back here,
 * because the original third-party jars are put beside the modules; left as they are, a test worker
 * would not know the JUnit of the project that it tests.
 *
 * <p>usage: SplitGradle API.jar LIB-FOLDER VERSION FILE-FOR-THE-NAMES-OF-THIRD-PARTY-JARS
 */
public final class SplitGradle {
    private static final String MOVED = "org/gradle/internal/impldep/";
    private static final String MOVED_DOTTED = MOVED.replace('/', '.');
    private static final String MODULE_FILE = "-classpath.properties";
    /** The code that does the moving when a plugin is compiled: the strings in it are meant as they stand. */
    private static final String SHADING_CODE = "org/gradle/api/internal/runtimeshaded/";

    /** Two libraries that the API jar holds whole and that are not to be had from Maven in this form. */
    private static final String NATIVE_JAR = "native-platform-0.22-milestone-26.jar";
    private static final String FASTUTIL_JAR = "fastutil-8.5.2-min.jar";

    /** Lists of plugin modules; and two modules for them that are not in the API jar but made beside it. */
    private static final String PLUGINS = "gradle-plugins.properties";
    private static final String IMPLEMENTATION_PLUGINS = "gradle-implementation-plugins.properties";
    private static final String JAVA_COMPILER_MODULE = "gradle-java-compiler-plugin";
    private static final String KOTLIN_EXPORTS_MODULE = "gradle-kotlin-exports";

    /** Entries by module, each by name. */
    private final Map<String, Map<String, byte[]>> modules = new LinkedHashMap<>();
    private final Map<String, String> moduleOfClass = new HashMap<>();
    private final Map<String, List<String>> services = new LinkedHashMap<>();
    private final Map<String, byte[]> nativePlatform = new TreeMap<>();
    private final Map<String, byte[]> fastutil = new TreeMap<>();

    public static void main(String[] args) throws IOException {
        Path lib = Path.of(args[1]);
        SplitGradle split = new SplitGradle();
        split.read(Path.of(args[0]));
        split.assignServices();
        Set<String> pluginModules = split.repairPluginLists();
        Set<String> thirdParty = split.write(lib, args[2], pluginModules);
        Files.write(Path.of(args[3]), thirdParty);
    }

    private void read(Path apiJar) throws IOException {
        Map<String, byte[]> pending = new LinkedHashMap<>(); // entries whose module is not yet known
        Map<String, byte[]> current = null; // the module whose remaining resources follow
        try (ZipFile zip = new ZipFile(apiJar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                String name = entry.getName();
                if (entry.isDirectory() || name.equals("META-INF/.gradle-runtime-shaded")) continue;
                byte[] bytes;
                try (InputStream in = zip.getInputStream(entry)) {
                    bytes = in.readAllBytes();
                }
                boolean isClass = name.endsWith(".class");
                if (name.startsWith("META-INF/services/")) {
                    services.put(moveBack(name), providers(bytes));
                } else if (name.startsWith(MOVED)) {
                    current = null;
                    if (isClass && name.startsWith(MOVED + "it/unimi/")) fastutil.put(moveBack(name), moveBack(bytes, true));
                } else if (name.startsWith("net/rubygrapefruit/")) {
                    current = null;
                    nativePlatform.put(name, isClass ? moveBack(bytes, true) : bytes);
                } else if (!isGradles(name)) {
                    current = null;
                } else if (isClass) {
                    current = null;
                    pending.put(name, moveBack(bytes, !name.startsWith(SHADING_CODE)));
                } else if (name.endsWith(MODULE_FILE)) {
                    String module = name.substring(0, name.length() - MODULE_FILE.length());
                    current = new LinkedHashMap<>(pending);
                    current.put(name, bytes);
                    modules.put(module, current);
                    current.keySet().forEach(e -> moduleOfClass.put(e, module));
                    pending.clear();
                } else {
                    (current != null ? current : pending).put(name, bytes);
                }
            }
        }
        if (!pending.isEmpty()) throw new IllegalStateException("entries without a module: " + pending.keySet());
    }

    private static boolean isGradles(String name) {
        if (name.startsWith("org/gradle/") || name.startsWith("org/slf4j/impl/")) return true;
        if (name.startsWith("META-INF/")) return name.startsWith("META-INF/gradle-plugins/") || name.startsWith("META-INF/gradle/");
        return name.indexOf('/') < 0 && !name.endsWith(".class")
            && !name.equals("module.properties") && !name.equals("plugin.properties");
    }

    private static List<String> providers(byte[] serviceFile) {
        List<String> names = new ArrayList<>();
        for (String line : new String(serviceFile, StandardCharsets.UTF_8).split("\\R")) {
            String name = line.replaceFirst("#.*", "").trim();
            if (!name.isEmpty()) names.add(moveBack(name));
        }
        return names;
    }

    private static String moveBack(String text) {
        return text.replace(MOVED, "").replace(MOVED_DOTTED, "");
    }

    private static byte[] moveBack(byte[] classFile, boolean stringsToo) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(classFile).accept(new ClassRemapper(writer, new Remapper() {
            @Override
            public String map(String name) {
                return name.startsWith(MOVED) ? name.substring(MOVED.length()) : name;
            }

            @Override
            public Object mapValue(Object value) {
                return stringsToo && value instanceof String ? moveBack((String) value) : super.mapValue(value);
            }
        }), 0);
        return writer.toByteArray();
    }

    /** Service files were merged; each provider goes back to the module that holds it. */
    private void assignServices() {
        services.forEach((file, providers) -> {
            for (String provider : providers) {
                String module = moduleOfClass.get(provider.replace('.', '/') + ".class");
                if (module == null) continue; // of a third-party jar, which has a service file of its own
                modules.get(module).merge(file, (provider + "\n").getBytes(StandardCharsets.UTF_8), (old, line) -> {
                    byte[] joined = Arrays.copyOf(old, old.length + line.length);
                    System.arraycopy(line, 0, joined, old.length, line.length);
                    return joined;
                });
            }
        });
    }

    /** Drops the modules that the API jar does not hold (Kotlin DSL, TestKit, …) from the lists; returns all that were named. */
    private Set<String> repairPluginLists() throws IOException {
        Set<String> named = new HashSet<>();
        for (Map<String, byte[]> entries : modules.values()) {
            for (String list : List.of(PLUGINS, IMPLEMENTATION_PLUGINS)) {
                if (!entries.containsKey(list)) continue;
                StringJoiner kept = new StringJoiner(",");
                for (String plugin : properties(entries.get(list)).getProperty("plugins").split(",")) {
                    named.add(plugin);
                    if (modules.containsKey(plugin) || plugin.equals(JAVA_COMPILER_MODULE)) kept.add(plugin);
                }
                if (list.equals(IMPLEMENTATION_PLUGINS)) kept.add(KOTLIN_EXPORTS_MODULE);
                entries.put(list, ("plugins=" + kept + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        return named;
    }

    /** Writes one jar a module; returns the names of the third-party jars that they ask for. */
    private Set<String> write(Path lib, String version, Set<String> pluginModules) throws IOException {
        Path plugins = Files.createDirectories(lib.resolve("plugins"));
        Set<String> thirdParty = new TreeSet<>();
        for (Map.Entry<String, Map<String, byte[]>> module : modules.entrySet()) {
            String name = module.getKey();
            Map<String, byte[]> entries = module.getValue();
            Properties needs = properties(entries.get(name + MODULE_FILE));
            Set<String> runtime = new TreeSet<>();
            for (String jar : needs.getProperty("runtime", "").split(",")) {
                jar = jar.trim();
                if (jar.startsWith("native-platform-") || jar.startsWith("file-events-")) jar = NATIVE_JAR; // one for all systems
                if (!jar.isEmpty()) runtime.add(jar);
            }
            thirdParty.addAll(runtime);
            StringBuilder text = new StringBuilder();
            for (String key : List.of("projects", "optional")) {
                if (needs.getProperty(key) != null) text.append(key).append('=').append(needs.getProperty(key)).append('\n');
            }
            text.append("runtime=").append(String.join(",", runtime)).append('\n');
            entries.put(name + MODULE_FILE, text.toString().getBytes(StandardCharsets.UTF_8));
            writeJar((pluginModules.contains(name) ? plugins : lib).resolve(name + "-" + version + ".jar"), entries);
        }
        writeJar(lib.resolve(NATIVE_JAR), nativePlatform);
        writeJar(lib.resolve(FASTUTIL_JAR), fastutil);
        thirdParty.removeAll(List.of(NATIVE_JAR, FASTUTIL_JAR));
        return thirdParty;
    }

    private static Properties properties(byte[] text) throws IOException {
        Properties properties = new Properties();
        properties.load(new ByteArrayInputStream(text));
        return properties;
    }

    /** Sorted and with a fixed date, so that the same input gives the same bytes. */
    private static void writeJar(Path jar, Map<String, byte[]> entries) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(jar)))) {
            for (Map.Entry<String, byte[]> e : new TreeMap<>(entries).entrySet()) {
                ZipEntry entry = new ZipEntry(e.getKey());
                entry.setTime(315532800000L);
                zip.putNextEntry(entry);
                zip.write(e.getValue());
            }
        }
    }
}
