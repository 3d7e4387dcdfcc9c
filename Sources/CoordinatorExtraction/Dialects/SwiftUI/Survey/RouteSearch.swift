import CoordinatorModel

/// The routes that a coordinator sets and no view shows, and the routes that no code sets.
struct ShownRoutes {
    /// What is missing for a route, in the words of the tree.
    enum Lack: String { case destination, sheet, view }

    /// A route, or a state, that leads nowhere.
    struct Lost: Hashable {
        var name: String
        var lack: Lack
        var place: Place
    }

    /// By the coordinators and views that request them.
    private(set) var lost: [TypeID: [Lost]] = [:]
    /// The cases of a coordinator's routes that no code names.
    fileprivate(set) var unasked: [TypeID: [EnumCase]] = [:]

    mutating func add(_ route: Lost, to owner: TypeID) {
        guard lost[owner]?.contains(where: { $0.name == route.name && $0.lack == route.lack }) != true else { return }
        lost[owner, default: []].append(route)
    }
}

/// Finds them once everything was run.
struct RouteSearch {
    private(set) var found: ShownRoutes
    private let index: ProgramIndex
    private let survey: ViewSurvey
    private let views: ViewFacts

    init(_ engine: Engine) {
        (index, views, found) = (engine.index, engine.facts.views, engine.facts.views.shown)
        survey = engine.index.survey(ViewSurvey.init)
        findPushes()
        findEmptyViews(engine)
        for type in engine.index.declared
        where engine.roles.isCoordinator(type.id) && engine.roles.isObservable(type.id) {
            findPaths(of: type)
            findSheets(of: type)
            findUnasked(of: type.id)
        }
    }

    /// A type that is pushed onto a path without a destination anywhere. If the program has neither destinations nor a
    /// stack for the path, a library provides them.
    private mutating func findPushes() {
        guard !survey.hasUnknownDestination else { return }
        for (owner, types) in views.pushed
        where !survey.destinations.isEmpty || !survey.stackPaths.isDisjoint(with: index[owner].properties.keys) {
            for (type, place) in types where !survey.destinations.contains(type) {
                found.add(ShownRoutes.Lost(name: index[type].name, lack: .destination, place: place), to: owner)
            }
        }
    }

    /// A path of an enum's cases that a stack shows, without a destination for the enum anywhere.
    private mutating func findPaths(of type: NominalType) {
        guard !survey.hasUnknownDestination else { return }
        for property in type.orderedProperties
        where property.isStored && !property.isStatic && survey.stackPaths.contains(property.name) {
            let scope = Scope(type: type.id, file: property.place.file)
            guard case .array(let written)? = property.type,
                let held = index.shape(of: written, in: scope).nominals.first?.type, index[held].isEnum,
                !index[held].isExternal, !survey.destinations.contains(held),
                index[held].orderedCases.contains(where: { survey.named.contains($0.name) })
            else { continue }
            found.add(ShownRoutes.Lost(name: index[held].name, lack: .destination, place: property.place), to: type.id)
        }
    }

    /// A state for a sheet that code sets, and that no code reads.
    private mutating func findSheets(of type: NominalType) {
        for property in type.orderedProperties where property.isStored && !property.isStatic && property.setter.isEmpty
        {
            guard case .optional(let written)? = property.type, Self.isOfSheet(property.name),
                !survey.read.contains(property.name), type.assigns(property.name)
            else { continue }
            let scope = Scope(type: type.id, file: property.place.file)
            guard let held = index.shape(of: written, in: scope).nominals.first?.type, index[held].isEnum,
                !index[held].isExternal
            else { continue }
            found.add(ShownRoutes.Lost(name: property.name, lack: .sheet, place: property.place), to: type.id)
        }
    }

    private static func isOfSheet(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["sheet", "cover", "modal", "popover"].contains { word in name.hasSuffix(word) || name.hasPrefix(word) }
    }

