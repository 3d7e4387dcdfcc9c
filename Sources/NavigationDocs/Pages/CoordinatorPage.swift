import CoordinatorAnalysis
import CoordinatorModel

/// The page of a coordinator.
struct CoordinatorPage {
    private let index: Int
    private let coordinator: Coordinator
    private let contents: DocsContents
    private let dialect: Dialect
    private let words: PageWords
    private var tree: CoordinatorTree { contents.tree }

    init(_ index: Int, in contents: DocsContents) {
        self.index = index
        self.contents = contents
        coordinator = contents.tree.coordinators[index]
        dialect = Dialect(
            format: contents.options.format, wayUp: contents.options.format == .docc ? "" : "../")
        words = PageWords(contents: contents, dialect: dialect)
    }

    var text: String {
        var text = dialect.heading(1, dialect.text(coordinator.type)) + introduction
        if contents.options.hasPictures {
            text += dialect.picture(
                contents.names.coordinators[index],
                words: "\(coordinator.type), what it presents, and the path to it from the root")
        }
        text += findings + routes + screens + emissions + interceptors + dependencies
        return contents.options.format == .docc ? text : text + IndexPage.signature
    }

    // MARK: - What it is

    private var introduction: String {
        var parts = ["Kind: \(dialect.text(coordinator.kind.rawValue))"]
        if coordinator.id != coordinator.type { parts.append("id \(dialect.code(coordinator.id))") }
        if let isStarted = coordinator.isStarted { parts.append(isStarted ? "started" : "not started") }
        var text = parts.joined(separator: ", ") + words.source(coordinator.location) + "\n\n"
        text += "\(way)\n\n"
        let others = (contents.presentations[index] ?? []).map { owner, branch in
            "- \(presented(branch)) by \(words.coordinator(owner))\(words.source(branch.location))"
        }
        return others.isEmpty ? text : text + words.capped(others, "presentation").joined(separator: "\n") + "\n\n"
    }

    /// The path to the coordinator from the root; the middle of a long path is left out.
    private var way: String {
        var path: [Int] = []
        var next = contents.parents[index]
        while let current = next, path.count < Self.longestWay {
            path.append(current)
            next = contents.parents[current]
        }
        var steps = path.reversed().map(words.coordinator)
        if next != nil { steps.insert("…", at: 0) }
        steps.append("**\(dialect.text(coordinator.type))**")
        let top = dialect.link("All coordinators", to: .index)
        if tree.unattached.contains(index) { return "\(top) · not presented: \(steps.joined(separator: " › "))" }
        return "\(top) · \(steps.joined(separator: " › "))"
    }

    private static let longestWay = 12

    private func presented(_ branch: Branch) -> String {
        let presentation = branch.presentation.map { "Presented through \(dialect.code($0))" } ?? "Presented"
        return presentation + (branch.route.map { ", route \(dialect.code($0))," } ?? "")
    }

    private var findings: String {
        guard let findings = contents.findings[index] else { return "" }
        let lines = findings.map { finding in
            "- \(finding.severity.rawValue): \(dialect.text(finding.message)) (\(dialect.code(finding.rule)))"
        }
        return dialect.heading(2, "Findings", anchor: "findings") + lines.joined(separator: "\n") + "\n\n"
    }

    // MARK: - Where it leads

    private var routes: String {
        var branches: [String?: [Branch]] = [:]
        for branch in coordinator.branches { branches[branch.route, default: []].append(branch) }
        var rows: [[String]] = coordinator.routes.map { route in
            let payload = route.payload.isEmpty ? "" : "(\(route.payload.joined(separator: ", ")))"
            let isActive = route.name == coordinator.activeRoute
            let name = dialect.code(route.name + payload) + (isActive ? " (active)" : "")
            let presented = branches.removeValue(forKey: route.name) ?? []
            let shown = presented.isEmpty ? route.presentation : nil
            return [name + words.source(route.location)]
                + (shown.map { [dialect.code($0), Dialect.nothing] } ?? targets(presented))
        }
        // Branches without a route, or with a route that is not declared.
        for branch in coordinator.branches where branches[branch.route] != nil {
            rows.append([branch.route.map(dialect.code) ?? Dialect.nothing] + targets([branch]))
        }
        guard !rows.isEmpty else { return "" }
        return dialect.heading(2, "Routes", anchor: "routes")
            + dialect.table(["Route", "Presentation", "Leads to"], rows)
    }

