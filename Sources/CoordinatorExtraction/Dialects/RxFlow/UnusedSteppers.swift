/// Steppers that stand in properties which no code reads: `let list = ListReactor.shared`. A library calls a view model's
/// code for the screen that uses it, so nothing calls that of these objects.
final class UnusedSteppers {
    private let engine: Engine
    /// The properties that have each object.
    private lazy var holders = findHolders()
    /// The names that code mentions, apart from declarations such as the one above; those of static properties with their types.
    private lazy var mentioned = findMentioned()

    init(_ engine: Engine) { self.engine = engine }

    func contains(_ stepper: ObjectID) -> Bool {
        guard let type = engine.atoms[stepper].type, let own = holders[stepper], !beginsItself(type) else {
            return false
        }
        return own.allSatisfy { key in
            guard let holder = engine.atoms[key.object].type else { return false }
            guard engine.atoms[key.object].sort == .statics else { return !mentioned.contains(key.property) }
            return !mentioned.contains("\(engine.index[holder].lastName).\(key.property)")
        }
    }

    /// Whether making an object of a type runs more of its code than assignments.
    private func beginsItself(_ type: TypeID) -> Bool {
        engine.declarations.initializers(of: type).contains { found in
            var calls = false
            found.function.body?.visit { expression in
                guard case .call(let callee, _, _) = expression, let name = callee.ownName else { return }
                if !name.isCapitalized { calls = true }
            }
            return calls
        }
    }

    private func findHolders() -> [ObjectID: [Heap.Key]] {
        var found: [ObjectID: [Heap.Key]] = [:]
        for key in engine.heap.keys {
            guard let cell = engine.heap.known(key.object, key.property) else { continue }
            for object in engine.atoms.objects(in: cell.value) { found[object, default: []].append(key) }
        }
        return found
    }

    private func findMentioned() -> Set<String> {
        var names: Set<String> = []
        engine.index.visitCode { part in
            if part.property?.initializer != nil, part.body.count == 1, case .expression(let value) = part.body[0],
                value.isPlainSource
            {
                return
            }
            part.body.visit { expression in
                switch expression {
                case .name(let name, _): names.insert(name)
                case .member(let base?, let name, _):
                    names.insert(base.typeLikeName.map { "\($0).\(name)" } ?? name)
                default: return
                }
            }
        }
        return names
    }
}

extension Expression {
    /// Whether it only names another object, or makes one without arguments: `Model.shared`, `Model()`.
    fileprivate var isPlainSource: Bool {
        switch self {
        case .member(let base?, _, _): base.typeLikeName != nil
        case .call(let callee, let arguments, _): arguments.isEmpty && callee.typeLikeName != nil
        default: false
        }
    }

    fileprivate var typeLikeName: Substring? {
        switch self {
        case .name(let name, _), .member(_, let name, _), .type(.named(let name, _), _):
            name.isCapitalized ? name[...] : nil
        default: nil
        }
    }
}
