import CoordinatorModel

/// Says which existing name somebody perhaps meant, as long as that is cheap.
///
/// To compare every wrong name with every right one takes time that grows with their product; a tree with thousands
/// of both is better served by findings without hints than by none.
struct NameSuggestions {
    private let candidates: [String]
    private var answers: [String: String?] = [:]
    private var comparisonsLeft = 200_000

    init(_ candidates: [String]) { self.candidates = candidates }

    /// The question to ask: `did you mean "E.x"?`; `nil` if nothing is near, or nobody can afford to look any more.
    mutating func hint(for name: String) -> String? {
        if let answer = answers[name] { return answer }
        guard comparisonsLeft >= candidates.count else { return nil }
        comparisonsLeft -= candidates.count
        let answer = NearestName.didYouMean(NearestName.nearest(to: name, among: candidates))
        answers[name] = .some(answer)
        return answer
    }
}
