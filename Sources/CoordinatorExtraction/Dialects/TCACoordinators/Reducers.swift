/// The declared reducers of a program, their routes and their views.
struct Reducers {
    /// A case of a reducer's routes, and the reducer of its screen.
    struct Case {
        var name: String
        var reducer: TypeID?
        var place: Place
    }

    let index: ProgramIndex
    private(set) var coordinators: Set<TypeID> = []
    /// The types that have a store, and the store's reducer.
    private(set) var reducersOfViews: [TypeID: TypeID] = [:]
    /// The views that have a store without a reducer of its own, `Store<Void, IntroAction>`, and the enum of its actions.
    private(set) var stateless: [TypeID: TypeID] = [:]
    /// The reducers that are constants.
    let constants: ReducerConstants
    private var all: Set<TypeID> = []
    /// The reducers of enums of actions, if these are not declared inside of them.
    private var owners: [TypeID: TypeID] = [:]
    /// The reducers whose bodies a coordinator's body names.
    private var parts: [TypeID: Set<TypeID>] = [:]

    private static let names: Set<String> = ["Reducer", "ReducerProtocol"]
    private static let owning = "forEachRoute"
    /// The case of a router's action that has the actions of its screens.
    static let wrapping = "routeAction"
    private static let scoping = "Scope"
    static let holding = "ifLet"
    private static let stores: Set<String> = ["StoreOf", "Store", "ViewStoreOf", "ViewStore"]

    init(_ index: ProgramIndex) {
        self.index = index
        constants = ReducerConstants(index)
        for (state, constant) in constants.all {
            owners[constant.actions] = state
            if constants.ownsRoutes(state) { coordinators.insert(state) }
        }
        all = Set(constants.all.keys)
        for type in index.declared where isReducer(type) { all.insert(type.id) }
        guard !all.isEmpty else { return }
        for reducer in all.sorted() where constants.all[reducer] == nil { note(index[reducer]) }
        // A reducer with a coordinator in it is one as well, unless it only lists a coordinator's screens.
        while true {
            let screens = Set(coordinators.compactMap { routes(of: $0) })
            let around = parts.filter { reducer, parts in
                !coordinators.contains(reducer) && !screens.contains(reducer) && !parts.isDisjoint(with: coordinators)
            }
            if around.isEmpty { break }
            coordinators.formUnion(around.keys)
        }
        guard !coordinators.isEmpty else { return }
        for type in index.declared where !all.contains(type.id) {
            for property in type.orderedProperties where property.isStored {
                if let reducer = reducer(ofStore: property.type, in: type) {
                    reducersOfViews[type.id] = reducer
                } else if let actions = actions(ofStore: property.type, in: type) {
                    stateless[type.id] = actions
                }
            }
        }
    }

    func isReducer(_ type: TypeID) -> Bool { all.contains(type) }

    private func isReducer(_ type: NominalType) -> Bool {
        type.declaration?.attributes.contains(where: Self.names.contains) == true
            || index.ancestors(of: type.id).dropFirst().contains { Self.names.contains(index[$0.type].name) }
    }

    /// Records what a reducer's body contains.
    private mutating func note(_ type: NominalType) {
        let scope = Scope(type: type.id, file: type.declaration?.place.file ?? 0)
        var (ownsRoutes, found) = (false, Set<TypeID>())
        let bodies = [type.properties["body"]?.getter] + (type.functions["body"] ?? []).map(\.body)
        for body in bodies.compactMap({ $0 }) {
            body.visit { expression in
                guard case .call(let callee, let arguments, _) = expression else { return }
                if callee.calledName == Self.owning { ownsRoutes = true }
                if callee.calledName == Self.holding { found.formUnion(destinations(of: type.id).map(\.0)) }
                guard callee.calledName == Self.scoping else { return }
                for case .closure(let closure) in arguments.map(\.value) {
                    closure.body.visit { inner in
                        if case .call(.name(let name, _), _, _) = inner,
                            let part = index.shape(named: name, in: scope).nominals.first?.type, all.contains(part)
                        {
                            found.insert(part)
                        }
                    }
                }
            }
        }
        if ownsRoutes { coordinators.insert(type.id) }
        parts[type.id] = found
    }

