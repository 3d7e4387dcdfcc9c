import CoordinatorModel

/// Two children of one parent share an identifier.
enum DuplicateChild: Rule {
    static let manual = RuleManual(
        id: "duplicate-child", severity: .error,
        summary: "two children of one parent share an identifier, so one replaces the other",
        explanation: """
            A parent keeps its children in a dictionary by identifier. The identifier is the name of the type, \
            unless the coordinator overrides it. If two children have the same one, the second silently replaces the \
            first. In `tree.json` an `id` that is not derived from the type is such an override. Two branches that \
            lead to the same coordinator are not duplicates.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "TeamsCoordinator", "kind": "navigation",
                "branches": [
                  { "presentation": "root", "child": { "type": "ListCoordinator" } },
                  { "presentation": "push", "child": { "type": "ListCoordinator" } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "TeamsCoordinator", "kind": "navigation",
                "branches": [
                  { "presentation": "root", "child": { "type": "ListCoordinator", "id": "all" } },
                  { "presentation": "push", "child": { "type": "ListCoordinator", "id": "favourites" } }] } }
            """),
        remedy: "Give the children different identifiers, or present the one that exists.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        for parent in context.tree.coordinators.indices {
            let descents = context.descents(of: parent)
            guard descents.count > 1 else { continue }
            var seen: Set<String> = []
            for descent in descents {
                let identifier = context.tree.coordinators[Int(descent.child)].identifier
                guard !seen.insert(identifier).inserted else { continue }
                report(
                    context.diagnosis(
                        .branch(coordinator: parent, position: Int(descent.branch)),
                        "\(context.type(of: parent)) has another child with the identifier \(identifier): one "
                            + "replaces the other", detail: identifier))
            }
        }
    }
}

extension Coordinator {
    /// The identifier under which a parent keeps the coordinator: the id, unless it was derived from the type (as
    /// `CoordinatorTree.assignIDs()` does: `Type`, `Parent/Type`, `Parent/Type#2`), in which case it is the type.
    var identifier: String {
        if id.isEmpty || id == type { return type }
        var derived = id[...]
        if let hash = derived.lastIndex(of: "#"), derived[hash...].dropFirst().allSatisfy(\.isNumber) {
            derived = derived[..<hash]
        }
        return derived == type || derived.hasSuffix("/" + type) ? type : id
    }
}
