import CoordinatorModel

/// The patterns of policies that match no name: a misspelled pattern forbids nothing, and the user would not notice.
package enum PolicyPatterns {
    /// The patterns without a match in any of the trees.
    ///
    /// - Parameters:
    ///   - trees: the trees that the policies apply to.
    ///   - policies: the policies.
    /// - Returns: the names of the policies, and the texts of the patterns.
    package static func unmatched(
        in trees: [CoordinatorTree], _ policies: [Policy]
    ) -> [(policy: String, pattern: String)] {
        guard !policies.isEmpty else { return [] }
        var coordinators: Set<String> = []
        var screens: Set<String> = []
        var events: Set<String> = []
        for tree in trees {
            events.formUnion(tree.events.map(\.name))
            for coordinator in tree.coordinators {
                coordinators.formUnion([coordinator.type, coordinator.id])
                events.formUnion(coordinator.emits.map(\.event) + coordinator.intercepts.map(\.event))
                for screen in coordinator.allScreens {
                    screens.insert(screen.type)
                    events.formUnion(screen.emits.map(\.event) + screen.intercepts.map(\.event))
                }
            }
        }
        var unmatched: [(policy: String, pattern: String)] = []
        func hold(_ pattern: NamePattern?, against names: Set<String>, of policy: Policy) {
            for glob in pattern?.globs ?? [] where !names.contains(where: { NamePattern(glob).matches($0) }) {
                if !unmatched.contains(where: { $0 == (policy.name, glob) }) { unmatched.append((policy.name, glob)) }
            }
        }
        for policy in policies where policy.severity != .off {
            let isAboutEvents = policy.relation == .emits || policy.relation == .intercepts
            hold(policy.subject.names, against: coordinators.union(screens), of: policy)
            hold(policy.subject.under, against: coordinators, of: policy)
            hold(policy.object.names, against: isAboutEvents ? events : coordinators, of: policy)
            hold(policy.object.under, against: coordinators, of: policy)
        }
        return unmatched
    }
}
