/// The owner of an object that is neither a coordinator nor a screen.
extension Ownership {
    /// The helpers that emit events, with the screens and views that hold them, or otherwise with the types that made
    /// them.
    func speakers() -> [(holder: TypeID, helper: TypeID)] {
        var found: [TypeID: Set<TypeID>] = [:]
        /// The holders that no other holder made.
        var outer: [TypeID: Set<TypeID>] = [:]
        for (emission, channels) in engine.facts.channels where !roles.acts(emission.emitter) {
            for channel in channels
            where engine.atoms[channel.object].type == emission.emitter && !isOfTheApp(channel.object) {
                var holders = acting(behind: channel.object)
                if holders.isEmpty {
                    holders = Set((engine.facts.makers[channel.object] ?? []).compactMap { $0 })
                }
                let types = holders.compactMap { engine.atoms[$0].type }.filter(roles.acts)
                found[emission.emitter, default: []].formUnion(types)
                let own = holders.filter { one in
                    !(engine.facts.makers[one] ?? []).contains { maker in maker.map(holders.contains) == true }
                }
                outer[emission.emitter, default: []].formUnion(own.compactMap { engine.atoms[$0].type })
            }
        }
        // A helper that many objects hold serves all of them, and belongs to none.
        let own = found.filter { outer[$0.key, default: []].count <= roles.mostHolders(of: $0.key) }
        return own.flatMap { helper, holders in
            holders.sorted().map { (holder: $0, helper: helper) }
        }.sorted { ($0.helper, $0.holder) < ($1.helper, $1.holder) }
    }

    /// Whether a service was made where the app begins, and not for one coordinator or screen: it serves all of them,
    /// and belongs to none.
    func isOfTheApp(_ id: ObjectID) -> Bool {
        guard let type = engine.atoms[id].type, !roles.isSpokesman(type) else { return false }
        var seen: Set<ObjectID> = [id]
        var waiting = [id]
        var begins = false
        while let next = waiting.popLast() {
            for maker in engine.facts.makers[next] ?? [] {
                guard let maker, let type = engine.atoms[maker].type else { return false }
                if roles.acts(type) { return false }
                if roles.begins(type) { begins = true } else if seen.insert(maker).inserted { waiting.append(maker) }
            }
        }
        return begins
    }

    /// Whether a coordinator listens only to its own work: to a service that it holds, and that no screen uses.
    func isOwnService(_ wiring: Facts.Wiring) -> Bool {
        guard roles.isCoordinator(wiring.owner), !roles.acts(wiring.slot.holder),
            !roles.isSpokesman(wiring.slot.holder), !roles.isCarrier(wiring.slot.holder)
        else { return false }
        let own = madeChannels(of: wiring)
        return !own.isEmpty
            && own.allSatisfy { channel in
                acting(behind: channel.object).allSatisfy { one in
                    engine.atoms[one].type.map(roles.isCoordinator) ?? true
                }
            }
    }

    /// Whether an object is a screen of a type that the program makes, or is held by one.
    func speaks(_ id: ObjectID, for type: TypeID, madeBy maker: ObjectID) -> Bool {
        engine.atoms[id].isMade && !makers.isImagined(id)
            && acting(behind: id).contains {
                engine.atoms[$0].type == type && engine.facts.makers[$0]?.contains(maker) == true
            }
    }

    /// Whether a screen of a type holds an object that the program makes, and no screen of another type does.
    func speaks(_ id: ObjectID, for type: TypeID, notHeldBy other: TypeID) -> Bool {
        guard engine.atoms[id].isMade, !makers.isImagined(id) else { return false }
        let own = Set(acting(behind: id).compactMap { engine.atoms[$0].type })
        return own.contains(type) && !own.contains(other)
    }

    /// Whether an object emits only for screens that coordinators hold and no code shows, while other screens of their
    /// type are shown: `let own = OwnViewController()` in a coordinator that shows another one.
    func isOnlyKept(_ id: ObjectID, for type: TypeID) -> Bool {
        guard engine.atoms[id].isMade, roles.screens.contains(type), !roles.isCoordinator(type),
            shownTypes.contains(type)
        else { return false }
        let own = acting(behind: id).filter { engine.atoms[$0].type == type }
        return !own.isEmpty
            && own.allSatisfy { screen in
                !engine.facts.shown.objects.contains(screen)
                    && (holders[screen] ?? []).contains { engine.atoms[$0].type.map(roles.isCoordinator) == true }
            }
    }

    /// The types that make or hold the objects of a type that emit through another object.
    func surroundings(of id: ObjectID, for type: TypeID) -> Set<TypeID> {
        guard engine.atoms[id].isMade else { return [] }
        let own = acting(behind: id).filter { engine.atoms[$0].type == type }
        let around = own.flatMap { (engine.facts.makers[$0] ?? []).compactMap { $0 } + (holders[$0] ?? []) }
        return Set(around.compactMap { engine.atoms[$0].type })
    }
}

extension Roles {
    /// The most objects whose own helper a type may be. A service has few users or serves all; several screens may share a view
    /// model.
    func mostHolders(of helper: TypeID) -> Int { isSpokesman(helper) ? 12 : Self.mostHoldersOfService }

    static let mostHoldersOfService = 4
}
