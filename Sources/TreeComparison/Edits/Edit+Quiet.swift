import CoordinatorModel

extension Edit {
    /// Whether it does not concern the app's navigation: places in source, ids, `x-` keys, suppressions, and unresolved
    /// places. Such differences need no attention.
    public var isQuiet: Bool {
        switch self {
        case .added, .removed, .moved: false
        case .represented(_, let from, let to):
            from.branch?.words == to.branch?.words && !Branch.livesDiffer(from.branch, to.branch)
        case .reference(_, let step):
            if case .changed(let from, let to, _) = step {
                from.words == to.words && !Branch.livesDiffer(from, to)
            } else {
                false
            }
        case .fact(_, let fact): fact.isQuiet
        case .route(_, let step): step.isQuiet { [$0.name] + $0.payload }
        case .screen(_, let step): step.isQuiet { [$0.type] }
        case .emission(_, let step):
            step.isQuiet { [$0.event, $0.isUnwired ? "unwired" : $0.heard?.rawValue, $0.delivery?.rawValue] }
        case .interceptor(_, let step):
            step.isQuiet { [$0.event, $0.consumes.rawValue, $0.by ?? "", $0.isEmpty ? "empty" : ""] }
        case .name: false
        case .event(let step): step.isQuiet { [$0.name] + $0.payload }
        case .ignore, .unresolved, .treeIgnore, .extensions: true
        }
    }
}

extension Emission {
    /// Whether no object is wired to the emitter. The tree may say so in two ways, and the second one also gives a reason:
    /// an emission that changes from one to the other is as lost as before.
    package var isUnwired: Bool { heard == .never || extensions[ExtensionKeys.wiring] != nil }
}

extension Fact {
    var isQuiet: Bool {
        switch self {
        case .id, .location, .extensions, .dependencyExtensions: true
        // Source and hand-written trees don't show which coordinators run, so it is not a change if only a snapshot
        // does.
        case .started(let before, let after): before == nil || after == nil
        case .type, .kind, .activeRoute, .needs, .provides, .retainCycles: false
        }
    }
}

extension ListChange {
    /// Whether an element still exists, has the same `words` and has not moved.
    fileprivate func isQuiet(_ words: (Element) -> [String?]) -> Bool {
        guard case .changed(let from, let to, _) = self else { return false }
        return words(from) == words(to)
    }
}

extension Branch {
    /// The properties of a branch that count as navigation.
    fileprivate var words: [String?] { [presentation, route] }
}
