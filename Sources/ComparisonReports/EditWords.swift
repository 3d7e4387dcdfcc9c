import CoordinatorAnalysis
import CoordinatorModel
import TreeComparison

/// Edits as sentences.
struct EditWords {
    private let overlay: Overlay
    private let positions: [Int: Position]

    init(_ comparison: Comparison) {
        overlay = comparison.overlay
        var positions: [Int: Position] = [:]
        for edit in comparison.edits {
            switch edit {
            case .added(let index, _, let position), .removed(let index, let position): positions[index] = position
            default: break
            }
        }
        self.positions = positions
    }

    /// The place of a coordinator that is new or was removed.
    func place(of index: Int) -> String {
        guard let position = positions[index] else { return "" }
        let kind = overlay.tree.coordinators[index].kind.rawValue
        return "\(kind) \(hanging(position))"
    }

    private func hanging(_ position: Position) -> String {
        switch position.parent {
        case .roots: return "at the root"
        case .unattached: return "not presented"
        case .coordinator:
            let words = position.branch.map(words) ?? ""
            return "under \(overlay.words(for: position.parent))" + (words.isEmpty ? "" : ", \(words)")
        }
    }

    private func words(_ branch: Branch) -> String {
        [branch.presentation, branch.route].compactMap { $0 }.joined(separator: " · ")
    }

    func lines(for edit: Edit) -> [ChangeList.Line] {
        switch edit {
        case .added(_, let coordinator, _): return content(of: coordinator)
        case .removed: return []
        case .moved(_, let from, let to):
            guard from.parent != to.parent else {
                return [line(.changed, "has moved among its siblings: \(to.index + 1), not \(from.index + 1)")]
            }
            return [line(.changed, "moved: \(hanging(to)); it was \(hanging(from))")]
        case .represented(_, let from, let to):
            let (before, after) = (from.branch.map(words) ?? "", to.branch.map(words) ?? "")
            if before == after, let was = from.branch, let now = to.branch, Branch.livesDiffer(was, now) {
                return [line(.changed, "\(now.lifeWords); it was \(was.lifeWords)")]
            }
            return [line(.changed, "brought up by \(named(after)), not by \(named(before))")]
        case .reference(_, let step):
            return list(step, "branch") { branch in
                "\(named(words(branch))) to \(overlay.tree.coordinators[branch.child.index].type)"
            }
        case .fact(_, let fact): return [line(.changed, sentence(fact))]
        case .route(_, let step):
            return list(step, "route") {
                $0.name + ($0.payload.isEmpty ? "" : "(\($0.payload.joined(separator: ", ")))")
            }
        case .screen(let place, let step): return list(step, "screen", in: place) { $0.type }
        case .emission(let place, let step): return list(step, "emits", in: place, text: emission)
        case .interceptor(let place, let step): return list(step, "", in: place, text: interceptor)
        case .name(let before, let after):
            return [line(.changed, "the app is called \(after ?? "nothing"), not \(before ?? "nothing")")]
        case .event(let step):
            return list(step, "event") {
                $0.name + ($0.payload.isEmpty ? "" : "(\($0.payload.joined(separator: ", ")))")
            }
        case .ignore, .unresolved, .treeIgnore, .extensions: return []
        }
    }

    /// The contents of a new coordinator.
    private func content(of coordinator: Coordinator) -> [ChangeList.Line] {
        var lines = coordinator.routes.map { line(.added, "route \($0.name)") }
        lines += coordinator.intercepts.map { line(.added, interceptor($0)) }
        lines += coordinator.emits.map { line(.added, "emits \($0.event)") }
        for screen in coordinator.allScreens {
            lines.append(line(.added, "screen \(screen.type)"))
            lines += screen.intercepts.map { line(.added, "\(interceptor($0)), in \(screen.type)") }
            lines += screen.emits.map { line(.added, "emits \($0.event), in \(screen.type)") }
        }
        return lines
    }

    private func emission(_ emission: Emission) -> String {
        emission.event + (emission.isUnwired ? " (not wired)" : "")
    }

    private func interceptor(_ interceptor: Interceptor) -> String {
        "\(interceptor.consumes.verb) \(interceptor.event)" + (interceptor.by.map { " by \($0)" } ?? "")
            + (interceptor.isEmpty ? " (empty handler)" : "")
    }

    private func sentence(_ fact: Fact) -> String {
        switch fact {
        case .type(let before, let after): "renamed from \(before) to \(after)"
        case .id(let before, let after): "id \(before) is now \(after)"
        case .kind(let before, let after): "kind is \(after.rawValue), not \(before.rawValue)"
        case .started(let before, let after): "is \(running(after)), was \(running(before))"
        case .activeRoute(let before, let after): "active route is \(after ?? "none"), was \(before ?? "none")"
        case .needs(let before, let after): "needs \(after ?? "nothing"), not \(before ?? "nothing")"
        case .provides(let before, let after): "provides \(after ?? "nothing"), not \(before ?? "nothing")"
        case .retainCycles(_, let after) where after.isEmpty: "is no longer part of a retain cycle"
        case .retainCycles(let before, let after):
            before.isEmpty ? cycles(after) : "\(cycles(after)), not \(before.count)"
        case .location, .extensions, .dependencyExtensions: "has another description"
        }
    }

    private func cycles(_ cycles: [RetainCycle]) -> String {
        cycles.count == 1 ? "is part of 1 retain cycle" : "is part of \(cycles.count) retain cycles"
    }

    private func running(_ isStarted: Bool?) -> String {
        isStarted.map { $0 ? "started" : "not started" } ?? "not known to be started"
    }

    private func named(_ words: String) -> String { words.isEmpty ? "a branch without a name" : words }

    private func line(_ change: Change, _ text: String) -> ChangeList.Line {
        ChangeList.Line(change: change, text: text)
    }

    private func list<Element>(
        _ step: ListChange<Element>, _ noun: String, in place: Place? = nil, text: (Element) -> String
    ) -> [ChangeList.Line] {
        let lead = noun.isEmpty ? "" : "\(noun) "
        let end = place.flatMap { overlay.before.screen(at: $0) }.map { ", in \($0.type)" } ?? ""
        switch step {
        case .added(let element, _): return [line(.added, lead + text(element) + end)]
        case .removed(let element, _): return [line(.removed, lead + text(element) + end)]
        case .changed(let before, let after, _):
            if let wiring = wiring(before, after) { return [line(.changed, "\(lead)\(text(after))\(end), \(wiring)")] }
            return [line(.changed, "\(lead)\(text(after))\(end), was \(lead)\(text(before))")]
        case .moved(let element, let from, let to):
            return [line(.changed, "\(lead)\(text(element))\(end) is at \(to + 1), not \(from + 1)")]
        }
    }

    /// What happened to an emission of which only the wiring changed.
    private func wiring<Element>(_ before: Element, _ after: Element) -> String? {
        guard let before = before as? Emission, let after = after as? Emission, before.event == after.event,
            before.isUnwired != after.isUnwired
        else { return nil }
        return after.isUnwired ? "is no longer wired" : "is wired now"
    }
}
