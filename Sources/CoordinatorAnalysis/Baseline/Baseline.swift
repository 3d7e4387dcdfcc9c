/// The known findings, which are not reported again.
///
/// A finding is known by its fingerprint, so it stays known when lines move, files and coordinators on the path are
/// renamed, paths are added and siblings are reordered. The other parts of an entry are for readers of the file.
public struct Baseline: Hashable, Sendable {
    /// A finding that is known.
    public struct Entry: Hashable, Sendable {
        /// The finding's fingerprint.
        public var fingerprint: String
        /// Its rule.
        public var rule: String
        /// What the finding is about, on one line: control characters are replaced by spaces.
        public var description: String
        /// The severity up to which it is known: that of the evidence, whatever the configuration makes of it.
        public var severity: Severity

        /// Creates an entry.
        public init(fingerprint: String, rule: String, description: String, severity: Severity = .error) {
            self.fingerprint = fingerprint
            self.rule = rule
            self.description = Baseline.onOneLine(description)
            self.severity = severity
        }
    }

    /// The result of applying a baseline to the findings of a run.
    public struct Result: Sendable {
        /// The findings that are not in the baseline.
        public var new: [Finding]
        /// The findings that are in the baseline.
        public var known: [Finding]
        /// The entries without a matching finding: those findings are fixed, and the entries can be dropped when the
        /// baseline is written again.
        public var fixed: [Entry]
        /// The new part of each finding, in the order of the findings; `nil` for a known finding.
        var remains: [Finding?] = []
    }

    /// The entries, sorted by rule, description and fingerprint.
    public private(set) var entries: [Entry]
    /// The number of emissions and interceptors that were found in the coordinators of each type when the baseline was
    /// written.
    public var coverage: [String: Int] = [:]

    /// Creates a baseline of entries, in any order. If several have the same fingerprint, the first in order is kept.
    public init(_ entries: some Sequence<Entry>) {
        var seen: Set<String> = []
        self.entries = entries.sorted {
            ($0.rule, $0.description, $0.fingerprint) < ($1.rule, $1.description, $1.fingerprint)
        }.filter { seen.insert($0.fingerprint).inserted }
    }

    /// Creates a baseline of all these findings. Each part of a finding with several parts is an entry.
    public init(_ findings: some Sequence<Finding>) {
        self.init(
            findings.lazy.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }.map {
                Entry(
                    fingerprint: $0.fingerprint, rule: $0.rule, description: $0.baselineDescription,
                    severity: $0.evidence)
            })
    }

    /// Separates known findings from new ones.
    ///
    /// Several findings of one cause may have the same fingerprint, apart from their ordinals. As many of them are
    /// known as there are entries, preferably those with the description of an entry, so that the new one is reported
    /// wherever in the tree it is. A finding with several parts is known if all its parts are known. A finding that is
    /// more severe than its entry is new.
    public func applied(to findings: [Finding]) -> Result {
        guard !entries.isEmpty else { return Result(new: findings, known: [], fixed: [], remains: findings) }
        var waiting = WaitingEntries(entries)
        let parts = findings.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }
        let isKnown = waiting.take(parts)
        var result = Result(new: [], known: [], fixed: [])
        var next = 0
        for finding in findings {
            let count = max(finding.parts.count, 1)
            let isNew = isKnown[next..<next + count].map { !$0 }
            next += count
            let remains = isNew.contains(true) ? finding.narrowed(to: isNew) : nil
            result.remains.append(remains)
            if let remains { result.new.append(remains) } else { result.known.append(finding) }
        }
        let fixed = waiting.fingerprints
        result.fixed = entries.filter { fixed.contains($0.fingerprint) }
        return result
    }
}

extension Finding {
    /// The finding with only its new parts, at the place of the first of them.
    fileprivate func narrowed(to isNew: [Bool]) -> Finding {
        guard isNew.contains(false), let first = isNew.firstIndex(of: true) else { return self }
        let count = isNew.count { $0 }
        guard count > 1 else { return parts[first] }
        var finding = self
        finding.location = parts[first].location
        finding.origin = parts[first].origin
        finding.subject = parts[first].subject
        finding.trail = parts[first].trail
        finding.notes.append("the baseline has \(isNew.count - count) of these \(isNew.count)")
        return finding
    }

    /// Event, emitter and the end of the path.
    var baselineDescription: String {
        let text = Baseline.description(event: event, emitter: emitter, trail)
        return text.isEmpty ? Baseline.onOneLine(message) : text
    }
}

extension RelatedPlace {
    /// The description that a finding about this place alone would have in a baseline.
    var baselineDescription: String {
        Baseline.description(event: journey?.event, emitter: journey == nil ? nil : type, trail)
    }
}

extension Baseline {
    /// Event, emitter and the end of the path; empty if there are none.
    fileprivate static func description(event: String?, emitter: String?, _ trail: Trail) -> String {
        var words: [String] = []
        if let event { words.append(event) }
        if let emitter { words.append("from \(emitter)") }
        let path = trail.end(6)
        if !path.isEmpty { words.append("in \(path.joined(separator: " > "))") }
        return onOneLine(words.joined(separator: " "))
    }
}
