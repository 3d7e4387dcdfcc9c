/// The owner of each object: the coordinator or screen for which it was made, and the objects that hold it.
///
/// A type has one place; the events of its objects belong to the places of those objects.
final class Ownership {
    let engine: Engine
    let roles: Roles
    let makers: SeenMakers
    /// The types of which at least one object is passed to a presentation.
    let shownTypes: Set<TypeID>
    /// The objects that hold an object in a property that is not weak.
    private(set) var holders: [ObjectID: [ObjectID]] = [:]
    private var knownCoordinators: [ObjectID: Set<TypeID>] = [:]
    private var knownActing: [ObjectID: Set<ObjectID>] = [:]
    private var knownBehindDeclared: [ObjectID: Set<ObjectID>] = [:]
    /// The coordinators that have an object of a type.
    private var coordinatorsOfType: [TypeID: Set<TypeID>] = [:]
    let wired: WiredChannels
    private var knownCoordinatorsOfWired: [WiredChannels.Hearing: Set<TypeID>] = [:]

    init(_ engine: Engine) {
        self.engine = engine
        roles = engine.roles
        makers = SeenMakers(engine)
        wired = WiredChannels(engine)
        shownTypes = Set(engine.facts.shown.objects.compactMap { engine.atoms[$0].type })
        let run = Run(engine, nil)
        for key in engine.heap.keys {
            guard let cell = engine.heap.known(key.object, key.property), !cell.value.isUnknown,
                let type = engine.atoms[key.object].type, !isReference(key.property, of: type),
                !engine.isAnyOfItsType(key.object)
            else { continue }
            for held in run.reachable(in: cell.value) where held != key.object {
                holders[held, default: []].append(key.object)
            }
        }
        for id in engine.facts.makers.keys {
            guard let type = engine.atoms[id].type else { continue }
            coordinatorsOfType[type, default: []].formUnion(coordinators(of: id))
        }
    }

    /// The coordinators for which an object was made, or that hold it. An object that several coordinators share says
    /// nothing about those that it holds, if other facts do.
    func coordinators(of id: ObjectID) -> Set<TypeID> {
        if let known = knownCoordinators[id] { return known }
        let near = coordinators(of: id, besides: isShared)
        let found = near.isEmpty ? coordinators(of: id) { _ in false } : near
        knownCoordinators[id] = found
        return found
    }

    /// The coordinators that have the objects of a channel to which an object of a type is assigned; none if the program
    /// does not say so of each of them.
    func coordinators(of hearing: WiredChannels.Hearing) -> Set<TypeID> {
        if let known = knownCoordinatorsOfWired[hearing] { return known }
        var found: Set<TypeID> = []
        for channel in wired[hearing] {
            let those = engine.atoms[channel.object].isMade ? coordinators(of: channel.object) : []
            if those.isEmpty {
                found = []
                break
            }
            found.formUnion(those)
        }
        knownCoordinatorsOfWired[hearing] = found
        return found
    }

    /// Whether an object serves several coordinators, such as the stack on which they all push.
    private func isShared(_ id: ObjectID) -> Bool {
        guard let type = engine.atoms[id].type, engine.index[type].isClass, !roles.acts(type) else { return false }
        let types = (holders[id] ?? []).compactMap { engine.atoms[$0].type }.filter(roles.isCoordinator)
        return types.contains { $0 != types[0] }
    }

    private func coordinators(of id: ObjectID, besides isLeftOut: (ObjectID) -> Bool) -> Set<TypeID> {
        var found: Set<TypeID> = []
        var seen: Set<ObjectID> = [id]
        var waiting = [id]
        // Objects hold one another, so the result of the search is complete only for the object at which it starts.
        while let next = waiting.popLast() {
            for one in (engine.facts.makers[next] ?? []).compactMap({ $0 }) + (holders[next] ?? [])
            where seen.insert(one).inserted {
                guard let type = engine.atoms[one].type else { continue }
                if roles.isCoordinator(type) {
                    found.insert(type)
                } else if let owners = engine.facts.views.containers[type] {
                    // An object that a coordinator's own view makes is the coordinator's.
                    found.formUnion(owners)
                } else if isLeftOut(one) {
                    continue
                } else if let known = knownCoordinators[one] {
                    found.formUnion(known)
                } else {
                    waiting.append(one)
                }
            }
        }
        return found
    }

