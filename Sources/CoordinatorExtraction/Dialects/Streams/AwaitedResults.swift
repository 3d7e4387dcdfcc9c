/// Results that a coordinator returns from an `async` function through a continuation, and the coordinators that await
/// them: `continuation?.resume(returning: .picked)` and `switch await child.start() { … }`.
struct AwaitedResults {
    /// A function that waits for a continuation.
    private struct Source {
        var type: TypeID
        var function: Function
        /// The app's enum that it returns, if it is one.
        var domain: TypeID?
    }

    private struct Sent {
        var event: EventName
        var place: Place
    }

    private static let waiting: Set<String> = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation",
    ]
    private static let continuations: Set<String> = ["CheckedContinuation", "UnsafeContinuation"]
    private static let resuming = "resume"

    private let engine: Engine
    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine) { self.engine = engine }

    /// What coordinators receive from those that they make.
    func deliveries() -> [StreamEvents.Heard] {
        let sources = Dictionary(grouping: self.sources(), by: \.type)
        guard !sources.isEmpty else { return [] }
        var found: [StreamEvents.Heard] = []
        for (child, makers) in engine.facts.makers.sorted(by: { $0.key.index < $1.key.index }) {
            guard let type = engine.atoms[child].type, let own = sources[type] else { continue }
            let parents = makers.compactMap { $0 }.sorted { $0.index < $1.index }
            for source in own {
                for parent in parents { found += deliveries(of: source, by: child, to: parent, own: Set(sources.keys)) }
            }
        }
        return found
    }

    private func deliveries(
        of source: Source, by child: ObjectID, to parent: ObjectID, own: Set<TypeID>
    ) -> [StreamEvents.Heard] {
        guard let type = engine.atoms[parent].type, type != source.type, engine.roles.isCoordinator(type) else {
            return []
        }
        let rivals = own.filter { other in
            other != source.type
                && engine.facts.makers.contains { engine.atoms[$0.key].type == other && $0.value.contains(parent) }
        }
        let awaiting = functions(of: type).compactMap(\.body).flatMap { body in
            AwaitingCode.found(in: body, calling: source.function.name) { object in
                self.is(object, in: body, of: type, source.type, isOnly: rivals.isEmpty)
            }
        }
        return results(of: source).flatMap { sent in
            awaiting.map { code in
                let use = code.use(of: source.domain == nil ? nil : sent.event.member)
                return StreamEvents.Heard(
                    hearer: parent, event: sent.event, mayAct: use.acts, mayPass: false, isNamed: use.place != nil,
                    ignoresAll: use.ignoresAll, place: use.place ?? code.place,
                    result: StreamResult(author: child, event: sent.event, place: sent.place))
            }
        }
    }

    /// Whether an expression in a coordinator's code is a child of this type: one that the code makes, or that a property
    /// holds. What another function makes for the code is the only child whose results it may await.
    private func `is`(
        _ object: Expression, in body: [Statement], of parent: TypeID, _ child: TypeID, isOnly: Bool
    ) -> Bool {
        let wanted = String(index[child].lastName)
        if let made = object.constructedName { return made == wanted }
        guard let name = object.ownProperty else { return false }
        var values: [Expression] = []
        body.visitStatements { if case .binding(.name(name), _, let value?) = $0 { values.append(value) } }
        if let made = values.compactMap(\.constructedName).first { return made == wanted }
        if values.contains(where: \.isCall) { return isOnly }
        guard let property = engine.declarations.property(name, of: parent)?.property else { return false }
        return property.type?.unwrapped.lastName == wanted || property.initializer?.constructedName == wanted
    }

    // MARK: - What is returned

    private func sources() -> [Source] {
        index.declared.filter { engine.roles.isCoordinator($0.id) }.flatMap { type in
            functions(of: type.id).filter { $0.attributes.contains(Function.isAsync) && !$0.isStatic && waits($0) }
                .map { Source(type: type.id, function: $0, domain: domain(of: $0, in: type.id)) }
        }
    }

    private func waits(_ function: Function) -> Bool {
        function.body?.calledNames.isDisjoint(with: Self.waiting) == false
    }

    private func domain(of function: Function, in type: TypeID) -> TypeID? {
        guard let result = function.result else { return nil }
        let shape = index.shape(of: result, in: Scope(type: type, file: function.place.file))
        return shape.nominals.first.map(\.type).flatMap { index[$0].isEnum && !index[$0].isExternal ? $0 : nil }
    }

    /// The functions of a type and of those that it inherits from, as far as they have code in the app.
    private func functions(of type: TypeID) -> [Function] {
        index.ancestors(of: type).map { index[$0.type] }.filter { !$0.isExternal }.flatMap(\.orderedFunctions)
            .filter { $0.body != nil }
    }

    /// What the continuation of a function is resumed with: one that the function keeps in a property, or its own.
    private func results(of source: Source) -> [Sent] {
        let mentioned = source.function.body?.names ?? []
        let kept = Set(
            index.ancestors(of: source.type).map { index[$0.type] }.filter { !$0.isExternal }
                .flatMap(\.orderedProperties)
                .filter { $0.type?.mentions(Self.continuations) == true && mentioned.contains($0.name) }.map(\.name))
        var found: [Sent] = []
        for function in functions(of: source.type) {
            function.body?.visit { expression in
                guard case .call(.member(let base?, Self.resuming, _), let arguments, let place) = expression,
                    let name = base.ownProperty, kept.contains(name) || function === source.function
                else { return }
                found += sent(arguments, at: place, from: source)
            }
        }
        return found
    }

    private func sent(_ arguments: [Expression.Argument], at place: Place, from source: Source) -> [Sent] {
        if let label = arguments.first?.label, label != "returning" { return [] }
        guard let domain = source.domain else {
            return [Sent(event: EventName(domain: source.type, member: source.function.name), place: place)]
        }
        guard let value = arguments.first?.value, !value.isNil else { return [] }
        let names = value.writtenCases.filter { index[domain].cases[$0] != nil }
        if names.isEmpty { engine.facts.unresolved[place] = "which result this is depends on run-time values" }
        return names.map { Sent(event: EventName(domain: domain, member: $0), place: place) }
    }
}

extension Expression {
    fileprivate var isCall: Bool { if case .call = self { true } else { false } }

    /// The cases that it names, if it is nothing but a case, with or without its payload, or a choice between two.
    fileprivate var writtenCases: [String] {
        switch self {
        case .member(_, let name, _), .call(.member(_, let name, _), _, _): [name]
        case .ternary(_, let then, let otherwise): then.writtenCases + otherwise.writtenCases
        default: []
        }
    }
}
