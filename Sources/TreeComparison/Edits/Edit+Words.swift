import CoordinatorModel

extension Edit {
    /// The coordinator that it is about; `nil` for the tree as a whole.
    public var coordinator: Int? {
        switch self {
        case .added(let index, _, _), .removed(let index, _), .moved(let index, _, _), .represented(let index, _, _),
            .reference(let index, _), .fact(let index, _), .route(let index, _), .ignore(let index, _):
            index
        case .screen(let place, _): place.coordinator
        case .emission(let place, _): place.coordinator
        case .interceptor(let place, _): place.coordinator
        case .name, .event, .unresolved, .treeIgnore, .extensions: nil
        }
    }

    /// The difference of a coordinator in a few words; `nil` if a row or a branch shows it.
    func remark(in overlay: Overlay) -> String? {
        switch self {
        case .moved(_, let from, let to):
            guard from.parent != to.parent else { return "moved among its siblings" }
            return "moved from \(overlay.words(for: from.parent))"
        case .represented(_, let from, let to):
            if Branch.livesDiffer(from.branch, to.branch), from.branch?.presentation == to.branch?.presentation {
                return "was \(from.branch?.lifeWords ?? "held in an unknown way")"
            }
            let words = [from.branch?.presentation, from.branch?.route].compactMap { $0 }.joined(separator: " · ")
            return "was brought up by \(words.isEmpty ? "a branch without a name" : words)"
        case .fact(_, let fact): return fact.remark
        default: return nil
        }
    }
}

extension Overlay {
    /// The words for a parent.
    public func words(for parent: Position.Parent) -> String {
        switch parent {
        case .roots: "the roots"
        case .unattached: "the unattached coordinators"
        case .coordinator(let index):
            changes[index] == .added ? after.coordinators[index].type : before.coordinators[index].type
        }
    }
}

extension Fact {
    /// The value before, in a few words.
    fileprivate var remark: String? {
        switch self {
        case .type(let before, _): "was \(before)"
        case .kind(let before, _): "was \(before.rawValue)"
        case .needs(let before, let after): Self.dependency("needs", before, after)
        case .provides(let before, let after): Self.dependency("provides", before, after)
        case .activeRoute(let before, _): before.map { "route was \($0)" } ?? "route is set"
        case .started(let before, _): before.map { $0 ? "was started" : "was not started" } ?? "is known to run or not"
        case .retainCycles(_, let after): after.isEmpty ? "was part of a retain cycle" : "is part of a retain cycle"
        case .id, .location, .extensions, .dependencyExtensions: nil
        }
    }

    private static func dependency(_ verb: String, _ before: String?, _ after: String?) -> String {
        guard let after else { return "\(verb) nothing" }
        return "\(verb) \(after)" + (before.map { ", not \($0)" } ?? "")
    }
}
