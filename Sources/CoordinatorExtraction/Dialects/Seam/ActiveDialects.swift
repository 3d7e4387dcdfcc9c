/// The dialects that are active in a program, by the calls and types that concern them.
struct ActiveDialects {
    let rules: [any DialectRules]
    /// The meanings of the names of called functions.
    let words: CallVocabulary
    private let dialects: Set<Dialect>
    private let byName: [String: [any DialectRules]]
    private let byFunction: [ObjectIdentifier: any DialectRules]
    private let byHandedFunction: [ObjectIdentifier: any DialectRules]
    private let byAttribute: [String: any DialectRules]
    private let byMember: [String: any DialectRules]

    init(_ dialects: Set<Dialect>, _ index: ProgramIndex) {
        self.dialects = dialects
        words = CallVocabulary(index.vocabulary.functions)
        rules = Dialect.allCases.filter(dialects.contains).map { $0.rules(index) }
        var byName: [String: [any DialectRules]] = [:]
        var byFunction: [ObjectIdentifier: any DialectRules] = [:]
        var byHandedFunction: [ObjectIdentifier: any DialectRules] = [:]
        var byAttribute: [String: any DialectRules] = [:]
        var byMember: [String: any DialectRules] = [:]
        for rule in rules {
            for name in rule.calledNames { byName[name, default: []].append(rule) }
            for function in rule.meaningfulFunctions { byFunction[function] = rule }
            for function in rule.handedFunctions { byHandedFunction[function] = rule }
            for attribute in rule.readAttributes { byAttribute[attribute] = rule }
            for name in rule.notedMembers { byMember[name] = rule }
        }
        (self.byName, self.byFunction, self.byAttribute) = (byName, byFunction, byAttribute)
        (self.byHandedFunction, self.byMember) = (byHandedFunction, byMember)
    }

    /// Handles the read of a property with attributes.
    func read(_ property: Property, of id: ObjectID, in run: Run) {
        for attribute in property.attributes { byAttribute[attribute]?.read(property, of: id, in: run) }
    }

    /// A member is read of something.
    func note(_ name: String, of base: Value, at place: Place, in run: Run) {
        byMember[name]?.note(name, of: base, at: place, in: run)
    }

    /// A member of what a library has for one of its objects, `button.rx.tap`.
    func source(
        _ name: String, behind base: Expression, _ arguments: [Expression.Argument] = [], in frame: Frame,
        at place: Place, _ run: Run
    ) -> Value? {
        guard let itself = base.lastStep?.name, run.index.vocabulary.members.itself.contains(itself) else { return nil }
        // `rx.tap` is `self.rx.tap`.
        let base =
            if case .name(_, let place) = base { Expression.member(.name("self", place), itself, place) } else { base }
        let call = MeaningfulCall(name: name, base: base, arguments: arguments, frame: frame, place: place)
        return rules.firstAnswer { $0.source(call, in: run) }
    }

    /// A stream that a control has by itself, `button.tapPublisher`: from a library, or from the app's own extension.
    func source(
        _ name: String, of control: Value, behind base: Expression, _ arguments: [Expression.Argument] = [],
        in frame: Frame, at place: Place, _ run: Run
    ) -> Value? {
        guard !control.isUnknown, run.index.vocabulary.subscriptions.controlled.contains(name) else { return nil }
        let call = MeaningfulCall(
            name: name, base: .member(base, name, place), arguments: arguments, frame: frame, place: place)
        return rules.firstAnswer { $0.source(call, of: control, in: run) }
    }

    /// What functions of the program are where they are named and not called: `action: model.close.send`.
    func named(
        _ value: Value, _ name: String, of base: Expression, in frame: Frame, expecting shape: Shape?, at place: Place,
        _ run: Run
    ) -> Value? {
        guard !byFunction.isEmpty, !value.atoms.isEmpty, !run.index.isModel(frame.file) else { return nil }
        let call = MeaningfulCall(name: name, base: base, arguments: [], frame: frame, place: place)
        return value.atoms.firstAnswer { atom in
            guard case .method(let method) = run.atoms.meaning(atom) else { return nil }
            return byFunction[ObjectIdentifier(method.function)]?.named(
                call, method.function, expecting: shape, in: run)
        }
    }

    /// Whether a model's type is of no concern to the code of a frame.
    func leavesOut(_ library: TypeID, in frame: Frame, _ roles: Roles) -> Bool {
        guard roles.index[library].isModel, !roles.index.isModel(frame.file), let own = frame.own?.type else {
            return false
        }
        return rules.contains { $0.leavesOut(library, in: own, roles) }
    }

    func contains(_ dialect: Dialect) -> Bool { dialects.contains(dialect) }

    /// The result of a call, by its name alone.
    func answer(_ callee: Expression, _ arguments: [Expression.Argument], in frame: Frame, at place: Place, _ run: Run)
        -> Value?
    {
        let (name, base): (String, Expression?)
        switch callee {
        case .name(let own, _): (name, base) = (own, nil)
        case .member(let object?, let own, _): (name, base) = (own, object)
        default: return nil
        }
        guard let rules = byName[name] else { return nil }
        let call = MeaningfulCall(name: name, base: base, arguments: arguments, frame: frame, place: place)
        return rules.firstAnswer { $0.answer(call, in: run) }
    }

    /// The result of a call, by its name and the value before the dot.
    func answer(
        _ name: String, on base: Value, _ arguments: [Expression.Argument], in frame: Frame, at place: Place, _ run: Run
    ) -> Value? {
        guard let rules = byName[name] else { return nil }
        let call = MeaningfulCall(name: name, base: nil, arguments: arguments, frame: frame, place: place)
        return rules.firstAnswer { $0.answer(call, on: base, in: run) }
    }

    /// The values that a function of an object receives.
    func handed(_ arguments: [Value], to function: Function, of receiver: ObjectID?, in run: Run) -> [Value] {
        guard let receiver, let rules = byHandedFunction[ObjectIdentifier(function)] else { return arguments }
        return rules.handed(arguments, to: function, of: receiver, in: run)
    }

    /// The result of calling a function.
    func answer(
        _ target: Target, _ arguments: [Expression.Argument], in frame: Frame, at place: Place, _ run: Run
    ) -> Value? {
        guard !byFunction.isEmpty, let rules = byFunction[ObjectIdentifier(target.function)] else { return nil }
        let call = MeaningfulCall(
            name: target.function.name, base: nil, arguments: arguments, frame: frame, place: place)
        return rules.answer(call, of: target.function, receiver: target.receiver, in: run)
    }
}
