package app.hissho.engine;

/** Reads whole numbers from the notation; says what is wrong with those that are none. */
public final class Numbers {
    private Numbers() {
    }

    /**
     * Numbers separated by commas.
     *
     * @param what the key of a text that says what such a list is, for the error sentence
     */
    public static int[] parseList(String text, int least, int most, String what) {
        String trimmed = text.trim();
        if (trimmed.isEmpty()) {
            throw new BadInputException("input.empty", Message.of(what));
        }
        String[] parts = trimmed.split(",", -1);
        if (parts.length > most) {
            throw new BadInputException("input.too-many", Message.of(what), parts.length, most);
        }
        int[] numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = parse(parts[i], least, Integer.MAX_VALUE, what);
        }
        return numbers;
    }

    public static int parse(String text, int least, int most, String what) {
        String trimmed = text.trim();
        if (trimmed.isEmpty()) {
            throw new BadInputException("input.missing-number", Message.of(what));
        }
        if (!isDigits(trimmed)) {
            throw new BadInputException("input.not-a-number", BadInputException.quote(trimmed), Message.of(what));
        }
        String significant = trimmed.startsWith("0") ? trimmed.replaceFirst("^0+(?=.)", "") : trimmed;
        long number = significant.length() > 10 ? Long.MAX_VALUE : Long.parseLong(significant);
        if (number < least || number > most) {
            throw new BadInputException("input.out-of-range", BadInputException.quote(trimmed), least, most);
        }
        return (int) number;
    }

    /** A plain loop: hands of cards are read by the million. */
    private static boolean isDigits(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }
}
