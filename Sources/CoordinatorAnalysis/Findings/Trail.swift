/// The path of a finding, spelled out only when somebody looks: in a chain of 200,000 coordinators each of as many
/// findings has a path of that length.
enum Trail: Sendable {
    /// The types, from the root.
    case types([String])
    /// A path that was walked, and perhaps a coordinator below it.
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
}
