import CoordinatorModel

/// What a diagram shows, and how.
public struct DiagramOptions: Hashable, Sendable {
    /// The way the tree grows from its roots.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// Left to right: reads best, and is the default.
        case right
        /// Top down.
        case down
    }

    /// Which events are drawn: their rows in the boxes and their journeys.
    public enum EventSelection: Hashable, Sendable {
        /// Every event.
        case all
        /// Those that leave at the root and nobody claimed.
        case lost
        /// None.
        case none
        /// Those whose name matches.
        case matching(NamePattern)
    }

    /// How much a box tells.
    public enum Detail: String, Hashable, Sendable, CaseIterable {
        /// Everything that the other options leave in.
        case full
        /// Coordinators that present others are boxes, the rest are rows of theirs; routes, screens and events are counts.
        case flows
        /// The title alone; the rest is in the tooltip.
        case titles
    }

    /// The way the tree grows.
    public var direction = Direction.right
    /// Which events are drawn.
    public var events = EventSelection.all
    /// How much a box tells.
    public var detail = Detail.full
    /// Whether boxes list their routes.
    public var showsRoutes = true
    /// Whether boxes list their screens.
    public var showsScreens = true
    /// Show only the coordinators that match, what they present, and the way to them from the root.
    public var focus: NamePattern?
    /// The coordinator that the picture is about, by its index: it alone, what it presents, and the way to it from the
    /// root are shown, and it stands out.
    public var subject: Int?
    /// How many levels beneath a focused coordinator are shown; `nil` for all.
    public var focusDepth: Int?
    /// How many levels from the root are shown, the root being the first; `nil` for all.
    public var depth: Int?
    /// Hide what is beneath the coordinators that match.
    public var collapse: NamePattern?
    /// Hide what is beneath these coordinators, by index: they have a sheet of their own.
    public var sheets: Set<Int> = []
    /// Show only this coordinator, by its index, all that is beneath it, and the way to it from the root.
    public var feature: Int?
    /// Draw the coordinators that match so that the eye finds them.
    public var highlight: NamePattern?
    /// Of two versions, show only the coordinators that have changed, and the way to them from the root.
    public var showsOnlyChanges = false
    /// Whether what is wrong is marked: lost events, and claims on events that never arrive.
    public var showsFindings = true
    /// Whether the signs are explained beneath the diagram.
    public var showsLegend = false
    /// What stands above the diagram.
    public var title: String?
    /// Whether the diagram remembers which lines belong to which journey: see `Diagram.traces`.
    public var keepsTraces = false
    /// How many entries a list in a box has before it folds.
    public var longestList = 12
    /// How many coordinators a box lists before the list folds, where they are rows.
    public var longestFlow = 40
    /// Whether only what tells things apart is written: names without what sort of thing they are, and no words beside
    /// signs and arrows that say the same.
    public var isNarrow = false
    /// Whether the table of events stands beneath the diagram where nothing is blank: height costs nothing there.
    public var mayStandTableBeneath = false
    /// What was folded so that the picture can be read: it says so itself.
    public var note: String?

    /// Creates the default options.
    public init() {}
}
