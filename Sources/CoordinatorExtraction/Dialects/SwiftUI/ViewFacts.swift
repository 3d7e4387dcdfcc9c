/// Facts about SwiftUI's views and the coordinators that they show.
struct ViewFacts {
    /// The coordinators whose navigation a view binds to containers such as a stack: the view is not a screen itself.
    var containers: [TypeID: Set<TypeID>] = [:]
    /// The enums whose cases a coordinator's path, sheet or tab holds.
    var routes: [TypeID: Set<TypeID>] = [:]
    /// The methods with which objects request a case from coordinators.
    var asked: [EventName: Set<Asking>] = [:]

    var answers = Answers()

    /// The links that request a case, each by the view that has it.
    var links: Set<Facts.Emission> = []
    var contents = ContainerContents()

    /// The types that are put onto untyped paths, by the paths' owners.
    var pushed: [TypeID: [TypeID: Place]] = [:]
    /// The routes that lead nowhere, once everything was run.
    var shown = ShownRoutes()
    var makings: Set<MadeInBody.Making> = []

    /// Views that take an object from the environment which no code puts there.
    var missing: [TypeID: [Missing]] = [:]
    var injections = Injections()

    /// An object that is missing in the environment, and the property for it.
    struct Missing: Hashable {
        var type: TypeID
        var view: TypeID
        /// The type that makes the view where the object is missing, if other code has it; then `place` is there.
        var maker: TypeID?
        var place: Place
    }

    /// A method of a coordinator, and its parameter with the case.
    struct Asking: Hashable {
        var name: String
        var labels: [String?]
        var position: Int
    }
}

/// The objects that are put into the environment.
struct Injections {
    /// The classes of the objects that are put there, by place.
    var classes: [Place: Set<TypeID>] = [:]
    /// The places where all these classes are known.
    var known: Set<Place> = []
    /// The views with which the app begins, and the coordinators that they receive.
    var beginnings: [TypeID: Set<TypeID>] = [:]
    /// The coordinators whose state the app's `App` binds itself.
    var shownByApp: Set<TypeID> = []
}

/// Distinguishes calls in the handler of an output from calls that request something else.
struct Answers {
    /// The code around the calls with which views report something to others.
    var around: [Place: Set<ObjectIdentifier>] = [:]
    /// The code that is assigned to outputs.
    var code: Set<ObjectIdentifier> = []
    /// The places that name methods which are assigned to outputs: `ListView(onSelect: coordinator.select)`.
    var named: Set<Place> = []

    /// Whether a call is part of the handler of an output.
    func contain(_ call: Place) -> Bool {
        named.contains(call) || around[call]?.isDisjoint(with: code) == false
    }
}

/// The views that coordinators' containers show.
struct ContainerContents {
    /// The views, including those that other code makes.
    var screens: [TypeID: Set<TypeID>] = [:]
    /// The places of the destinations for the cases of an enum.
    var destinations: [TypeID: [TypeID: Place]] = [:]
    /// The routes for which a container makes an empty view, and those for which it makes another view, and how.
    var empty: [TypeID: [EventName: Place]] = [:]
    /// Of the former, those that no case names: `default: EmptyView()`.
    var left: [TypeID: Set<EventName>] = [:]
    var drawn: [TypeID: [EventName: Set<String>]] = [:]
    /// How all cases of an enum appear: as tabs, or as states of which one is shown.
    var ways: [TypeID: [TypeID: Set<String>]] = [:]
    /// The cases that are put onto untyped paths, by the paths' owners.
    var pushed: [TypeID: Set<EventName>] = [:]
    /// The cases that views write into coordinators' states themselves, with the states' places.
    var written: [TypeID: [EventName: Place]] = [:]

    // The words that branches have for the same.
    static let tab = "select"
    static let state = "root"
}

extension Roles {
    /// Whether objects of a class are observed by views.
    func isObservable(_ type: TypeID) -> Bool { index.isObserved(type) }

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
                property.isStored && !property.isStatic && index.heldEnum(property, in: scope) != nil
            }
        }
    }

    /// Whether code owns the state of navigation: a path, or an enum's case that decides what is shown.
    func ownsRoutes(_ line: [Ancestor]) -> Bool { index.ownsRoutes(line) }
}

extension ProgramIndex {
    /// Whether objects of a class are observed by views.
    func isObserved(_ type: TypeID) -> Bool {
        ancestors(of: type).contains { ancestor in
            let nominal = self[ancestor.type]
            return vocabulary.types.observables.contains(nominal.name)
                || nominal.declaration?.attributes.contains(where: vocabulary.types.observables.contains) == true
        }
    }

    /// The app's enum in a property, by its type or its first value: `var step: Step`, `var step = Step.first`.
    func heldEnum(_ property: Property, in scope: Scope) -> TypeID? {
        let held: TypeID?
        if let written = property.type {
            held = shape(of: written, in: scope).nominals.first?.type
        } else if case .member(let named?, let value, _)? = property.initializer {
            held = enumeration(named, in: scope).flatMap { self[$0].cases[value] != nil ? $0 : nil }
        } else {
            held = nil
        }
        return held.flatMap { self[$0].isEnum && !self[$0].isExternal ? $0 : nil }
    }

    /// The enum of the app that `Screen`, `Shop.Screen` names.
    func enumeration(_ expression: Expression, in scope: Scope) -> TypeID? {
        type(named: expression, in: scope).flatMap { self[$0].isEnum && !self[$0].isExternal ? $0 : nil }
    }

    private func type(named expression: Expression, in scope: Scope) -> TypeID? {
        switch expression {
        case .name(let name, _): shape(named: name, in: scope).nominals.first?.type
        case .member(let base?, let name, _): type(named: base, in: scope).flatMap { self[$0].nested[name] }
        default: nil
        }
    }
}
