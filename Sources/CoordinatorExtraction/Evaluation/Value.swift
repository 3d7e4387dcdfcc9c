/// What an expression can be: a set of possibilities. An empty one is not known.
struct Value: Hashable {
    private(set) var atoms: [Atom] = []
    /// How many possibilities there are in it, at all levels.
    private(set) var weight = 0

    /// Nothing is known.
    static var unknown: Value { Value() }

    init() {}
    init(_ atom: Atom) { insert(atom) }
    init(_ atoms: [Atom]) { for atom in atoms { insert(atom) } }

    var isUnknown: Bool { atoms.isEmpty }

    /// More possibilities than these say nothing more.
    private static let most = 24
    /// More than these in all would be a value that holds ever more of its own kind, as a list of lists does.
    private static let heaviest = 300

    @discardableResult
    mutating func insert(_ atom: Atom) -> Bool {
        guard atoms.count < Self.most else { return false }
        var (atom, added) = (atom, atom.weight)
        if weight + added > Self.heaviest { (atom, added) = (atom.emptied, 1) }
        guard !atoms.contains(atom) else { return false }
        atoms.append(atom)
        weight += added
        return true
    }

    /// Adds the possibilities of another value, and says whether there was a new one.
    @discardableResult
    mutating func join(_ other: Value) -> Bool {
        var isNew = false
        for atom in other.atoms where insert(atom) { isNew = true }
        return isNew
    }

    func joined(_ other: Value) -> Value {
        var both = self
        both.join(other)
        return both
    }

    /// The objects among the possibilities.
    var instances: [Instance] {
        atoms.compactMap { if case .object(let instance) = $0 { instance } else { nil } }
    }

    /// The elements, if it is a collection; else itself.
    var elements: Value {
        let holdsCollection = atoms.contains { if case .collection = $0 { true } else { false } }
        guard holdsCollection else { return self }
        var elements = Value()
        for atom in atoms {
            if case .collection(let inner) = atom { elements.join(inner) } else { elements.insert(atom) }
        }
        return elements
    }

    /// All objects in it, also those in collections and tuples.
    var reachable: [Instance] {
        atoms.flatMap { atom -> [Instance] in
            switch atom {
            case .object(let instance): [instance]
            case .collection(let inner): inner.reachable
            case .tuple(let parts): parts.flatMap(\.value.reachable)
            default: []
            }
        }
    }

    /// Whether it says more than a declaration does: it was made, or is code.
    var isTelling: Bool {
        atoms.contains { atom in
            switch atom {
            case .object(let instance): instance.isMade
            case .closure, .method, .slot, .type, .enumCase: true
            case .collection(let inner): inner.isTelling
            case .tuple(let parts): parts.contains { $0.value.isTelling }
            case .bool, .nil: false
            }
        }
    }

    /// `true` or `false` where it is exactly one of them.
    var decided: Bool? {
        guard atoms.count == 1, case .bool(let value) = atoms[0] else { return nil }
        return value
    }
}

/// One possibility.
enum Atom: Hashable {
    struct Part: Hashable {
        var label: String?
        var value: Value
    }

    case object(Instance)
    case type(TypeID, [Shape])
    /// A case with what it carries.
    case enumCase(TypeID, String, [Value])
    case closure(ClosureValue)
    case method(MethodValue)
    case tuple([Part])
    case collection(Value)
    case bool(Bool)
    /// What an output or a delegate property holds at that moment, whoever may have put it there.
    case slot(Slot)
    case `nil`
}

extension Atom {
    /// How many possibilities there are in it, itself among them.
    var weight: Int {
        switch self {
        case .enumCase(_, _, let payload): payload.reduce(1) { $0 + $1.weight }
        case .tuple(let parts): parts.reduce(1) { $0 + $1.value.weight }
        case .collection(let element): 1 + element.weight
        default: 1
        }
    }

    /// The same without what is in it.
    var emptied: Atom {
        switch self {
        case .enumCase(let type, let name, _): .enumCase(type, name, [])
        case .tuple(let parts): .tuple(parts.map { Part(label: $0.label, value: .unknown) })
        case .collection: .collection(.unknown)
        default: self
        }
    }
}

/// An object of a type.
struct Instance: Hashable {
    var type: TypeID
    var arguments: [Shape] = []
    /// Whether it was seen to be made; otherwise a declaration says that there is one of this type or of one below it.
    var isMade = false
}

/// An output or a delegate: the property through which a type tells others that something happened.
struct Slot: Hashable {
    enum Sort: Hashable { case output, delegate }

    var sort: Sort
    /// The type whose object has it.
    var holder: TypeID
    /// The property's name.
    var name: String
    /// The type that declares the property: the protocol where there is one. For an output only.
    var owner: TypeID
    /// The types of the delegate: several for a composition.
    var delegates: [TypeID] = []
}

/// A closure with what it sees around it.
final class ClosureValue: Hashable {
    let closure: Closure
    let frame: Frame
    /// On whose behalf it was written.
    let actor: TypeID?
    /// How many of its calls are under way.
    var calls = 0

    init(_ closure: Closure, in frame: Frame, actor: TypeID?) {
        self.closure = closure
        self.frame = frame
        self.actor = actor
    }

    static func == (left: ClosureValue, right: ClosureValue) -> Bool {
        left.closure === right.closure && left.frame.receiver == right.frame.receiver && left.actor == right.actor
    }

    func hash(into hasher: inout Hasher) { hasher.combine(closure.place) }
}

/// A function, bound to its receiver where it has one.
struct MethodValue: Hashable {
    let function: Function
    let receiver: Instance?
    /// The type in whose declaration the function stands.
    let home: Ancestor?
    /// What a function inside a function sees.
    let frame: Frame?

    static func == (left: MethodValue, right: MethodValue) -> Bool {
        left.function === right.function && left.receiver == right.receiver
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(function))
        hasher.combine(receiver)
    }
}
