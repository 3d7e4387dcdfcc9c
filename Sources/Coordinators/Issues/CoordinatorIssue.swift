/// Something that went wrong in a running hierarchy and would otherwise pass in silence.
@MainActor public enum CoordinatorIssue {
    /// An event was not consumed, and left at the root.
    case eventLeft(EventJourney)

    /// A parent has dependencies of another type than its child needs. The child keeps what it had.
    case dependenciesMismatch(parent: any Coordinating, child: any Coordinated, needs: Any.Type, offered: Any.Type)

    /// A child without dependencies needs some, and its parent isn't one that has any.
    case dependenciesMissing(parent: any Coordinating, child: any Coordinated, needs: Any.Type)

    /// A child without a tab was to be selected.
    case notATab(parent: any Coordinating, child: any Coordinated)

    /// A child was to be presented over a node that presents another screen.
    case alreadyPresenting(parent: any Coordinating, child: any Coordinated)

    /// A coordinator was to become a child of itself, or of one below it.
    case circle(parent: any Coordinating, child: any Coordinated)

    /// One sentence for people, without a line break of its own.
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
