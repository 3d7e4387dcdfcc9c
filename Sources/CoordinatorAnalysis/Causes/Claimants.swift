import CoordinatorModel

/// Finds an interceptor of an event somewhere in the tree, for the hint that a lost event is intercepted elsewhere.
struct Claimants {
    private let store: JourneyStore
    private var firstClaims: [Int32] = []
    private lazy var suggestions: NameSuggestions = {
        let names = store.places.names.names
        return NameSuggestions(zip(names, firstClaims).filter { $1 >= 0 }.map(\.0))
    }()

    init(_ store: JourneyStore) { self.store = store }

    /// A type that intercepts an event somewhere; `nil` if there is none.
    mutating func claimant(of name: Int32) -> String? {
        if firstClaims.isEmpty {
            firstClaims = [Int32](repeating: -1, count: store.places.names.names.count)
            for (index, claim) in store.places.claims.enumerated().reversed() {
                firstClaims[Int(claim.name)] = Int32(index)
            }
        }
        let wildcard = store.places.wildcards[Int(name)]
        let claim = firstClaims[Int(name)] >= 0 || wildcard < 0 ? firstClaims[Int(name)] : firstClaims[Int(wildcard)]
        guard claim >= 0 else { return nil }
        return store.tree.type(at: store.places.place(store.places.claims[Int(claim)].place))
    }

    /// An intercepted event with a similar name.
    mutating func suggestion(for name: Int32) -> String? { suggestions.hint(for: store.places.names.names[Int(name)]) }
}
