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
        /// Events that leave at the root without an interceptor.
        case lost
        /// None.
        case none
        /// Events whose names match.
        case matching(NamePattern)
    }

    /// How much detail a box has.
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
    /// How much detail a box has.
    public var detail = Detail.full
    /// Whether boxes list their routes.
    public var showsRoutes = true
    /// Whether boxes list their screens.
    public var showsScreens = true
    /// Whether each branch says how its child is held and removed, and each coordinator which retain cycles it is part of.
    public var showsLifetimes = false
    /// Show only the coordinators that match, what they present, and the way to them from the root.
    public var focus: NamePattern?
    /// The subject of the picture, a coordinator's index: only this coordinator, its children and the path from the
    /// root are shown, and it is highlighted.
    public var subject: Int?
    /// How many levels below a focused coordinator are shown; `nil` for all.
    public var focusDepth: Int?
    /// How many levels from the root are shown, the root being the first; `nil` for all.
    public var depth: Int?
    /// Hide everything below the coordinators that match.
    public var collapse: NamePattern?
    /// Hide everything below these coordinators, by index: they have a sheet of their own.
    public var sheets: Set<Int> = []
    /// Show only this coordinator, by its index, everything below it, and the path from the root.
    public var feature: Int?
    /// Draw the coordinators that match so that the eye finds them.
    public var highlight: NamePattern?
    /// Of two versions, show only the coordinators that have changed, and the way to them from the root.
    public var showsOnlyChanges = false
    /// Whether findings are marked: lost events, and interceptors whose events never arrive.
    public var showsFindings = true
    /// Whether the signs are explained below the diagram.
    public var showsLegend = false
    /// The text above the diagram.
    public var title: String?
    /// Whether the diagram remembers which lines belong to which journey: see `Diagram.traces`.
    public var keepsTraces = false
    /// How many entries a list in a box has before it folds.
    public var longestList = 12
    /// How many coordinators a box lists before the list folds, where they are rows.
    public var longestFlow = 40
    /// Whether names are cut to their distinctive part: without suffixes such as `Coordinator`, without payloads, and
    /// without words beside arrows.
    public var isNarrow = false
    /// Whether words are left out beside signs that say the same.
    public var hidesWordsOfSigns = false
    /// Whether the table of events is put below the diagram if no corner is blank: where height costs nothing.
    public var mayStandTableBeneath = false
    /// Whether what has no room in blank corners goes on below the diagram if boxes only count their events: where the
    /// size is free.
    public var continuesTableBeneath = false
    /// Whether events that are intercepted in the box that emits them are a count.
    public var countsHomeEvents = false
    /// In how many columns the leaves of one coordinator may stand, if they are many; see `StarColumns`.
    public var mostColumns = 1
    /// How many levels a row has, after which a chain continues in a new one; `nil` for one row. See `RowEnds`.
    public var longestRow: Int?
    /// What was folded to make the picture readable, for its headline.
    public var note: String?

    /// Creates the default options.
    public init() {}
}
