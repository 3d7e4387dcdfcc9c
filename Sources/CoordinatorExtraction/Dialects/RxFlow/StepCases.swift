/// The cases of the app's steps, and those that no code makes.
struct StepCases {
    private let index: ProgramIndex
    private let types: [NominalType]

    init(_ index: ProgramIndex) {
        self.index = index
        types =
            index.topLevelType("Step", from: 0).map { step in
                index.declared.filter { $0.isEnum && index.isKind($0.id, of: step) }
            } ?? []
    }

    var all: Set<EventName> {
        Set(types.flatMap { type in type.cases.keys.map { EventName(domain: type.id, member: $0) } })
    }

    /// The cases that no code names, except in patterns: no object can send them. A case may also be made from a raw value, or
    /// be one of all cases.
    ///
    /// - Parameter left: the places of calls of which the arguments don't count.
    /// - Returns: the cases of enums of which all supertypes are known.
    func unmade(without left: Set<Place> = []) -> Set<EventName> {
        let plain = types.filter { type in index.ancestors(of: type.id).allSatisfy { !index[$0.type].isUnknown } }
        guard !plain.isEmpty else { return [] }
        let names = Set(plain.map { String($0.lastName) })
        /// The names of cases, with the enum before the dot if it is one of these, and how often code names them.
        var named: [String: Int] = [:]
        func count(_ expression: Expression, _ number: Int) {
            guard case .member(let base, let name, _) = expression else { return }
            let domain = base?.lastStep?.name ?? base?.calledName
            named[domain.map { names.contains($0) ? "\($0).\(name)" : name } ?? name, default: 0] += number
        }
        let look: (Expression) -> Void = { expression in
            count(expression, 1)
            guard case .call(_, let arguments, let place) = expression, left.contains(place) else { return }
            for argument in arguments { argument.value.visit { count($0, -1) } }
        }
        index.visitCode { part in
            part.body.visit(look)
            for parameter in part.function?.parameters ?? [] { parameter.standard?.visit(look) }
        }
        for file in index.files.prefix(index.appFileCount) { file.statements.visit(look) }
        func isNamed(_ name: String) -> Bool { named[name].map { $0 > 0 } ?? false }
        return Set(
            plain.flatMap { type in
                type.cases.keys.filter { !isNamed($0) && !isNamed("\(type.lastName).\($0)") }
                    .map { EventName(domain: type.id, member: $0) }
            })
    }
}