    /// The reducer of `StoreOf<Home>` or `Store<Home.State, Home.Action>`.
    private func reducer(ofStore name: TypeName?, in type: NominalType) -> TypeID? {
        guard case .named(let store, let arguments)? = name?.unwrapped, Self.stores.contains(store),
            let first = arguments.first
        else { return nil }
        let scope = Scope(type: type.id, file: type.declaration?.place.file ?? 0)
        return reducer(named: first, in: scope)
    }

    /// The enum of `Store<Void, IntroAction>` that no reducer has.
    private func actions(ofStore name: TypeName?, in type: NominalType) -> TypeID? {
        guard case .named(let store, let arguments)? = name?.unwrapped, Self.stores.contains(store),
            arguments.count == 2
        else { return nil }
        let scope = Scope(type: type.id, file: type.declaration?.place.file ?? 0)
        let found = index.shape(of: arguments[1], in: scope).nominals.first?.type
        return found.flatMap { index[$0].isEnum && !index[$0].isExternal && owner(of: $0) == nil ? $0 : nil }
    }

    /// The reducer that `Home`, `Home.State` or `Home.Action` names.
    func reducer(named name: TypeName, in scope: Scope) -> TypeID? {
        guard let found = index.shape(of: name, in: scope).nominals.first?.type else { return nil }
        if all.contains(found) { return found }
        if let owner = owners[found] { return owner }
        if case .member(let base, _, _) = name { return reducer(named: base, in: scope) }
        return index[found].enclosing.flatMap { all.contains($0) ? $0 : nil }
    }

    // MARK: - Actions and routes

    /// The enum of a reducer's actions.
    func actions(of reducer: TypeID) -> TypeID? {
        if let constant = constants.all[reducer] { return constant.actions }
        return index[reducer].nested["Action"].flatMap { index[$0].isEnum ? $0 : nil }
    }

    /// The reducer of which an enum is the actions.
    func owner(of actions: TypeID) -> TypeID? {
        if let owner = owners[actions] { return owner }
        return index[actions].enclosing.flatMap { isReducer($0) && self.actions(of: $0) == actions ? $0 : nil }
    }

    /// The reducer of a coordinator's screens: the reducer of the case with the router's actions.
    func routes(of coordinator: TypeID) -> TypeID? {
        guard let actions = actions(of: coordinator) else { return nil }
        let cases = index[actions].orderedCases
        if let found = cases.lazy.compactMap({ routed(by: $0, of: actions) }).first { return found }
        // `case routeAction(Int, action: ShopScreen.Action)`, before there was a type for it.
        guard let one = cases.first(where: { $0.name == Self.wrapping }), let payload = one.payload.last else {
            return nil
        }
        return reducer(named: payload.type, in: Scope(type: actions, file: one.place.file))
    }

    /// The reducer of the screens whose actions a case carries: `case router(IndexedRouterActionOf<Screen>)`.
    func routed(by one: EnumCase, of actions: TypeID) -> TypeID? {
        let scope = Scope(type: actions, file: one.place.file)
        for element in one.payload {
            guard case .named(let name, let arguments) = element.type, name.contains("RouterAction") else { continue }
            for argument in arguments { if let found = reducer(named: argument, in: scope) { return found } }
        }
        return nil
    }

    /// The screens of a reducer of routes: its own cases, or the cases of its state.
    func cases(of routes: TypeID) -> [Case] {
        let holder = index[routes].isEnum ? routes : index[routes].nested[CommonWords.state] ?? routes
        return index[holder].orderedCases.map { one in
            let scope = Scope(type: holder, file: one.place.file)
            let reducer = one.payload.isEmpty ? nil : self.reducer(named: one.payload[0].type, in: scope)
            return Case(name: one.name, reducer: reducer, place: one.place)
        }
    }
}
