/// The code of a type and of its superclasses and protocols, and the calls between its functions.
final class OwnCode {
    /// The functions that have a body, by their names.
    private(set) var functions: [String: [Function]] = [:]
    private let changes: Changes
    private let subscriptions: SubscribingClosures
    /// What functions call, those that were asked about.
    private var knownCalls: [ObjectIdentifier: Set<String>] = [:]
    /// The functions that call a name, by that name.
    private lazy var callersByName: [String: [Function]] = {
        var found: [String: [Function]] = [:]
        for function in functions.values.joined() {
            var names: Set<String> = []
            function.body?.visit { expression in
                guard case .call(let callee, _, _) = expression, let name = callee.makerName else { return }
                names.insert(name)
            }
            for name in names { found[name, default: []].append(function) }
        }
        return found
    }()

    /// The closures that are kept for later: those that code assigns or that subscribe to a stream, and those in the
    /// declarations of properties.
    private lazy var keptClosures: [Closure] = {
        var found = properties.compactMap(\.keptClosure)
        for function in functions.values.joined() {
            function.body?.visit { expression in
                guard case .closure(let closure) = expression, changes.targets[ObjectIdentifier(closure)] != nil else {
                    return
                }
                found.append(closure)
            }
            found += subscriptions.closures(in: function.body ?? [])
        }
        return found
    }()
    private var properties: [Property] = []

    init(of type: TypeID, in index: ProgramIndex, _ changes: Changes, _ subscriptions: SubscribingClosures) {
        (self.changes, self.subscriptions) = (changes, subscriptions)
        for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
            properties += index[ancestor.type].orderedProperties
            for function in index[ancestor.type].orderedFunctions where function.body != nil {
                functions[function.name, default: []].append(function)
            }
        }
    }

    /// The functions that call one of these names, in the order of the source.
    func makers(of names: Set<String>) -> [Function] {
        var seen: Set<ObjectIdentifier> = []
        return names.flatMap { callersByName[$0] ?? [] }.filter { seen.insert(ObjectIdentifier($0)).inserted }
            .sorted { $0.place < $1.place }
    }

    /// The functions that functions of some names lead to at once. What a closure does that subscribes to a stream happens
    /// later.
    func begun(from names: Set<String>) -> Set<ObjectIdentifier> {
        reached(from: names) { function in
            let body = function.body ?? []
            return self.called(in: body, without: self.subscriptions.calls(in: body))
        }
    }

    /// The functions that functions of some names lead to, those themselves among them.
    func reached(from names: Set<String>) -> Set<ObjectIdentifier> { reached(from: names, calls) }

    private func reached(from names: Set<String>, _ calls: (Function) -> Set<String>) -> Set<ObjectIdentifier> {
        var reached: Set<ObjectIdentifier> = []
        var seen: Set<String> = []
        var waiting = Array(names)
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            for function in functions[name] ?? [] {
                reached.insert(ObjectIdentifier(function))
                waiting += calls(function).filter { functions[$0] != nil }
            }
        }
        return reached
    }

    /// The functions of `self` that code leads to. What it calls of other objects is theirs.
    func ownFunctions(from body: [Statement]) -> Set<ObjectIdentifier> {
        var reached: Set<ObjectIdentifier> = []
        var seen: Set<String> = []
        var waiting = [body]
        while let next = waiting.popLast() {
            var names: Set<String> = []
            next.visit { expression in
                guard case .call(let callee, _, _) = expression, let name = callee.ownName else { return }
                names.insert(name)
            }
            for name in names where seen.insert(name).inserted {
                for function in functions[name] ?? [] {
                    reached.insert(ObjectIdentifier(function))
                    waiting.append(function.body ?? [])
                }
            }
        }
        return reached
    }

    /// Whether a closure that is kept for later calls one of these names and mentions a property.
    func runsLater(_ names: Set<String>, with property: String) -> Bool {
        keptClosures.contains { closure in
            guard closure.body.makes(names) else { return false }
            let reached = way(of: closure.body).functions
            let bodies = functions.values.joined().filter { reached.contains(ObjectIdentifier($0)) }.compactMap(\.body)
            return ([closure.body] + bodies).contains { $0.names.contains(property) }
        }
    }

    /// Whether a closure that is kept for later leads to one of these functions.
    func runsLater(_ wanted: Set<ObjectIdentifier>) -> Bool {
        keptClosures.contains { !ownFunctions(from: $0.body).isDisjoint(with: wanted) }
    }

    private func calls(of function: Function) -> Set<String> {
        if let known = knownCalls[ObjectIdentifier(function)] { return known }
        let calls = called(in: function.body ?? [])
        knownCalls[ObjectIdentifier(function)] = calls
        return calls
    }

    /// The names that code calls. A closure that is assigned to an output runs later, so its calls don't count.
    private func called(in body: [Statement], without left: Set<Place> = []) -> Set<String> {
        var later = left
        body.visit { expression in
            guard case .closure(let closure) = expression, changes.targets[ObjectIdentifier(closure)] != nil else {
                return
            }
            closure.body.visit { if case .call(_, _, let place) = $0 { later.insert(place) } }
        }
        var names: Set<String> = []
        body.visit { expression in
            guard case .call(let callee, let arguments, let place) = expression, !later.contains(place) else { return }
            switch callee {
            case .name(let name, _), .member(_, let name, _): names.insert(name)
            default: break
            }
            // `pages.map(makeTab)`
            for case let (name, true)? in arguments.map(\.value.lastStep) where functions[name] != nil {
                names.insert(name)
            }
        }
        return names
    }

    /// The places and functions that code leads to.
    struct Way {
        var places: Set<Place> = []
        var functions: Set<ObjectIdentifier> = []
        /// The names of all called functions.
        var names: Set<String> = []

        func leads(to change: Changes.Change) -> Bool {
            places.contains(change.place) || change.function.map { functions.contains(ObjectIdentifier($0)) } == true
        }
    }

    /// The places in a handler, and the functions that it calls, directly or indirectly.
    func way(of body: [Statement], without left: Set<Place> = []) -> Way {
        var way = Way()
        body.visit { expression in
            switch expression {
            case .call(_, _, let place), .assignment(_, _, let place): way.places.insert(place)
            default: break
            }
        }
        way.names = called(in: body, without: left)
        way.functions = reached(from: way.names.filter { functions[$0] != nil })
        for functions in functions.values {
            for function in functions where way.functions.contains(ObjectIdentifier(function)) {
                way.names.formUnion(calls(of: function))
            }
        }
        return way
    }
}
