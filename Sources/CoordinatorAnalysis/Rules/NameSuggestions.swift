import CoordinatorModel

/// Suggests an existing event with a similar name, as long as that is cheap.
///
/// Domain and case are compared separately, because the parts that two long names share say nothing about the parts
/// that distinguish them: first the cases of the same domain, then the domains that have the same case; for a wildcard,
/// all domains. Comparing every wrong name with every right one takes time that grows with their product. For a tree
/// with thousands of both, findings without hints are better than no findings.
struct NameSuggestions {
    private let names: [String]
    private var answers: [String: String?] = [:]
    /// The number of names that may still be checked for parts that they share with a wrong one.
    private var looksLeft = 100_000
    /// The number of parts that may still be compared letter by letter.
    private var comparisonsLeft = 5_000

    /// - Parameter names: The existing names, in any order.
    init(_ names: [String]) { self.names = names }

    /// The question `did you mean "E.x"?`; `nil` if no name is similar, or if the limit on comparisons is reached.
    mutating func hint(for name: String) -> String? {
        guard !names.isEmpty else { return nil }
        if let answer = answers[name] { return answer }
        guard looksLeft >= names.count else { return nil }
        looksLeft -= names.count
        let (domain, event) = Self.split(name)
        let (cases, domains) = partners(domain, event)
        guard comparisonsLeft >= cases.count + domains.count else { return nil }
        comparisonsLeft -= cases.count + domains.count
        var near = NearestName.nearest(to: String(event), among: cases).map { "\(domain)\($0)" }
        if near.isEmpty { near = NearestName.nearest(to: String(domain), among: domains).map { "\($0)\(event)" } }
        let answer = NearestName.didYouMean(near)
        answers[name] = .some(answer)
        return answer
    }

    /// The cases of the same domain, and the domains with the same case.
    private func partners(_ domain: Substring, _ event: Substring) -> (cases: Set<String>, domains: Set<String>) {
        let isWildcard = event == "*"
        var cases: Set<String> = []
        var domains: Set<String> = []
        for name in names {
            let (otherDomain, otherEvent) = Self.split(name)
            if otherDomain == domain {
                cases.insert(String(otherEvent))
            } else if isWildcard || otherEvent == event {
                domains.insert(String(otherDomain))
            }
        }
        return (cases, domains)
    }

    /// Splits `A.B.x` into `A.B.` and `x`.
    private static func split(_ name: String) -> (domain: Substring, event: Substring) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (name[..<name.startIndex], name[...]) }
        return (name[...dot], name[name.utf8.index(after: dot)...])
    }
}