    private func targets(_ branches: [Branch]) -> [String] {
        [
            dialect.lines(branches.map { $0.presentation.map(dialect.code) ?? Dialect.nothing }),
            dialect.lines(branches.map { words.coordinator($0.child.index) + words.source($0.location) }),
        ]
    }

    private var screens: String {
        var lines: [String] = []
        coordinator.forEachScreen { screen, way in
            let indent = String(repeating: "  ", count: min(way.count - 1, 8))
            lines.append("\(indent)- \(dialect.code(screen.type))\(words.source(screen.location))")
        }
        guard !lines.isEmpty else { return "" }
        return dialect.heading(2, "Screens", anchor: "screens") + lines.joined(separator: "\n") + "\n\n"
    }

    // MARK: - Events

    /// Calls `body` with the coordinator itself and with each of its screens.
    private func forEachPlace(_ body: (Place, String?, [Emission], [Interceptor]) -> Void) {
        let own = Place(coordinator: index)
        body(own, nil, coordinator.emits, coordinator.intercepts)
        coordinator.forEachScreen { screen, way in
            body(Place(coordinator: index, screens: way), screen.type, screen.emits, screen.intercepts)
        }
    }

    private var emissions: String {
        var rows: [[String]] = []
        forEachPlace { place, screen, emits, _ in
            for emission in emits {
                let source = Itinerary.Source(place: place, event: emission.event)
                let journeys = contents.itinerary.bySource[source] ?? []
                let ends = journeys.isEmpty ? ["no path to a root"] : words.journeys(journeys)
                rows.append([
                    words.event(emission.event) + words.source(emission.location),
                    screen.map(dialect.code) ?? "itself", dialect.lines(ends),
                ])
            }
        }
        guard !rows.isEmpty else { return "" }
        return dialect.heading(2, "Emits", anchor: "emits") + dialect.table(["Event", "From", "Ends"], rows)
    }

    private var interceptors: String {
        var rows: [[String]] = []
        forEachPlace { place, screen, _, intercepts in
            for (position, interceptor) in intercepts.enumerated() {
                let key = Itinerary.InterceptorPlace(place: place, position: position)
                let sources = (contents.itinerary.arrivals[key] ?? []).map { source in
                    let which = source.event == interceptor.event ? "" : "\(words.event(source.event)) "
                    return "\(which)from \(words.place(source.place))"
                }
                var arriving = words.capped(sources, "emission")
                if contents.itinerary.leavesOutArrivals { arriving.append("… there are too many journeys to list all") }
                let who =
                    (screen.map { " in \(dialect.code($0))" } ?? "")
                    + (interceptor.by.map { " by \(dialect.text($0))" } ?? "")
                rows.append([
                    words.event(interceptor.event) + words.source(interceptor.location),
                    interceptor.consumes.verb + who,
                    arriving.isEmpty ? "nothing arrives" : dialect.lines(arriving),
                ])
            }
        }
        guard !rows.isEmpty else { return "" }
        return dialect.heading(2, "Intercepts", anchor: "intercepts")
            + dialect.table(["Event", "Effect", "What arrives"], rows)
    }

    // MARK: - Dependencies

    private var dependencies: String {
        var lines: [String] = []
        if let needs = coordinator.dependencies.needs {
            let giver = provider(of: needs).map { ", provided by \(words.coordinator($0))" } ?? ""
            lines.append("- Needs \(dialect.code(needs))\(giver)")
        }
        if let provides = coordinator.dependencies.provides { lines.append("- Provides \(dialect.code(provides))") }
        guard !lines.isEmpty else { return "" }
        return dialect.heading(2, "Dependencies", anchor: "dependencies") + lines.joined(separator: "\n") + "\n\n"
    }

    /// The nearest ancestor that provides a type.
    private func provider(of needs: String) -> Int? {
        var next = contents.parents[index]
        var steps = 0
        while let current = next, steps < Self.farthestProvider {
            if tree.coordinators[current].dependencies.provides == needs { return current }
            next = contents.parents[current]
            steps += 1
        }
        return nil
    }

    /// The limit on the search, so that a long chain does not take quadratic time.
    private static let farthestProvider = 1_000
}
