/// The closures with which an app subscribes to streams.
struct SubscribingClosures {
    /// The places of the app's calls that subscribe to a stream.
    private let places: Set<Place>
    /// Operators after which a stream has only a few values.
    private let bounding: Names

    init(_ engine: Engine) {
        places = Set(engine.facts.streams.listeners.values.joined().map(\.place))
        bounding = engine.index.vocabulary.lives.bounding
    }

    /// The closures in code that run for each value of a stream: of all streams, or of those of some variables, even if these
    /// streams soon end.
    func closures(in body: [Statement], of variables: Set<String>? = nil) -> [Closure] {
        var found: [Closure] = []
        body.visit { expression in
            guard case .call(let callee, let arguments, let place) = expression, places.contains(place),
                variables.map({ all in callee.streamPath.map { all.contains($0.variable) } == true })
                    ?? !isBounded(callee)
            else { return }
            for case .closure(let closure) in arguments.map(\.value) { found.append(closure) }
        }
        return found
    }

    /// The places of the calls in these closures.
    func calls(in body: [Statement]) -> Set<Place> {
        var found: Set<Place> = []
        for closure in closures(in: body) {
            closure.body.visit { if case .call(_, _, let place) = $0 { found.insert(place) } }
        }
        return found
    }

    /// Whether a stream ends after its first values, as in `taps.first().sink`. `take(until: end)` is not like that.
    private func isBounded(_ callee: Expression) -> Bool {
        guard case .member(.call(let inner, let arguments, _)?, _, _) = callee else { return false }
        if case .member(_?, let name, _) = inner, bounding.contains(name),
            arguments.first.map({ $0.label == nil || $0.label == "where" }) ?? true
        {
            return true
        }
        return isBounded(inner)
    }
}
