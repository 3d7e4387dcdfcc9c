/// The meaning of the models of streams: which functions send a value to a stream, and which subscribe.
struct StreamRules: DialectRules {
    /// The meaning of an attribute of a function in the models.
    private enum Meaning: String, CaseIterable { case emits, begins, hears, watches, receives, turns, tests, continues }

    private static func meaning(of function: Function) -> Meaning? {
        function.attributes.firstAnswer(Meaning.init(rawValue:))
    }

    let meaningfulFunctions: Set<ObjectIdentifier>
    let handedFunctions: Set<ObjectIdentifier>
    private let ownOperators: Set<ObjectIdentifier>
    let reach: StreamReach
    private let readers: StreamReaders
    private let offered: Set<String>
    let subjectWrappers: SubjectWrappers
    private let sendingClosures = SendingClosures()
    var wrappers: Set<TypeID> { subjectWrappers.types }

    init(_ index: ProgramIndex) {
        var found: Set<ObjectIdentifier> = []
        var sending: Set<String> = []
        for type in index.types where type.isModel {
            for function in type.functions.values.joined() where Self.meaning(of: function) != nil {
                found.insert(ObjectIdentifier(function))
                if Self.meaning(of: function) == .emits { sending.insert(function.name) }
            }
        }
        subjectWrappers = SubjectWrappers(index, sending: sending)
        readers = StreamReaders(index, sending: sending)
        reach = StreamReach(index, wrappers: subjectWrappers.types, readers: readers)
        offered = reach.offered(index)
        handedFunctions = Self.starts(index)
        ownOperators = OwnPublishers(index).operators
        meaningfulFunctions = found.union(subjectWrappers.functions.keys).union(ownOperators)
    }

    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value? {
        guard let receiver else { return nil }
        if ownOperators.contains(ObjectIdentifier(function)) {
            for argument in call.arguments { run.evaluate(argument.value, in: call.frame) }
            return Value(receiver)
        }
        let caller = call.frame.body.site == nil ? call.frame.receiver : call.frame.body.caller
        switch Self.meaning(of: function) {
        case .emits:
            if let watch = run.trial?.watch {
                // Its effect is found in a run of its own.
                for argument in call.arguments { run.evaluate(argument.value, in: call.frame) }
                watch.act()
                return .open
            }
            if !isWrapped(call, in: run) { run.note(call, function, to: receiver, by: caller) }
            return nil
        case .begins:
            if let trial = run.trial, let value = call.arguments.first?.value {
                trial.given.begun[receiver, default: .never].join(run.evaluate(value, in: call.frame))
                // Who subscribes gets the value when the subscriber that returns this stream has ended.
                if trial.watch?.isIdle == false { return .open }
            } else {
                run.note(call, function, to: receiver, by: caller)
            }
            return nil
        case .hears:
            let listener = listener(call, by: caller, in: run)
            run.see { $0.streams.listeners[receiver, default: []].insert(listener) }
            return nil
        case .watches:
            guard let listener = watcher(call, by: caller, in: run) else { return nil }
            run.see { $0.streams.listeners[receiver, default: []].insert(listener) }
            return nil
        case .receives:
            guard let watch = run.trial?.watch, let argument = call.arguments.first else { return nil }
            let value = run.evaluate(argument.value, in: call.frame)
            return run.deliver(value, to: receiver, watch)
        case .turns:
            guard let watch = run.trial?.watch, call.arguments.count == 2 else { return nil }
            let value = run.evaluate(call.arguments[0].value, in: call.frame)
            run.turn(
                value, by: receiver, into: run.evaluate(call.arguments[1].value, in: call.frame),
                isSelecting: function.attributes.contains("selects"), watch)
            return .open
        case .tests:
            guard let watch = run.trial?.watch, let argument = call.arguments.first else { return nil }
            return run.filter(run.evaluate(argument.value, in: call.frame), by: receiver, watch)
        case .continues:
            guard let watch = run.trial?.watch, call.arguments.count > 1 else { return nil }
            let given = call.arguments.map { run.evaluate($0.value, in: call.frame) }
            let others = given[given.count - 1]
            if given.count == 2 || !run.passOn(given[0], by: receiver, through: given[1], to: others, watch) {
                run.goOn(after: given[0], by: receiver, with: others, watch)
            }
            return .open
        case nil:
            if !call.arguments.isEmpty { noteWrapped(call, function, of: receiver, in: run) }
            return nil
        }
    }

    func named(_ call: MeaningfulCall, _ function: Function, expecting shape: Shape?, in run: Run) -> Value? {
        guard Self.meaning(of: function) == .emits else { return nil }
        return sendingClosures.closure(call, expecting: shape).map {
            run.closureValue($0, in: call.frame, expecting: shape)
        }
    }