    /// The coordinators that have an object of a type.
    func coordinators(ofAny type: TypeID) -> Set<TypeID> { coordinatorsOfType[type] ?? [] }

    /// The screens and views to which an object belongs: itself, or those that hold it, directly or through others.
    func acting(behind id: ObjectID) -> Set<ObjectID> {
        if let known = knownActing[id] { return known }
        let found = acting(from: [id], behind: id)
        knownActing[id] = found
        return found
    }

    /// Those behind every object that is only declared like one: very many objects have these in common.
    private func acting(behindDeclared twin: ObjectID) -> Set<ObjectID> {
        if let known = knownBehindDeclared[twin] { return known }
        let found = acting(from: holders[twin] ?? [], behind: nil)
        knownBehindDeclared[twin] = found
        return found
    }

    private func acting(from first: [ObjectID], behind id: ObjectID?) -> Set<ObjectID> {
        var found: Set<ObjectID> = []
        var seen = Set(first)
        var twins: Set<ObjectID> = []
        var waiting = first
        while let next = waiting.popLast() {
            guard let type = engine.atoms[next].type else { continue }
            if roles.isCoordinator(type), next != id { continue }
            if let known = knownActing[next] {
                found.formUnion(known)
                continue
            }
            if roles.acts(type) { found.insert(next) }
            if roles.screens.contains(type) { continue }
            waiting += viewsAround(next, type).filter { seen.insert($0).inserted }
            waiting += (holders[next] ?? []).filter { seen.insert($0).inserted }
            // An object of a holder that is only declared may hold this one.
            let twin = engine.atoms.intern(
                Object(sort: .declared, type: type, arguments: engine.atoms[next].arguments)
            ).id
            guard twins.insert(twin).inserted else { continue }
            if id == nil {
                waiting += (holders[twin] ?? []).filter { seen.insert($0).inserted }
            } else {
                found.formUnion(acting(behindDeclared: twin))
            }
        }
        return found
    }

    /// Whether an object's emissions belong to a screen of a type under a coordinator, or to the coordinator itself
    /// under its parent.
    ///
    /// An object that is only declared may be anywhere. If the program makes others (`besideMade`), it is only where a
    /// screen that the program makes holds it.
    func tells(_ id: ObjectID, for type: TypeID, under coordinator: TypeID?, besideMade: Bool) -> Bool {
        guard engine.atoms[id].isMade else {
            guard besideMade, let coordinator, coordinatorsOfType[type]?.contains(coordinator) == true else {
                return true
            }
            return acting(behind: id).contains { one in
                engine.atoms[one].type == type && engine.atoms[one].isMade
                    && coordinators(of: one).contains(coordinator)
            }
        }
        if makers.isImagined(id) { return false }
        let acting = acting(behind: id)
        if acting.isEmpty { return true }
        let own = acting.filter { engine.atoms[$0].type == type }
        if own.isEmpty { return !acting.contains { stands(apart: $0, from: id, type) } }
        guard let coordinator, coordinatorsOfType[type]?.contains(coordinator) == true else { return true }
        return own.contains { one in
            let those = coordinators(of: one)
            return those.isEmpty ? !makers.isStray(one) && !isMadeByUnattachedScreens(one) : those.contains(coordinator)
        }
    }

    /// Whether some code assigns to a channel of any object of a type.
    func isWired(_ type: TypeID?, _ name: String) -> Bool {
        type.map { !wired[Facts.SlotName(holder: $0, name: name)].isEmpty } ?? false
    }
}
