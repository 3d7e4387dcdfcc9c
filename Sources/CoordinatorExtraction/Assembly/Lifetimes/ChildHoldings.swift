/// How coordinators hold the children that they present, and which code removes them.
struct ChildHoldings {
    struct Pair: Hashable {
        var parent: TypeID
        var child: TypeID
    }

    /// A property with children of a type.
    struct Entry {
        var property: Property
        var isCollection: Bool
        var children: Set<ObjectID>
    }

    let engine: Engine
    let changes: Changes
    /// The properties of a coordinator that hold children of a type, in the order of the source.
    private var entries: [Pair: [Entry]] = [:]
    let callers: Callers
    let codes: OwnCodes
    private let uses: ChildUses

    var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ changes: Changes, _ codes: OwnCodes, _ uses: ChildUses) {
        (self.engine, self.changes, self.codes, self.uses) = (engine, changes, codes, uses)
        let roles = engine.roles
        var found: [Pair: [String: Entry]] = [:]
        for key in engine.heap.keys {
            guard let parent = engine.atoms[key.object].type, roles.isCoordinator(parent),
                let value = engine.heap.known(key.object, key.property)?.value, value.contains(.object),
                let property = engine.declarations.property(key.property, of: parent)?.property,
                property.isStored, !property.isStatic
            else { continue }
            let isSlot = engine.slots.slot(property, of: parent) != nil
            for (child, isCollection) in Self.children(in: value, engine) {
                guard let type = engine.atoms[child].type, roles.isCoordinator(type), type != parent,
                    !isSlot || engine.facts.made[Facts.Mention(actor: parent, type: type)] != nil
                else { continue }
                let pair = Pair(parent: parent, child: type)
                let new = Entry(property: property, isCollection: isCollection, children: [])
                found[pair, default: [:]][property.name, default: new].children.insert(child)
                if isCollection { found[pair]?[property.name]?.isCollection = true }
            }
        }
        entries = found.mapValues { $0.values.sorted { $0.property.place < $1.property.place } }
        let collections = entries.values.joined().filter(\.isCollection).map(\.property.name)
        let makers = roles.coordinators.reduce(into: Set<String>()) { $0.formUnion(codes.names(making: $1)) }
        callers = Callers(engine, changes, of: Set(collections), makers: makers, PathTypes(engine, changes))
    }

    /// The objects that a property holds, including those in its collections.
    private static func children(in value: Value, _ engine: Engine) -> [(ObjectID, Bool)] {
        var found: [(ObjectID, Bool)] = []
        for atom in value.atoms where atom.sort == .object {
            switch engine.atoms.meaning(atom) {
            case .object(let id, _): found.append((id, false))
            case .collection(let id):
                let elements = engine.heap.known(id, Run.element)?.value ?? .never
                found += engine.atoms.objects(in: elements).map { ($0, true) }
            default: break
            }
        }
        return found
    }

    /// How a coordinator holds a child: the parent's collection before a single property, both before a weak property.
    func entry(_ pair: Pair) -> Entry? {
        let all = entries[pair] ?? []
        let strong = all.filter { $0.property.ownership == .strong }
        return strong.first { $0.isCollection } ?? strong.first ?? all.first
    }

    /// The children of the same coordinator.
    func siblings(of pair: Pair) -> [Pair] { entries.keys.filter { $0.parent == pair.parent } }

    /// What may take a child out of the property that holds it, in the order of the source; `nil` if that cannot be
    /// decided. Code of others that does something to a property of this name counts, but says nothing of this child.
    func removals(of pair: Pair, from entry: Entry) -> [Changes.Change]? {
        let all = changes.changes(of: entry.property.name, in: pair.parent).filter { change in
            entry.isCollection ? change.sort != .assigned : change.sort == .cleared
        }
        guard entry.isCollection || !all.isEmpty else { return nil }
        let makers = Set(
            codes.makers(of: pair).map { ObjectIdentifier($0) })
        let removing = all.filter { change in
            // If no code calls a function that stores the child and removes it, neither happens.
            !entry.isCollection || change.function.map { makers.contains(ObjectIdentifier($0)) } == true
                || !callers.neverRemove(change, pair, entry.children) && !isOfAnother(change, pair)
                    && !isOfItsEnd(change, pair)
        }
        let own = removing.filter { change in
            change.isOwn
                || change.home.map { index.isRelated($0, pair.child) || index.isRelated($0, pair.parent) } == true
        }
        return own.isEmpty && !removing.isEmpty ? nil : own
    }

    /// Whether another child removes itself: `parent?.children.removeLast()`.
    private func isOfAnother(_ change: Changes.Change, _ pair: Pair) -> Bool {
        guard change.isItself, let home = change.home else { return false }
        return engine.roles.isCoordinator(home) && !index.isRelated(home, pair.child)
            && !index.isRelated(home, pair.parent)
    }

    /// Whether a change empties the collection of another object, or happens when the parent itself ends, which it
    /// reports to the object above.
    private func isOfItsEnd(_ change: Changes.Change, _ pair: Pair) -> Bool {
        guard change.isWhole, change.isOwn, let function = change.function else { return false }
        if callers.isOnlyCalledOfOthers(function, than: pair.parent) { return true }
        let upward = index.vocabulary.members.parents + index.vocabulary.members.delegates
        var tells = false
        function.body?.visit { expression in
            guard case .call(.member(let base?, _, _), let arguments, _) = expression,
                let above = base.lastStep?.name, upward.contains(above.lowercased())
            else { return }
            if arguments.contains(where: \.value.isSelf) { tells = true }
        }
        return tells && !callers.takes(pair.child, function, pair.parent)
    }

    /// Whether a child is only stored when its parent begins, so that it may live as long as the parent, takes the place
    /// of the one before, or is only made where there is none.
    ///
    /// All other code runs again and again, so it stores another child each time. That includes closures that are kept,
    /// wherever they are written.
    func isOnce(_ pair: Pair, _ entry: Entry) -> Bool {
        if changes.replacing.contains(entry.property.name) || isMadeIntoEmpty(pair, entry) { return true }
        if codes.code(of: pair.parent).runsLater(codes.names(making: pair.child), with: entry.property.name) {
            return false
        }
        let makers = Set(codes.makers(of: pair).map { ObjectIdentifier($0) })
            .union(entry.children.flatMap { uses.storers(of: $0, at: pair.parent) })
        return makers.isSubset(of: codes.begun(pair.parent, callers)) && !isMadeAgain(pair)
            && !codes.code(of: pair.parent).runsLater(makers)
    }
}
