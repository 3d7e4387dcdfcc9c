/// Results through a closure: `child.start(input) { output in … }` receives the values that the child passes to it.
extension StreamRules {
    /// The functions that start a coordinator and receive a closure.
    static func starts(_ index: ProgramIndex) -> Set<ObjectIdentifier> {
        let functions = index.declared.flatMap { type in
            index.vocabulary.functions.starts.flatMap { type.functions[$0] ?? [] }
        }
        return Set(functions.filter { $0.parameters.contains { $0.type.isFunction } }.map { ObjectIdentifier($0) })
    }

    func handed(_ arguments: [Value], to function: Function, of receiver: ObjectID, in run: Run) -> [Value] {
        guard run.trial == nil, let own = run.own(receiver), run.roles.isCoordinator(own.type),
            let type = run.index.topLevelType("_Result", from: 0), run.index[type].isModel
        else { return arguments }
        let home = run.home(of: function, receiver)
        let parameters = run.declarations.signature(of: function, own, home).parameters
        return zip(arguments, parameters).map { argument, parameter in
            // A closure without a parameter only reports that the coordinator has started, like a completion.
            guard case .function(let given, let result) = parameter, result.isVoid, given.count == 1,
                argument.contains(.closure) || argument.contains(.method)
            else { return argument }
            let stream = run.engine.object(
                Object(
                    sort: .made, type: type, arguments: given, site: function.place,
                    owner: receiver))
            run.see { $0.streams.outputs[stream] = EventName(domain: own.type, member: function.name) }
            if let listen = run.declarations.functions("_listen", of: type).first {
                _ = run.call(listen.function, receiver: stream, home: listen.home, arguments: [argument])
            }
            return argument.joined(Value(stream))
        }
    }
}
