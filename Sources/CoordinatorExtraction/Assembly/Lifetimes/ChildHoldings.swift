/// How coordinators hold the children that they present, and what lets go of these.
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

    private let engine: Engine
    private let changes: Changes
    /// The properties of a coordinator that hold children of a type, in the order of the source.
    private var entries: [Pair: [Entry]] = [:]
    private let callers: Callers

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ changes: Changes) {
        (self.engine, self.changes) = (engine, changes)
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
        callers = Callers(engine, changes, of: Set(collections))
    }

    /// The objects that a property holds, those in its collections among them.
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

    /// How a coordinator holds a child: a collection of the parent's before a single property, both before a weak one.
    func entry(_ pair: Pair) -> Entry? {
        let all = entries[pair] ?? []
        let strong = all.filter { $0.property.ownership == .strong }
        return strong.first { $0.isCollection } ?? strong.first ?? all.first
    }

    /// What may take a child out of the property that holds it; `nil` if that cannot be decided.
    func removals(of pair: Pair, from entry: Entry) -> [Changes.Change]? {
        let all = changes.changes(of: entry.property.name, in: pair.parent)
        guard entry.isCollection else {
            let cleared = all.filter { $0.sort == .cleared }
            return cleared.isEmpty ? nil : cleared
        }
        return all.filter { change in
            change.sort != .assigned && !callers.neverRemove(change, pair)
        }
    }

    /// Whether a child is only stored when its parent begins: it may live as long.
    ///
    /// Anything else is code that runs whenever something happens, so each time there is another one.
    func isOnce(_ pair: Pair) -> Bool {
        let own = OwnCode(of: pair.parent, in: index, changes)
        let makers = own.makers(of: String(index[pair.child].lastName))
        guard !makers.isEmpty else { return true }
        let begun = own.reached(from: callers.beginnings(of: pair.parent))
        return makers.allSatisfy { maker in begun.contains { $0 === maker } }
    }

    /// The event of the child whose handler leads to a removal.
    func event(_ change: Changes.Change, _ pair: Pair, _ entry: Entry) -> EventName? {
        let own = OwnCode(of: pair.parent, in: index, changes)
        for ancestor in index.ancestors(of: pair.child) where !index[ancestor.type].isExternal {
            for property in index[ancestor.type].orderedProperties {
                guard let slot = engine.slots.slot(property, of: pair.child) else { continue }
                if let event = event(through: slot, change, own, entry.children.sorted { $0.index < $1.index }) {
                    return event
                }
            }
        }
        return nil
    }

    private func event(
        through slot: Slot, _ change: Changes.Change, _ own: OwnCode, _ children: [ObjectID]
    ) -> EventName? {
        switch slot.sort {
        case .output:
            for child in children {
                for atom in engine.heap.known(child, slot.name)?.value.atoms ?? [] {
                    let body: [Statement]? =
                        switch engine.atoms.meaning(atom) {
                        case .closure(let closure): closure.closure.body
                        case .method(let method): method.function.body
                        default: nil
                        }
                    if let body, own.leads(body, to: change) {
                        return EventName(domain: slot.owner, member: slot.name)
                    }
                }
            }
        case .delegate:
            for delegate in slot.delegates where index[delegate].isProtocol {
                for requirement in index[delegate].orderedFunctions {
                    for function in own.functions[requirement.name] ?? []
                    where function === change.function || own.leads(function.body ?? [], to: change) {
                        return EventName(domain: delegate, member: requirement.name)
                    }
                }
            }
        }
        return nil
    }
}
