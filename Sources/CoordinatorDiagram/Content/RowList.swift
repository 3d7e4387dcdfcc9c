import CoordinatorModel
import TreeComparison

/// The rows of one coordinator's box, and where each event's row is.
struct RowList {
    /// An emission or an interceptor, by its place in the coordinator.
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
    private let filter: EventFilter?
    private let names: ShortNames
    private let findings: FindingMarks
    private let homes: HomeInterceptors
    private let coordinator: Int
    private let changes: RowChanges?
    /// Interceptors without a row of their own, and the emission whose row shows each.
    private var interceptorsAtHome: [EventKey: EventKey] = [:]

    init(
        _ index: Int, in tree: CoordinatorTree, hiddenBeneath: Int, options: DiagramOptions, names: ShortNames,
        findings: FindingMarks, homes: HomeInterceptors, filter: EventFilter?, lifetimes: [Row] = [],
        changes: RowChanges? = nil
    ) {
        self.homes = homes
        self.changes = changes
        let coordinator = tree.coordinators[index]
        self.coordinator = index
        self.options = options
        self.filter = filter
        self.names = names
        self.findings = findings
        let kind = [
            // Kinds of coordviz's own have an icon.
            coordinator.kind.managesChildren == nil ? coordinator.kind.rawValue : "",
            coordinator.isStarted == false ? "not started" : "",
        ].filter { !$0.isEmpty }
        if !kind.isEmpty { rows.append(Row(meaning: .kind, text: kind.joined(separator: ", "))) }
        for remark in changes?.remarks ?? [] { rows.append(Row(meaning: .remark, text: remark)) }
        rows += lifetimes
        if options.showsRoutes { addRoutes(of: coordinator) }
        findInterceptorsAtHome(coordinator)
        var entries = EventEntries(screen: [], emits: coordinator.emits, intercepts: coordinator.intercepts)
        if !options.showsScreens { entries.addAll(coordinator.screens, at: []) }
        addEvents(entries, level: 0)
        if options.showsScreens { addScreens(coordinator.screens, at: []) }
        if hiddenBeneath > 0 {
            rows.append(
                Row(meaning: .more, text: "… \(PlainText.count(hiddenBeneath, "coordinator")) beneath"))
        }
        for (interceptor, emission) in interceptorsAtHome { rowOfEvent[interceptor] = rowOfEvent[emission] }
    }

    /// Finds the interceptors that need no row: they receive only events of this box, whose rows show it.
    private mutating func findInterceptorsAtHome(_ coordinator: Coordinator) {
        var all = EventEntries(screen: [], emits: coordinator.emits, intercepts: [])
        all.addAll(coordinator.screens, at: [])
        for entry in all.entries where entry.key.consumption == nil && isShown([entry.key]) {
            for interceptor in homes.interceptors(for: entry.key, in: self.coordinator)
            where interceptorsAtHome[interceptor] == nil {
                interceptorsAtHome[interceptor] = entry.key
            }
        }
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
            row.change = changes?.change(of: route)
            rows.append(row)
        }
        addMore(coordinator.routes.count - shown, "route")
    }

    /// `Route?` for `TeamsCoordinator.Route?`: the route's own name says which coordinator it belongs to. Generic
    /// types stay whole.
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
            var row = Row(
                meaning: .screen, text: options.isNarrow ? NameParts.narrow(screen.type) : screen.type,
                level: path.count)
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
        var interceptors: [(row: Row, keys: [EventKey])] = []
        var emissions: [(row: Row, keys: [EventKey])] = []
        var atHome: [(row: Row, keys: [EventKey])] = []
        let (findings, homes, coordinator) = (findings, homes, coordinator)
        for group in entries.grouped() {
            guard isShown(group.keys) else { continue }
            var row = Row(
                meaning: .more, text: options.isNarrow ? names.narrow(group.event) : names.short(group.event),
                event: group.event, level: level)
            row.family = names.families.number(of: group.event)
            if group.count > 1 { row.trail = "× \(group.count)" }
            row.change = changes?.change(of: group)
            if let consumption = group.consumption {
                if row.change == nil, group.keys.allSatisfy({ interceptorsAtHome[$0] != nil }) { continue }
                row.meaning = .interceptor(consumption)
                row.lead = consumption.verb
                // The sign shows the same, except the type that receives the event elsewhere.
                if !options.hidesWordsOfSigns || group.by != nil {
                    row.tail = consumption.wordsAtInterceptor(by: group.by)
                }
                if let flaw = group.keys.lazy.compactMap({ findings.flaw(of: $0, in: coordinator) }).first {
                    row.isFlawed = true
                    row.tail = flaw
                }
                interceptors.append((row, group.keys))
            } else {
                let isLost = group.keys.contains { findings.isLost($0, in: coordinator) }
                row.meaning = .emission(isLost: isLost)
                row.lead = "emits"
                if isLost {
                    row.tail = "lost"
                } else if let home = group.keys.lazy.compactMap({ homes.best(for: $0, in: coordinator) }).first {
                    row.home = home.consumption
                    if !options.hidesWordsOfSigns || home.by != nil {
                        row.tail = home.consumption.wordsAtHome(by: home.by)
                    }
                }
                let isCounted = options.countsHomeEvents && row.home == .always && row.change == nil
                if isCounted { atHome.append((row, group.keys)) } else { emissions.append((row, group.keys)) }
            }
        }
        if atHome.count > 1 { atHome = [counted(atHome)] }
        // A folded list must not hide a lost event.
        let lost = emissions.filter { $0.row.meaning == .emission(isLost: true) }
        emissions = lost + emissions.filter { $0.row.meaning != .emission(isLost: true) }
        add(interceptors, "interceptor", level: level)
        add(emissions + atHome, "event", level: level, atLeast: lost.count)
    }

    /// Several events that are intercepted in this box, as one line.
    private func counted(_ lines: [(row: Row, keys: [EventKey])]) -> (row: Row, keys: [EventKey]) {
        var row = Row(
            meaning: .emission(isLost: false), text: PlainText.count(lines.count, "event"), level: lines[0].row.level)
        row.lead = "emits"
        row.home = .always
        row.tail = "here"
        return (row, lines.flatMap(\.keys))
    }

    private mutating func add(
        _ lines: [(row: Row, keys: [EventKey])], _ noun: String, level: Int, atLeast least: Int = 0
    ) {
        let shown = max(folded(lines), least)
        for (position, line) in lines.enumerated() {
            // Beyond the fold every key leads to the line that counts what was left out.
            for key in line.keys { rowOfEvent[key] = rows.count }
            if position < shown { rows.append(line.row) }
        }
        addMore(lines.count - shown, noun, level: level)
    }

    private func isShown(_ keys: [EventKey]) -> Bool {
        switch options.events {
        case .all: true
        case .none: false
        case .lost: keys.contains { $0.consumption == nil && findings.isLost($0, in: coordinator) }
        case .matching:
            keys.contains { key in
                key.consumption == nil
                    ? filter?.choosesEmission(of: key.event) == true : filter?.choosesInterceptor(on: key.event) == true
            }
        }
    }

    /// How many entries of a list are shown; one line says how many are not, so folding one alone would gain nothing.
    private func folded(_ list: some Collection) -> Int {
        list.count > options.longestList ? max(options.longestList - 1, 1) : list.count
    }

    private mutating func addMore(_ count: Int, _ noun: String, level: Int = 0) {
        guard count > 0 else { return }
        rows.append(Row(meaning: .more, text: "… \(PlainText.count(count, "more \(noun)"))", level: level))
    }
}
