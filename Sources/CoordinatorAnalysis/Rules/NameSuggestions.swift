import CoordinatorModel

/// Says which existing event somebody perhaps meant, as long as that is cheap.
///
/// Domain and case are compared apart, for what two long names share says nothing about what tells them apart: first
/// the cases of the same domain, then the domains that have the same case. To compare every wrong name with every
/// right one takes time that grows with their product; a tree with thousands of both is better served by findings
/// without hints than by none.
struct NameSuggestions {
    private var casesOfDomain: [String: [String]] = [:]
    private var domainsOfCase: [String: [String]] = [:]
    private var answers: [String: String?] = [:]
    private var comparisonsLeft = 20_000

    init(_ names: some Sequence<String>) {
        for name in names {
            let (domain, event) = Self.split(name)
            casesOfDomain[domain, default: []].append(event)
            domainsOfCase[event, default: []].append(domain)
        }
    }

    /// The question to ask: `did you mean "E.x"?`; `nil` if nothing is near, or nobody can afford to look any more.
    mutating func hint(for name: String) -> String? {
        if let answer = answers[name] { return answer }
        let (domain, event) = Self.split(name)
        let cases = casesOfDomain[domain] ?? []
        let domains = domainsOfCase[event] ?? []
        guard comparisonsLeft >= cases.count + domains.count else { return nil }
        comparisonsLeft -= cases.count + domains.count
        var near = NearestName.nearest(to: event, among: cases).map { domain + $0 }
        if near.isEmpty { near = NearestName.nearest(to: domain, among: domains).map { $0 + event } }
        let answer = NearestName.didYouMean(near)
        answers[name] = .some(answer)
        return answer
    }

    /// `A.B.x` as `A.B.` and `x`.
    private static func split(_ name: String) -> (domain: String, event: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return ("", name) }
        return (String(name[...dot]), String(name[name.utf8.index(after: dot)...]))
    }
}
