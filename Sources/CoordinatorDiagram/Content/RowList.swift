import CoordinatorModel
import TreeComparison

/// The rows of one coordinator's box, and the row of each event.
struct RowList {
    /// An emission or an interceptor, identified by its place in the coordinator.
    struct EventKey: Hashable {
        /// The path to the screen, outermost first; empty for the coordinator itself.
        var screen: [Int]
        var event: String
        /// `nil` for an emission.
        var consumption: Interceptor.Consumption?
    }

    private(set) var rows: [Row] = []
    private(set) var rowOfEvent: [EventKey: Int] = [:]
    private(set) var rowOfRoute: [String: Int] = [:]

    private let options: DiagramOptions
    private let screens: TypeNames
    private let events: EventRows
    private let changes: RowChanges?

    init(
        _ index: Int, in tree: CoordinatorTree, hiddenBeneath: Int, options: DiagramOptions, names: ShortNames,
        findings: FindingMarks, homes: EventsAtHome.Versions, filter: EventFilter?, lifetimes: [Row] = [],
        changes: RowChanges? = nil
    ) {
        self.changes = changes
        self.options = options
        screens = names.screens
        events = EventRows(
            index, in: tree, options: options, names: names, findings: findings, homes: homes, filter: filter,
            changes: changes)
        let coordinator = tree.coordinators[index]
        let kind = [
            // The built-in kinds have an icon.
            coordinator.kind.managesChildren == nil ? coordinator.kind.rawValue : "",
            coordinator.isStarted == false ? "not started" : "",
        ].filter { !$0.isEmpty }
        if !kind.isEmpty { rows.append(Row(meaning: .kind, text: kind.joined(separator: ", "))) }
        for remark in changes?.remarks ?? [] { rows.append(Row(meaning: .remark, text: remark)) }
        rows += lifetimes
        if options.showsRoutes { addRoutes(of: coordinator) }
        var entries = EventEntries(screen: [], emits: coordinator.emits, intercepts: coordinator.intercepts)
        if !options.showsScreens { entries.addAll(coordinator.screens, at: []) }
        addEvents(entries, level: 0)
        if options.showsScreens { addScreens(coordinator.screens, at: []) }
        if hiddenBeneath > 0 {
            rows.append(
                Row(meaning: .more, text: "… \(PlainText.count(hiddenBeneath, "coordinator")) beneath"))
        }
        for (interceptor, emission) in events.atHome.emissions { rowOfEvent[interceptor] = rowOfEvent[emission] }
    }

    private mutating func addRoutes(of coordinator: Coordinator) {
        let shown = folded(coordinator.routes)
        for (position, route) in coordinator.routes.enumerated() {
            rowOfRoute[route.name] = rows.count + min(position, shown)
        }
        for route in coordinator.routes.prefix(shown) {
            let payload =
                route.payload.isEmpty || options.isNarrow
                ? "" : "(\(route.payload.map(Self.shortType).joined(separator: ", ")))"
            let isActive = route.name == coordinator.activeRoute
            var row = Row(meaning: .route(isActive: isActive), text: route.name, trail: payload)
            row.tail = route.presentation ?? ""
            row.change = changes?.change(of: route)
            rows.append(row)
        }
        addMore(coordinator.routes.count - shown, "route")
    }

    /// `Route?` for `TeamsCoordinator.Route?`: the route's name already tells which coordinator it belongs to. Generic
    /// types are not shortened.
    private static func shortType(_ type: String) -> String {
        guard !type.contains("<"), !type.contains("("), !type.contains("["), let dot = type.lastIndex(of: ".") else {
            return type
        }
        return String(type[type.index(after: dot)...])
    }

    private mutating func addScreens(_ screens: [Screen], at path: [Int]) {
        let shown = folded(screens)
        for (position, screen) in screens.prefix(shown).enumerated() {
            let place = path + [position]
            let name = self.screens.parts(screen.type)
            var row = Row(meaning: .screen, text: options.isNarrow ? name.stem : screen.type, level: path.count)
            row.suffix = options.isNarrow ? "" : name.suffix
            row.change = changes?.change(ofScreenAt: place)
            rows.append(row)
            addEvents(
                EventEntries(screen: place, emits: screen.emits, intercepts: screen.intercepts), level: place.count)
            addScreens(screen.screens, at: place)
        }
        guard shown < screens.count else { return }
        addMore(screens.count - shown, "screen", level: path.count)
        var hidden = EventEntries(screen: [], emits: [], intercepts: [])
        hidden.addAll(screens, at: path, from: shown)
        for entry in hidden.entries { rowOfEvent[entry.key] = rows.count - 1 }
    }

    private mutating func addEvents(_ entries: EventEntries, level: Int) {
        let lists = events.lists(of: entries, level: level)
        add(lists.interceptors, "interceptor", level: level)
        // A folded list must not hide a lost event.
        add(lists.emissions, "event", level: level, atLeast: lists.lost)
    }

    private mutating func add(
        _ lines: [EventRows.Line], _ noun: String, level: Int, atLeast least: Int = 0
    ) {
        let shown = max(folded(lines), least)
        for (position, line) in lines.enumerated() {
            // For entries after the fold, each key leads to the row with their number.
            for key in line.keys { rowOfEvent[key] = rows.count }
            if position < shown { rows.append(line.row) }
        }
        addMore(lines.count - shown, noun, level: level)
    }

    /// The number of entries of a list that are shown. One row contains the number of the others, so folding a single
    /// entry would gain nothing.
    private func folded(_ list: some Collection) -> Int {
        list.count > options.longestList ? max(options.longestList - 1, 1) : list.count
    }

    private mutating func addMore(_ count: Int, _ noun: String, level: Int = 0) {
        guard count > 0 else { return }
        rows.append(Row(meaning: .more, text: "… \(PlainText.count(count, "more \(noun)"))", level: level))
    }
}
