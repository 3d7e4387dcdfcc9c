/// The known findings, which are not reported again.
///
/// Findings are known by their fingerprints, so they stay known when lines move, files and coordinators on the path are
/// renamed, ways are added and siblings are reordered. The rest of an entry is for readers of the file.
public struct Baseline: Hashable, Sendable {
    /// A finding that is known.
    public struct Entry: Hashable, Sendable {
        /// The finding's fingerprint.
        public var fingerprint: String
        /// Its rule.
        public var rule: String
        /// What it is about, on one line: what can't stand there is a space.
        public var description: String

        /// Creates an entry.
        public init(fingerprint: String, rule: String, description: String) {
            self.fingerprint = fingerprint
            self.rule = rule
            self.description = Baseline.onOneLine(description)
        }
    }

    /// What a baseline makes of the findings of a run.
    public struct Result: Sendable {
        /// The findings that are not in the baseline.
        public var new: [Finding]
        /// The findings that are in the baseline.
        public var known: [Finding]
        /// The entries that match nothing: fixed, and to be dropped when the baseline is written next.
        public var fixed: [Entry]
    }

    /// The entries, sorted by rule, description and fingerprint.
    public private(set) var entries: [Entry]
    /// The number of emissions and interceptors that were read of the coordinators of each type when it was written.
    public var coverage: [String: Int] = [:]

    /// Creates a baseline of entries, in any order. Of several with one fingerprint the first in order is kept.
    public init(_ entries: some Sequence<Entry>) {
        var seen: Set<String> = []
        self.entries = entries.sorted {
            ($0.rule, $0.description, $0.fingerprint) < ($1.rule, $1.description, $1.fingerprint)
        }.filter { seen.insert($0.fingerprint).inserted }
    }

    /// Creates a baseline of all these findings.
    public init(_ findings: some Sequence<Finding>) {
        self.init(
            findings.map { Entry(fingerprint: $0.fingerprint, rule: $0.rule, description: $0.baselineDescription) })
    }

    /// Separates known findings from new ones.
    ///
    /// Of findings with one cause's fingerprint as many are known as there are entries with it, best those that are
    /// described as they were: so the new one is reported, wherever in the tree it is.
    public func applied(to findings: [Finding]) -> Result {
        var waiting: [Substring: [Entry]] = [:]
        for entry in entries { waiting[entry.cause, default: []].append(entry) }
        var isKnown = [Bool](repeating: false, count: findings.count)
        guard !waiting.isEmpty else { return Result(new: findings, known: [], fixed: []) }
        for (index, finding) in findings.enumerated() {
            guard let entries = waiting[finding.cause] else { continue }
            let description = finding.baselineDescription
            guard let match = entries.firstIndex(where: { $0.description == description }) else { continue }
            waiting[finding.cause]?.remove(at: match)
            isKnown[index] = true
        }
        for (index, finding) in findings.enumerated() where !isKnown[index] {
            guard let entries = waiting[finding.cause], !entries.isEmpty else { continue }
            waiting[finding.cause]?.removeFirst()
            isKnown[index] = true
        }
        let fixed = Set(waiting.values.joined().map(\.fingerprint))
        return Result(
            new: findings.indices.filter { !isKnown[$0] }.map { findings[$0] },
            known: findings.indices.filter { isKnown[$0] }.map { findings[$0] },
            fixed: entries.filter { fixed.contains($0.fingerprint) })
    }
}

extension Baseline.Entry {
    /// The fingerprint without the number among equals.
    fileprivate var cause: Substring { fingerprint.prefix(16) }
}

extension Finding {
    /// The fingerprint without the number among equals.
    fileprivate var cause: Substring { fingerprint.prefix(16) }

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
