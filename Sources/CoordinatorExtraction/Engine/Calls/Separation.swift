/// What distinguishes the calls of one function for one receiver.
enum Separation {
    /// All that decides where a call leads: code, cases, types, and objects that differ from others of their type.
    case byValues
    /// Nothing: one activation for all calls.
    case never

    /// The possibilities of an argument by which a call is distinguished from others.
    func telling(_ value: Value, _ engine: Engine) -> Value {
        switch self {
        case .byValues: value.filter { decides($0, engine) }
        case .never: .never
        }
    }

    /// How many calls are kept separate.
    var most: Int { 48 }

    private func decides(_ atom: Atom, _ engine: Engine) -> Bool {
        switch atom.sort {
        case .closure, .method, .channel, .type: return true
        case .truth, .nothing: return false
        case .object:
            let object = engine.atoms[ObjectID(index: atom.index)]
            guard let type = object.type else { return false }
            if case .enumCase = object.sort { return true }
            return object.isMade && (engine.roles.acts(type) || engine.roles.isSpokesman(type))
        }
    }
}
