/// Objects, distinguished by the place where they are made and the object for which they are made.
extension Run {
    func type(of object: ObjectID) -> TypeID? { atoms[object].type }

    func own(_ object: ObjectID) -> TypeReference? {
        atoms[object].type.map { TypeReference(type: $0, arguments: atoms[object].arguments) }
    }

    /// The objects among the possibilities that have a type.
    func objects(in value: Value) -> [ObjectID] { atoms.objects(in: value) }

    func declared(_ type: TypeID, _ arguments: [Shape] = []) -> ObjectID {
        engine.object(Object(sort: .declared, type: type, arguments: arguments))
    }

    /// An object that is made here, with this content; `nil` if the owner is unknown, or what is fixed has not arrived.
    func made(
        _ type: TypeID, _ arguments: [Shape] = [], of contents: [Value], fixed: [String]? = [], at place: Place
    ) -> ObjectID? {
        guard let fixed else { return nil }
        if trial == nil, arguments.isEmpty, engine.plain.contains(type) {
            return engine.object(Object(sort: .made, type: type, constants: fixed))
        }
        // The system makes it once.
        if roles.begins(type), index[type].isClass { return declared(type) }
        // A library's objects are distinguished by their owners.
        if index[type].isModel, let owner = here.caller {
            if let known = outer(type, at: place, around: owner) { return known }
            return object(.made, type, arguments, at: place, by: nil, of: owner)
        }
        let service = roles.acts(type) ? nil : servingItself(making: type)
        let maker = service ?? (engine.plain.leads(type) ? demandActor() : maker(of: contents))
        return isAbandoned ? nil : object(.made, type, arguments, at: place, by: maker)
    }

    /// An object that the current owner makes, or receives although no other code makes it.
    func make(_ type: TypeID, _ arguments: [Shape] = [], at place: Place) -> Value {
        guard let id = made(type, arguments, of: [], at: place) else { return .never }
        initialize(id)
        noteMade(id, at: place)
        return Value(id)
    }

    /// The same object, if its own code leads here again: an app's operator that makes a subject and calls itself on
    /// the subject would make endless new ones.
    private func outer(_ type: TypeID, at place: Place, around owner: ObjectID) -> ObjectID? {
        var around: ObjectID? = owner
        while let id = around {
            let object = atoms[id]
            if object.type == type, object.site == place, object.inside == here.model { return id }
            around = object.owner
        }
        return nil
    }

    /// Records that the current owner requested a coordinator by its type: it may be new or already exist.
    func seek(_ type: TypeID, at place: Place) -> Value {
        guard demandActorType() != nil else { return isAbandoned ? .never : make(type, at: place) }
        noteSought(type, at: place)
        return Value(declared(type))
    }

    /// Records that the current owner requested a coordinator that may already exist.
    func noteSought(_ type: TypeID, at place: Place) {
        guard let actor = demandActorType(), actor != type else { return }
        see { facts in
            let mention = Facts.Mention(actor: actor, type: type)
            facts.sought[mention] = min(facts.sought[mention] ?? place, place)
        }
    }

    /// A case with a payload, a tuple or a collection that is made here.
    func formed(
        _ sort: Object.Sort, _ type: TypeID?, _ arguments: [Shape] = [], of contents: [Value], at place: Place
    ) -> ObjectID {
        object(sort, type, arguments, at: place, by: servingItself(making: type) ?? maker(of: contents))
    }

    /// The owner of an object that only holds others. If their calls have effects, it is the current owner, so that its
    /// contents are separate from those of other owners. Otherwise, it is the object whose code makes it.
    private func maker(of contents: [Value]) -> ObjectID? {
        guard behalf.isPending else { return behalf.actor }
        return contents.contains { $0.atoms.contains(where: leads) }
            ? demandActor() : activation?.frame.receiver
    }

    /// The receiver of the running code, if it is a service's code that returns nothing that leads somewhere: it keeps
    /// what it makes, or passes it to other services, for every calling screen.
    private func servingItself(making type: TypeID?) -> ObjectID? {
        guard let activation, let receiver = activation.frame.receiver, let own = activation.frame.own?.type,
            type.map(engine.plain.makes) != true, engine.plain.keepsToItself(activation.code, of: own)
        else { return nil }
        return activation.expected.map(engine.plain.mayLead) == true ? nil : receiver
    }

    /// Whether it is an object that leads somewhere, or code that makes one.
    private func leads(_ atom: Atom) -> Bool {
        switch atoms.meaning(atom) {
        case .object(let id, let type): atoms[id].isMade && engine.plain.leads(type)
        case .closure(let closure):
            closure.isFactory && closure.author.flatMap { type(of: $0) }.map(roles.acts) == true
                && closure.answer.map(engine.plain.isPlain) != true
        default: false
        }
    }

    /// Whether it is an object that the app makes to help others, not a coordinator, screen, view or factory.
    func isHelper(_ atom: Atom) -> Bool {
        guard case .object(let id, let type) = atoms.meaning(atom), atoms[id].isMade else { return false }
        return !index[type].isExternal && index[type].isClass && !roles.acts(type) && !roles.isMaker(type)
    }

    /// What a library made for an object, which is the same for all code that reads it, and the app's helpers.
    func owned(of value: Value, by owner: ObjectID, withHelpers isKeeping: Bool) -> Value {
        Value(value.atoms.filter { isOwned($0, by: owner) || isKeeping && isHelper($0) })
    }

    private func object(
        _ sort: Object.Sort, _ type: TypeID?, _ arguments: [Shape], at place: Place, by maker: ObjectID?,
        of owner: ObjectID? = nil
    ) -> ObjectID {
        let maker = maker.flatMap { atoms[$0] }.flatMap { actor in
            actor.type.map { type in
                let isHelper = !roles.acts(type) && roles.isSpokesman(type)
                return Object.Maker(type: type, site: actor.site, outer: isHelper ? actor.maker?.site : nil)
            }
        }
        // Objects from a trial of one event are separate from those of other trials.
        let mark = trial.map { [Shape.parameter("trial \($0.number)")] } ?? []
        return engine.object(
            Object(
                sort: sort, type: type, arguments: arguments + mark, site: place, inside: here.model, maker: maker,
                owner: owner))
    }
}
