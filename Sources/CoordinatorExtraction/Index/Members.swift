/// Finds the own and inherited members of types. Results are cached.
final class Members {
    let index: ProgramIndex
    private var properties: [Key: (property: Property, home: Ancestor)?] = [:]
    private var functions: [Key: [(function: Function, home: Ancestor)]] = [:]
    private var initializers: [TypeID: [(function: Function, home: Ancestor)]] = [:]
    private var signatures: [SignatureKey: Signature] = [:]
    private var shapes: [ShapeKey: Shape] = [:]
    private var spellings: [ObjectIdentifier: String] = [:]

    struct Key: Hashable {
        var type: TypeID
        var name: String
    }

    private struct SignatureKey: Hashable {
        var function: ObjectIdentifier
        var receiver: TypeID?
        var home: TypeID?
    }

    private struct ShapeKey: Hashable {
        var property: ObjectIdentifier
        var type: TypeID
    }

    /// The types of a function's parameters and result, for a receiver.
    struct Signature {
        var parameters: [Shape]
        var result: Shape?
    }

    init(_ index: ProgramIndex) { self.index = index }

    /// The declaration of a property, in the type itself or in an ancestor.
    func property(_ name: String, of type: TypeID) -> (property: Property, home: Ancestor)? {
        let key = Key(type: type, name: name)
        if let known = properties[key] { return known }
        let found = findProperty(name, of: type)
        properties[key] = .some(found)
        return found
    }

    private func findProperty(_ name: String, of type: TypeID) -> (property: Property, home: Ancestor)? {
        var required: (Property, Ancestor)?
        for ancestor in index.ancestors(of: type) {
            guard let property = index[ancestor.type].properties[name] else { continue }
            // A protocol's requirement is implemented elsewhere, if at all.
            if index[ancestor.type].isProtocol, property.getter == nil {
                required = required ?? (property, ancestor)
                continue
            }
            return (property, ancestor)
        }
        return required
    }

    /// The functions of a type with this name, each with the type that declares it, nearest first.
    func functions(_ name: String, of type: TypeID) -> [(function: Function, home: Ancestor)] {
        let key = Key(type: type, name: name)
        if let known = functions[key] { return known }
        let found = index.ancestors(of: type).flatMap { ancestor in
            (index[ancestor.type].functions[name] ?? []).filter { $0.kind == .function }.map {
                (function: $0, home: ancestor)
            }
        }
        functions[key] = found
        return found
    }

    /// The initialisers of a type, each with the type that declares it, nearest first.
    func initializers(of type: TypeID) -> [(function: Function, home: Ancestor)] {
        if let known = initializers[type] { return known }
        let found = index.ancestors(of: type).flatMap { ancestor in
            (index[ancestor.type].functions["init"] ?? []).filter { $0.body != nil }.map {
                (function: $0, home: ancestor)
            }
        }
        initializers[type] = found
        return found
    }

    /// Whether a type has a property or function of a name.
    func hasMember(_ name: String, _ type: TypeID) -> Bool {
        property(name, of: type) != nil || !functions(name, of: type).isEmpty
    }

    /// The functions that a call through `super` can reach.
    func superFunctions(_ name: String, above home: TypeID, of type: TypeID) -> [(function: Function, home: Ancestor)] {
        index.ancestors(of: type).flatMap { ancestor -> [(function: Function, home: Ancestor)] in
            // Above the type that contains the code, not above the object's own type.
            guard ancestor.type != home, index.isKind(home, of: ancestor.type) else { return [] }
            return (index[ancestor.type].functions[name] ?? []).filter { $0.body != nil }.map {
                (function: $0, home: ancestor)
            }
        }
    }

    /// The labels and types of a function's parameters.
    func spelling(of function: Function) -> String {
        if let known = spellings[ObjectIdentifier(function)] { return known }
        let spelling = function.parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined()
        spellings[ObjectIdentifier(function)] = spelling
        return spelling
    }

    /// The shapes of a function's parameters and result. They are the same for every call unless they are generic.
    func signature(of function: Function, _ receiver: TypeReference?, _ home: Ancestor?) -> Signature {
        guard function.generics.parameters.isEmpty, receiver?.arguments.isEmpty ?? true else {
            return findSignature(of: function, receiver, home)
        }
        let key = SignatureKey(function: ObjectIdentifier(function), receiver: receiver?.type, home: home?.type)
        if let known = signatures[key] { return known }
        let found = findSignature(of: function, receiver, home)
        signatures[key] = found
        return found
    }

    private func findSignature(of function: Function, _ receiver: TypeReference?, _ home: Ancestor?) -> Signature {
        let scope = scope(of: function, receiver, home)
        return Signature(
            parameters: function.parameters.map { index.shape(of: $0.type, in: scope) },
            result: function.result.map { index.shape(of: $0, in: scope) })
    }

    /// The types in scope where a function's parameters are declared.
    func scope(of function: Function, _ receiver: TypeReference?, _ home: Ancestor?) -> Scope {
        var scope = scope(receiver, home, file: function.place.file)
        if !function.generics.parameters.isEmpty {
            scope.bindings.merge(bounds(of: function, in: scope)) { $1 }
        }
        return scope
    }

    /// The types in scope for code in a type, for an object.
    func scope(_ receiver: TypeReference?, _ home: Ancestor?, file: Int32) -> Scope {
        var bindings = home?.bindings ?? [:]
        if let home, let receiver, home.type == receiver.type {
            for (parameter, argument) in zip(home.parameters, receiver.arguments) { bindings[parameter] = argument }
        } else if let receiver, !receiver.arguments.isEmpty {
            // The object's own parameters give the values of a superclass's generic parameters.
            let own = Dictionary(zip(index[receiver.type].generics.map(\.name), receiver.arguments)) { first, _ in first
            }
            bindings = bindings.mapValues { shape in
                if case .parameter(let name) = shape { own[name] ?? shape } else { shape }
            }
        }
        return Scope(
            type: home?.type ?? receiver?.type, file: file, bindings: bindings,
            own: receiver.map { .nominal($0.type, $0.arguments) })
    }

    /// Generic parameters have the types of their bounds until a call is more specific.
    func bounds(of function: Function, in scope: Scope) -> [String: Shape] {
        var bounds: [String: Shape] = [:]
        for parameter in function.generics.parameters {
            bounds[parameter.name] =
                parameter.bound.map { index.shape(of: $0, in: scope) } ?? .parameter(parameter.name)
        }
        for requirement in function.generics.requirements {
            if case .named(let name, _) = requirement.subject, bounds[name] != nil {
                bounds[name] = index.shape(of: requirement.bound, in: scope)
            }
        }
        return bounds
    }

    /// The declared shape of a property, for an object.
    func shape(of property: Property, _ receiver: TypeReference, _ home: Ancestor) -> Shape? {
        guard let type = property.type else { return nil }
        let key = ShapeKey(property: ObjectIdentifier(property), type: receiver.type)
        if receiver.arguments.isEmpty, let known = shapes[key] { return known }
        let found = index.shape(of: type, in: scope(receiver, home, file: property.place.file))
        if receiver.arguments.isEmpty { shapes[key] = found }
        return found
    }
}
