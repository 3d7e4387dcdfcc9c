import CoordinatorModel

/// The events that objects intercept for their own sake. A flow that intercepts a step and ends with the same step does not:
/// it leaves that to its parent.
struct InterceptedEndings {
    private struct Claim: Hashable {
        var place: Int32
        var name: Int32
    }

    /// For each event name, whether such an object is in the tree.
    let isIntercepted: [Bool]

    init(_ store: JourneyStore) {
        let places = store.places
        var endings: Set<Claim> = []
        for emission in places.emissions where emission.isForParent {
            endings.insert(Claim(place: emission.place, name: emission.name))
        }
        var found = [Bool](repeating: false, count: places.names.names.count)
        for interceptor in places.interceptors
        where !endings.contains(Claim(place: interceptor.place, name: interceptor.name)) {
            found[Int(interceptor.name)] = true
        }
        for (name, wildcard) in places.wildcards.enumerated() where wildcard >= 0 && found[Int(wildcard)] {
            found[name] = true
        }
        isIntercepted = found
    }
}

extension Emission {
    /// What is known about a step that a flow hands to its parent.
    var handedOn: HandedOnStep? {
        guard !extensions.isEmpty, case .string(let word)? = extensions[ExtensionKeys.handedOn] else { return nil }
        return HandedOnStep(rawValue: word)
    }
}
