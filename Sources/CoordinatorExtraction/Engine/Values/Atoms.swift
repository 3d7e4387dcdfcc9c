/// The meanings of atoms: objects, types, closures, functions and channels, each kept once.
final class Atoms {
    private var objects = Interned<Object>()
    private var types = Interned<TypeReference>()
    private var closures = Interned<ClosureValue>()
    private var methodValues = Interned<MethodValue>()
    private var channels = Interned<Channel>()

    /// The functions that were named without being called, and other function values.
    var methods: [MethodValue] { methodValues.all }
    var closureCount: Int { closures.all.count }

    subscript(id: ObjectID) -> Object { objects.all[Int(id.index)] }
    subscript(id: ChannelID) -> Channel { channels.all[Int(id.index)] }

    func closure(_ index: Int) -> ClosureValue { closures.all[index] }

    /// The object's identifier, and whether the object was not known before.
    func intern(_ object: Object) -> (id: ObjectID, isNew: Bool) {
        var object = object
        if !object.arguments.isEmpty {
            let own = object.type.map { [$0] } ?? []
            object.arguments = object.arguments.map { $0.limited(inside: own) }
        }
        let (index, isNew) = objects.intern(object)
        return (ObjectID(index: index), isNew)
    }

    func atom(_ type: TypeID, _ arguments: [Shape] = []) -> Atom {
        let reference = TypeReference(type: type, arguments: arguments.map { $0.limited(inside: [type]) })
        return Atom(sort: .type, index: types.intern(reference).index)
    }

    func atom(_ closure: ClosureValue) -> Atom { Atom(sort: .closure, index: closures.intern(closure).index) }
    func atom(_ method: MethodValue) -> Atom { Atom(sort: .method, index: methodValues.intern(method).index) }
    func id(_ channel: Channel) -> ChannelID { ChannelID(index: channels.intern(channel).index) }

    /// The meaning of an atom.
    enum Meaning {
        /// An object of a type: a class, a struct, an enum with an unknown case.
        case object(ObjectID, TypeID)
        case enumCase(ObjectID, TypeID, String)
        case tuple(ObjectID, [String?])
        case collection(ObjectID)
        case type(TypeID, [Shape])
        case closure(ClosureValue)
        case method(MethodValue)
        case channel(ChannelID, Channel)
        case truth(Bool)
        case nothing
    }

    func meaning(_ atom: Atom) -> Meaning {
        let index = Int(atom.index)
        switch atom.sort {
        case .object:
            let (id, object) = (ObjectID(index: atom.index), objects.all[index])
            switch object.sort {
            case .tuple(let labels): return .tuple(id, labels)
            case .collection: return .collection(id)
            case .enumCase(let name):
                guard let type = object.type else { return .nothing }
                return .enumCase(id, type, name)
            case .made, .declared, .statics, .globals:
                guard let type = object.type else { return .nothing }
                return .object(id, type)
            }
        case .type: return .type(types.all[index].type, types.all[index].arguments)
        case .closure: return .closure(closures.all[index])
        case .method: return .method(methodValues.all[index])
        case .channel: return .channel(ChannelID(index: atom.index), channels.all[index])
        case .truth: return .truth(atom == .yes)
        case .nothing: return .nothing
        }
    }

    /// The objects among a value's possibilities that have a type.
    func objects(in value: Value) -> [ObjectID] {
        value.atoms.compactMap { atom in
            guard atom.sort == .object, case .object(let id, _) = meaning(atom) else { return nil }
            return id
        }
    }

    func channels(in value: Value) -> [(id: ChannelID, channel: Channel)] {
        value.atoms.compactMap { atom in
            guard atom.sort == .channel else { return nil }
            return (ChannelID(index: atom.index), channels.all[Int(atom.index)])
        }
    }
}

/// Values that are kept once each, and identified by their position.
private struct Interned<Element: Hashable> {
    private(set) var all: [Element] = []
    private var places: [Element: Int32] = [:]

    mutating func intern(_ element: Element) -> (index: Int32, isNew: Bool) {
        if let known = places[element] { return (known, false) }
        let index = Int32(all.count)
        places[element] = index
        all.append(element)
        return (index, true)
    }
}
