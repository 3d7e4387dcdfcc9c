/// Decides which types are coordinators.
extension Roles {
    /// Whether, by a protocol's name, its conforming types are coordinators.
    func isCoordinatorProtocol(_ name: Substring) -> Bool {
        let project = vocabulary.project
        guard !project.exceptions.contains(name) else { return false }
        return vocabulary.types.coordinatorProtocols.contains(name) || project.names.contains(name)
            || project.bases.contains(name)
    }

    /// Whether the project's configuration makes a type a coordinator, by its name or by its superclass or protocol.
    func isNamedByProject(_ type: TypeID) -> Bool {
        let project = vocabulary.project
        guard !project.names.isEmpty || !project.bases.isEmpty else { return false }
        return project.names.contains(index[type].lastName)
            || index.ancestors(of: type).dropFirst().contains { project.bases.contains(index[$0.type].lastName) }
    }

    func isCoordinator(_ type: NominalType, _ line: [Ancestor], _ external: [NameRole]) -> Bool {
        guard type.isClass || type.declaration?.kind == .struct else { return false }
        if let around = type.enclosing {
            let outer = index.ancestors(of: around).map { index[$0.type].name }
            if outer.contains(where: vocabulary.libraries.representables.contains) { return false }
        }
        if index.survey(RepresentedObjects.init).all.contains(type.id), !isNamedByProject(type.id),
            !line.contains(where: { protocols.contains($0.type) || starts(index[$0.type]) })
        {
            return false
        }
        if vocabulary.project.exceptions.contains(type.lastName) { return false }
        if isNamedByProject(type.id) { return true }
        let isNamedSo = vocabulary.types.coordinators.contains(type.lastName)
        if isNamedSo, isEraser(type) { return false }
        if external.contains(where: \.isCoordinator),
            isNamedSo || !external.contains(where: \.isController) || line.contains(where: { starts(index[$0.type]) })
        {
            return true
        }
        if line.contains(where: { otherBases.contains($0.type) }) { return true }
        if index.router(keptBy: type) != nil || index.isPathOfCoordinators(type) { return false }
        if vocabulary.types.observableFlows.contains(type.lastName), isObservable(type.id) { return true }
        if vocabulary.types.observableCoordinators.contains(type.lastName), isObservable(type.id),
            ownsRoutes(line) || vocabulary.types.coordinators.contains(type.lastName) && ownsFlow(line)
        {
            return true
        }
        let above = line.dropFirst().map { index[$0.type] }.filter { !$0.isExternal }
        let conforms = above.contains { protocols.contains($0.id) }
        if conforms || above.contains(where: { !$0.isProtocol && vocabulary.types.coordinators.contains($0.name) }) {
            // A view model whose protocol has such a name by chance belongs to its screen.
            if !isNamedSo, vocabulary.helpers.speakers.contains(type.lastName) { return false }
            // A base class with only such a name is a service, unless it takes part in the navigation.
            // A screen whose outputs are listed in a protocol with such a name starts nothing.
            if !isNamedSo, external.contains(where: \.isController) { return line.contains { starts(index[$0.type]) } }
            // A protocol of a database may be called a coordinator, and so may those that conform to it.
            if isNamedSo, conforms { return isToStart(line) || navigates(line) || makesScreens(line) }
            if line.contains(where: { starts(index[$0.type]) }) { return true }
            let references = references(line)
            return references.isEmpty ? navigates(line) : holdsNavigation(line, besides: references)
        }
        return isNamedSo && (type.isClass ? navigates(line) : holdsOwnNavigation(line))
    }

    /// Whether it only stands for any object of a protocol: `AnyCoordinator`. Nothing inherits from it.
    private func isEraser(_ type: NominalType) -> Bool {
        vocabulary.types.erasers.contains(type.lastName) && index.conformers(of: type.id).isEmpty
    }

    /// The properties that protocols require for a reference to a coordinator, if they require nothing else: with
    /// `protocol FeedCoordinatable { var coordinatorDelegate: FeedCoordinator? { get } }` a type has a coordinator.
    private func references(_ line: [Ancestor]) -> Set<String> {
        let required = line.map { index[$0.type] }.filter { protocols.contains($0.id) }
        let names = Set(required.flatMap(\.properties.keys))
        let isReference = required.allSatisfy { home in
            home.functions.isEmpty
                && home.properties.values.allSatisfy { $0.type.map(vocabulary.types.isCoordinator) == true }
        }
        return isReference ? names : []
    }

    /// Whether a type only shows what it receives, as a stack does: it starts nothing and makes nothing, and other code
    /// decides what it pushes and presents. That is a presentation, not a coordinator.
    func isContainer(_ id: TypeID) -> Bool {
        let type = index[id]
        guard !starts(type) else { return false }
        let scope = Scope(type: id, file: type.declaration?.place.file ?? 0)
        let commands = commands(of: type).filter { function in
            let names = vocabulary.functions
            guard names.presentation(of: function.name) != nil || names.setters.contains(function.name) else {
                return false
            }
            return function.parameters.contains { parameter in
                index.shape(of: parameter.type, in: scope).elementNominals.contains { wanted, _ in
                    isController(wanted) && index[wanted].isExternal || protocols.contains(wanted)
                        || isBaseClass(wanted) && wanted != id
                }
            }
        }
        let isEmpty = !type.functions.values.joined().contains { $0.kind == .function }
        guard commands.count >= (isEmpty ? 1 : 2) else { return false }
        let made = (screens.union(coordinators)).contains { type.constructed.contains(String(index[$0].lastName)) }
        return !made
    }

    /// The functions of a type; if it has none, those that its protocols give it.
    private func commands(of type: NominalType) -> [Function] {
        let own = type.functions.values.joined().filter { $0.kind == .function }
        guard own.isEmpty else { return own }
        let protocols = index.ancestors(of: type.id).map { index[$0.type] }.filter { $0.isProtocol && !$0.isExternal }
        return protocols.flatMap { $0.functions.values.joined() }.filter { $0.body != nil }
    }

    /// Whether it is the class from which the app's coordinators inherit.
    private func isBaseClass(_ type: TypeID) -> Bool {
        coordinators.contains(type) && index.conformers(of: type).contains { coordinators.contains($0) }
    }
}

extension TypeNames {
    /// Whether a type is named like one coordinator, not like several.
    fileprivate func isCoordinator(_ type: TypeName) -> Bool {
        switch type {
        case .named(let name, _), .member(_, let name, _):
            coordinators.contains(name) || coordinatorProtocols.contains(name)
        case .optional(let inner): isCoordinator(inner)
        case .composition(let parts): parts.contains(where: isCoordinator)
        default: false
        }
    }
}
