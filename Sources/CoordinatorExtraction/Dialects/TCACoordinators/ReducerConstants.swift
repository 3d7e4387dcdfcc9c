/// Reducers that are constants, as the library's first versions have them: `let shopReducer = Reducer<ShopState, ShopAction,
/// ShopEnvironment> { … }`. Such a reducer is known by the type of its state.
struct ReducerConstants {
    /// One of them.
    struct Constant {
        var actions: TypeID
        var code: [Statement]
        /// The constants that its code names.
        var parts: Set<TypeID> = []
    }

    private(set) var all: [TypeID: Constant] = [:]
    /// The states, by the names of the constants.
    private(set) var states: [String: TypeID] = [:]

    private static let types: Set<String> = ["Reducer", "AnyReducer"]
    private static let routing = ["forEachIndexedRoute", "forEachIdentifiedRoute", "withRouteReducer"]

    init(_ index: ProgramIndex) {
        let globals = index.globals.values.filter { !index.isModel($0.place.file) }.sorted { $0.place < $1.place }
        for property in globals {
            guard let value = property.initializer, let arguments = Self.arguments(of: property), arguments.count > 1
            else { continue }
            let scope = Scope(type: nil, file: property.place.file)
            let types = arguments.prefix(2).compactMap { index.shape(of: $0, in: scope).nominals.first?.type }
            guard types.count == 2, types.allSatisfy({ !index[$0].isExternal }), index[types[1]].isEnum,
                all[types[0]] == nil
            else { continue }
            all[types[0]] = Constant(actions: types[1], code: [.expression(value)])
            states[property.name] = types[0]
        }
        for (state, constant) in all {
            constant.code.visit { expression in
                guard case .name(let name, _) = expression, let part = states[name], part != state else { return }
                all[state]?.parts.insert(part)
            }
        }
    }

    /// The arguments of `Reducer<State, Action, Environment>`, which is written before or behind the equals sign.
    private static func arguments(of property: Property) -> [TypeName]? {
        if let written = property.type, let found = arguments(of: written) { return found }
        var first: Expression? = property.initializer
        while let expression = first {
            switch expression {
            case .call(let callee, _, _): first = callee
            case .member(let base, _, _): first = base
            case .type(let name, _):
                if let found = arguments(of: name) { return found }
                first = nil
            default: first = nil
            }
        }
        // Of reducers that are combined, the last one is that of the whole.
        var last: [TypeName]?
        property.initializer?.visit { expression in
            if case .type(let name, _) = expression, let found = arguments(of: name) { last = found }
        }
        return last
    }

    private static func arguments(of type: TypeName) -> [TypeName]? {
        guard case .named(let name, let arguments) = type, types.contains(name), arguments.count > 1 else { return nil }
        return arguments
    }

    /// Whether a constant owns routes.
    func ownsRoutes(_ state: TypeID) -> Bool {
        var found = false
        all[state]?.code.visit { expression in
            if case .call(.member(_, let name, _), _, _) = expression, Self.routing.contains(name) { found = true }
        }
        return found
    }

    /// A coordinator's name without what it has as a state: `ShopCoordinator` of `ShopCoordinatorState`.
    func name(of state: TypeID, in index: ProgramIndex) -> String? {
        let (name, ending) = (index[state].name, "State")
        guard all[state] != nil, name.hasSuffix(ending), name.count > ending.count else { return nil }
        return String(name.dropLast(ending.count))
    }
}
