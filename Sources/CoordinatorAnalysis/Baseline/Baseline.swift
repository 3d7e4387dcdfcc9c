/// The findings that a team knows and does not want to be told about again.
///
/// Findings are known by their fingerprints, so they stay known when lines move, files are renamed and siblings are
/// reordered. The rest of an entry is for those who read the file.
public struct Baseline: Hashable, Sendable {
    /// A finding that is known.
    public struct Entry: Hashable, Sendable {
        /// The finding's fingerprint.
        public var fingerprint: String
        /// Its rule.
        public var rule: String
        /// What it is about, on one line.
        public var description: String

        /// Creates an entry.
        public init(fingerprint: String, rule: String, description: String) {
            self.fingerprint = fingerprint
            self.rule = rule
            self.description = description
        }
    }

    /// What a baseline makes of the findings of a run.
    public struct Result: Sendable {
        /// The findings that it doesn't know.
        public var new: [Finding]
        /// The findings that it knows.
        public var known: [Finding]
        /// The entries that match nothing: fixed, and to be dropped when the baseline is written next.
        public var fixed: [Entry]
    }

    /// The entries, sorted by rule, description and fingerprint.
    public private(set) var entries: [Entry]

    /// Creates a baseline of entries, in any order. Of several with one fingerprint the first in order is kept.
    public init(_ entries: some Sequence<Entry>) {
        var seen: Set<String> = []
        self.entries = entries.sorted {
            ($0.rule, $0.description, $0.fingerprint) < ($1.rule, $1.description, $1.fingerprint)
        }.filter { seen.insert($0.fingerprint).inserted }
    }

    /// Creates the baseline that knows all of these findings.
    public init(_ findings: some Sequence<Finding>) {
        self.init(
            findings.map { Entry(fingerprint: $0.fingerprint, rule: $0.rule, description: $0.baselineDescription) })
    }

    /// Tells known findings from new ones.
    public func applied(to findings: [Finding]) -> Result {
        var unmatched = Set(entries.map(\.fingerprint))
        let fingerprints = unmatched
        var result = Result(new: [], known: [], fixed: [])
        for finding in findings {
            unmatched.remove(finding.fingerprint)
            if fingerprints.contains(finding.fingerprint) {
                result.known.append(finding)
            } else {
                result.new.append(finding)
            }
        }
        result.fixed = entries.filter { unmatched.contains($0.fingerprint) }
        return result
    }
}

extension Finding {
    /// Event, emitter and the end of the path.
    fileprivate var baselineDescription: String {
        var words: [String] = []
        if let event { words.append(event) }
        if let emitter { words.append("from \(emitter)") }
        let path = trail.end(6)
        if !path.isEmpty { words.append("in \(path.joined(separator: " > "))") }
        let text = words.isEmpty ? message : words.joined(separator: " ")
        return Baseline.onOneLine(text)
    }
}
