/// The owners of screens.
extension Placement {
    mutating func placeScreens(_ stored: [StoredKey: Set<Held>]) {
        for coordinator in coordinators {
            var found: [(TypeID, Place)] = []
            for ancestor in index.ancestors(of: coordinator) {
                for (type, _) in ancestor.bindings.values.flatMap(\.nominals) where isOwnScreen(type) && !isBase(type) {
                    found.append((type, Place(file: -1, line: 0, column: 0)))
                }
            }
            if roles.isScreen(coordinator) { found.append((coordinator, Place(file: -1, line: 0, column: 0))) }
            for maker in [coordinator] + (helpers[coordinator] ?? []).sorted()
            where maker == coordinator || !isHeldByScreen(maker) {
                found += (made[maker] ?? []).filter {
                    isOwnScreen($0.type) && isScreenFor(maker, $0.type)
                        && !evidence.enclosed.made.contains(Facts.Mention(actor: maker, type: $0.type))
                }.map { ($0.type, $0.place) }
                for cast in byType.casts[maker] ?? []
                where roles.screens.contains(cast.type)
                    && !isMadeByAnother(Facts.Mention(actor: maker, type: cast.type))
                {
                    if !isCoordinator(cast.type), !isBase(cast.type) { found.append((cast.type, cast.place)) }
                }
            }
            var seen: Set<TypeID> = []
            // One generic function may make several screens at one place.
            screens[coordinator] = found.sorted {
                $0.1 == $1.1 ? isDeclaredBefore($0.0, $1.0) : $0.1 < $1.1
            }.map(\.0).filter { seen.insert($0).inserted }
        }
        let held = heldScreens(stored)
        handOver(held)
        var embedded: [TypeID: Set<TypeID>] = [:]
        /// The screens that a screen holds in properties.
        var kept: [TypeID: Set<TypeID>] = [:]
        for (actor, types) in made where roles.acts(actor) && !isCoordinator(actor) {
            for (type, _) in types where isOwnScreen(type) { embedded[actor, default: []].insert(type) }
        }
        for (mention, _) in facts.cast
        where roles.acts(mention.actor) && !isCoordinator(mention.actor) && !isMadeByAnother(mention) {
            if isOwnScreen(mention.type) { embedded[mention.actor, default: []].insert(mention.type) }
        }
        let empty = index.survey(EmptyProperties.init)
        for type in index.declared where roles.acts(type.id) && !isCoordinator(type.id) {
            let scope = Scope(type: type.id, file: type.declaration?.place.file ?? 0)
            for property in type.properties.values
            where (property.isStored && property.ownership == .strong || property.attributes.contains("IBOutlet"))
                && !empty.contains(property)
            {
                guard let written = property.type else { continue }
                for (held, _) in index.shape(of: written, in: scope).elementNominals where isOwnScreen(held) {
                    embedded[type.id, default: []].insert(held)
                    kept[type.id, default: []].insert(held)
                }
            }
        }
        placeEnclosed(&embedded)
        for maker in made.keys.sorted() where embedded[maker] != nil && !isCoordinator(maker) {
            for child in (made[maker] ?? []).map(\.type).filter(isCoordinator).sorted() {
                // A tab bar that makes a flow for each tab, with its coordinator.
                for screen in (held[child] ?? []).sorted()
                where kept[maker]?.contains(screen) != true && embedded[maker]?.remove(screen) != nil {
                    give(screen, to: child)
                }
            }
        }
        for (coordinator, screen) in passedOn(stored) {
            give(screen, to: coordinator)
            for maker in Array(embedded.keys) where kept[maker]?.contains(screen) != true {
                if made[maker]?.contains(where: { $0.type == screen }) == true { embedded[maker]?.remove(screen) }
            }
        }
        takeFromContainers(embedded)
        takeShown(embedded)
        self.embedded = embedded.mapValues { $0.sorted(by: isDeclaredBefore) }
    }

    /// A screen that a coordinator makes for another screen, which holds it as any view controller, is inside that one.
    /// If several coordinators have such a container, each keeps the screens that it made for its own.
    private mutating func placeEnclosed(_ embedded: inout [TypeID: Set<TypeID>]) {
        for mention in evidence.enclosed.held.sorted(by: { ($0.actor, $0.type) < ($1.actor, $1.type) })
        where isOwnScreen(mention.type) && embedded[mention.actor]?.contains(mention.type) != true {
            if coordinators.count(where: { screens[$0]?.contains(mention.actor) == true }) == 1 {
                embedded[mention.actor, default: []].insert(mention.type)
            } else {
                for maker in evidence.enclosed.made where maker.type == mention.type && isCoordinator(maker.actor) {
                    give(mention.type, to: maker.actor)
                }
            }
        }
    }

