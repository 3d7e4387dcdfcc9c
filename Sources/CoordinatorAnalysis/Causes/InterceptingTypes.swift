import CoordinatorModel

/// Finds an interceptor of an event somewhere in the tree, for the hint that a lost event is intercepted elsewhere.
struct InterceptingTypes {
    private let store: JourneyStore
    private var firstInterceptors: [Int32] = []
    private lazy var suggestions: NameSuggestions = {
        let names = store.places.names.names
        return NameSuggestions(zip(names, firstInterceptors).filter { $1 >= 0 }.map(\.0))
    }()

    init(_ store: JourneyStore) { self.store = store }

    /// A type that intercepts an event somewhere; `nil` if there is none.
    mutating func interceptor(of name: Int32) -> String? {
        if firstInterceptors.isEmpty {
            firstInterceptors = [Int32](repeating: -1, count: store.places.names.names.count)
            for (index, interceptor) in store.places.interceptors.enumerated().reversed() {
                firstInterceptors[Int(interceptor.name)] = Int32(index)
            }
        }
        let wildcard = store.places.wildcards[Int(name)]
        let interceptor =
            firstInterceptors[Int(name)] >= 0 || wildcard < 0
            ? firstInterceptors[Int(name)] : firstInterceptors[Int(wildcard)]
        guard interceptor >= 0 else { return nil }
        let entry = store.places.interceptors[Int(interceptor)]
        let place = store.places.place(entry.place)
        return store.tree.intercepts(at: place)[Int(entry.position)].by ?? store.tree.type(at: place)
    }

    /// An intercepted event with a similar name.
    mutating func suggestion(for name: Int32) -> String? { suggestions.hint(for: store.places.names.names[Int(name)]) }
}