    /// Who listens: in an operator of the app's own, and in a helper, the object whose closure it hands on.
    private func listener(_ call: MeaningfulCall, by caller: ObjectID?, in run: Run) -> StreamFacts.Listener {
        guard let caller, let type = run.type(of: caller), reach.isStream(type) || !run.roles.acts(type),
            let handler = call.arguments.first?.value
        else { return StreamFacts.Listener(author: caller, place: call.place) }
        let search = HandlerSearch(run: run) { author in
            author != caller && run.type(of: author).map(reach.isStream) == false
        }
        let found = search.first(in: run.evaluate(handler, in: call.frame))
        return found ?? StreamFacts.Listener(author: caller, place: call.place)
    }

    /// The object that only observes the values. What an operator of the app's own does itself, as for a log, is not done
    /// by its caller.
    private func watcher(_ call: MeaningfulCall, by caller: ObjectID?, in run: Run) -> StreamFacts.Listener? {
        guard let handler = call.arguments.first?.value else { return nil }
        let value = run.evaluate(handler, in: call.frame)
        func isStream(_ object: ObjectID) -> Bool { run.type(of: object).map(reach.isStream) == true }
        for case .closure(let closure) in value.atoms.map(run.atoms.meaning) {
            guard let operated = closure.frame.receiver, isStream(operated) else { continue }
            return HandlerSearch(run: run) { !isStream($0) }.first(in: value)
        }
        return listener(call, by: caller, in: run)
    }

    var notedMembers: Set<String> { offered }

    func note(_ name: String, of base: Value, at place: Place, in run: Run) {
        guard run.trial == nil, !base.isNever else { return }
        run.see { $0.streams.reads[place, default: .never].join(base) }
    }

    func leavesOut(_ library: TypeID, in type: TypeID, _ roles: Roles) -> Bool {
        reach.leavesOut(library, in: type, roles)
    }

    func isStream(_ type: TypeID) -> Bool { reach.isStream(type) }

    func source(_ call: MeaningfulCall, in run: Run) -> Value? {
        guard let own = call.frame.own?.type, reach.contains(own, run.roles) else { return nil }
        return run.source(call)
    }

    /// An operator without a model passes on the stream's values, or values made from them.
    func result(ofUnknownCallOn base: Value, in frame: Frame, _ run: Run) -> Value? {
        guard !run.index.isModel(frame.file) else { return nil }
        let streams = base.filter { atom in
            guard case .object(_, let type) = run.engine.atoms.meaning(atom) else { return false }
            return reach.isStream(type)
        }
        guard !streams.isUnknown else { return nil }
        run.see { $0.streams.unheard.elsewhere.formUnion(run.objects(in: streams)) }
        return streams
    }

    func projection(of property: Property, of id: ObjectID, in run: Run) -> Value? {
        guard property.attributes.contains(Self.published), leads(property, of: id, in: run),
            let stream = run.published(property, of: id)
        else {
            return nil
        }
        return Value(stream)
    }

    func stored(_ value: Value, in property: Property, of id: ObjectID, in frame: Frame, at place: Place, _ run: Run) {
        guard run.trial == nil, value.atoms != [.nothing] else { return }
        let isPublished = property.attributes.contains(Self.published)
        guard !isPublished || leads(property, of: id, in: run) else { return }
        let stream = isPublished ? run.published(property, of: id) : Self.isValue(property, of: id, run) ? id : nil
        guard let stream, let take = run.take(of: stream) else { return }
        run.noteEmission(of: value, take.function, to: stream, by: frame.receiver, at: place)
        _ = run.call(take.function, receiver: stream, home: take.home, arguments: [value])
    }

    private func leads(_ property: Property, of id: ObjectID, in run: Run) -> Bool {
        guard let type = run.type(of: id), let home = run.declarations.property(property.name, of: type)?.home else {
            return false
        }
        return StreamMembers.isPublished(property, by: run.index[home.type]) && reach.contains(type, run.roles)
    }

    /// A subject's value can also be assigned: `property.value = x`.
    private static func isValue(_ property: Property, of id: ObjectID, _ run: Run) -> Bool {
        property.name == "value" && run.index.isModel(property.place.file)
    }

    func reads(_ name: String, of type: TypeID, in index: ProgramIndex) -> Bool {
        StreamMembers.isOfUnreadProtocol(name, of: type, in: index)
    }

    func finish(_ engine: Engine) { StreamEvents(engine, readers).report() }

    private static let published = "Published"
}
