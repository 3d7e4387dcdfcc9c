/// The functions of coordinators that no call of their name fits, because all of them fit another function of that name:
/// `showDetail()` beside `showDetail(id:)`, which alone is called.
struct UncalledOverloads {
    private(set) var functions: Set<ObjectIdentifier> = []

    init(_ index: ProgramIndex, _ roles: Roles) {
        guard roles.hasBeginning else { return }
        var overloads: [String: [[Function]]] = [:]
        for type in index.declared where roles.isCoordinator(type.id) {
            for (name, functions) in type.functions where functions.count > 1 && functions.allSatisfy(Self.isOwn) {
                overloads[name, default: []].append(functions)
            }
        }
        guard !overloads.isEmpty else { return }
        var calls: [String: [[String?]]] = [:]
        var named: Set<String> = []
        func look(at body: [Statement]) {
            Self.look(at: body, for: overloads) { name, labels in
                if let labels { calls[name, default: []].append(labels) } else { named.insert(name) }
            }
        }
        index.visitCode { part in
            look(at: part.body + (part.function?.parameters.compactMap(\.standard).map(Statement.expression) ?? []))
        }
        for file in index.files.prefix(index.appFileCount) { look(at: file.statements) }
        let required = Set(index.types.filter(\.isProtocol).flatMap(\.functions.keys))
        for (name, groups) in overloads where !named.contains(name) && !required.contains(name) {
            let labels = calls[name] ?? []
            for functions in groups {
                let uncalled = functions.filter { function in
                    !labels.contains { function.assignment(of: $0, mayTakeClosure: true) != nil }
                }
                guard labels.allSatisfy({ call in functions.contains { $0.assignment(of: call) != nil } }),
                    uncalled.count < functions.count
                else { continue }
                self.functions.formUnion(uncalled.map { ObjectIdentifier($0) })
            }
        }
    }

    /// Whether only the app's own code calls a function.
    private static func isOwn(_ function: Function) -> Bool {
        function.kind == .function && !function.isStatic && !function.isCallback && function.body != nil
    }

    /// Reports each call of such a name with its labels, and `nil` where code names it without a call.
    private static func look(
        at body: [Statement], for names: [String: [[Function]]], _ report: (String, [String?]?) -> Void
    ) {
        var callees: Set<Place> = []
        body.visit { expression in
            guard case .call(let callee, let arguments, _) = expression else { return }
            switch callee {
            case .name(let name, let place), .member(_, let name, let place):
                guard names[name] != nil else { return }
                callees.insert(place)
                report(name, arguments.map(\.label))
            default: break
            }
        }
        body.visit { expression in
            switch expression {
            case .name(let name, let place), .member(_, let name, let place):
                if names[name] != nil, !callees.contains(place) { report(name, nil) }
            case .string(let name): if names[name] != nil { report(name, nil) }
            default: break
            }
        }
    }
}
