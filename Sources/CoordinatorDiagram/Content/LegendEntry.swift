import CoordinatorModel

/// One sign of a diagram that a legend explains.
enum LegendEntry: Hashable {
    case emitted, consumed, observed, mayBeConsumed, passes, lost
    case presents
    /// An arrow without a word, in a picture whose arrows have words.
    case presentsSomehow
    /// A word at a branch that does not say it all.
    case presentation(String)
    case activeRoute, route, screen
    case kind(Coordinator.Kind)
    /// A coordinator that is a row.
    case child
    case reference, notPresented, feature
    case added, removed, changed, unchanged

    /// Those whose signs occur in a diagram, in the order in which they are explained.
    static func all(in diagram: Diagram) -> [LegendEntry] {
        let found = Signs(diagram).found
        var entries: [LegendEntry] = [.emitted, .consumed, .observed, .mayBeConsumed, .passes, .lost]
        entries += [.presents, .presentsSomehow]
        entries += presentations.map { .presentation($0.word) } + [.activeRoute, .route, .screen]
        let kinds: [Coordinator.Kind] = [.container, .tabBar, .navigation, .coordinator]
        entries += kinds.map { .kind($0) } + [.child, .reference, .notPresented, .feature]
        if diagram.isComparison { return entries.filter(found.contains) + [.added, .removed, .changed, .unchanged] }
        return entries.filter(found.contains)
    }

    /// What it means.
    func words(hasStrokes: Bool) -> String {
        switch self {
        case .emitted: hasStrokes ? "emitted: follow the line up" : "emitted"
        case .consumed: "consumed: the event stops here"
        case .observed: "observed: the event goes on"
        case .mayBeConsumed: "may be consumed, depending on values"
        case .passes: "passes through: not intercepted here"
        case .lost: "no object up to the root intercepts it"
        case .presents: "presents a child"
        case .presentsSomehow: "without a word: how is not known"
        case .presentation(let word): Self.presentations.first { $0.word == word }?.meaning ?? ""
        case .activeRoute: "the active route"
        case .route: "a route"
        case .screen: "a screen"
        case .kind(.container): "container"
        case .kind(.tabBar): "tab bar"
        case .kind(.navigation): "navigation stack"
        case .kind: "leaf: presents no others"
        case .child: "leaf or folded, and its events"
        case .reference: "drawn elsewhere"
        case .notPresented: "not presented"
        case .feature: "one tab or feature"
        case .added: "added, with a second frame"
        case .removed: "removed, dotted, where it was"
        case .changed: "changed, with a thick frame"
        case .unchanged: "as it was"
        }
    }

    /// The words at branches that UIKit does not use in this sense; `push` and `present` explain themselves.
    private static let presentations = [
        (word: "root", meaning: "takes the place of the one before"),
        (word: "set", meaning: "its tabs or stack, set as a whole"),
        (word: "show", meaning: "pushed or presented, as fits"), (word: "select", meaning: "in a tab"),
        (word: "embed", meaning: "inside of its screen"),
    ]

    /// What occurs in a diagram.
    private struct Signs {
        private(set) var found: Set<LegendEntry> = []

        init(_ diagram: Diagram) {
            for box in diagram.boxes {
                switch box.subject {
                case .coordinator: found.insert(.kind(box.kind))
                case .reference: found.insert(.reference)
                case .lostEvent: found.insert(.lost)
                case .unattachedHeading: found.insert(.notPresented)
                case .corridor, .turn: break
                }
                for row in box.rows { add(row) }
            }
            for branch in diagram.branches { add(branch, hasWord: !diagram.options.isNarrow) }
            if !diagram.strokes.isEmpty { found.insert(.passes) }
            if !diagram.lanes.isEmpty { found.insert(.feature) }
        }

        private mutating func add(_ row: Row) {
            switch row.meaning {
            case .route(let isActive):
                found.formUnion(
                    isActive ? [.activeRoute, .presentation(row.tail)] : [.route, .presentation(row.tail)])
            case .screen: found.insert(.screen)
            case .interceptor(let consumption): found.insert(Self.entry(of: consumption))
            case .emission: found.insert(.emitted)
            case .child: found.insert(.child)
            case .reference: found.insert(.reference)
            case .kind, .remark, .lifetime, .retainCycle, .more: break
            }
            if row.isLost { found.insert(.lost) }
            if let home = row.home { found.insert(Self.entry(of: home)) }
        }

        private mutating func add(_ branch: BranchLine, hasWord: Bool) {
            found.formUnion([.presents, .presentation(branch.presentation)])
            if hasWord, branch.presentation.isEmpty { found.insert(.presentsSomehow) }
        }

        private static func entry(of consumption: Interceptor.Consumption) -> LegendEntry {
            switch consumption {
            case .always: .consumed
            case .sometimes: .mayBeConsumed
            case .never: .observed
            }
        }
    }
}
