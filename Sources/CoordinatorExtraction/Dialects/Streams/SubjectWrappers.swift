/// An app's own types that only wrap a subject: `func emit(step: Step) { subject.send(step) }`. The callers of such a
/// function send the value.
struct SubjectWrappers {
    struct Wrapper {
        /// The property with the subject.
        var property: String
        /// The subject's function that sends.
        var sending: String
    }

    private(set) var functions: [ObjectIdentifier: Wrapper] = [:]
    /// The types with such functions.
    private(set) var types: Set<TypeID> = []

    /// Finds them by the names of functions that send a value to a subject.
    init(_ index: ProgramIndex, sending: Set<String>) {
        let speakers = index.vocabulary.helpers.spokesmen
        for type in index.declared where !type.isProtocol && !type.isEnum && !speakers.contains(type.lastName) {
            for function in type.orderedFunctions where !function.isStatic {
                guard let wrapper = Self.wrapper(function, sending), type.properties[wrapper.property] != nil else {
                    continue
                }
                functions[ObjectIdentifier(function)] = wrapper
                types.insert(type.id)
            }
        }
    }

    func wrapper(_ function: Function) -> Wrapper? { functions[ObjectIdentifier(function)] }

    /// The wrapper that a function is, if it only sends its single parameter.
    private static func wrapper(_ function: Function, _ sending: Set<String>) -> Wrapper? {
        guard function.kind == .function, function.parameters.count == 1, let body = function.body, body.count == 1,
            case .expression(.call(.member(let base?, let name, _), let arguments, _)) = body[0],
            sending.contains(name), arguments.count == 1,
            case .name(function.parameters[0].name, _) = arguments[0].value
        else { return nil }
        switch base {
        case .name(let property, _), .member(.name("self", _)?, let property, _):
            return Wrapper(property: property, sending: name)
        default: return nil
        }
    }
}

extension StreamRules {
    /// Handles a call of a function that wraps a subject: its caller sends the value.
    func noteWrapped(_ call: MeaningfulCall, _ function: Function, of receiver: ObjectID, in run: Run) {
        guard run.trial == nil, let wrapper = subjectWrappers.wrapper(function), let type = run.type(of: receiver),
            !run.roles.acts(type)
        else { return }
        let sender = call.frame.body.site == nil ? call.frame.receiver : call.frame.body.caller
        let own = run.own(receiver)
        let home = run.home(of: function, receiver)
        let expected = run.declarations.signature(of: function, own, home).parameters.first
        let value = run.evaluate(call.arguments[0].value, in: call.frame, expecting: expected)
        for stream in run.objects(in: run.read(wrapper.property, of: receiver)) where isStream(stream, run) {
            let named = run.type(of: stream).map { run.declarations.functions(wrapper.sending, of: $0) } ?? []
            guard let send = named.first(where: { $0.function.parameters.count == 1 }) else { continue }
            run.noteEmission(of: value, send.function, to: stream, by: sender, at: call.place)
        }
    }

    /// Whether code belongs to a function that only wraps a subject, so that its callers are the senders.
    func isWrapped(_ call: MeaningfulCall, in run: Run) -> Bool {
        guard let code = call.frame.body.code, subjectWrappers.functions[code] != nil, let own = call.frame.own?.type
        else {
            return false
        }
        return !run.roles.acts(own)
    }

    private func isStream(_ object: ObjectID, _ run: Run) -> Bool {
        run.type(of: object).map { run.index[$0].isModel } == true
    }
}
