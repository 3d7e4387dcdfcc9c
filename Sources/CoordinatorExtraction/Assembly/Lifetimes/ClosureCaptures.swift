/// The objects that closures and references to methods keep alive.
struct ClosureCaptures {
    private let engine: Engine
    private let changes: Changes
    private var names = CapturedNames()

    init(_ engine: Engine, _ changes: Changes) { (self.engine, self.changes) = (engine, changes) }

    /// The names that a closure holds strongly.
    mutating func names(in closure: Closure) -> Set<String> { names.strong(in: closure) }

    /// An object that code keeps alive.
    struct Capture {
        var name: String
        var id: ObjectID
        var place: Place
    }

    /// What every one of some closures keeps alive. A holder that the objects of one type make in one place is one object
    /// here: if these objects come from several places, each of them has its own holder, whose closure has its own `self`.
    mutating func common(to code: [Atom], of holder: ObjectID) -> [Capture] {
        let captured = code.map { captures(of: $0) }
        let maker = engine.atoms[holder].maker?.type
        func isAlike(_ one: Capture, _ other: Capture) -> Bool {
            if one.id == other.id { return true }
            guard let maker, one.name == "self", other.name == "self", one.place == other.place else { return false }
            return engine.atoms[one.id].type == maker && engine.atoms[other.id].type == maker
        }
        var found: [Capture] = []
        for one in captured.joined() where captured.allSatisfy({ $0.contains { isAlike(one, $0) } }) {
            if !found.contains(where: { $0.id == one.id }) { found.append(one) }
        }
        return found
    }

    private mutating func captures(of atom: Atom) -> [Capture] {
        switch engine.atoms.meaning(atom) {
        case .closure(let closure): captures(of: closure)
        case .method(let method):
            // A function inside a function captures the names that it mentions.
            if method.frame == nil, let receiver = method.receiver, let place = method.place,
                !method.function.isStatic
            {
                [Capture(name: "self", id: receiver, place: place)]
            } else {
                []
            }
        default: []
        }
    }

    /// The objects that a closure holds strongly. Each is the only possible value of its name, or is in the only
    /// collection that its name can be.
    mutating func captures(of closure: ClosureValue) -> [Capture] {
        let file = engine.index.files[Int(closure.closure.place.file)]
        return names.strong(in: closure.closure).sorted().flatMap { name -> [Capture] in
            guard !changes.isWeakAround(closure.closure, name) else { return [] }
            if name == "self" {
                guard let receiver = closure.frame.receiver, !closure.frame.isStatic else { return [] }
                return [Capture(name: name, id: receiver, place: closure.closure.place)]
            }
            guard !file.weakNames.contains(name), let cell = closure.frame.lookup(name), !cell.value.isOpen,
                cell.value.atoms.count == 1
            else { return [] }
            return objects(in: cell.value.atoms[0]).map {
                Capture(name: name, id: $0, place: closure.closure.place)
            }
        }
    }

    /// The object that an atom is, or all those in a collection.
    private func objects(in atom: Atom) -> [ObjectID] {
        switch engine.atoms.meaning(atom) {
        case .object(let id, _): return [id]
        case .collection(let id):
            guard let cell = engine.heap.known(id, Run.element), !cell.value.isOpen else { return [] }
            return cell.value.atoms.compactMap { element in
                guard case .object(let object, _) = engine.atoms.meaning(element) else { return nil }
                return object
            }
        default: return []
        }
    }
}
