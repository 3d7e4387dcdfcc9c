extension Evaluator {
    /// What a function's declaration says of its parameters and its result, for a receiver.
    struct Signature {
        var parameters: [Shape]
        var result: Shape?
    }

    struct SignatureKey: Hashable {
        var function: ObjectIdentifier
        var receiver: TypeID?
        var home: TypeID?
    }

    /// The shapes of a function's parameters and result. They are the same for every call, unless something is generic.
    func signature(of function: Function, _ receiver: Instance?, _ home: Ancestor?) -> Signature {
        guard function.generics.parameters.isEmpty, receiver?.arguments.isEmpty ?? true else {
            return findSignature(of: function, receiver, home)
        }
        let key = SignatureKey(function: ObjectIdentifier(function), receiver: receiver?.type, home: home?.type)
        if let known = knownSignatures[key] { return known }
        let found = findSignature(of: function, receiver, home)
        knownSignatures[key] = found
        return found
    }

    private func findSignature(of function: Function, _ receiver: Instance?, _ home: Ancestor?) -> Signature {
        let scope = scope(of: function, receiver, home)
        return Signature(
            parameters: function.parameters.map { index.shape(of: $0.type, in: scope) },
            result: function.result.map { index.shape(of: $0, in: scope) })
    }

    /// The shape that a property is declared to have, seen from an object.
    func shape(of property: Property, _ instance: Instance, _ home: Ancestor) -> Shape? {
        guard let type = property.type else { return nil }
        let key = SlotKey(property: ObjectIdentifier(property), holder: instance.type)
        if instance.arguments.isEmpty, let known = knownShapes[key] { return known }
        let frame = Frame(
            receiver: instance, isStatic: property.isStatic, home: home, file: property.place.file, parent: nil)
        let found = index.shape(of: type, in: frame.scope)
        if instance.arguments.isEmpty { knownShapes[key] = found }
        return found
    }
}
