import ComparisonReports
import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel

/// The facts about a coordinator, for the panel beside the picture.
struct CoordinatorPanel {
    let content: PageContent
    let findings: FindingList
    /// The coordinators that present a coordinator by reference.
    let presenters: [Int: [Int]]
    private let lifetimes: LifetimePanel

    private var tree: CoordinatorTree { content.tree }

    init(_ content: PageContent, findings: FindingList) {
        self.content = content
        self.findings = findings
        lifetimes = LifetimePanel(content)
        var presenters: [Int: [Int]] = [:]
        for (index, coordinator) in content.tree.coordinators.enumerated()
        where content.changes?.entry(of: index)?.change != .removed {
            for case .reference(let child) in coordinator.branches.map(\.child) {
                presenters[child, default: []].append(index)
            }
        }
        self.presenters = presenters
    }

    func write(_ index: Int, to markup: inout Markup) {
        let coordinator = tree.coordinators[index]
        markup.element("p", ["class": "over"]) { over in
            over.kind(coordinator.kind)
            let state = coordinator.isStarted.map { $0 ? ", started" : ", not started" } ?? ""
            over.text(coordinator.kind.rawValue + state)
            if let change = content.changes?.entry(of: index)?.change { over.badge(change) }
        }
        markup.element("h2", ["tabindex": "-1"]) { $0.word(coordinator.type) }
        if coordinator.id != coordinator.type { markup.element("p", ["class": "quiet"], text: coordinator.id) }
        content.places.write(coordinator.location, coordinator.origin, to: &markup)
        path(to: index, in: &markup)
        if let entry = content.changes?.entry(of: index) { changes(entry, to: &markup) }
        markup.section("Findings", findings.alike(content.findingsOfCoordinator[index] ?? [])) { item, group in
            let finding = content.analysis.findings[group.first]
            findings.button(to: group.first, sort: "told \(finding.severity.rawValue)", in: &item) {
                $0.text(finding.message)
                if let times = FindingList.times(group.count) { $0.word(" \(times)", sort: "quiet") }
            }
        }
        routes(of: coordinator, to: &markup)
        markup.section("Intercepts", coordinator.intercepts) { interceptor($1, to: &$0) }
        markup.section("Emits", coordinator.emits) { emission($1, to: &$0) }
        markup.section("Screens", Self.flat(coordinator.screens)) { screen($1, to: &$0) }
        let dependencies = [
            ("needs ", coordinator.dependencies.needs), ("provides ", coordinator.dependencies.provides),
        ]
        markup.section("Dependencies", dependencies.filter { $0.1 != nil }) { item, dependency in
            item.text(dependency.0)
            item.word(dependency.1 ?? "")
        }
        lifetimes.write(index, to: &markup)
        markup.section("Also presented by", presenters[index] ?? []) { $0.chip($1, in: tree) }
    }

    /// The changes of a coordinator. In a new coordinator, everything is new.
    private func changes(_ entry: ChangeList.Entry, to markup: inout Markup) {
        let place = entry.place.isEmpty ? [] : [(entry.change, entry.place)]
        let lines = entry.change == .added ? [] : entry.lines.map { ($0.change, $0.text) }
        markup.section("Changes", place + lines) { item, line in
            item.change(line.0)
            item.word(line.1)
        }
    }

    /// The last part of the path from the root.
    private func path(to index: Int, in markup: inout Markup) {
        var path: [Int] = []
        var next = content.parents[index]
        while let step = next, path.count < Self.longestPath {
            path.append(step)
            next = content.parents[step]
        }
        guard !path.isEmpty else { return }
        markup.element("p", ["class": "path", "aria-label": "From the root"]) { line in
            if next != nil { line.text("… › ") }
            for step in path.reversed() {
                line.chip(step, in: tree)
                line.text(" › ")
            }
            line.word(tree.coordinators[index].type)
        }
    }

    private static let longestPath = 5

    private func routes(of coordinator: Coordinator, to markup: inout Markup) {
        markup.section("Routes", coordinator.routes) { item, route in
            let isActive = route.name == coordinator.activeRoute
            item.element(
                "span", ["class": isActive ? "sign active" : "sign", "title": isActive ? "active" : nil],
                text: isActive ? "●" : "○")
            item.word(route.name)
            if !route.payload.isEmpty { item.word("(\(route.payload.joined(separator: ", ")))", sort: "quiet") }
            if let presentation = route.presentation { item.word(" " + presentation, sort: "quiet") }
            for branch in coordinator.branches where branch.route == route.name {
                item.text(" ")
                item.chip(branch.child.index, in: tree)
            }
        }
        let names = Set(coordinator.routes.map(\.name))
        let others = coordinator.branches.filter { branch in branch.route.map { !names.contains($0) } ?? true }
        markup.section(names.isEmpty ? "Presents" : "Presents too", others) { item, branch in
            if let presentation = branch.presentation { item.word(presentation + " ", sort: "quiet") }
            item.chip(branch.child.index, in: tree)
        }
    }

    private func screen(_ entry: (screen: Screen, level: Int), to markup: inout Markup) {
        let screen = entry.screen
        markup.element("div", ["class": "screen", "data-indent": "\(min(entry.level + 1, 9))"]) { item in
            item.word(screen.type)
            content.places.write(screen.location, screen.origin, to: &item)
            guard !screen.intercepts.isEmpty || !screen.emits.isEmpty else { return }
            item.element("ul") { list in
                for interceptor in screen.intercepts { list.element("li") { self.interceptor(interceptor, to: &$0) } }
                for emission in screen.emits { list.element("li") { self.emission(emission, to: &$0) } }
            }
        }
    }

    private func interceptor(_ interceptor: Interceptor, to markup: inout Markup) {
        markup.element("span", ["class": "does \(interceptor.consumes.rawValue)"], text: interceptor.consumes.verb)
        eventChip(interceptor.event, to: &markup)
        if let by = interceptor.by { markup.word(" by \(by)", sort: "quiet") }
        content.places.write(interceptor.location, interceptor.origin, to: &markup)
    }

    private func emission(_ emission: Emission, to markup: inout Markup) {
        markup.element("span", ["class": "does emits"], text: "emits")
        eventChip(emission.event, to: &markup)
        content.places.write(emission.location, emission.origin, to: &markup)
    }

    /// For the pattern of a domain, the link leads to the first event.
    private func eventChip(_ event: String, to markup: inout Markup) {
        guard let first = content.events(interceptedBy: event).first else {
            return markup.event(event, in: content.diagram)
        }
        markup.element("button", ["class": "chip", "data-event": "\(first)"]) { $0.event(event, in: content.diagram) }
    }

    /// The screens, outermost first, with the level at which each is embedded. A screen without a name only occupies
    /// the place of a removed one.
    private static func flat(_ screens: [Screen]) -> [(screen: Screen, level: Int)] {
        var pending = screens.reversed().map { (screen: $0, level: 0) }
        var flat: [(screen: Screen, level: Int)] = []
        while let next = pending.popLast() {
            if !next.screen.type.isEmpty { flat.append(next) }
            pending += next.screen.screens.reversed().map { ($0, next.level + 1) }
        }
        return flat
    }
}
