/// The states over which coordinators' containers switch: each case is a route, and its branch makes the views for it.
struct SwitchedStates {
    /// A case, and the coordinators that are shown in it.
    private struct Shown {
        var name: String
        var children: Set<TypeID>
        var place: Place
        /// Whether a view of the app appears.
        var isDrawn: Bool
        /// Whether an empty view appears: `case .help: EmptyView()`.
        var isEmpty: Bool
    }

    /// The words of states in which an app shows nothing yet.
    fileprivate static let waiting: Names = [
        "*oading", "*aiting", "*tarting", "*aunching", "*hecking", "*ending", "unknown", "undetermined", "not*",
        "initial*", "none",
    ]

    private let index: ProgramIndex
    private let roles: Roles
    private let views: ViewFacts
    /// The enums of the states, by their coordinators.
    private(set) var routes: [TypeID: Set<TypeID>] = [:]
    /// The coordinators that appear in one case only.
    private(set) var presentations: [Facts.Presentation: Place] = [:]

    init(_ engine: Engine) {
        (index, roles, views) = (engine.index, engine.roles, engine.facts.views)
        for (view, owners) in views.containers.sorted(by: { $0.key < $1.key }) {
            for piece in index.code(of: view) {
                piece.statements.visitSwitches { subject, cases in
                    guard let (owner, domain) = state(subject, in: view, of: owners) else { return }
                    note(cases.flatMap { shown($0, domain, by: owner, in: piece) }, of: owner, domain)
                }
            }
        }
    }

    /// The coordinator and the enum of `coordinator.state`.
    private func state(_ subject: Expression, in view: TypeID, of owners: Set<TypeID>) -> (TypeID, TypeID)? {
        guard case .member(.some(let base), let name, _) = subject, let holder = base.calledName,
            let owner = coordinator(in: index[view].properties[holder], of: view, owners),
            let property = index[owner].properties[name], !property.isStatic,
            let domain = index.heldEnum(property, in: Scope(type: owner, file: property.place.file))
        else { return nil }
        return (owner, domain)
    }

    private func coordinator(in property: Property?, of view: TypeID, _ owners: Set<TypeID>) -> TypeID? {
        guard let property, let written = property.type ?? property.initializer?.constructed else { return nil }
        return index.shape(of: written, in: Scope(type: view, file: property.place.file)).nominals
            .map(\.type).first(where: owners.contains)
    }

    /// The views that a branch of the `switch` shows, for each case that it names.
    private func shown(
        _ branch: SwitchCase, _ domain: TypeID, by owner: TypeID, in piece: ProgramIndex.CodePiece
    ) -> [Shown] {
        let made = made(in: branch.body, Scope(type: piece.type, file: piece.file))
        let asked = builders(calledIn: branch.body, of: owner, in: piece)
        let isDrawn = made.union(asked.made).contains(where: roles.isDrawnView)
        let behind = made.union(asked.made).reduce(into: asked.children) { $0.formUnion(views.containers[$1] ?? []) }
        return branch.items.compactMap { item in
            guard case .enumCase(_, let name, _, let place) = item.pattern, let one = index[domain].cases[name] else {
                return nil
            }
            let inside = Scope(type: domain, file: one.place.file)
            let held = one.payload.flatMap { index.shape(of: $0.type, in: inside).nominals.map(\.type) }
            let children = behind.union(held.filter(roles.isCoordinator))
            return Shown(
                name: name, children: children, place: place, isDrawn: isDrawn, isEmpty: branch.body.isEmptyView)
        }
    }

    /// The app's types that code makes.
    private func made(in body: [Statement], _ scope: Scope) -> Set<TypeID> {
        var made: Set<TypeID> = []
        body.visit { expression in
            guard case .call(.name(let name, _), _, _) = expression,
                let type = index.shape(named: name, in: scope).nominals.first?.type, !index[type].isExternal
            else { return }
            made.insert(type)
        }
        return made
    }

    /// The views that the owner's functions make which code calls, `coordinator.showLogin()`, and the coordinators in its
    /// properties that they ask for a view, `login?.start()`.
    private func builders(
        calledIn body: [Statement], of owner: TypeID, in piece: ProgramIndex.CodePiece
    ) -> (made: Set<TypeID>, children: Set<TypeID>) {
        var (made, children): (Set<TypeID>, Set<TypeID>) = ([], [])
        body.visit { expression in
            guard case .call(.member(let base?, let name, _), _, _) = expression, let holder = base.ownName,
                let view = piece.type, coordinator(in: index[view].properties[holder], of: view, [owner]) == owner
            else { return }
            for function in index[owner].functions[name] ?? [] {
                guard let code = function.body, function.result != nil else { continue }
                made.formUnion(self.made(in: code, Scope(type: owner, file: function.place.file)))
                code.visit { expression in
                    guard case .call(.member(let child?, _, _), _, _) = expression, let name = child.ownName,
                        let property = index[owner].properties[name], let written = property.type
                    else { return }
                    let scope = Scope(type: owner, file: property.place.file)
                    children.formUnion(
                        index.shape(of: written, in: scope).nominals.map(\.type).filter(roles.isCoordinator))
                }
            }
        }
        return (made, children)
    }

    /// A state belongs to the navigation if it decides between flows, or between screens that the coordinator changes.
    private mutating func note(_ shown: [Shown], of owner: TypeID, _ domain: TypeID) {
        let areScreens = shown.contains(where: \.isDrawn) && shown.count { $0.isDrawn || $0.isEmpty } > 1
        guard areScreens || shown.contains(where: { !$0.children.isEmpty }) else { return }
        routes[owner, default: []].insert(domain)
        for one in shown {
            for child in one.children where child != owner {
                guard shown.count(where: { $0.children.contains(child) }) == 1 else { continue }
                let fact = Facts.Presentation(actor: owner, child: child, name: "root", route: one.name)
                presentations[fact] = min(presentations[fact] ?? one.place, one.place)
            }
        }
    }
}

extension Engine {
    /// Adds the routes of these states. A coordinator that a container shows in another way keeps that presentation.
    func findSwitchedStates() {
        let found = SwitchedStates(self)
        for (owner, domains) in found.routes {
            facts.views.routes[owner, default: []].formUnion(domains)
            for domain in domains.sorted() {
                let cases = index[domain].orderedCases.map(\.name)
                noteEmptyRoutes(cases, of: owner) { !SwitchedStates.waiting.contains($0) }
            }
            for domain in domains {
                facts.views.contents.ways[owner, default: [:]][domain, default: []].insert(ContainerContents.state)
            }
        }
        for (fact, place) in found.presentations {
            let root = Facts.Presentation(actor: fact.actor, child: fact.child, name: fact.name, route: nil)
            let isShownOtherwise = facts.presentations.keys.contains {
                $0.actor == fact.actor && $0.child == fact.child
            }
            if facts.presentations[root] != nil || !isShownOtherwise { facts.presentations[fact] = place }
        }
    }
}

extension [Statement] {
    /// Visits every `switch`, including those in closures and those that are expressions.
    func visitSwitches(_ look: (Expression, [SwitchCase]) -> Void) {
        visitStatements { if case .switch(let subject, let cases) = $0 { look(subject, cases) } }
    }
}
