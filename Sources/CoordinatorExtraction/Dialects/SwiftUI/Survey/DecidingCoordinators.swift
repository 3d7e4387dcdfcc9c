/// Coordinators that own neither a path nor a child: views show what they make or decide.
///
/// A service may have such a name as well. It takes part in the navigation only if it makes views, a view is named
/// after it, or the values that its methods set decide which view appears.
struct DecidingCoordinators {
    private(set) var found: Set<TypeID> = []
    /// The views that keep a coordinator and only contain the choice between other views.
    private(set) var choosers: [TypeID: Set<TypeID>] = [:]
    private let index: ProgramIndex
    private var candidates: Set<TypeID> = []

    private static let view = "View"
    private static let makings: Set<TypeName> = [.named(view, []), .named("AnyView", [])]
    private static let nested = "Coordinator"

    init(_ index: ProgramIndex) {
        self.index = index
        for type in index.declared where index.router(keptBy: type) == nil {
            guard isNamedSo(type) else {
                if isRouter(type) { candidates.insert(type.id) }
                continue
            }
            if isView(type) {
                if makesViews(index.code(of: type.id).flatMap(\.statements), of: type.id) { found.insert(type.id) }
            } else if makesViews(type) {
                found.insert(type.id)
            }
            if type.isClass, index.isObserved(type.id) { candidates.insert(type.id) }
        }
        if found.isEmpty, candidates.isEmpty, !index.declared.contains(where: isNamedSo) {
            found = index.survey(PathOwners.init).found
        }
        guard !candidates.isEmpty else { return }
        for type in index.declared where isView(type) || type.isMain || candidates.contains(type.id) { look(at: type) }
    }

    /// `Coordinator` inside another type belongs to a UIKit view that SwiftUI shows.
    private func isNamedSo(_ type: NominalType) -> Bool {
        let names = index.vocabulary
        return (type.isClass || type.declaration?.kind == .struct) && names.types.coordinators.contains(type.lastName)
            && !names.project.exceptions.contains(type.lastName)
            && (type.enclosing == nil || type.lastName != Self.nested)
    }

    /// `final class AppRouter: ObservableObject { @Published var tab: AppTab }`.
    private func isRouter(_ type: NominalType) -> Bool {
        type.isClass && index.vocabulary.types.observableCoordinators.contains(type.lastName)
            && !index.vocabulary.project.exceptions.contains(type.lastName) && index.isObserved(type.id)
            && (type.enclosing == nil || type.lastName != Self.nested) && !index.isPathOfCoordinators(type)
    }

    private func isView(_ type: NominalType) -> Bool {
        type.declaration?.kind == .struct
            && index.ancestors(of: type.id).contains { index[$0.type].isExternal && index[$0.type].name == Self.view }
    }

    /// Whether functions of a class make views: `func start() -> some View`.
    private func makesViews(_ type: NominalType) -> Bool {
        type.orderedFunctions.contains { function in
            function.body != nil && !function.isStatic && function.result.map(Self.makings.contains) == true
        }
    }

    /// Whether code makes views of the app.
    private func makesViews(_ statements: [Statement], of type: TypeID) -> Bool {
        let scope = Scope(type: type, file: index[type].declaration?.place.file ?? 0)
        var isFound = false
        statements.visit { expression in
            guard !isFound, case .call(.name(let name, _), _, _) = expression,
                let made = index.shape(named: name, in: scope).nominals.first?.type
            else { return }
            isFound = isView(index[made])
        }
        return isFound
    }

    /// Inspects a view, or another coordinator, that holds candidates.
    private mutating func look(at view: NominalType) {
        var held: [String: TypeID] = [:]
        for property in view.orderedProperties where property.isStored && !property.isStatic {
            guard let written = property.type ?? property.initializer?.constructed,
                let type = index.shape(of: written, in: Scope(type: view.id, file: property.place.file))
                    .nominals.map(\.type).first(where: candidates.contains)
            else { continue }
            held[property.name] = type
            if isNamedSo(index[type]), view.isNamed(after: index[type]) || setsWhatIsShown(index[type]) {
                found.insert(type)
            }
        }
        guard !held.isEmpty else { return }
        let statements = index.code(of: view.id).flatMap(\.statements)
        statements.visit { expression in
            if let holder = expression.holderOfBoundState, let type = held[holder] { found.insert(type) }
        }
        statements.visitSwitches { subject, cases in
            guard case .member(.name(let holder, _)?, let name, _) = subject, let type = held[holder],
                isState(name, of: type), decides(cases, in: view.id, asking: holder, type)
            else { return }
            note(type, in: holder, of: view)
        }
        statements.visitChoices { conditions, then, otherwise in
            guard makesViews(then, of: view.id), makesViews(otherwise, of: view.id) else { return }
            for (holder, type) in held where conditions.contains(where: { asks($0, holder, type) }) {
                note(type, in: holder, of: view)
            }
        }
    }

    /// Whether a `switch` shows different views of the app. One of them may have been forgotten: `case .help: EmptyView()`.
    private func decides(_ cases: [SwitchCase], in view: TypeID, asking holder: String, _ type: TypeID) -> Bool {
        let shown = cases.count { makesViews($0.body, of: view) || asksForView($0.body, holder, type) }
        return shown > 0 && shown + cases.count(where: \.body.isEmptyView) > 1
    }

    /// Whether code shows what a coordinator's function returns: `case .login: coordinator.showLogin()`.
    private func asksForView(_ statements: [Statement], _ holder: String, _ type: TypeID) -> Bool {
        var isFound = false
        statements.visit { expression in
            guard case .call(.member(.name(holder, _)?, let name, _), _, _) = expression else { return }
            isFound =
                isFound
                || index[type].functions[name]?.contains {
                    $0.result.map(Self.makings.contains) == true
                } == true
        }
        return isFound
    }

    /// Records a coordinator that decides what a view shows.
    private mutating func note(_ type: TypeID, in holder: String, of view: NominalType) {
        found.insert(type)
        let isKept = view.properties[holder]?.attributes.contains(where: SwiftUIRules.keepingWrappers.contains) == true
        if isKept || isFirst(view) {
            choosers[view.id, default: []].insert(type)
        }
    }

    /// Whether the app begins with a view: its `App` makes it.
    private func isFirst(_ view: NominalType) -> Bool {
        index.declared.contains { $0.isMain && $0.constructed.contains(String(view.lastName)) }
    }

    /// Whether a property holds an enum of the app.
    private func isState(_ name: String, of type: TypeID) -> Bool {
        guard let property = index[type].properties[name], property.isStored, !property.isStatic else { return false }
        return index.heldEnum(property, in: Scope(type: type, file: property.place.file)) != nil
    }

    /// Whether a condition reads a state that a method of the coordinator only sets.
    private func asks(_ condition: Expression, _ holder: String, _ type: TypeID) -> Bool {
        let settable = Set(index[type].orderedFunctions.flatMap(\.onlySet))
        var isAsked = false
        condition.visit { expression in
            if case .member(.name(holder, _)?, let name, _) = expression, settable.contains(name) { isAsked = true }
        }
        return isAsked
    }

    /// Whether a method only sets a state such as `isShowingHelp`.
    private func setsWhatIsShown(_ type: NominalType) -> Bool {
        type.orderedFunctions.flatMap(\.onlySet).contains { name in
            guard type.properties[name]?.isStored == true else { return false }
            let words = name.lowercased()
            return Self.showing.contains { words.contains($0) }
        }
    }

    private static let showing = ["showing", "shouldshow", "presented", "presenting"]
}
