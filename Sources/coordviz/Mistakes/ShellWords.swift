/// Commands in messages, which can be copied into a shell as they are.
enum ShellWords {
    /// A command of these words, of which those with special characters are in quotes.
    static func command(_ words: String...) -> String { words.map(quoted).joined(separator: " ") }

    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "-_./:,+@%".unicodeScalars.contains(scalar)
        }
        if isPlain, !word.isEmpty { return word }
        let escaped = word.replacing("'", with: "'\\''")
        return "'\(escaped)'"
    }
}
