import CoordinatorModel

/// Names of one kind, as patterns: `UIWindow`, `*Coordinator`, `UI*View`. A pattern with a `!` in front excludes names,
/// even if another pattern matches them.
struct Names: Sendable, Hashable {
    private(set) var patterns: [String] = []
    private var wanted = Matcher()
    private var unwanted = Matcher()

    init(_ patterns: some Sequence<String>) {
        for pattern in patterns {
            self.patterns.append(pattern)
            if pattern.hasPrefix("!") {
                unwanted.insert(String(pattern.dropFirst()))
            } else {
                wanted.insert(pattern)
            }
        }
    }

    /// All names that begin with one of some words and end with another.
    init(beginning heads: [String], ending tails: [String]) {
        self.init(heads.flatMap { head in tails.map { "\(head)*\($0)" } })
    }

    var isEmpty: Bool { wanted.isEmpty }

    func contains(_ name: some StringProtocol) -> Bool { wanted.matches(name) && !unwanted.matches(name) }

    static func + (left: Names, right: Names) -> Names { Names(left.patterns + right.patterns) }

    /// Patterns, stored for fast lookup.
    private struct Matcher: Hashable {
        private var whole: Set<String> = []
        private var parts: [Part] = []
        /// The patterns with more than one `*`, or with a `?`.
        private var others: [NamePattern] = []

        /// The text before and after the only `*` of a pattern.
        private struct Part: Hashable {
            var head: String
            var tail: String

            func matches(_ name: some StringProtocol) -> Bool {
                name.utf8.count >= head.utf8.count + tail.utf8.count && name.hasPrefix(head) && name.hasSuffix(tail)
            }
        }

        var isEmpty: Bool { whole.isEmpty && parts.isEmpty && others.isEmpty }

        mutating func insert(_ pattern: String) {
            let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
            if pieces.count > 2 || pattern.contains("?") {
                others.append(NamePattern(pattern))
            } else if pieces.count == 2 {
                parts.append(Part(head: String(pieces[0]), tail: String(pieces[1])))
            } else {
                whole.insert(pattern)
            }
        }

        func matches(_ name: some StringProtocol) -> Bool {
            whole.contains(String(name)) || parts.contains { $0.matches(name) }
                || others.contains { $0.matches(String(name)) }
        }
    }
}

extension Names: ExpressibleByArrayLiteral {
    init(arrayLiteral patterns: String...) { self.init(patterns) }
}
