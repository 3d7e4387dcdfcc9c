/// The error of a baseline that cannot be read.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    /// The reason.
    public var message: String

    /// The line and the message.
    public var description: String { "line \(line): \(message)" }
}

extension Baseline {
    /// The version of the format.
    public static let formatVersion = 1
    private static let title = "# coordviz baseline "
    /// Whether a file with these first bytes is a baseline, of any version.
    package static func isBaseline(beginningWith bytes: [UInt8]) -> Bool { bytes.starts(with: Self.title.utf8) }

    private static let coverageMark = "# read of it: "

    /// The text of the file, which is made to be committed: a title with the version, then the coverage, then one entry
    /// on each line, sorted.
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
        // The lines begin with "#", so that versions without this feature skip them.
        // They are sorted as they are written, so that a file that is read and written again stays the same.
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

    /// Reads a baseline. After the title, empty lines and lines that begin with `#` are skipped.
    /// - Throws: `BaselineError` if the file is not a baseline or has a newer version, or if a line is not an entry.
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
            // A rule's name with other characters would be written differently from how it was read.
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
