/// The path of a finding, computed only on demand: in a chain of 200,000 coordinators, there may be 200,000 findings
/// with paths of that length.
enum Trail: Sendable {
    /// The types, from the root.
    case types([String])
    /// A path that was walked, and a coordinator below it if there is one.
    case visit(Int32, then: Int?, JourneyStore)

    /// The types, from the root.
    var types: [String] {
        switch self {
        case .types(let types): return types
        case .visit(let visit, let last, let store):
            var coordinators = Array(store.path(from: visit).reversed())
            if let last { coordinators.append(last) }
            return coordinators.map { store.tree.coordinators[$0].type }
        }
    }

    /// The last types of the path, after an ellipsis if there are more.
    func end(_ count: Int) -> [String] {
        guard case .visit(let start, let last, let store) = self else {
            return types.count > count ? ["…"] + types.suffix(count) : types
        }
        var end = last.map { [store.tree.coordinators[$0].type] } ?? []
        var visit = start
        while visit >= 0, end.count < count {
            end.append(store.tree.coordinators[Int(store.visits[Int(visit)].coordinator)].type)
            visit = store.visits[Int(visit)].parent
        }
        return (visit >= 0 ? ["…"] : []) + end.reversed()
    }
}
