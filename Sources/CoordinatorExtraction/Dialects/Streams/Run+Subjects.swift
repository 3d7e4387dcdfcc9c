/// Subjects, and what is sent to them.
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

    func note(
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
}
