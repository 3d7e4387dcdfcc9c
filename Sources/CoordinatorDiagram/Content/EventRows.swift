import CoordinatorModel

/// The rows of a coordinator's events, before any list of them is folded.
struct EventRows {
    /// A row, and the entries that it stands for.
    struct Line {
        var row: Row
        var keys: [RowList.EventKey]
    }

    /// The rows of one screen, or of the coordinator itself.
    struct Lists {
        var interceptors: [Line]
        /// Lost emissions come first.
        var emissions: [Line]
        /// The number of lost emissions.
        var lost: Int
    }

    /// Interceptors without a row of their own, with the emission whose row shows each of them.
    private(set) var interceptorsAtHome: [RowList.EventKey: RowList.EventKey] = [:]

    private let coordinator: Int
    private let options: DiagramOptions
    private let names: ShortNames
    private let findings: FindingMarks
    private let homes: HomeInterceptors
    private let filter: EventFilter?
    private let changes: RowChanges?

    init(
        _ index: Int, in tree: CoordinatorTree, options: DiagramOptions, names: ShortNames, findings: FindingMarks,
        homes: HomeInterceptors, filter: EventFilter?, changes: RowChanges?
    ) {
        coordinator = index
        self.options = options
        self.names = names
        self.findings = findings
        self.homes = homes
        self.filter = filter
        self.changes = changes
        findInterceptorsAtHome(tree.coordinators[index])
    }

    /// The rows of some entries.
    func lists(of entries: EventEntries, level: Int) -> Lists {
        var interceptors: [Line] = []
        var emissions: [Line] = []
        var atHome: [Line] = []
        for group in entries.grouped() {
            guard isShown(group.keys) else { continue }
            var row = Row(
                meaning: .more, text: options.isNarrow ? names.narrow(group.event) : names.short(group.event),
                event: group.event, level: level)
            row.family = names.families.number(of: group.event)
            if group.count > 1 { row.trail = "\(group.count) times" }
            row.change = changes?.change(of: group)
            if let consumption = group.consumption {
                if row.change == nil, group.keys.allSatisfy({ interceptorsAtHome[$0] != nil }) { continue }
                row.meaning = .interceptor(consumption)
                row.lead = consumption.verb
                // The symbol shows the same, except for the type that receives the event elsewhere.
                if !options.hidesWordsOfSigns || group.by != nil {
                    row.tail = consumption.wordsAtInterceptor(by: group.by)
                }
                if let flaw = group.keys.lazy.compactMap({ findings.flaw(of: $0, in: coordinator) }).first {
                    row.isFlawed = true
                    row.tail = flaw
                }
                interceptors.append(Line(row: row, keys: group.keys))
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
                let line = Line(row: row, keys: group.keys)
                if isCounted { atHome.append(line) } else { emissions.append(line) }
            }
        }
        if atHome.count > 1 { atHome = [counted(atHome)] }
        let lost = emissions.filter { $0.row.meaning == .emission(isLost: true) }
        emissions = lost + emissions.filter { $0.row.meaning != .emission(isLost: true) }
        return Lists(interceptors: interceptors, emissions: emissions + atHome, lost: lost.count)
    }

    /// Several events that are intercepted in this box, as one row.
    private func counted(_ lines: [Line]) -> Line {
        var row = Row(
            meaning: .emission(isLost: false), text: PlainText.count(lines.count, "event"), level: lines[0].row.level)
        row.lead = "emits"
        row.home = .always
        row.tail = "consumed here"
        return Line(row: row, keys: lines.flatMap(\.keys))
    }

    /// Finds the interceptors that need no row, because they receive only events of this box, whose rows show them.
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

    private func isShown(_ keys: [RowList.EventKey]) -> Bool {
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
}
