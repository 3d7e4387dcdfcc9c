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

    /// The events that are intercepted in this box.
    let atHome: EventsAtHome

    private let coordinator: Int
    private let options: DiagramOptions
    private let names: ShortNames
    private let findings: FindingMarks
    private let filter: EventFilter?
    private let changes: RowChanges?

    init(
        _ index: Int, in tree: CoordinatorTree, options: DiagramOptions, names: ShortNames, findings: FindingMarks,
        homes: EventsAtHome.Versions, filter: EventFilter?, changes: RowChanges?
    ) {
        coordinator = index
        self.options = options
        self.names = names
        self.findings = findings
        self.filter = filter
        self.changes = changes
        let coordinator = tree.coordinators[index]
        var all = EventEntries(screen: [], emits: coordinator.emits, intercepts: [])
        all.addAll(coordinator.screens, at: [])
        let emissions = all.entries.map(\.key).filter { key in
            key.consumption == nil && Self.isShown([key], in: index, options, findings, filter)
        }
        atHome = EventsAtHome(of: index, in: homes, shown: emissions, isChanged: changes != nil)
    }

    /// The rows of some entries.
    func lists(of entries: EventEntries, level: Int) -> Lists {
        var interceptors: [Line] = []
        var emissions: [Line] = []
        var counted: [Line] = []
        for group in entries.grouped() {
            guard Self.isShown(group.keys, in: coordinator, options, findings, filter) else { continue }
            var row = Row(
                meaning: .more, text: options.isNarrow ? names.narrow(group.event) : names.short(group.event),
                event: group.event, level: level)
            row.family = names.families.number(of: group.event)
            if group.count > 1 { row.trail = "\(group.count) times" }
            row.change = changes?.change(of: group)
            if let consumption = group.consumption {
                if group.keys.allSatisfy({ atHome.shows($0, change: row.change) }) { continue }
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
                let end = atHome.end(of: group.keys, change: row.change)
                if end?.isNew == true { row.change = .changed }
                if isLost {
                    row.tail = "lost"
                    if end?.isNew == true, row.trail.isEmpty { row.trail = end?.before ?? "" }
                } else if let end {
                    row.home = end.consumption
                    if !options.hidesWordsOfSigns || end.by != nil || end.isNew { row.tail = end.words }
                }
                let isCounted = options.countsHomeEvents && row.home == .always && row.change == nil
                let line = Line(row: row, keys: group.keys)
                if isCounted { counted.append(line) } else { emissions.append(line) }
            }
        }
        if counted.count > 1 { counted = [sum(of: counted)] }
        let lost = emissions.filter { $0.row.meaning == .emission(isLost: true) }
        emissions = lost + emissions.filter { $0.row.meaning != .emission(isLost: true) }
        return Lists(interceptors: interceptors, emissions: emissions + counted, lost: lost.count)
    }

    /// Several events that are intercepted in this box, as one row.
    private func sum(of lines: [Line]) -> Line {
        var row = Row(
            meaning: .emission(isLost: false), text: PlainText.count(lines.count, "event"), level: lines[0].row.level)
        row.lead = "emits"
        row.home = .always
        row.tail = "consumed here"
        return Line(row: row, keys: lines.flatMap(\.keys))
    }

    private static func isShown(
        _ keys: [RowList.EventKey], in coordinator: Int, _ options: DiagramOptions, _ findings: FindingMarks,
        _ filter: EventFilter?
    ) -> Bool {
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
