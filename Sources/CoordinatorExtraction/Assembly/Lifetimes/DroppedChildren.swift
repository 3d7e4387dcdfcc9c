/// Finds the children that no object keeps alive when the code that made them returns.
///
/// A child counts only if all its uses are known: the code that has it only uses its members, or passes it to such
/// code; only weak properties hold it; no closure captures it; it passes itself to no other code.
struct DroppedChildren {
    private let engine: Engine
    private let codes: OwnCodes
    private let held: HeldObjects
    private let keepers: SelfKeepers
    private let uses: ChildUses
    /// The types of the coordinators that the app begins with.
    private let roots: Set<TypeID>
    /// The types of made objects at which code begins to run.
    private let running: Set<TypeID>
    /// The made objects of each type.
    private let made: [TypeID: [ObjectID]]

    private var index: ProgramIndex { engine.index }

    init(
        _ engine: Engine, _ codes: OwnCodes, _ held: HeldObjects, _ keepers: SelfKeepers, _ uses: ChildUses,
        roots: Set<TypeID>
    ) {
        (self.engine, self.codes, self.held, self.keepers, self.uses) = (engine, codes, held, keepers, uses)
        self.roots = roots
        running = Set(engine.seeds.objects.compactMap { engine.atoms[$0].sort == .made ? engine.atoms[$0].type : nil })
        var made: [TypeID: [ObjectID]] = [:]
        for id in engine.facts.makers.keys where engine.atoms[id].sort == .made {
            if let type = engine.atoms[id].type { made[type, default: []].append(id) }
        }
        self.made = made
    }

    /// The place that makes a child that is dropped; `nil` if an object keeps it alive, or if that is unknown.
    func place(of pair: ChildHoldings.Pair) -> Place? {
        // Code that never runs is not reported.
        guard roots.contains(pair.parent) || running.contains(pair.parent), isOrdinary(pair.child),
            mayBeMissed(pair.child)
        else { return nil }
        return (made[pair.child] ?? []).compactMap { id -> Place? in
            guard
                (engine.facts.makers[id] ?? []).contains(where: { $0.flatMap { engine.atoms[$0].type } == pair.parent })
                    || !uses.received.arrivals(of: id, at: pair.parent).isEmpty
            else { return nil }
            return place(of: id, pair)
        }.min { key($0) < key($1) }
    }

    private func place(of child: ObjectID, _ pair: ChildHoldings.Pair) -> Place? {
        guard let site = engine.atoms[child].site, let called = uses.called(of: child, pair) else {
            return nil
        }
        // The child is deallocated when the code that made it has returned, so the rest of its code never runs.
        let code = codes.code(of: pair.child)
        let early = code.reached(from: called.union(["init"]))
        let late = code.functions.values.joined().filter { !early.contains(ObjectIdentifier($0)) }
        let functions = Set(late.map { ObjectIdentifier($0) })
        guard !held.isCaptured(child, but: functions), !keepers.mayKeepItself(pair.child, but: functions) else {
            return nil
        }
        let places = calls(in: late)
        let isStored = held.isStored(child) { holder in
            let object = engine.atoms[holder]
            guard object.sort == .made, let site = object.site else { return false }
            return places.contains(site)
                || engine.facts.makers[holder] == [child] && uses.received.isReceived(holder, onlyBy: functions)
        }
        return isStored ? nil : site
    }

    /// A key for sorting, because the order of files must not matter.
    private func key(_ place: Place) -> (String, Int32, Int32) {
        (index.files[Int(place.file)].path, place.line, place.column)
    }

    /// The places of all calls in functions.
    private func calls(in functions: [Function]) -> Set<Place> {
        var places: Set<Place> = []
        for function in functions {
            function.body?.visit { if case .call(_, _, let place) = $0 { places.insert(place) } }
        }
        return places
    }

    /// Whether later code may use an object of a class: only if its own code passes `self` on, or captures it.
    private func mayBeMissed(_ type: TypeID) -> Bool {
        var isSaid = false
        func look(_ expression: Expression) {
            switch expression {
            case .closure(let closure):
                if closure.captures.contains(where: { $0.name == "self" || $0.value?.isSelf == true }) { isSaid = true }
                closure.body.visit { if $0.isSelf { isSaid = true } }
            case .call(_, let arguments, _): if arguments.contains(where: \.value.isSelf) { isSaid = true }
            case .assignment(_, let value, _): if value.isSelf { isSaid = true }
            case .array(let elements, _): if elements.contains(where: \.isSelf) { isSaid = true }
            default: break
            }
        }
        for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
            for function in index[ancestor.type].orderedFunctions { function.body?.visit(look) }
            for property in index[ancestor.type].orderedProperties {
                property.initializer?.visit(look)
                property.getter?.visit(look)
            }
        }
        return isSaid
    }

    /// Whether a class is the app's own: libraries may keep screens and their own types alive.
    private func isOrdinary(_ type: TypeID) -> Bool {
        guard index[type].isClass, !engine.roles.screens.contains(type), !engine.roles.isView(type) else {
            return false
        }
        return index.ancestors(of: type).allSatisfy { ancestor in
            let (name, words) = (index[ancestor.type].name, index.vocabulary)
            return !index[ancestor.type].isExternal || words.libraries.inert.contains(name)
                || words.lives.plain.contains(name)
        }
    }
}
