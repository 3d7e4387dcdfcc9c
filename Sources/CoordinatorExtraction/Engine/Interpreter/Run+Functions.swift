extension Run {
    /// Runs a function with these arguments, one for each parameter, and returns its result.
    func call(
        _ function: Function, receiver: ObjectID?, home: Ancestor?, arguments: [Value], outer: Frame? = nil,
        expecting expected: Shape? = nil
    ) -> Value {
        let arguments = engine.dialects.handed(arguments, to: function, of: receiver, in: self)
        let isStatic = function.isStatic || (outer?.isStatic ?? false)
        let own = receiver.flatMap { self.own($0) }
        let frame = Frame(
            receiver: receiver, own: own, isStatic: isStatic, home: home, file: function.place.file, parent: outer,
            body: FrameBody(
                level: level(of: arguments, outer), code: ObjectIdentifier(function),
                site: outer.map(\.body.site) ?? site(of: function.place.file),
                caller: outer.map(\.body.caller) ?? caller(of: function.place.file)))
        if !function.generics.parameters.isEmpty {
            frame.generics = declarations.bounds(of: function, in: frame.scope)
            for (parameter, argument) in zip(function.parameters, arguments) {
                unify(parameter.type, with: argument, in: frame)
            }
        }
        let answer = self.answer(of: function, own, home, in: frame, isLocal: outer != nil, expecting: expected)
        guard function.body != nil else { return answer.map { value(of: $0) } ?? .open }
        // Code that starts without a call starts for every object of its type.
        if activation != nil { engine.seeds.call(function, of: own?.type) }
        // A coordinator's or screen's code runs for the object itself. Code that makes or shows something for others
        // runs for its caller.
        var behalf = behalf
        if let receiver, let type = own?.type, roles.acts(type), !function.isStatic, !isOfAllViews(home) {
            if behalf.actor != receiver { behalf = Behalf(actor: receiver) }
        } else if trial == nil, let receiver, let type = own?.type, !function.isStatic,
            let actor = engine.dialects.rules.firstAnswer({
                $0.actor(running: function, of: receiver, type, given: arguments, in: self)
            })
        {
            if behalf.actor != actor { behalf = Behalf(actor: actor) }
        } else if let asked = self.behalf(for: ObjectIdentifier(function), site: frame.body.site, behalf) {
            behalf = asked
        } else {
            return .never
        }
        if let trial {
            guard outer == nil else { return self.try(function, arguments, in: frame, on: behalf, trial, answer) }
            return trial.once(
                AnsweredCalls.Call(
                    code: ObjectIdentifier(function), receiver: receiver, behalf: behalf, site: frame.body.site,
                    caller: frame.body.caller, arguments: arguments, expected: answer)
            ) { self.try(function, arguments, in: frame, on: behalf, trial, answer) }
        }
        let key = Activations.Key(
            code: ObjectIdentifier(function), receiver: receiver, frame: outer.map { ObjectIdentifier($0) },
            behalf: behalf, site: frame.body.site, caller: frame.body.caller,
            // The caller decides what a generic function makes.
            expected: function.generics.parameters.isEmpty ? nil : answer)
        // Code that returns nothing relevant and does nothing for its callers has the same effect for all of them.
        let isOwn = behalf.actor == receiver && own.map { roles.isCoordinator($0.type) } == false
        let isJoined =
            index.isModel(function.place.file)
            || (behalf.isPending || isOwn) && frame.body.site == nil && answer.map(engine.plain.isPlain) != false
        let activation = engine.activation(key, arguments, level: frame.body.level, isJoined: isJoined) { cells in
            Activation(.function(function), on: behalf, in: frame, expecting: answer, parameters: cells)
        }
        if activation.state == .new, answer != nil {
            activation.result.promise = .declared(answer ?? .unknown)
            engine.heap.track(activation.result)
        }
        let result = engine.result(of: activation)
        return function.result == nil && function.kind == .function ? .open : read(result)
    }

    /// Whether code is a modifier that the app adds to all views, `extension View { func alert(…) }`: what it shows
    /// belongs to the code that calls it, not to the view that it modifies.
    func isOfAllViews(_ home: Ancestor?) -> Bool {
        home.map { index[$0.type].isExternal && index.vocabulary.libraries.viewProtocols.contains(index[$0.type].name) }
            ?? false
    }

    /// The number of enclosing calls that received closures of one another.
    private func level(of arguments: [Value], _ outer: Frame?) -> Int {
        var level = outer?.body.level ?? 0
        for argument in arguments {
            for atom in argument.atoms where atom.sort == .closure {
                if case .closure(let closure) = atoms.meaning(atom) { level = max(level, closure.frame.body.level + 1) }
            }
        }
        return level
    }

    /// Runs a function in a trial: only its result is used.
    private func `try`(
        _ function: Function, _ arguments: [Value], in frame: Frame, on behalf: Behalf, _ trial: InterceptionTrial,
        _ answer: Shape?
    ) -> Value {
        guard let run = trial.entering(Run(engine, nil, on: behalf, trial: trial)) else { return .open }
        defer { trial.leave() }
        let isOwn = isOwn(function, frame.home?.type)
        trial.watch?.enter(with: arguments, isOwn: isOwn)
        defer { trial.watch?.exit() }
        for (parameter, argument) in zip(function.parameters, arguments) {
            declare(parameter.name, argument, in: frame)
        }
        let before = trial.place
        let result = run.value(of: function.body ?? [], in: frame, expecting: answer)
        run.callImpliedInitializer(after: function, in: frame)
        if case .optional? = function.result, trial.watch?.letsGo(result) == true { trial.place = before }
        if isOwn { trial.watch?.answer(result.atoms.map(isNothing)) }
        return result
    }

    /// Runs a closure in a trial.
    private func `try`(
        _ closure: ClosureValue, _ arguments: [Value], in frame: Frame, on behalf: Behalf, _ trial: InterceptionTrial,
        expecting shape: Shape?
    ) -> Value {
        guard let run = trial.entering(Run(engine, nil, on: behalf, trial: trial)) else { return .open }
        defer { trial.leave() }
        trial.watch?.enter(with: arguments, isOwn: true)
        defer { trial.watch?.exit() }
        run.bind(arguments, of: closure, in: frame)
        return run.value(of: closure.closure.body, in: frame, expecting: ownAnswer(closure) ?? shape)
    }

    /// Whether it is `nil` or `.none`.
    private func isNothing(_ atom: Atom) -> Bool {
        if case .enumCase(_, _, let name) = atoms.meaning(atom) { return name == "none" }
        return atom == .nothing
    }

    /// Whether a coordinator has a function of its own, not from a base class of all coordinators.
    private func isOwn(_ function: Function, _ home: TypeID?) -> Bool {
        guard let home, roles.isCoordinator(home) else { return false }
        return function.isOverride || !roles.isAbstract(home) && !index[home].isProtocol
    }

    /// Calls all code that a value can be.
    func call(_ value: Value, with arguments: [Value], expecting shape: Shape? = nil) -> Value {
        var result = Value.never
        for atom in code(behind: value) {
            switch atoms.meaning(atom) {
            case .closure(let closure): result.join(call(closure, with: arguments, expecting: shape))
            case .method(let method):
                var given = arguments
                let function = method.function
                while given.count < function.parameters.count { given.append(.open) }
                result.join(
                    call(
                        function, receiver: method.receiver, home: method.home,
                        arguments: Array(given.prefix(function.parameters.count)), outer: method.frame))
            case .enumCase(let id, let type, let name):
                if let made = payload(arguments, of: name, type, id) { result.insert(made.atom) }
            default: continue
            }
        }
        return result
    }

    /// Calls a closure. A factory makes objects for its caller; all other closures run for the object whose code
    /// contains them.
    func call(_ closure: ClosureValue, with arguments: [Value], expecting shape: Shape? = nil) -> Value {
        guard !engine.demands.isOutdated(closure) else { return .never }
        engine.seeds.call(closure)
        // It returns nothing: a known result.
        if closure.closure.body.isEmpty { return .open }
        var behalf = behalf
        if !closure.isFactory, let author = closure.author {
            if author != behalf.actor { behalf = Behalf(actor: author) }
        } else if let asked = self.behalf(
            for: ObjectIdentifier(closure.closure), site: closure.frame.body.site, behalf)
        {
            behalf = asked
        } else {
            return .never
        }
        let level = max(level(of: arguments, closure.frame), closure.frame.body.level)
        let frame = closure.frame.nested(level: level, code: ObjectIdentifier(closure.closure))
        if let trial {
            return trial.once(
                AnsweredCalls.Call(
                    code: ObjectIdentifier(closure.closure), closure: closure, behalf: behalf, arguments: arguments,
                    expected: shape)
            ) { self.try(closure, arguments, in: frame, on: behalf, trial, expecting: shape) }
        }
        let key = Activations.Key(
            code: ObjectIdentifier(closure.closure), sort: closure.isFactory ? 4 : 3,
            frame: ObjectIdentifier(closure.frame), behalf: behalf, expected: shape ?? closure.answer)
        // A model's results are joined: each call from the app runs the model's code separately.
        let isModels = index.isModel(closure.frame.file) || activation.map { index.isModel($0.frame.file) } == true
        let activation = engine.activation(key, arguments, level: level, isJoined: isModels) { cells in
            Activation(.closure(closure), on: behalf, in: frame, expecting: shape, parameters: cells)
        }
        return read(engine.result(of: activation))
    }
}
