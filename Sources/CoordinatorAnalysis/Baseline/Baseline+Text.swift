/// Why a baseline cannot be read.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    /// What is wrong with it.
    public var message: String

    /// The line and the message.
    public var description: String { "line \(line): \(message)" }
}

extension Baseline {
    /// The version of the format.
    public static let formatVersion = 1
    private static let title = "# coordviz baseline "
    private static let coverageMark = "# read of it: "

    /// The file: a title with the version, then one entry on each line, sorted, made to be committed.
    ///
    /// ```
    /// # coordviz baseline 1
    /// # read of it: 7 TeamsCoordinator
    /// 5d2f1c9a0b3e4f67 unhandled-event AppEvents.Teams.didSelect from TeamsViewController in AppCoordinator
    /// 8a41c07b92d5e3f0 unhandled-event (note) LoginDelegate.didLook from LoginCoordinator in AppCoordinator
    /// ```
    public var text: String {
        var text = "\(Self.title)\(Self.formatVersion)\n"
        text +=
            "# Known findings, one per line: fingerprint, rule, description. Lines of fixed findings may be deleted.\n"
        // Behind a "#": a version that knows nothing of them skips them.
        // In the order of what is written, so that a file that is read and written again stays as it is.
        let lines = coverage.map { (type: Self.onOneLine($0.key), read: $0.value) }.sorted { one, other in
            one.type == other.type ? one.read < other.read : one.type.utf8.lexicographicallyPrecedes(other.type.utf8)
        }
        for line in lines.map({ "\(Self.coverageMark)\($0.read) \($0.type)\n" }) { text += line }
        for entry in entries {
            let description = Self.onOneLine(entry.description)
            text += "\(entry.fingerprint) \(Self.onOneLine(entry.rule)) \(Self.mark(entry.severity, description))\n"
        }
        return text
    }

    /// Reads a baseline. Empty lines, and lines that begin with `#`, are skipped after the title.
    /// - Throws: `BaselineError` for a file that is not a baseline or of a newer version, and for a line that is not an
    ///   entry.
    public init(text: String) throws(BaselineError) {
        var entries: [Entry] = []
        var coverage: [String: Int] = [:]
        let allLines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var lines = allLines.enumerated().makeIterator()
        guard let first = lines.next()?.element, first.hasPrefix(Self.title) else {
            throw BaselineError(line: 1, message: "this is not a baseline: expected \"\(Self.title)1\"")
        }
        guard first.dropFirst(Self.title.count) == "\(Self.formatVersion)" else {
            throw BaselineError(line: 1, message: "only version \(Self.formatVersion) of the baseline can be read")
        }
        while let (index, line) = lines.next() {
            if line.hasPrefix(Self.coverageMark) {
                let words = line.dropFirst(Self.coverageMark.count).split(separator: " ", maxSplits: 1)
                if words.count == 2, let read = Int(words[0]) { coverage[String(words[1])] = read }
            }
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let words = line.split(separator: " ", maxSplits: 2)
            // What is no word of one line would be written otherwise than it was read.
            guard words.count >= 2, Self.isFingerprint(words[0]), Self.onOneLine(String(words[1])) == words[1] else {
                throw BaselineError(line: index + 1, message: "expected a fingerprint and a rule")
            }
            var description = words.count > 2 ? words[2] : ""
            let severity = Self.severity(of: description)
            if let severity { description = description.dropFirst(severity.rawValue.count + 3) }
            entries.append(
                Entry(
                    fingerprint: String(words[0]), rule: String(words[1]), description: String(description),
                    severity: severity ?? .error))
        }
        self.init(entries)
        self.coverage = coverage
    }

    /// A description behind its severity: errors need none, unless the description looks as if it had one.
    private static func mark(_ severity: Severity, _ description: String) -> String {
        let looksMarked = Self.severity(of: description[...]) != nil
        return severity < .error || looksMarked ? "(\(severity.rawValue)) \(description)" : description
    }

    /// The severity that stands before a description.
    private static func severity(of words: Substring) -> Severity? {
        [.note, .warning, .error].first { words.hasPrefix("(\($0.rawValue)) ") }
    }

    /// Text without line ends and other control characters: each becomes a space.
    static func onOneLine(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: line.unicodeScalars.append(" ")
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    private static func isFingerprint(_ text: Substring) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let digits = parts.first, digits.utf8.count == 16, digits.allSatisfy(\.isHexDigit), parts.count <= 2
        else { return false }
        return parts.count == 1 || Int(parts[1]) != nil
    }
}
