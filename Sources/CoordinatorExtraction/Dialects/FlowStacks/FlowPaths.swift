/// Paths of any routes: `@State var path = FlowPath()`. Their routes are the enums for which the same code has destinations.
struct FlowPaths {
    private let index: ProgramIndex
    /// The enums of `flowDestination(for:)`, by the types whose code has it.
    private var destinations: [TypeID: Set<TypeID>] = [:]

    private static let path = TypeName.named("FlowPath", [])
    private static let destination = "flowDestination"

    init(_ index: ProgramIndex) {
        self.index = index
        var found: [TypeID: Set<TypeID>] = [:]
        index.visitCode { piece in
            guard let type = piece.type else { return }
            let scope = Scope(type: type, file: piece.file)
            piece.statements.visit { expression in
                guard case .call(let callee, let arguments, _) = expression, callee.calledName == Self.destination,
                    case .member(let named?, "self", _)? = arguments.first(where: { $0.label == "for" })?.value,
                    let screen = index.enumeration(named, in: scope)
                else { return }
                found[type, default: []].insert(screen)
            }
        }
        destinations = found
    }

    /// The enums of the routes on a property's path; `nil` if it is not a path, or only a binding to one.
    func screens(of property: Property, in owner: NominalType) -> Set<TypeID>? {
        guard owner.isClass || property.initializer != nil,
            property.type == Self.path || property.initializer?.constructed == Self.path
        else { return nil }
        if !owner.isClass { return destinations[owner.id] }
        // A class's path is shown by the views that hold an object of the class.
        let views = index.declared.filter { view in
            view.orderedProperties.contains { held in
                guard let written = held.type ?? held.initializer?.constructed else { return false }
                let scope = Scope(type: view.id, file: held.place.file)
                return index.shape(of: written, in: scope).nominals.contains { $0.type == owner.id }
            }
        }
        let screens = Set(views.flatMap { destinations[$0.id] ?? [] })
        return screens.isEmpty ? nil : screens
    }
}
