/// The variables of coordinators' functions that contain coordinators.
final class ReceivedChildren {
    /// A variable that a function declares, itself or in a closure.
    struct ReceivedVariable: Hashable {
        /// The type of `self`.
        var actor: TypeID
        var function: ObjectIdentifier
        var variable: String
    }

    private let engine: Engine
    /// The functions of coordinators, and of their superclasses and protocols.
    private(set) lazy var functions = findFunctions()
    /// The types that contain these functions.
    private(set) lazy var homes: [ObjectIdentifier: TypeID] = index.declared.reduce(into: [:]) { homes, type in
        for function in type.orderedFunctions { homes[ObjectIdentifier(function)] = type.id }
    }
    private lazy var found = findArrivals()

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine) { self.engine = engine }

    private struct Found {
        var byObject: [ObjectID: Set<ReceivedVariable>] = [:]
        /// The types in each variable; no entry if they are unknown.
        var byVariable: [ReceivedVariable: Set<TypeID>] = [:]
        var unknown: Set<ReceivedVariable> = []
    }

    /// The variables in which the code of one coordinator receives another.
    func arrivals(of id: ObjectID, at actor: TypeID) -> [ReceivedVariable] {
        (found.byObject[id] ?? []).filter { $0.actor == actor }
    }

    /// The types that a variable in the code of a coordinator may contain; `nil` if they are unknown.
    func types(of variable: String, in part: CodePart, of actor: TypeID) -> Set<TypeID>? {
        if let function = part.function {
            let received = ReceivedVariable(actor: actor, function: ObjectIdentifier(function), variable: variable)
            if !found.unknown.contains(received), let types = found.byVariable[received] { return types }
        }
        return LocalTypes(of: part, in: index)[variable].map { [$0.type] }
    }

    /// Whether an object is only received in variables of some functions.
    func isReceived(_ id: ObjectID, onlyBy functions: Set<ObjectIdentifier>) -> Bool {
        guard let arrivals = found.byObject[id], !arrivals.isEmpty else { return false }
        return arrivals.allSatisfy { functions.contains($0.function) }
    }

    private func findFunctions() -> [ObjectIdentifier: Function] {
        var types: Set<TypeID> = []
        for type in engine.roles.coordinators { types.formUnion(index.ancestors(of: type).map(\.type)) }
        var found: [ObjectIdentifier: Function] = [:]
        for type in types where !index[type].isExternal {
            for function in index[type].orderedFunctions where function.body != nil {
                found[ObjectIdentifier(function)] = function
            }
        }
        return found
    }

    private func findArrivals() -> Found {
        var declared: [ObjectIdentifier: Set<String>] = [:]
        /// The function that contains a closure; for a function, itself.
        var outer: [ObjectIdentifier: ObjectIdentifier] = [:]
        for (id, function) in functions {
            var names: Set<String> = []
            function.body?.visitBindings { name, _, _ in names.insert(name) }
            guard !names.isEmpty else { continue }
            (declared[id], outer[id]) = (names, id)
            function.body?.visit { if case .closure(let closure) = $0 { outer[ObjectIdentifier(closure)] = id } }
        }
        var found = Found()
        for activation in engine.activations(of: Set(outer.keys)) {
            guard let code = activation.code.identity, let function = outer[code], let names = declared[function],
                let actor = activation.frame.own?.type
            else { continue }
            activation.frame.visitVariables { name, cell in
                guard names.contains(name) else { return }
                note(cell.value, ReceivedVariable(actor: actor, function: function, variable: name), in: &found)
            }
        }
        return found
    }

    private func note(_ value: Value, _ arrival: ReceivedVariable, in found: inout Found) {
        if value.isOpen { found.unknown.insert(arrival) }
        for id in engine.atoms.objects(in: value) {
            guard let type = engine.atoms[id].type else { continue }
            found.byVariable[arrival, default: []].insert(type)
            if engine.roles.isCoordinator(type) { found.byObject[id, default: []].insert(arrival) }
        }
    }
}
