import CoordinatorAnalysis
import CoordinatorModel

/// The findings about emissions and interceptors, for the rows that show these.
struct FindingMarks {
    private struct Mark: Hashable {
        var coordinator: Int
        var key: RowList.EventKey
    }

    private var lost: Set<Mark> = []
    private var flaws: [Mark: String] = [:]
    private var branches: Set<Ends> = []

    /// The types of a branch's parent and child. A finding about such a branch applies to all branches with these
    /// types.
    private struct Ends: Hashable {
        var parent: String
        var child: String
    }

    /// Collects the findings about interceptors; `nil` marks nothing, not even lost events.
    init(_ propagation: Propagation, _ findings: [Finding]?) {
        guard let findings else { return }
        for journey in propagation.journeys where journey.outcome == .unhandled {
            let place = journey.emitter
            let key = RowList.EventKey(screen: place.screens, event: journey.event)
            lost.insert(Mark(coordinator: place.coordinator, key: key))
        }
        for finding in findings where Self.lifetimeRules.contains(finding.rule) {
            guard case .branch(let owner, let position) = finding.subject else { continue }
            let coordinator = propagation.tree.coordinators[owner]
            let child = propagation.tree.coordinators[coordinator.branches[position].child.index]
            branches.insert(Ends(parent: coordinator.type, child: child.type))
        }
        for finding in findings {
            guard let word = Self.words[finding.rule] else { continue }
            mark(finding.subject, word, propagation.tree)
            for related in finding.related { mark(related.subject, word, propagation.tree) }
        }
    }

    private mutating func mark(_ subject: Finding.Subject, _ word: String, _ tree: CoordinatorTree) {
        guard case .interceptor(let place, let position) = subject else { return }
        let interceptors = tree.screen(at: place)?.intercepts ?? tree.coordinators[place.coordinator].intercepts
        let interceptor = interceptors[position]
        let key = RowList.EventKey(screen: place.screens, event: interceptor.event, consumption: interceptor.consumes)
        flaws[Mark(coordinator: place.coordinator, key: key)] = word
    }

    /// Whether an emission is lost on at least one path.
    func isLost(_ key: RowList.EventKey, in coordinator: Int) -> Bool {
        lost.contains(Mark(coordinator: coordinator, key: key))
    }

    /// The finding about an interceptor, in a few words.
    func flaw(of key: RowList.EventKey, in coordinator: Int) -> String? {
        flaws[Mark(coordinator: coordinator, key: key)]
    }

    /// Whether a finding is about how a child is held or removed.
    func isFlawed(branchFrom parent: String, to child: String) -> Bool {
        branches.contains(Ends(parent: parent, child: child))
    }

    /// The rules about branches.
    static let lifetimeRules: Set<String> = ["leaked-child", "dropped-coordinator"]

    /// The rules about interceptors, with the words after the interceptor.
    static let words = ["dead-interceptor": "never emitted below", "shadowed-interceptor": "consumed below"]
}
