import CoordinatorModel

extension Branch {
    /// How the child is held and removed, in words.
    public var lifeWords: String {
        let kept = keptEndings.map { $0.event ?? $0.gesture?.rawValue ?? $0.method ?? "" }
        return removalWords + (kept.isEmpty ? "" : ", not removed on \(kept.joined(separator: ", "))")
    }

    private var removalWords: String {
        let holding =
            switch holding?.strength {
            case .strong: "held strongly"
            case .weak: "held weakly"
            case .some(.none): "not held"
            case nil: "held in an unknown way"
            }
        guard let removals else { return holding }
        let events = removals.compactMap(\.event)
        if removals.isEmpty { return holding + " and never removed" }
        return holding + " and removed" + (events.isEmpty ? "" : " on \(events.joined(separator: ", "))")
    }

    /// Whether two versions of a branch hold or remove the child differently. A fact that only one version has is no
    /// change.
    public static func livesDiffer(_ from: Branch?, _ to: Branch?) -> Bool {
        if let before = from?.holding, let after = to?.holding, before.strength != after.strength { return true }
        if let before = from?.removals, let after = to?.removals,
            Set(before.map(\.event)) != Set(after.map(\.event))
        {
            return true
        }
        guard let from, let to else { return false }
        return Set(from.keptEndings.map(\.words)) != Set(to.keptEndings.map(\.words))
    }
}

extension KeptEnding {
    fileprivate var words: [String?] { [event, gesture?.rawValue, method, removed] }
}
