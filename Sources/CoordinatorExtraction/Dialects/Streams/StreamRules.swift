/// The meaning of the models of streams: what sends a value to a stream, and what subscribes.
struct StreamRules: DialectRules {
    /// What an attribute says of a function of the models.
    private enum Meaning: String, CaseIterable { case emits, begins, hears, receives, turns }

    private static func meaning(of function: Function) -> Meaning? {
        function.attributes.firstAnswer(Meaning.init(rawValue:))
    }

    let meaningfulFunctions: Set<ObjectIdentifier>
    private let reach: StreamReach

    init(_ index: ProgramIndex) {
        reach = StreamReach(index)
        var found: Set<ObjectIdentifier> = []
        for type in index.types where type.isModel {
            for function in type.functions.values.joined() where Self.meaning(of: function) != nil {
                found.insert(ObjectIdentifier(function))
            }
        }
        meaningfulFunctions = found
    }

    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value? {
        guard let receiver else { return nil }
        let caller = call.frame.body.site == nil ? call.frame.receiver : call.frame.body.caller
        switch Self.meaning(of: function) {
        case .emits:
            if let watch = run.trial?.watch {
                // Its effect is found where it is run itself.
                for argument in call.arguments { run.evaluate(argument.value, in: call.frame) }
                watch.act()
                return .open
            }
            run.note(call, function, to: receiver, by: caller)
            return nil
        case .begins:
            if run.trial == nil { run.note(call, function, to: receiver, by: caller) }
            return nil
        case .hears:
            let listener = StreamFacts.Listener(author: caller, place: call.place)
            run.see { $0.streams.listeners[receiver, default: []].insert(listener) }
            return nil
        case .receives:
            guard let watch = run.trial?.watch, let argument = call.arguments.first else { return nil }
            let value = run.evaluate(argument.value, in: call.frame)
            return run.deliver(value, to: receiver, watch)
        case .turns:
            guard let watch = run.trial?.watch, call.arguments.count == 2 else { return nil }
            let value = run.evaluate(call.arguments[0].value, in: call.frame)
            run.turn(value, by: receiver, into: run.evaluate(call.arguments[1].value, in: call.frame), watch)
            return .open
        case nil: return nil
        }
    }

    func leavesOut(_ library: TypeID, in type: TypeID, _ roles: Roles) -> Bool {
        reach.leavesOut(library, in: type, roles)
    }

    func source(_ call: MeaningfulCall, in run: Run) -> Value? {
        guard let own = call.frame.own?.type, reach.contains(own, run.roles) else { return nil }
        return run.source(call)
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

    func finish(_ engine: Engine) { StreamEvents(engine).report() }

    private static let published = "Published"
}

extension Run {
    /// The function by which a subject takes a value.
    func take(of stream: ObjectID) -> (function: Function, home: Ancestor)? {
        type(of: stream).flatMap { declarations.functions("_take", of: $0).first }
    }

    /// The stream of a property's values, `$route` of `@Published var route`.
    func published(_ property: Property, of id: ObjectID) -> ObjectID? {
        guard let subject = index.topLevelType("_Subject", from: 0), index[subject].isModel, let own = own(id) else {
            return nil
        }
        let shape = declarations.property(property.name, of: own.type).flatMap {
            declarations.shape(of: $0.property, own, $0.home)
        }
        return engine.object(
            Object(
                sort: .made, type: subject, arguments: [shape ?? .unknown], site: property.place, owner: id))
    }

    /// Where a function of an object is declared.
    func home(of function: Function, _ object: ObjectID) -> Ancestor? {
        guard let type = type(of: object) else { return nil }
        return index.ancestors(of: type).first { ancestor in
            index[ancestor.type].functions[function.name]?.contains { $0 === function } == true
        }
    }

