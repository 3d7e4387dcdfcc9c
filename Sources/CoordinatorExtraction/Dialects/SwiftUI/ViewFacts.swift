/// Facts about SwiftUI's views and the coordinators that they show.
struct ViewFacts {
    /// The coordinators whose navigation a view binds to containers such as a stack: it is no screen of its own.
    var containers: [TypeID: Set<TypeID>] = [:]
    /// The enums whose cases a coordinator's path, sheet or tab holds.
    var routes: [TypeID: Set<TypeID>] = [:]
    /// The methods by which objects ask coordinators for a case.
    var asked: [EventName: Set<Asking>] = [:]

    /// The types that are put onto untyped paths, by the paths' owners.
    var pushed: [TypeID: [TypeID: Place]] = [:]
    /// The routes for which a coordinator's container makes an empty view, and those for which one makes another.
    var empty: [TypeID: [EventName: Place]] = [:]
    var drawn: [TypeID: Set<EventName>] = [:]
    /// What leads nowhere, once everything was run.
    var shown = ShownRoutes()
    var makings: Set<MadeInBody.Making> = []

    /// Views that take an object from the environment that no code puts there.
    var missing: [TypeID: [Missing]] = [:]
    /// The places where something is put into the environment, and those of them where it is known what.
    var injections: Set<Place> = []
    var knownInjections: Set<Place> = []

    /// An object that is missing in the environment, and the property for it.
    struct Missing: Hashable {
        var type: TypeID
        var view: TypeID
        var place: Place
    }

    /// A method of a coordinator, and its parameter with the case.
    struct Asking: Hashable {
        var name: String
        var labels: [String?]
        var position: Int
    }
}

extension Roles {
    /// Whether objects of a class are observed by views.
    func isObservable(_ type: TypeID) -> Bool {
        index.ancestors(of: type).contains { ancestor in
            let nominal = index[ancestor.type]
            return vocabulary.types.observables.contains(nominal.name)
                || nominal.declaration?.attributes.contains(where: vocabulary.types.observables.contains) == true
        }
    }

    /// Whether a type is only a part of views: a modifier, the contents of a toolbar.
    func isViewPart(_ type: TypeID) -> Bool {
        index.ancestors(of: type).contains { vocabulary.libraries.viewParts.contains(index[$0.type].name) }
    }

    /// Whether a type is a view of SwiftUI that the app declares.
    func isDrawnView(_ type: TypeID) -> Bool { isView(type) && index[type].declaration?.kind == .struct }

    /// Whether code makes coordinators, or one enum decides what it shows: `@Published var state: State`.
    func ownsFlow(_ line: [Ancestor]) -> Bool {
        line.contains { ancestor in
            let type = index[ancestor.type]
            guard !type.isExternal else { return false }
            if type.constructed.contains(where: vocabulary.types.coordinators.contains) { return true }
            let scope = Scope(type: ancestor.type, file: type.declaration?.place.file ?? 0)
            return type.properties.values.contains { property in
                guard property.isStored, !property.isStatic, let written = property.type,
                    let held = index.shape(of: written, in: scope).nominals.first?.type
                else { return false }
                return index[held].isEnum && !index[held].isExternal
            }
        }
    }

    /// Whether code owns the state of navigation: a path, or an enum's case that decides what is shown.
    func ownsRoutes(_ line: [Ancestor], isState: Bool = false) -> Bool {
        line.contains { ancestor in
            let type = index[ancestor.type]
            guard !type.isExternal else { return false }
            let scope = Scope(type: ancestor.type, file: type.declaration?.place.file ?? 0)
            return type.properties.values.contains { property in
                guard property.isStored, !property.isStatic else { return false }
                if property.initializer?.constructed == .named("NavigationPath", []) { return true }
                guard let written = property.type else { return false }
                let isSeveral: Bool
                switch written {
                case .array, .optional: isSeveral = true
                case .named("NavigationPath", _): return true
                default: isSeveral = false
                }
                guard isSeveral else {
                    // The state may be a value of its own, inside the coordinator.
                    guard !isState, let held = index.shape(of: written, in: scope).nominals.first?.type,
                        index[held].enclosing == ancestor.type, index[held].declaration?.kind == .struct
                    else { return false }
                    return ownsRoutes(index.ancestors(of: held), isState: true)
                }
                return index.shape(of: written, in: scope).elementNominals.contains { held, _ in
                    index[held].isEnum && !index[held].isExternal
                }
            }
        }
    }
}
