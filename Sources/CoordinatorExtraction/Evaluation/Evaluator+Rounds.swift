extension Evaluator {
    /// Evaluates everything until nothing new is found.
    func run() {
        for round in 0..<Self.mostRounds {
            isChanged = false
            supply = supplyOfARound
            granted = 0
            cutOff.removeAll(keepingCapacity: true)
            results.removeAll(keepingCapacity: true)
            pureResults.removeAll(keepingCapacity: true)
            reads.removeAll(keepingCapacity: true)
            pureReads.removeAll(keepingCapacity: true)
            factories.removeAll(keepingCapacity: true)
            knownDelayed.removeAll(keepingCapacity: true)
            deliveries.removeAll(keepingCapacity: true)
            // Nobody is a base class; what it does, its subclasses do.
            let made = Set(facts.made.keys.map(\.type)).union(facts.begun.keys).union(facts.sought.keys.map(\.type))
            for type in index.declared where !type.isProtocol && !roles.isIdle(type.id) {
                if !roles.isAbstract(type.id) || made.contains(type.id) { enter(type) }
            }
            for (number, file) in index.files.enumerated() where !file.statements.isEmpty {
                let frame = Frame(receiver: nil, isStatic: true, home: nil, file: Int32(number), parent: nil)
                refuel()
                _ = execute(file.statements, in: frame)
            }
            for property in index.globals.values.sorted(by: { $0.place < $1.place }) {
                refuel()
                _ = global(property)
            }
            catchUp()
            sweep()
            catchUp()
            if !isChanged && round > 0 { break }
        }
        for place in cutOff { facts.unresolved[place] = Self.beyond }
    }

    private static let mostRounds = 5

    /// Evaluates every function of a type, its superclasses' and its protocols' among them, with an object of the type.
    private func enter(_ type: NominalType) {
        let receiver = Instance(type: type.id)
        actor = type.id
        route = nil
        depth = 0
        defer { actor = nil }
        var seen: [String: [Function]] = [:]
        for ancestor in index.ancestors(of: type.id) {
            let home = index[ancestor.type]
            guard !home.isExternal else { continue }
            for property in home.orderedProperties {
                refuel()
                enter(property, receiver, ancestor)
                noteCutOff(at: property.place)
            }
            for function in home.orderedFunctions {
                guard function.body != nil else { continue }
                if function.kind != .initializer {
                    // What stands nearer overrides what has the same signature.
                    let nearer = seen[function.name, default: []]
                    if !nearer.isEmpty, nearer.contains(where: { signature(of: $0) == signature(of: function) }) {
                        continue
                    }
                    seen[function.name, default: []].append(function)
                }
                if function.kind == .initializer, ancestor.type != type.id, !home.isProtocol { continue }
                refuel()
                let arguments = function.parameters.indices.map { expected($0, of: function, receiver, ancestor) }
                _ = run(function, receiver: receiver, home: ancestor, arguments: arguments, isEntry: true)
                noteCutOff(at: function.place)
            }
        }
        catchUp()
    }

    private func enter(_ property: Property, _ receiver: Instance, _ home: Ancestor) {
        let frame = Frame(
            receiver: receiver, isStatic: property.isStatic, home: home, file: property.place.file, parent: nil)
        if let initializer = property.initializer {
            let value = evaluate(
                initializer, in: frame, expecting: property.type.map { index.shape(of: $0, in: frame.scope) })
            if property.isStored, slot(property, of: receiver.type)?.sort == .output {
                remember(value, under: property.name, of: receiver)
                wireDefault(property, of: receiver)
            } else if property.isStored {
                store(value, to: property, of: receiver, in: frame, at: property.place)
            }
        }
        if let getter = property.getter { _ = self.value(of: getter, in: frame) }
        if !property.setter.isEmpty { _ = execute(property.setter, in: frame.nested()) }
    }

    /// What a function sees of types while its parameters are declared.
    func scope(of function: Function, _ receiver: Instance?, _ home: Ancestor?) -> Scope {
        let frame = Frame(
            receiver: receiver, isStatic: function.isStatic, home: home, file: function.place.file, parent: nil)
        if !function.generics.parameters.isEmpty { frame.generics = bounds(of: function, in: frame.scope) }
        return frame.scope
    }

    /// Generic parameters stand for their bounds until a call says more.
    func bounds(of function: Function, in scope: Scope) -> [String: Shape] {
        var bounds: [String: Shape] = [:]
        for parameter in function.generics.parameters {
            bounds[parameter.name] =
                parameter.bound.map { index.shape(of: $0, in: scope) } ?? .parameter(parameter.name)
        }
        for requirement in function.generics.requirements {
            if case .named(let name, _) = requirement.subject, bounds[name] != nil {
                bounds[name] = index.shape(of: requirement.bound, in: scope)
            }
        }
        return bounds
    }

    /// Closures that would have told something of what they make, and that nobody was seen to call.
    private func sweep() {
        for (place, closure) in factories.sorted(by: { $0.key < $1.key }) where !called.contains(place) {
            refuel()
            actor = closure.actor
            _ = call(closure, with: [], at: closure.closure.place)
        }
        actor = nil
    }

    /// What an entry did not come to the end of is not known, which is said.
    func noteCutOff(at place: Place) {
        guard fuel <= 0, let actor, roles.acts(actor) else { return }
        cutOff.insert(place)
    }

    static let beyond = "this leads further than it was followed: what happens there is missing"

    /// Gives an entry what it may need; the rest of the last one's goes back.
    func refuel() {
        anticipated.removeAll(keepingCapacity: true)
        if granted > 0 { supply -= granted - max(fuel, 0) }
        granted = max(min(Self.fuelOfAnEntry, supply), Self.leastFuel)
        fuel = granted
    }

    /// All that a round may take: many times what apps need, and yet no more than in proportion to the program.
    private var supplyOfARound: Int {
        let functions = index.declared.reduce(0) { $0 + $1.functions.count + $1.properties.count }
        return 1_000_000 + 200 * functions
    }

    /// What an entry gets even where the others have used everything up.
    private static let leastFuel = 200
}
