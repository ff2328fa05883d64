import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;

/**
 * Makes the files of an Android platform folder from public Maven artifacts.
 *
 * <p>What is public, and since which API level, comes from a table inside the Android Gradle plugin (its
 * builder jar). The class files come from the full framework jar that Robolectric publishes (android.*,
 * dalvik.*, org.*) and from the running JDK (java.*, javax.*). What is not in the table is left out,
 * method bodies become a throw, and nullness annotations stay. The same table gives api-versions.xml, by
 * which lint knows when an API was added.
 *
 * <p>usage: MakePlatform FRAMEWORK.jar BUILDER.jar LEVEL ANDROID.jar CORE-FOR-SYSTEM-MODULES.jar API-VERSIONS.xml
 */
public final class MakePlatform {
    /** Not in the table, but javac or the run-time model needs them; taken with all members that are not private. */
    private static final Set<String> WHOLE = Set.of(
        "java/lang/Object", "java/lang/Record", "java/lang/runtime/ObjectMethods", "javax/annotation/processing/Generated",
        "java/lang/invoke/LambdaMetafactory", "java/lang/invoke/StringConcatFactory",
        "java/lang/invoke/LambdaConversionException", "java/lang/invoke/StringConcatException",
        "java/lang/invoke/SerializedLambda", "java/lang/invoke/ConstantCallSite",
        "java/lang/invoke/TypeDescriptor", "java/lang/invoke/TypeDescriptor$OfField", "java/lang/invoke/TypeDescriptor$OfMethod");
    private static final Set<String> NULLNESS = Set.of("Landroid/annotation/NonNull;", "Landroid/annotation/Nullable;");
    /** The packages of core-for-system-modules.jar, against which javac sees the core library as modules. */
    private static final List<String> CORE =
        List.of("java/", "javax/", "dalvik/", "org/json/", "org/w3c/", "org/xml/", "org/xmlpull/");
    private static final int OPEN = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED;
    private static final int BRIDGE = Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE;

    /** One public class: what of its supertypes and members is public, and its file before and after. */
    private static final class Stub {
        String superName;
        final Set<String> interfaces = new LinkedHashSet<>();
        /** Supertypes that are not public and were skipped. */
        final List<String> hidden = new ArrayList<>();
        /** Methods as name(parameters)result, fields as name#type. */
        final Set<String> members = new TreeSet<>();
        byte[] in;
        byte[] out;
    }

    private final ApiTable table;
    private final ZipFile framework;
    private final Map<String, Path> jdk;
    private final Map<String, Stub> stubs = new TreeMap<>();
    /** The descriptor of one constructor of each class, for subclasses to call. */
    private final Map<String, String> constructors = new HashMap<>();

    private MakePlatform(ApiTable table, ZipFile framework, Map<String, Path> jdk) {
        this.table = table;
        this.framework = framework;
        this.jdk = jdk;
    }

    public static void main(String[] args) throws IOException {
        try (ZipFile framework = new ZipFile(args[0]); ZipFile builder = new ZipFile(args[1])) {
            ApiTable table = new ApiTable(read(builder, "resources/new_api_database.ser"), Integer.parseInt(args[2]));
            WHOLE.forEach(name -> table.types.putIfAbsent(name, 1));
            MakePlatform platform = new MakePlatform(table, framework, classesOfThisJdk());
            platform.makeStubs();

            Map<String, byte[]> files = new TreeMap<>();
            platform.stubs.forEach((name, stub) -> files.put(name + ".class", stub.out));
            writeJar(args[4], files, name -> CORE.stream().anyMatch(name::startsWith));
            for (String resource : List.of("resources.arsc", "AndroidManifest.xml")) files.put(resource, read(framework, resource));
            writeJar(args[3], files, name -> true);
            platform.writeApiVersions(Path.of(args[5]));
        }
    }

