import CoordinatorModel

extension Branch {
    /// How the child is held and removed, in words.
    public var lifeWords: String {
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

    /// Whether two versions of a branch hold or remove the child differently. What only one of them knows is no change.
    public static func livesDiffer(_ from: Branch?, _ to: Branch?) -> Bool {
        if let before = from?.holding, let after = to?.holding, before.strength != after.strength { return true }
        if let before = from?.removals, let after = to?.removals {
            return Set(before.map(\.event)) != Set(after.map(\.event))
        }
        return false
    }
}
