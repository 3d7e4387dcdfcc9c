/// Finds the rings of strong references that no code breaks.
struct RetainCycleSearch {
    private let engine: Engine
    private let references: StrongReferences
    private let changes: Changes
    /// What objects let go of other objects when they are freed.
    private let freeing: Changes
    /// The objects that live as long as the app, and all that they keep: a ring of these does no harm.
    private let kept: Set<ObjectID>

    /// The largest number of references in a ring.
    private static let longest = 5

    private var index: ProgramIndex { engine.index }

    /// Finds the rings. `roots` are the types of the coordinators with which the app begins. Each `replaced` child takes the
    /// place of the one before, so it lives no longer than that.
    init(
        _ engine: Engine, _ references: StrongReferences, _ changes: Changes, roots: Set<TypeID>,
        replaced: Set<ChildHoldings.Pair>
    ) {
        (self.engine, self.references) = (engine, references)
        self.changes = changes.filtered { !$0.isFreeing }
        freeing = changes.filtered(\.isFreeing)
        kept = KeptObjects(engine, references, changes, roots: roots, replaced: replaced).found
    }

    /// The rings, each once, starting with a reference from a coordinator if there is one, otherwise from a screen.
    func all() -> [[StrongReference]] {
        var rings: [[StrongReference]] = []
        var seen: Set<Set<Link>> = []
        let starts = references.holders.filter(isStart).sorted { rank($0) < rank($1) }
        for start in starts where !kept.contains(start) {
            for ring in ringsThrough(start) where seen.insert(Set(ring.map(link))).inserted { rings.append(ring) }
        }
        return rings
    }

    /// A reference, whichever object of its type has it.
    private struct Link: Hashable {
        var holder: TypeID?
        var property: String
        var held: TypeID?
        /// The place of a closure.
        var place: Place?
    }

    private func link(_ reference: StrongReference) -> Link {
        Link(
            holder: engine.atoms[reference.holder].type, property: reference.property.name,
            held: engine.atoms[reference.held].type, place: reference.captured == nil ? nil : reference.place)
    }

    private func isStart(_ id: ObjectID) -> Bool {
        guard let type = engine.atoms[id].type else { return false }
        return (engine.roles.acts(type) && index[type].isClass)
            || engine.roles.isSpokesman(type) && (references.byHolder[id] ?? []).contains(where: \.isSubscription)
    }

    private func rank(_ id: ObjectID) -> (Int, String, Int32) {
        let type = engine.atoms[id].type ?? TypeID(index: 0)
        return (engine.roles.isCoordinator(type) ? 0 : 1, index[type].name, engine.atoms[id].site?.line ?? 0)
    }

    /// The shortest ring through each of an object's references.
    private func ringsThrough(_ start: ObjectID) -> [[StrongReference]] {
        var rings: [[StrongReference]] = []
        for first in references.byHolder[start] ?? [] where !isBroken(first) {
            if first.held == start {
                if (first.isSubscription || isOwnRing(first)) && !isFreed([first]) { rings.append([first]) }
                continue
            }
            var waiting = [[first]]
            var seen: Set<ObjectID> = [first.held]
            var next = 0
            search: while next < waiting.count {
                let way = waiting[next]
                next += 1
                guard let last = way.last?.held, way.count < Self.longest else { continue }
                for reference in references.byHolder[last] ?? [] where !isBroken(reference) {
                    if reference.held == start {
                        if isProof(way + [reference]) {
                            rings.append(way + [reference])
                            break search
                        }
                    } else if seen.insert(reference.held).inserted {
                        waiting.append(way + [reference])
                    }
                }
            }
        }
        return rings
    }

    // MARK: - What counts

    /// Whether the objects of a ring certainly refer to one another.
    ///
    /// An object represents all objects that its place makes. Objects of different types, made for one another, belong
    /// together; two of one type may be links of a chain. One object may be any object of its type: then the others are
    /// those that belong to it.
    private func isProof(_ ring: [StrongReference]) -> Bool {
        let objects = ring.map { engine.atoms[$0.holder] }
        guard Set(objects.compactMap(\.type)).count == ring.count, !ring.contains(where: { kept.contains($0.holder) }),
            !isFreed(ring)
        else { return false }
        for object in objects {
            guard let type = object.type else { return false }
            if object.maker?.type == type { return false }
            for other in objects {
                guard let otherType = other.type, otherType != type else { continue }
                if index.isKind(type, of: otherType) { return false }
            }
        }
        guard objects.count(where: { $0.sort == .declared }) <= 1 else { return false }
        // Flows that lead to one another are not a ring, because each makes a new object of the next one. A real ring
        // has a closure, or an object that its holder did not make. Nor are flows a ring if each holds the one that made it.
        return ring.contains { $0.captured != nil || !makes($0.holder, $0.held) }
            && ring.contains { $0.captured != nil || !makes($0.held, $0.holder) }
    }

    /// Whether another object may break the ring when it is freed. Those that are part of a ring are not.
    private func isFreed(_ ring: [StrongReference]) -> Bool {
        let own = Set(ring.map(\.holder))
        return ring.contains { reference in
            guard !reference.isSubscription, let type = engine.atoms[reference.holder].type else { return false }
            return freeing.changes(of: reference.property.name, in: type).contains { change in
                guard reference.isCollection ? change.sort != .assigned : change.sort == .cleared else { return false }
                guard let home = change.home,
                    own.contains(where: { engine.atoms[$0].type.map { index.isRelated($0, home) } == true })
                else { return true }
                return references.holders.contains { other in
                    !own.contains(other) && engine.atoms[other].type.map { index.isKind($0, of: home) } == true
                        && references.byHolder[other]?.contains { $0.held == reference.holder } == true
                }
            }
        }
    }

    private func makes(_ maker: ObjectID, _ made: ObjectID) -> Bool {
        guard let makerType = engine.atoms[maker].type, let madeType = engine.atoms[made].type else { return false }
        return engine.atoms[made].maker?.type == makerType
            || engine.facts.made[Facts.Mention(actor: makerType, type: madeType)] != nil
    }

    /// Whether an object's own closure captures this very object.
    private func isOwnRing(_ reference: StrongReference) -> Bool {
        guard let captured = reference.captured else { return false }
        if reference.property.keptClosure?.place == reference.place { return captured == "self" }
        let closures = (engine.heap.known(reference.holder, reference.property.name)?.value.atoms ?? []).compactMap {
            atom -> Closure? in
            guard case .closure(let closure) = engine.atoms.meaning(atom) else { return nil }
            return closure.closure
        }
        return !closures.isEmpty
            && closures.allSatisfy { closure in
                switch changes.targets[ObjectIdentifier(closure)] {
                case .name(reference.property.name, _)?: captured == "self"
                case .member(.name(captured, _)?, reference.property.name, _)?: true
                default: false
                }
            }
    }

    /// Whether some code breaks a reference. If a property never holds another object, only `nil` breaks it.
    private func isBroken(_ reference: StrongReference) -> Bool {
        if reference.isSubscription { return false }
        let name = reference.property.name
        if reference.captured == nil, !reference.isCollection, let type = engine.atoms[reference.holder].type,
            let value = engine.heap.known(reference.holder, name)?.value, !value.isOpen,
            value.atoms.allSatisfy({ $0 == reference.held.atom || $0 == .nothing })
        {
            return changes.changes(of: name, in: type).contains { $0.sort == .cleared }
        }
        return changes.breaks(reference, engine)
    }
}
