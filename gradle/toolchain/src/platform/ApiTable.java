import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which classes and members are public at a level, and since when.
 *
 * <p>The file: a count; that many strings, each a 4-byte offset and a 2-byte length; a hash map of 2^17
 * such pairs over the strings; one of 2^18 pairs over the entries; then the bytes they point to. An entry
 * is a 2-byte key length, the key and a 1-byte level. A key is a kind (0 class, 1 field, 2 method) and
 * 2-byte numbers of strings: holder; holder, name, type; holder, name, parameters..., result.
 */
final class ApiTable {
    private static final int PAIR = 6;
    private static final int STRING_SLOTS = 1 << 17;
    private static final int ENTRY_SLOTS = 1 << 18;

    final Map<String, Integer> types = new TreeMap<>();
    private final Map<String, Map<String, Integer>> members = new HashMap<>();

    ApiTable(byte[] bytes, int level) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        int count = buffer.getInt(0);
        int entries = 4 + count * PAIR + STRING_SLOTS * PAIR;
        int data = entries + ENTRY_SLOTS * PAIR;
        String[] strings = new String[count];
        for (int i = 0; i < count; i++) {
            int offset = data + buffer.getInt(4 + i * PAIR);
            int length = buffer.getShort(8 + i * PAIR) & 0xffff;
            strings[i] = new String(bytes, offset, length - 1, StandardCharsets.UTF_8);
        }
        for (int i = 0; i < ENTRY_SLOTS; i++) {
            int at = data + buffer.getInt(entries + i * PAIR);
            int end = at + (buffer.getShort(entries + i * PAIR + 4) & 0xffff);
            while (at < end) {
                int keyLength = buffer.getShort(at) & 0xffff;
                int kind = bytes[at + 2];
                String[] key = new String[(keyLength - 1) / 2];
                for (int j = 0; j < key.length; j++) key[j] = strings[buffer.getShort(at + 3 + j * 2) & 0xffff];
                int since = bytes[at + 2 + keyLength] & 0xff;
                if (since <= level) add(kind, key, since);
                at += 3 + keyLength;
            }
        }
        if (types.size() < 5000 || !Integer.valueOf(1).equals(types.get("android/app/Activity"))) {
            throw new IllegalStateException("the table of APIs has an unknown format");
        }
    }

    private void add(int kind, String[] key, int since) {
        String holder = key[0].substring(1, key[0].length() - 1);
        if (kind == 0) {
            types.put(holder, since);
            return;
        }
        String member = kind == 1
            ? key[1] + "#" + key[2]
            : key[1] + "(" + String.join("", Arrays.asList(key).subList(2, key.length - 1)) + ")" + key[key.length - 1];
        members.computeIfAbsent(holder, h -> new HashMap<>()).put(member, since);
    }

    int levelOf(String owner, String member, int otherwise) {
        return members.getOrDefault(owner, Map.of()).getOrDefault(member, otherwise);
    }

    /** In the table, and of types that are there too: it still lists members that were taken back. */
    boolean lists(String owner, String member) {
        if (!members.getOrDefault(owner, Map.of()).containsKey(member)) return false;
        int hash = member.indexOf('#');
        return knowsTypesOf(hash >= 0 ? member.substring(hash + 1) : member.substring(member.indexOf('(')));
    }

    boolean knowsTypesOf(String descriptor) {
        for (int at = descriptor.indexOf('L'); at >= 0; at = descriptor.indexOf('L', at)) {
            int end = descriptor.indexOf(';', at);
            if (!types.containsKey(descriptor.substring(at + 1, end))) return false;
            at = end;
        }
        return true;
    }
}
