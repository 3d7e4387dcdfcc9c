/// The coordinators that other objects may keep alive.
struct HeldObjects {
    private let engine: Engine
    /// The objects whose properties hold an object, directly or in a collection.
    private var holders: [ObjectID: Set<ObjectID>] = [:]
    /// The closures that capture an object strongly, each with the code that contains it.
    private var closures: [ObjectID: [Set<ObjectIdentifier>]] = [:]
    /// The objects of which a method is passed on as a value.
    private var bound: Set<ObjectID> = []
    /// The contents of collections and tuples.
    private var contents: [ObjectID: [Value]] = [:]
    /// The closures in properties, such as those that the operators of a stream keep.
    private var stored: Set<ObjectIdentifier> = []

    init(_ engine: Engine, _ changes: Changes, _ keepers: SelfKeepers) {
        self.engine = engine
        for key in engine.heap.keys where engine.atoms[key.object].hasParts {
            guard let value = engine.heap.known(key.object, key.property)?.value, value.contains(.object) else {
                continue
            }
            contents[key.object, default: []].append(value)
        }
        for key in engine.heap.keys where contents[key.object] == nil {
            guard let value = engine.heap.known(key.object, key.property)?.value, value.contains(.object) else {
                continue
            }
            guard let type = engine.atoms[key.object].type else {
                hold(value, in: key.object)
                continue
            }
            if let property = engine.declarations.property(key.property, of: type)?.property {
                if property.ownership == .strong { hold(value, in: key.object) }
            } else if !keepers.isWeakInLibraries(key.property) {
                hold(value, in: key.object)
            }
        }
        for key in engine.heap.keys {
            for atom in engine.heap.known(key.object, key.property)?.value.atoms ?? [] where atom.sort == .closure {
                if case .closure(let closure) = engine.atoms.meaning(atom) {
                    stored.insert(ObjectIdentifier(closure.closure))
                }
            }
        }
        for number in 0..<engine.atoms.closureCount { capture(engine.atoms.closure(number), changes) }
        // A selector does not keep its object alive.
        for method in engine.atoms.methods where method.place != nil && !method.function.attributes.contains("objc") {
            if let receiver = method.receiver { bound.insert(receiver) }
        }
    }

    /// Whether a closure or a bound method keeps an object. Captures in code that runs too late do not count.
    func isCaptured(_ id: ObjectID, but late: Set<ObjectIdentifier>) -> Bool {
        bound.contains(id) || (closures[id] ?? []).contains { $0.isDisjoint(with: late) }
    }

    /// Whether a property keeps an object. Holders that come too late do not count.
    func isStored(_ id: ObjectID, unless isLate: (ObjectID) -> Bool) -> Bool {
        (holders[id] ?? []).contains { !isLate($0) }
    }

    private mutating func hold(_ value: Value, in holder: ObjectID) {
        for id in coordinators(in: value) { holders[id, default: []].insert(holder) }
    }

    /// The coordinators in a value, including those in collections.
    private func coordinators(in value: Value) -> Set<ObjectID> {
        var found: Set<ObjectID> = []
        var waiting = [value]
        while let next = waiting.popLast() {
            for atom in next.atoms where atom.sort == .object {
                let id = ObjectID(index: atom.index)
                guard found.insert(id).inserted else { continue }
                waiting += contents[id] ?? []
            }
        }
        return found.filter { engine.atoms[$0].type.map(engine.roles.isCoordinator) == true }
    }

    private mutating func capture(_ closure: ClosureValue, _ changes: Changes) {
        let id = ObjectIdentifier(closure.closure)
        guard !changes.passing.contains(id) || stored.contains(id) else { return }
        for name in closure.closure.stronglyCaptured {
            if name == "self" {
                guard let receiver = closure.frame.receiver else { continue }
                var codes: Set<ObjectIdentifier> = []
                closure.frame.visitCodes { codes.insert($0.code) }
                closures[receiver, default: []].append(codes)
            } else if let value = closure.frame.lookup(name)?.value {
                for id in coordinators(in: value) { closures[id, default: []].append([]) }
            }
        }
    }
}