    /// A requested route for which the only code that makes its view makes an empty one.
    private mutating func findEmptyViews(_ engine: Engine) {
        for (owner, routes) in views.contents.empty {
            for (route, place) in routes
            where views.contents.drawn[owner]?[route] == nil && survey.named.contains(route.member)
                && !index.turnsIntoFlag(route, index[owner])
                && (isOwn(route.domain, owner) && views.contents.left[owner]?.contains(route) != true
                    || engine.holds(route, owner))
            {
                found.add(ShownRoutes.Lost(name: route.member, lack: .view, place: place), to: owner)
            }
        }
    }

    /// Whether no other coordinator has the routes of an enum. Of several that share it, each may be asked for some only.
    private func isOwn(_ domain: TypeID, _ owner: TypeID) -> Bool {
        !views.routes.contains { $0.key != owner && $0.value.contains(domain) }
    }

    private mutating func findUnasked(of coordinator: TypeID) {
        for domain in (views.routes[coordinator] ?? []).sorted() where !isMadeOfData(domain) {
            let cases = index[domain].orderedCases.filter { !survey.named.contains($0.name) }
            // If no case is named, the routes come from elsewhere.
            guard cases.count < index[domain].orderedCases.count else { continue }
            found.unasked[coordinator, default: []] += cases
        }
    }

    /// Whether cases come from a list of all cases, a raw value, or a file.
    private func isMadeOfData(_ domain: TypeID) -> Bool {
        let made: Set<String> = [
            "CaseIterable", "RawRepresentable", "Codable", "Decodable", "String", "Int", "ExpressibleByStringLiteral",
        ]
        return index[domain].functions["init"] != nil
            || index.ancestors(of: domain).contains { made.contains(index[$0.type].name) }
    }
}

extension ProgramIndex {
    /// Whether a coordinator's method only sets a flag for a route: `case .help: isShowingHelp = true`. Then views do
    /// not receive the route itself.
    func turnsIntoFlag(_ route: EventName, _ owner: NominalType) -> Bool {
        owner.orderedFunctions.contains { function in
            let scope = Scope(type: owner.id, file: function.place.file)
            let takesRoutes = function.parameters.contains { parameter in
                shape(of: parameter.type, in: scope).nominals.first?.type == route.domain
            }
            return takesRoutes && function.body?.onlySetsFlags(for: route.member) == true
        }
    }
}

extension Engine {
    func lostRoutes(of types: some Sequence<TypeID>) -> JSONValue? {
        entries(
            types.flatMap { facts.views.shown.lost[$0] ?? [] }.map { lost in
                (lost.place, [CommonWords.route: lost.name, "lacks": lost.lack.rawValue])
            })
    }

    /// Whether a route was found to arrive in a state of a coordinator.
    func holds(_ route: EventName, _ owner: TypeID) -> Bool {
        if facts.views.contents.pushed[owner]?.contains(route) == true { return true }
        let run = Run(self, nil)
        return seeds.objects.contains { id in
            guard let type = atoms[id].type, index.isKind(type, of: owner) else { return false }
            return index.hasStored(index.ancestors(of: owner)) { property, _, _ in
                guard let cell = heap.known(id, property.name) else { return false }
                return run.elements(of: cell.value).atoms.contains { atom in
                    guard case .enumCase(_, let domain, let name) = atoms.meaning(atom) else { return false }
                    return domain == route.domain && name == route.member
                }
            }
        }
    }

    func unaskedRoutes(of type: TypeID) -> JSONValue? {
        entries((facts.views.shown.unasked[type] ?? []).map { ($0.place, [CommonWords.route: $0.name]) })
    }

    func madeInBody(of views: some Sequence<TypeID>) -> JSONValue? {
        entries(
            views.flatMap { view in facts.views.makings.filter { $0.view == view } }.map { making in
                (making.place, ["type": index[making.type].name, "view": index[making.view].name])
            })
    }

    /// A list of texts with places; `nil` for an empty one.
    func entries(_ entries: [(place: Place, texts: [String: String])]) -> JSONValue? {
        guard !entries.isEmpty else { return nil }
        return .array(
            entries.sorted { ($0.place, $0.texts.description) < ($1.place, $1.texts.description) }.map { place, texts in
                var entry = texts.mapValues { JSONValue.string($0) }
                if let location = location(of: place) {
                    entry["file"] = .string(location.file)
                    entry["line"] = location.line.map { .number(String($0)) }
                }
                return .object(entry)
            })
    }
}
