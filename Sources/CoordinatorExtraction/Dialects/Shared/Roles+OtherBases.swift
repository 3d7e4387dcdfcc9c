/// Coordinators under another name: `class Flow { weak var parent: Flow? … }` and its subclasses.
extension Roles {
    /// The app's own base classes and protocols of such coordinators, by their shape: they hold objects for navigation,
    /// refer to others of their kind as parent or children, and several types inherit from them.
    func findOtherBases() -> Set<TypeID> { Set(index.declared.filter(isOtherBase).map(\.id)) }

    private func isOtherBase(_ type: NominalType) -> Bool {
        guard type.isClass || type.isProtocol, vocabulary.types.otherBases.contains(type.lastName),
            !vocabulary.project.exceptions.contains(type.lastName)
        else { return false }
        let refersToOthers = type.properties.values.contains { $0.type?.isNamed(type.lastName) == true }
        return refersToOthers && index.conformers(of: type.id).count >= 2 && navigates(index.ancestors(of: type.id))
    }
}

extension TypeName {
    /// Whether it is a type of this name, or an optional or array of such types.
    fileprivate func isNamed(_ wanted: Substring) -> Bool {
        switch self {
        case .named(let name, _): name == wanted
        case .member(_, let name, _): name == wanted
        case .optional(let inner), .array(let inner): inner.isNamed(wanted)
        case .composition(let parts): parts.contains { $0.isNamed(wanted) }
        default: false
        }
    }
}