    /// The order of the screens in a screen: by path, and not by the order in which files were read.
    private func isDeclaredBefore(_ first: TypeID, _ second: TypeID) -> Bool {
        func key(_ type: TypeID) -> (String, Place, String) {
            guard let place = index[type].declaration?.place else {
                return ("", Place(file: 0, line: 0, column: 0), index[type].name)
            }
            return (index.files[Int(place.file)].path, place, index[type].name)
        }
        return key(first) < key(second)
    }

    mutating func give(_ screen: TypeID, to coordinator: TypeID) {
        if screens[coordinator]?.contains(screen) != true { screens[coordinator, default: []].append(screen) }
    }

    /// Whether a screen that a cast finds in a stack or a window is known to be made by other code.
    func isMadeByAnother(_ mention: Facts.Mention) -> Bool {
        evidence.madeByActors.contains(mention.type) && facts.made[mention] == nil
    }

    /// The screens that coordinators hold, except those on which they present and those to which they report.
    private func heldScreens(_ stored: [StoredKey: Set<Held>]) -> [TypeID: Set<TypeID>] {
        var held: [TypeID: Set<TypeID>] = [:]
        for (key, value) in stored where isCoordinator(key.holder) {
            let names = index.vocabulary.members
            if isGround(key.property) || names.delegates.contains(key.property.lowercased()) { continue }
            for instance in value where isOwnScreen(instance.type) && roles.screens.contains(instance.type) {
                held[key.holder, default: []].insert(instance.type)
            }
        }
        return held
    }

    /// Whether the name of a coordinator's property says that it presents on what is there.
    private func isGround(_ property: String) -> Bool {
        index.vocabulary.members.grounds.contains(property.lowercased())
    }

    /// A screen that is made for a child, and held by it, is the child's.
    mutating func handOver(_ held: [TypeID: Set<TypeID>]) {
        for maker in coordinators {
            let children = Set((made[maker] ?? []).map(\.type).filter { isCoordinator($0) })
            for child in children.sorted() {
                for screen in (held[child] ?? []).sorted()
                where screens[maker]?.contains(screen) == true && held[maker]?.contains(screen) != true
                    && !answers(maker, screen)
                {
                    screens[maker]?.removeAll { $0 == screen }
                    give(screen, to: child)
                }
            }
        }
    }

    /// The screens that other screens make only for a coordinator, which holds them and handles their events.
    private func passedOn(_ stored: [StoredKey: Set<Held>]) -> [(coordinator: TypeID, screen: TypeID)] {
        stored.filter { isCoordinator($0.key.holder) && !isGround($0.key.property) }.flatMap { key, value in
            value.filter {
                $0.isMade && $0.isOfScreen && roles.screens.contains($0.type) && answers(key.holder, $0.type)
            }
            .map { (coordinator: key.holder, screen: $0.type) }
        }.sorted { ($0.coordinator, $0.screen) < ($1.coordinator, $1.screen) }
    }

    /// Whether a coordinator handles a screen's events itself. If so, a child that holds the screen only presents on
    /// it.
    func answers(_ coordinator: TypeID, _ screen: TypeID) -> Bool {
        guard let holders = byType.answered[coordinator] else { return false }
        return holders.contains(screen) || helpers[screen]?.isDisjoint(with: holders) == false
    }

    /// Screens and views of the program that are not coordinators.
    func isOwnScreen(_ type: TypeID) -> Bool {
        (roles.screens.contains(type) || roles.views.contains(type)) && !isCoordinator(type) && !isContainer(type)
    }

    /// Whether a screen is never made itself, but has subclasses.
    func isBase(_ type: TypeID) -> Bool {
        !index.conformers(of: type).isEmpty && !byType.madeTypes.contains(type)
    }

    /// A view that a coordinator makes is a screen only if it reports events to the coordinator; otherwise it is a
    /// detail such as a label.
    func isScreenFor(_ maker: TypeID, _ type: TypeID) -> Bool {
        roles.screens.contains(type) || index[type].declaration?.kind == .struct && !roles.isViewPart(type)
            || evidence.heard.contains(Facts.Mention(actor: maker, type: type))
    }

    func isHelper(_ type: TypeID) -> Bool { helping.all.contains(type) }

    func isHeldByScreen(_ helper: TypeID) -> Bool {
        helping.screens.contains(helper)
    }
}
