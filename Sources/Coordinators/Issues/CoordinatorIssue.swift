/// A problem in a running hierarchy that would otherwise stay unnoticed.
@MainActor public enum CoordinatorIssue {
    /// An event was not consumed, and left at the root.
    case eventLeft(EventJourney)

    /// The parent has dependencies of another type than the child needs. The child keeps its own.
    case dependenciesMismatch(parent: any Coordinating, child: any Coordinated, needs: Any.Type, offered: Any.Type)

    /// A child without dependencies needs some, and its parent has none to give.
    case dependenciesMissing(parent: any Coordinating, child: any Coordinated, needs: Any.Type)

    /// A child that has no tab should be selected.
    case notATab(parent: any Coordinating, child: any Coordinated)

    /// A child should be presented by a node that already presents another screen.
    case alreadyPresenting(parent: any Coordinating, child: any Coordinated)

    /// A coordinator should become a child of itself or of one of its descendants.
    case circle(parent: any Coordinating, child: any Coordinated)

    /// The message: one sentence, without a line break.
    public var message: String {
        switch self {
        case .eventLeft(let journey):
            let offered = journey.path.map(TypeName.bare).joined(separator: ", ")
            return "event \(journey.eventName) left at the root: none of \(offered) consumed it"
        case .dependenciesMismatch(let parent, let child, let needs, let offered):
            return "\(TypeName.bare(of: child)) needs \(needs), and \(TypeName.bare(of: parent)) has \(offered)"
        case .dependenciesMissing(let parent, let child, let needs):
            return "\(TypeName.bare(of: child)) needs \(needs), and \(TypeName.bare(of: parent)) has no dependencies"
        case .notATab(let parent, let child):
            return "\(TypeName.bare(of: child)) can't be selected: it is not a tab of \(TypeName.bare(of: parent))"
        case .alreadyPresenting(let parent, let child):
            return
                "\(TypeName.bare(of: child)) can't be presented: \(TypeName.bare(of: parent)) presents another screen"
        case .circle(let parent, let child):
            return "\(TypeName.bare(of: child)) can't be a child of \(TypeName.bare(of: parent)), which is inside of it"
        }
    }
}
