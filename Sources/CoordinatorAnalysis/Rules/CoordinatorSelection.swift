import CoordinatorModel

/// The coordinators in a policy's selection.
struct CoordinatorSelection {
    private let selection: Policy.Selection
    private let context: RuleContext
    private let isUnder: [Bool]?

    init(_ selection: Policy.Selection, _ context: RuleContext) {
        self.selection = selection
        self.context = context
        isUnder = selection.under.map { pattern in
            var isUnder = [Bool](repeating: false, count: context.tree.coordinators.count)
            var isVisitUnder = [Bool](repeating: false, count: context.store.visits.count)
            for (index, visit) in context.store.visits.enumerated() where visit.parent >= 0 {
                let parent = Int(visit.parent)
                let names = Self.names(Int(context.store.visits[parent].coordinator), context)
                guard isVisitUnder[parent] || pattern.matches(anyOf: names) else { continue }
                isVisitUnder[index] = true
                isUnder[Int(visit.coordinator)] = true
            }
            return isUnder
        }
    }

    /// Whether the selection contains a coordinator, or a screen of it.
    func contains(_ coordinator: Int, screen: String? = nil) -> Bool {
        if let isUnder, !isUnder[coordinator] { return false }
        return selection.names.matches(anyOf: Self.names(coordinator, context) + (screen.map { [$0] } ?? []))
    }

    private static func names(_ coordinator: Int, _ context: RuleContext) -> [String] {
        [context.tree.coordinators[coordinator].type, context.tree.coordinators[coordinator].id]
    }
}