    fileprivate func note(
        _ call: MeaningfulCall, _ function: Function, to stream: ObjectID, by sender: ObjectID?
    ) {
        var value = Value.open
        if let argument = call.arguments.first {
            let signature = declarations.signature(of: function, own(stream), home(of: function, stream))
            value = evaluate(argument.value, in: call.frame, expecting: signature.parameters.first)
        }
        noteEmission(of: value, function, to: stream, by: sender, at: call.place)
    }

    func noteEmission(of value: Value, _ function: Function, to stream: ObjectID, by sender: ObjectID?, at place: Place)
    {
        guard trial == nil, !value.isNever else { return }
        let key = StreamFacts.Sending(stream: stream, sender: sender, place: place)
        see { $0.streams.sendings[key, default: StreamFacts.Sent(function: function)].value.join(value) }
    }

    /// The case of an enum that a value is, or that it carries along with others.
    private func essence(of value: Value) -> Value {
        guard value.atoms.count == 1, case .tuple(let id, let labels) = atoms.meaning(value.atoms[0]) else {
            return value
        }
        let cases = labels.indices.flatMap { read(engine.heap.cell(id, String($0))).atoms.filter(isCase) }
        return cases.count == 1 ? Value(cases[0]) : value
    }

    /// Hands a value to a subscription, while it is watched what comes of it.
    fileprivate func deliver(_ value: Value, to subscription: ObjectID, _ watch: DeliveryWatch) -> Value {
        let handlers = read(engine.heap.cell(subscription, "handler"))
        // What a base class does for all coordinators, such as to let go of a child, is nobody's answer.
        guard !handlers.atoms.contains(where: isShared) else { return call(handlers, with: [value]) }
        let before = trial?.place
        trial?.place = nil
        watch.begin(subscription, essence(of: value))
        var answer = Value.never
        for handler in handlers.atoms {
            watch.expectHandler()
            answer.join(call(Value(handler), with: [value]))
        }
        watch.end(at: trial?.place)
        trial?.place = before
        return answer
    }

    private func isShared(_ handler: Atom) -> Bool {
        guard case .closure(let closure) = atoms.meaning(handler), let home = closure.frame.home?.type else {
            return false
        }
        return roles.isAbstract(home) && roles.isCoordinator(home)
    }

    /// Makes another value of one, and hands that on.
    fileprivate func turn(_ value: Value, by turn: ObjectID, into others: Value, _ watch: DeliveryWatch) {
        let handlers = read(engine.heap.cell(turn, "handler"))
        let before = trial?.place
        trial?.place = nil
        let result = meant(call(handlers, with: [value]), by: handlers)
        let place = trial?.place
        trial?.place = before
        // A transform may have no value for this one.
        guard result.atoms != [.nothing] || place != nil else { return }
        watch.turn(turn, essence(of: value), into: essence(of: result), at: place) {
            guard result.atoms != [.nothing] else { return }
            for other in objects(in: others) { _ = call(read(engine.heap.cell(other, "heard")), with: [result]) }
        }
    }

    /// The case that `map { .picked($0) }` names: it is one of the results of the coordinator whose code it is.
    private func meant(_ result: Value, by handlers: Value) -> Value {
        guard result.isUnknown, handlers.atoms.count == 1,
            case .closure(let closure) = atoms.meaning(handlers.atoms[0]),
            let name = closure.closure.body.namedCase, let own = closure.frame.own?.type
        else { return result }
        for ancestor in index.ancestors(of: own) {
            for shape in ancestor.bindings.values {
                if let type = shape.nominals.first?.type, index[type].cases[name] != nil {
                    return Value(enumCase(name, of: type))
                }
            }
        }
        return result
    }
}

extension [Statement] {
    /// The name of the only expression, `.picked` or `.picked(value)`.
    fileprivate var namedCase: String? {
        guard count == 1 else { return nil }
        switch self[0] {
        case .expression(.member(nil, let name, _)), .expression(.call(.member(nil, let name, _), _, _)),
            .return(.member(nil, let name, _)?, _), .return(.call(.member(nil, let name, _), _, _)?, _):
            return name
        default: return nil
        }
    }
}
