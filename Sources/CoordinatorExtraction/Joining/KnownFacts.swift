import CoordinatorModel

/// The facts about types from the source's tree. They are the same for all objects of a type.
struct KnownFacts {
    private var coordinators: [String: Coordinator] = [:]
    private var screens: [String: Screen] = [:]
    /// The branches of a type, by presentation and child, and by child alone.
    private var branches: [BranchName: Branch] = [:]

    struct BranchName: Hashable {
        var parent: String
        var child: String
        var presentation: String?
    }

    init(_ tree: CoordinatorTree) {
        for coordinator in tree.coordinators {
            let type = Self.key(coordinator.type)
            if coordinators[type] == nil { coordinators[type] = coordinator }
            for branch in coordinator.branches {
                let child = Self.key(tree.coordinators[branch.child.index].type)
                for presentation in [branch.presentation, nil] {
                    let name = BranchName(parent: type, child: child, presentation: presentation)
                    if branches[name] == nil { branches[name] = branch }
                }
            }
            for screen in coordinator.allScreens {
                let type = Self.key(screen.type)
                if screens[type] == nil { screens[type] = screen }
            }
        }
    }

    func coordinator(_ type: String) -> Coordinator? { coordinators[Self.key(type)] }

    func screen(_ type: String) -> Screen? { screens[Self.key(type)] }

    /// The branch from one type to another, by the same presentation if the source has it.
    func branch(from parent: String, to child: String, presentation: String?) -> Branch? {
        let (parent, child) = (Self.key(parent), Self.key(child))
        return branches[BranchName(parent: parent, child: child, presentation: presentation)]
            ?? branches[BranchName(parent: parent, child: child, presentation: nil)]
    }

    /// A type's name without the generic arguments that a running app adds.
    private static func key(_ type: String) -> String { type.firstIndex(of: "<").map { String(type[..<$0]) } ?? type }
}
