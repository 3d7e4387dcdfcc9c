import CoordinatorModel

/// Objects keep one another alive, and no code breaks the cycle.
enum RetainCycles: Rule {
    static let manual = RuleManual(
        id: "retain-cycle", severity: .error,
        summary: "objects hold one another strongly, and no code breaks the ring, so they are never freed",
        explanation: """
            A coordinator or a screen holds an object, which holds the next, and the last one holds the first. Each \
            reference is strong, and no code sets one of them to `nil`. Usually one of them is a closure that captures \
            `self`, a method that is assigned as it is (`screen.onEnd = finish`, which captures `self` as well), or a \
            delegate that is not `weak`. The objects are never freed, not even when the coordinator's parent removes it; \
            their observers and requests go on, and the next visit makes another set.

            The message has the ring, and the notes have each reference with its place. Extraction lists rings as \
            `retainCycles` of the coordinator. Only what the app's own properties hold counts, the subscriptions that \
            they store, and the view that a hosting controller shows, not a navigation stack or another object of a library, \
            which release their objects eventually. A ring of objects that \
            live as long as the app is not listed. Nor is one that any code may break, judged by the name of the property.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "LoginCoordinator",
                "retainCycles": [{ "links": [
                  { "holder": "LoginCoordinator", "member": "screen", "held": "LoginScreen",
                    "file": "LoginCoordinator.swift", "line": 4 },
                  { "holder": "LoginScreen", "member": "onEnd", "held": "LoginCoordinator", "captures": "self",
                    "file": "LoginCoordinator.swift", "line": 9 }] }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": { "type": "LoginCoordinator", "screens": [{ "type": "LoginScreen" }] } }
            """),
        remedy: """
            Make one reference weak: capture `[weak self]`, declare the delegate `weak var`, or let the child not hold its \
            parent. Instead of `screen.onEnd = finish` write `screen.onEnd = { [weak self] in self?.finish() }`.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var found: [Diagnosis] = []
        var known: [String: Int] = [:]
        var seen: Set<String> = []
        for (index, coordinator) in context.tree.coordinators.enumerated() {
            for cycle in coordinator.retainCycles
            where !cycle.links.isEmpty && seen.insert(detail(cycle)).inserted {
                let closing = closing(cycle)
                // One place may close the rings of many objects, for example in a base class.
                if let place = known[closing.cause] {
                    let note = note(cycle)
                    found[place].notes.append(note)
                    continue
                }
                known[closing.cause] = found.count
                var diagnosis = context.diagnosis(.coordinator(index), message(cycle), detail: detail(cycle))
                diagnosis.isNamedByDetail = true
                diagnosis.location = closing.location
                diagnosis.notes = cycle.links.map(note)
                found.append(diagnosis)
            }
        }
        for diagnosis in found { report(diagnosis) }
    }

    /// The reference that most often has to be changed: the closure, or otherwise the last one.
    private static func closing(_ cycle: RetainCycle) -> RetainLink {
        cycle.links.last { $0.captured != nil } ?? cycle.links[cycle.links.count - 1]
    }

    /// The identity of a ring, independent of which reference is the first.
    private static func detail(_ cycle: RetainCycle) -> String {
        cycle.links.map { "\($0.holder).\($0.member)" }.sorted().joined(separator: " ")
    }

    private static func note(_ cycle: RetainCycle) -> String {
        "the same is true of "
            + (cycle.links.map { "\($0.holder).\($0.member)" } + [cycle.links[0].holder]).joined(separator: " → ")
    }

    private static func message(_ cycle: RetainCycle) -> String {
        let links = cycle.links
        guard links.count > 1 else {
            let link = links[0]
            let how =
                link.captured.map { "a closure in its \(link.member) captures \($0)" } ?? "its \(link.member) holds it"
            return "\(link.holder) keeps itself alive: \(how) strongly"
        }
        let names = links.map { "\($0.holder).\($0.member)" } + [links[0].holder]
        return "\(names.joined(separator: " → ")) is a ring of strong references that no code breaks"
    }

    private static func note(_ link: RetainLink) -> String {
        let place = link.location.map { location in
            "\(location.file)" + (location.line.map { ":\($0)" } ?? "") + ": "
        }
        let what = link.captured.map { "holds a closure that captures \($0) (\(link.held))" } ?? "holds \(link.held)"
        return (place ?? "") + "\(link.holder).\(link.member) \(what)"
    }
}

extension RetainLink {
    /// The identity of a reference, independent of the object that it leads to.
    fileprivate var cause: String {
        let place = location.map { "\($0.file):\($0.line ?? 0):\($0.column ?? 0)" }
        return place.map { "\(member) \($0)" } ?? "\(holder).\(member) \(held)"
    }
}
