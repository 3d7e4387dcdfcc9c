/// The uses of children in the code that makes them or has them made.
final class ChildUses {
    private let engine: Engine
    private let codes: OwnCodes
    private let keepers: SelfKeepers
    let received: ReceivedChildren
    /// The code that makes coordinators, by the place of the call.
    private lazy var makers = findMakers()

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ codes: OwnCodes, _ keepers: SelfKeepers) {
        (self.engine, self.codes, self.keepers) = (engine, codes, keepers)
        received = ReceivedChildren(engine)
    }

    /// The names of the functions that are called on a child where it is made, if none of that code may keep it; `nil`
    /// otherwise, or if that is unknown.
    func called(of child: ObjectID, _ pair: ChildHoldings.Pair) -> Set<String>? {
        guard let site = engine.atoms[child].site, let part = makers[site], let use = part.body.use(of: site),
            part.function.map({ isPlain($0) }) ?? true
        else { return nil }
        let own = part.function.map { ObjectIdentifier($0) }.flatMap { received.functions[$0] != nil ? $0 : nil }
        let isOwn = own != nil && part.home.map { index.isRelated($0, pair.parent) } == true
        // A container may keep the objects that its closures make.
        if use.isOfClosure || part.function == nil,
            part.body.names.contains(where: index.vocabulary.lives.caching.contains)
        {
            return nil
        }
        let arrivals = received.arrivals(of: child, at: pair.parent)
        let others = arrivals.filter { $0.function != own }
        var names: Set<String> = []
        for one in arrivals {
            let isMaker = isOwn && one.function == own
            guard let function = received.functions[one.function], isPlain(function),
                let called = called(
                    of: one.variable, in: function, pair.child, at: isMaker ? site : nil,
                    mayReturn: isMaker && !others.isEmpty)
            else { return nil }
            names.formUnion(called)
        }
        switch use {
        case .member:
            guard arrivals.isEmpty, isOwn, !waits(part.body, for: pair.child) else { return nil }
            return part.body.calledNames
        case .argument(let callee, let label):
            let called = keepers.called(ofArgumentOf: callee, label)
            guard arrivals.isEmpty, isOwn, !called.isEmpty, !keepers.mayKeep(argumentOf: callee, label, in: part.home)
            else {
                return nil
            }
            return called.union(part.body.calledNames)
        case .variable(let variable):
            guard !arrivals.isEmpty else { return nil }
            if isOwn, arrivals.contains(where: { $0.function == own && $0.variable == variable }) { return names }
            return keepers.mayKeep(variable, in: part.body, of: part.home, mayReturn: true) ? nil : names
        case .result(let isOfClosure):
            // Some variable must have it from the code that makes it, and not only later.
            let isGiven = arrivals.contains { received.functions[$0.function]?.body?.names.contains(part.name) == true }
            return arrivals.isEmpty || !isOfClosure && !isGiven ? nil : names
        }
    }

    /// The names of the functions that a function calls on a child in a variable; `nil` if it may keep the child.
    private func called(
        of variable: String, in function: Function, _ child: TypeID, at site: Place?, mayReturn: Bool
    ) -> Set<String>? {
        let whole = function.body ?? []
        let body = whole.list(declaring: variable, at: site) ?? whole
        let home = received.homes[ObjectIdentifier(function)]
        guard !keepers.mayKeep(variable, in: body, of: home, mayReturn: mayReturn), !waits(body, for: child) else {
            return nil
        }
        return body.calledNames
    }

    /// The functions of a parent in which a child arrives and may be stored: not those that only use its members.
    func storers(of child: ObjectID, at parent: TypeID) -> [ObjectIdentifier] {
        received.arrivals(of: child, at: parent).map { ($0.function, $0.variable) }.filter { function, variable in
            guard let body = received.functions[function]?.body else { return true }
            return keepers.mayKeep(variable, in: body, of: received.homes[function], mayReturn: true)
        }.map(\.0)
    }

    private func isPlain(_ function: Function) -> Bool {
        function.kind == .function && !function.attributes.contains(Function.isAsync)
    }

    /// Whether code calls a child's function that waits: the child is alive until the function ends.
    private func waits(_ body: [Statement], for child: TypeID) -> Bool {
        body.calledNames.contains { name in
            let functions = engine.declarations.functions(name, of: child).map(\.function)
            // A protocol may require `async`, and the child's own function be without.
            let written = functions.filter { $0.body != nil }
            return (written.isEmpty ? functions : written).contains { $0.attributes.contains(Function.isAsync) }
        }
    }

    private func findMakers() -> [Place: CodePart] {
        var sites: Set<Place> = []
        for id in engine.facts.makers.keys {
            guard let site = engine.atoms[id].site, let type = engine.atoms[id].type,
                engine.roles.isCoordinator(type)
            else { continue }
            sites.insert(site)
        }
        var found: [Place: CodePart] = [:]
        index.visitCode { part in
            part.body.visit { expression in
                guard case .call(_, _, let place) = expression, sites.contains(place) else { return }
                found[place] = part
            }
        }
        return found
    }
}

extension Expression {
    /// What a called expression names that may make an object: `Login` in `Login()` and `Login.init()`, or a function.
    var makerName: String? {
        switch self {
        case .name(let name, _), .member(.name(let name, _)?, "init", _), .member(_?, let name, _): name
        default: nil
        }
    }
}

extension [Statement] {
    /// Whether code calls one of the names with which objects are made.
    func makes(_ names: Set<String>) -> Bool {
        var makes = false
        visit { expression in
            guard case .call(let callee, _, _) = expression, let name = callee.makerName else { return }
            if names.contains(name) { makes = true }
        }
        return makes
    }

    /// The names of all functions that code calls.
    var calledNames: Set<String> {
        var names: Set<String> = []
        visit { if case .call(let callee, _, _) = $0, let name = callee.calledName { names.insert(name) } }
        return names
    }

    /// All names in code.
    var names: Set<String> {
        var names: Set<String> = []
        visit { expression in
            switch expression {
            case .name(let name, _), .member(_, let name, _): names.insert(name)
            default: break
            }
        }
        return names
    }
}
