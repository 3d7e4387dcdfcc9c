/// A type that another type inherits from or conforms to, with the values of its generic parameters there.
struct Ancestor {
    var type: TypeID
    /// The arguments by the parameters' names.
    var bindings: [String: Shape]
    /// The names of the type's own parameters; an object gives their values.
    var parameters: [String] = []

    /// The most ancestors of a type. With thousands, the time would grow with the square of their number.
    static let most = 200

    /// The type itself, then its superclasses and protocols, nearest first.
    static func line(of id: TypeID, in index: ProgramIndex) -> [Ancestor] {
        var line: [Ancestor] = [
            Ancestor(type: id, bindings: [:], parameters: index[id].generics.map(\.name))
        ]
        var seen: Set<TypeID> = [id]
        var next = 0
        while next < line.count, line.count < most {
            let current = line[next]
            next += 1
            let type = index[current.type]
            var scope = Scope(type: type.enclosing ?? type.id, file: type.declaration?.place.file ?? 0)
            scope.bindings = current.bindings
            var above: [(TypeID, [Shape])] = type.inherits.flatMap { index.shape(of: $0, in: scope).nominals }
            if type.isProtocol, let declaration = type.declaration {
                // `protocol P where Self: UIViewController`.
                for requirement in declaration.generics.requirements where requirement.subject == .selfType {
                    above += index.shape(of: requirement.bound, in: scope).nominals
                }
            }
            if type.isExternal, let superclass = index.vocabulary.libraries.superclass(of: type.name) {
                above.append((index.external(superclass), []))
            }
            for (ancestor, arguments) in above where seen.insert(ancestor).inserted {
                var bindings: [String: Shape] = [:]
                for (parameter, argument) in zip(index[ancestor].generics, arguments) {
                    bindings[parameter.name] = argument
                }
                if index[ancestor].isExternal {
                    for (position, argument) in arguments.enumerated() { bindings["\(position)"] = argument }
                }
                line.append(Ancestor(type: ancestor, bindings: bindings))
            }
        }
        return line
    }
}
