/// An `import` line in a target's sources.
struct SourceImport: Equatable {
    var target: String
    var file: String
    var module: String

    /// The imports in the text of one Swift file.
    static func all(in text: String, file: String, target: String) -> [SourceImport] {
        var found: [SourceImport] = []
        for line in text.split(whereSeparator: \.isNewline) {
            var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            while let word = words.first, modifiers.contains(String(word)) || word.hasPrefix("@") {
                words.removeFirst()
            }
            guard words.first == "import", words.count > 1 else { continue }
            words.removeFirst()
            if words.count > 1, kinds.contains(String(words[0])) { words.removeFirst() }
            // `Foundation.URL` is an import of Foundation.
            let module = words[0].prefix { $0 != "." && $0 != ";" }
            found.append(SourceImport(target: target, file: file, module: String(module)))
        }
        return found
    }

    private static let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
}
