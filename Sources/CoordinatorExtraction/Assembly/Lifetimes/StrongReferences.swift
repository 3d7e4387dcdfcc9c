/// The strong references among an app's objects, as far as they are certain.
///
/// Only the app's own stored properties count: navigation stacks and libraries release their objects some day.
struct StrongReferences {
    private let engine: Engine
    /// The references, by their holders.
    private(set) var byHolder: [ObjectID: [StrongReference]] = [:]
    /// The holders, in the order in which they were found.
    private(set) var holders: [ObjectID] = []
    private var captures: ClosureCaptures
    private let hosted: HostedViews

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ changes: Changes, _ subscriptions: Subscriptions) {
        self.engine = engine
        captures = ClosureCaptures(engine, changes)
        hosted = HostedViews(engine)
        for key in engine.heap.keys {
            guard let cell = engine.heap.known(key.object, key.property) else { continue }
            add(cell.value, to: key.property, of: key.object)
        }
        addLazyProperties()
        for id in engine.seeds.objects {
            guard let type = engine.atoms[id].type else { continue }
            for reference in subscriptions.references(of: id, type) { add(reference) }
        }
        // The order in which objects were found depends on the order of the files.
        byHolder = byHolder.mapValues { $0.sorted { key($0) < key($1) } }
    }

    private func key(_ reference: StrongReference) -> (String, String, String, Int32) {
        (
            reference.property.name, engine.atoms[reference.held].type.map { index[$0].name } ?? "",
            reference.captured ?? "", reference.place.line
        )
    }

    private mutating func add(_ value: Value, to name: String, of holder: ObjectID) {
        guard !value.isNever, let type = engine.atoms[holder].type, mayHold(holder, type),
            let found = engine.declarations.property(name, of: type), holds(found.property, of: type)
        else { return }
        let code = engine.withoutRepetitions(value.atoms.filter { $0.sort == .closure || $0.sort == .method })
        // If there may be several closures, the captures of the actual one are unknown. Lazy properties follow below.
        if !code.isEmpty, !value.isOpen, !found.property.isLazy || found.property.keptClosure == nil {
            for one in captures.common(to: code, of: holder) {
                add(
                    StrongReference(
                        holder: holder, property: found.property, held: one.id, captured: one.name, place: one.place))
            }
        }
        for (id, isCollection) in objects(in: value) {
            let held = fits(id, found.property, found.home, of: holder) ? id : nil
            for one in [held, hosted.view(in: id)].compactMap(\.self) {
                add(
                    StrongReference(
                        holder: holder, property: found.property, held: one, isCollection: isCollection,
                        place: found.property.place))
            }
        }
    }

    private mutating func add(_ reference: StrongReference) {
        guard let type = engine.atoms[reference.held].type, mayHold(reference.held, type) else { return }
        if byHolder[reference.holder] == nil { holders.append(reference.holder) }
        byHolder[reference.holder, default: []].append(reference)
    }

    /// The value of a lazy property is only known from its declaration, but it is kept as well.
    private mutating func addLazyProperties() {
        for id in engine.seeds.objects {
            guard let type = engine.atoms[id].type, mayHold(id, type) else { continue }
            for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
                for property in index[ancestor.type].orderedProperties
                where property.isLazy && property.isStored && property.initializer != nil {
                    if let closure = property.keptClosure {
                        // The value is made at the first use.
                        guard holds(property, of: type), index[ancestor.type].asksFor(property),
                            captures.names(in: closure).contains("self")
                        else { continue }
                        add(
                            StrongReference(
                                holder: id, property: property, held: id, captured: "self", place: closure.place))
                        continue
                    }
                    guard engine.slots.slot(property, of: type) == nil else { continue }
                    let run = Run(engine, nil, on: Behalf(actor: id))
                    add(run.computed(property, of: id, ancestor), to: property.name, of: id)
                }
            }
        }
    }

    // MARK: - What counts

    /// Whether an object belongs to the app and is distinguishable, so that its references count.
    private func mayHold(_ id: ObjectID, _ type: TypeID) -> Bool {
        guard !index[type].isExternal, !index[type].isProtocol, !index[type].isEnum else { return false }
        let object = engine.atoms[id]
        switch object.sort {
        // All objects of a plain type are treated as one.
        case .made:
            return object.site != nil && (index[type].isClass || !roles.isView(type) || hosted.contains(id))
        case .declared: return roles.acts(type) && index[type].isClass
        default: return false
        }
    }

    private var roles: Roles { engine.roles }

    private func holds(_ property: Property, of type: TypeID) -> Bool {
        property.isStored && !property.isStatic && property.ownership == .strong
            && property.attributes.allSatisfy(index.vocabulary.lives.keeping.contains)
    }

    /// Whether a property can contain an object, by its declared type.
    private func fits(_ id: ObjectID, _ property: Property, _ home: Ancestor, of holder: ObjectID) -> Bool {
        let type = engine.atoms[id].type
        let shape = engine.atoms[holder].type.flatMap { own in
            let reference = TypeReference(type: own, arguments: engine.atoms[holder].arguments)
            return engine.declarations.shape(of: property, reference, home)
        }
        let kinds = (shape?.elementNominals ?? []).map(\.type).filter { kind in
            type.map { index.isKind($0, of: kind) } == true
        }
        // A library's controller may be mistaken for its view. A screen may well conform to the app's `protocol ListView`.
        if let type, roles.isScreen(type) || index[type].name.contains("Controller"),
            !index[type].name.hasSuffix("View"), case let written = property.type?.description ?? property.name,
            written.contains("View"), !written.contains("Controller"),
            !kinds.contains(where: { index[$0].isProtocol && !index[$0].isExternal })
        {
            return false
        }
        let isDeclared = property.type != nil && type != nil && engine.atoms[holder].type != nil
        return isDeclared ? !kinds.isEmpty : property.initializer != nil
    }

    /// The objects that a value may be, including those in its collections.
    private func objects(in value: Value) -> [(id: ObjectID, isCollection: Bool)] {
        guard value.contains(.object) else { return [] }
        var found: [(ObjectID, Bool)] = []
        for atom in value.atoms where atom.sort == .object {
            switch engine.atoms.meaning(atom) {
            case .object(let id, _): found.append((id, false))
            case .collection(let id):
                guard let cell = engine.heap.known(id, Run.element) else { continue }
                for inner in cell.value.atoms where inner.sort == .object {
                    if case .object(let element, _) = engine.atoms.meaning(inner) { found.append((element, true)) }
                }
            default: break
            }
        }
        return found
    }
}