    private static Map<String, Path> classesOfThisJdk() throws IOException {
        Map<String, Path> classes = new HashMap<>();
        try (Stream<Path> paths = Files.walk(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules"))) {
            paths.filter(p -> p.getNameCount() > 3 && p.toString().endsWith(".class")).forEach(p -> {
                String name = p.subpath(2, p.getNameCount()).toString().replaceFirst("\\.class$", "");
                if (Stream.of("java/", "javax/", "org/").anyMatch(name::startsWith)) classes.putIfAbsent(name, p);
            });
        }
        return classes;
    }

    private void makeStubs() throws IOException {
        for (String name : List.copyOf(table.types.keySet())) {
            Stub stub = new Stub();
            stub.in = load(name);
            if (stub.in != null) stubs.put(name, stub);
            else table.types.remove(name); // taken back since: telephony, SIP and a few more
        }
        for (Stub stub : stubs.values()) findSupertypes(stub);
        stubs.forEach((name, stub) -> noteConstructor(name, stub.in));
        stubs.forEach((name, stub) -> stub.out = strip(name, stub));
    }

    private byte[] load(String name) throws IOException {
        byte[] bytes = name.startsWith("java/") ? null : read(framework, name + ".class");
        return bytes == null && jdk.containsKey(name) ? Files.readAllBytes(jdk.get(name)) : bytes;
    }

    private void findSupertypes(Stub stub) throws IOException {
        ClassReader reader = new ClassReader(stub.in);
        for (String name : reader.getInterfaces()) addInterface(name, stub);
        String parent = reader.getSuperName();
        while (parent != null && !table.types.containsKey(parent)) {
            stub.hidden.add(parent);
            byte[] bytes = load(parent);
            if (bytes == null) {
                parent = "java/lang/Object";
                break;
            }
            ClassReader hidden = new ClassReader(bytes);
            for (String name : hidden.getInterfaces()) addInterface(name, stub);
            parent = hidden.getSuperName();
        }
        stub.superName = parent;
    }

    /** Adds the interface if it is public, else the public ones above it. */
    private void addInterface(String name, Stub stub) throws IOException {
        if (table.types.containsKey(name)) {
            stub.interfaces.add(name);
            return;
        }
        byte[] bytes = load(name);
        if (bytes == null) return;
        stub.hidden.add(name);
        for (String above : new ClassReader(bytes).getInterfaces()) addInterface(above, stub);
    }

    private void noteConstructor(String owner, byte[] classFile) {
        new ClassReader(classFile).accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                if (name.equals("<init>") && isPublic(owner, access, name + descriptor)) {
                    constructors.merge(owner, descriptor, (a, b) -> a.length() <= b.length() ? a : b);
                }
                return null;
            }
        }, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
    }

    private boolean isPublic(String owner, int access, String member) {
        return table.lists(owner, member) || WHOLE.contains(owner) && (access & OPEN) != 0;
    }

    /** The class file without anything that is not public, and without code. */
    private byte[] strip(String owner, Stub stub) {
        ClassReader reader = new ClassReader(stub.in);
        Set<String> written = new HashSet<>(); // name(parameters of the methods that are no bridges
        reader.accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                if ((access & BRIDGE) == 0) written.add(call(name + descriptor));
                return null;
            }
        }, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);

        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
                String fitting = signature == null ? null : fit(signature, stub, superName);
                super.visit(Opcodes.V1_8, access, name, fitting, stub.superName, stub.interfaces.toArray(new String[0]));
            }

            @Override
            public FieldVisitor visitField(int access, String name, String type, String signature, Object value) {
                if (!isPublic(owner, access, name + "#" + type)) return null;
                stub.members.add(name + "#" + type);
                return new FieldVisitor(Opcodes.ASM9, super.visitField(access, name, type, signature, value)) {
                    @Override
                    public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                        return keep(annotation, visible) ? super.visitAnnotation(annotation, visible) : null;
                    }

                    @Override
                    public AnnotationVisitor visitTypeAnnotation(int ref, TypePath path, String annotation, boolean visible) {
                        return null;
                    }

                    @Override
                    public void visitAttribute(Attribute attribute) {}
                };
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                if (name.equals("<clinit>") || !isPublic(owner, access, name + descriptor)) return null;
                if ((access & Opcodes.ACC_SYNTHETIC) != 0) {
                    // A bridge beside a method of its own is not API; one that only shows a hidden parent's method is.
                    if (written.contains(call(name + descriptor))) return null;
                    access &= ~BRIDGE;
                }
                return emptyMethod(cv, stub, access, name, descriptor, signature, exceptions);
            }

            @Override
            public void visitEnd() {
                try {
                    for (String hidden : stub.hidden) pullUp(cv, owner, stub, hidden, written);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                super.visitEnd();
            }

            @Override
            public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                return keep(annotation, visible) ? super.visitAnnotation(annotation, visible) : null;
            }

            @Override
            public void visitInnerClass(String name, String outer, String inner, int access) {
                if (outer != null && table.types.containsKey(name)) super.visitInnerClass(name, outer, inner, access);
            }

            // Everything below is newer than the class file version above, or of no use without code.
            @Override
            public void visitSource(String source, String debug) {}

            @Override
            public ModuleVisitor visitModule(String name, int access, String version) {
                return null;
            }

            @Override
            public void visitNestHost(String host) {}

            @Override
            public void visitNestMember(String member) {}

            @Override
            public void visitPermittedSubclass(String subclass) {}

            @Override
            public RecordComponentVisitor visitRecordComponent(String name, String descriptor, String signature) {
                return null;
            }

            @Override
            public void visitOuterClass(String owner, String name, String descriptor) {}

            @Override
            public AnnotationVisitor visitTypeAnnotation(int ref, TypePath path, String annotation, boolean visible) {
                return null;
            }

            @Override
            public void visitAttribute(Attribute attribute) {}
        }, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }

    /** Adds the methods and fields that a public class has from a supertype that is not public. */
    private void pullUp(ClassVisitor to, String owner, Stub stub, String hidden, Set<String> written) throws IOException {
        byte[] bytes = load(hidden);
        if (bytes == null) return;
        Set<String> calls = new HashSet<>();
        for (String member : stub.members) if (member.indexOf('(') > 0) calls.add(call(member));
        new ClassReader(bytes).accept(new ClassVisitor(Opcodes.ASM9) {
            private boolean generic;

            @Override
            public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
                generic = signature != null && signature.startsWith("<");
            }

            @Override
            public FieldVisitor visitField(int access, String name, String type, String signature, Object value) {
                if (table.lists(owner, name + "#" + type) && stub.members.add(name + "#" + type)) {
                    to.visitField(access, name, type, generic ? null : signature, value).visitEnd();
                }
                return null;
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                if (name.startsWith("<") || (access & Opcodes.ACC_SYNTHETIC) != 0) return null;
                // The table does not list what a public class of the core library has from a hidden one.
                boolean ofCore = hidden.startsWith("java/") && (access & Opcodes.ACC_PUBLIC) != 0 && table.knowsTypesOf(descriptor);
                if (!ofCore && !table.lists(owner, name + descriptor)) return null;
                // Abstract in the hidden parent but written here (Enum.describeConstable): not API, and nobody has to write it.
                if ((access & Opcodes.ACC_ABSTRACT) != 0 && written.contains(call(name + descriptor))) return null;
                if (!calls.add(call(name + descriptor))) return null;
                return emptyMethod(to, stub, access, name, descriptor, generic ? null : signature, exceptions);
            }
        }, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    private static String call(String method) {
        return method.substring(0, method.indexOf(')'));
    }

    private static boolean keep(String annotation, boolean visible) {
        return visible && annotation.startsWith("Ljava/lang/") || NULLNESS.contains(annotation);
    }

    /** Writes the method with a body that throws; the visitor returned takes what annotations are kept. */
    private MethodVisitor emptyMethod(
            ClassVisitor to, Stub stub, int access, String name, String descriptor, String signature, String[] exceptions) {
        int kept = access & ~(Opcodes.ACC_NATIVE | Opcodes.ACC_SYNCHRONIZED);
        stub.members.add(name + descriptor);
        MethodVisitor method = to.visitMethod(kept, name, descriptor, signature, exceptions);
        return new MethodVisitor(Opcodes.ASM9, null) {
            @Override
            public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                return keep(annotation, visible) ? method.visitAnnotation(annotation, visible) : null;
            }

            @Override
            public void visitAnnotableParameterCount(int count, boolean visible) {
                method.visitAnnotableParameterCount(count, visible);
            }

            @Override
            public AnnotationVisitor visitParameterAnnotation(int parameter, String annotation, boolean visible) {
                return keep(annotation, visible) ? method.visitParameterAnnotation(parameter, annotation, visible) : null;
            }

            @Override
            public AnnotationVisitor visitAnnotationDefault() {
                return method.visitAnnotationDefault();
            }

            @Override
            public void visitEnd() {
                if ((kept & Opcodes.ACC_ABSTRACT) == 0) {
                    method.visitCode();
                    if (name.equals("<init>") && stub.superName != null) callSuper(method, stub.superName);
                    method.visitTypeInsn(Opcodes.NEW, "java/lang/RuntimeException");
                    method.visitInsn(Opcodes.DUP);
                    method.visitLdcInsn("Stub!");
                    method.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/RuntimeException", "<init>", "(Ljava/lang/String;)V", false);
                    method.visitInsn(Opcodes.ATHROW);
                    method.visitMaxs(0, 0);
                }
                method.visitEnd();
            }
        };
    }

    /** The plugin's jar for local tests keeps a constructor up to this call, so every constructor needs it. */
    private void callSuper(MethodVisitor method, String parent) {
        String descriptor = constructors.getOrDefault(parent, "()V");
        method.visitVarInsn(Opcodes.ALOAD, 0);
        for (Type type : Type.getArgumentTypes(descriptor)) {
            method.visitInsn(switch (type.getSort()) {
                case Type.LONG -> Opcodes.LCONST_0;
                case Type.FLOAT -> Opcodes.FCONST_0;
                case Type.DOUBLE -> Opcodes.DCONST_0;
                case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
                default -> Opcodes.ICONST_0;
            });
        }
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", descriptor, false);
    }

    /** Makes a generic class signature fit the supertypes that are left. */
    private static String fit(String signature, Stub stub, String oldSuperName) {
        int at = 0;
        StringBuilder fitting = new StringBuilder();
        if (signature.charAt(0) == '<') { // the type parameters stay
            int depth = 0;
            do {
                char c = signature.charAt(at++);
                if (c == '<') depth++;
                if (c == '>') depth--;
            } while (depth > 0);
            fitting.append(signature, 0, at);
        }
        Map<String, String> interfaces = new LinkedHashMap<>(); // erased name to the form with type arguments
        boolean isSuper = true;
        while (at < signature.length()) {
            int start = at;
            int depth = 0;
            StringBuilder erased = new StringBuilder();
            for (;; at++) {
                char c = signature.charAt(at);
                if (c == '<') {
                    depth++;
                } else if (c == '>') {
                    depth--;
                } else if (depth == 0 && c == ';') {
                    at++;
                    break;
                } else if (depth == 0) {
                    erased.append(c == '.' ? '$' : c);
                }
            }
            String type = signature.substring(start, at);
            if (!isSuper) interfaces.put(erased.substring(1), type);
            else fitting.append(stub.superName != null && !stub.superName.equals(oldSuperName) ? "L" + stub.superName + ";" : type);
            isSuper = false;
        }
        for (String name : stub.interfaces) fitting.append(interfaces.getOrDefault(name, "L" + name + ";"));
        return fitting.toString();
    }

    private void writeApiVersions(Path file) throws IOException {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
            out.println("<?xml version=\"1.0\" encoding=\"utf-8\"?>");
            out.println("<api version=\"3\">");
            stubs.forEach((name, stub) -> {
                int since = table.types.get(name);
                out.println("\t<class name=\"" + xml(name) + "\" since=\"" + since + "\">");
                if (stub.superName != null) out.println("\t\t<extends name=\"" + xml(stub.superName) + "\"/>");
                for (String i : stub.interfaces) out.println("\t\t<implements name=\"" + xml(i) + "\"/>");
                for (String member : stub.members) {
                    int level = table.levelOf(name, member, since);
                    int hash = member.indexOf('#');
                    out.println("\t\t<" + (hash >= 0 ? "field" : "method") + " name=\"" + xml(hash >= 0 ? member.substring(0, hash) : member)
                        + "\"" + (level > since ? " since=\"" + level + "\"" : "") + "/>");
                }
                out.println("\t</class>");
            });
            out.println("</api>");
        }
    }

    private static String xml(String s) {
        return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static byte[] read(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) return null;
        try (InputStream in = zip.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }

    /** With a fixed date, so that the same input gives the same bytes. */
    private static void writeJar(String jar, Map<String, byte[]> files, Predicate<String> filter) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(new FileOutputStream(jar)))) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                if (!filter.test(file.getKey())) continue;
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTime(315532800000L);
                if (file.getKey().equals("resources.arsc")) { // aapt2 maps it into memory
                    CRC32 crc = new CRC32();
                    crc.update(file.getValue());
                    entry.setMethod(ZipEntry.STORED);
                    entry.setSize(file.getValue().length);
                    entry.setCompressedSize(file.getValue().length);
                    entry.setCrc(crc.getValue());
                }
                zip.putNextEntry(entry);
                zip.write(file.getValue());
            }
        }
    }
}
