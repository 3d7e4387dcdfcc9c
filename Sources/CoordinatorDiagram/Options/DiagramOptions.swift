import CoordinatorModel

/// The contents and the look of a diagram.
public struct DiagramOptions: Hashable, Sendable {
    /// The direction in which the tree grows from its roots.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// Left to right, the default, which is the most legible direction.
        case right
        /// Top down.
        case down
    }

    /// The selection of events that are drawn: their rows in the boxes, and their journeys.
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

    /// The amount of detail in a box.
    public enum Detail: String, Hashable, Sendable, CaseIterable {
        /// Everything that the other options include.
        case full
        /// Coordinators that present others are boxes, and the others are rows in these; routes, screens and events are
        /// counts.
        case flows
        /// Only the title; the other facts are in the tooltip.
        case titles
    }

    /// The direction in which the tree grows.
    public var direction = Direction.right
    /// The selection of events that are drawn.
    public var events = EventSelection.all
    /// The amount of detail in a box.
    public var detail = Detail.full
    /// Whether boxes list their routes.
    public var showsRoutes = true
    /// Whether boxes list their screens.
    public var showsScreens = true
    /// Whether branches show how the child is held and removed, and coordinators show the retain cycles that they are
    /// part of.
    public var showsLifetimes = false
    /// Only the coordinators that match, the coordinators below them, and the paths to them from the root are shown.
    public var focus: NamePattern?
    /// The index of the coordinator that is the subject of the picture: only this coordinator, its children and the
    /// path from the root are shown, and it is highlighted.
    public var subject: Int?
    /// The number of levels below a focused coordinator that are shown; `nil` for all.
    public var focusDepth: Int?
    /// The number of levels that are shown, including the root's; `nil` for all.
    public var depth: Int?
    /// The coordinators below which everything is hidden.
    public var collapse: NamePattern?
    /// The indices of coordinators below which everything is hidden, because they have sheets of their own.
    public var sheets: Set<Int> = []
    /// The index of a coordinator: only this coordinator, everything below it, and the path from the root are shown.
    public var feature: Int?
    /// The coordinators that are drawn so that they stand out.
    public var highlight: NamePattern?
    /// In a diagram of two versions, only the coordinators that have changed, and the paths to them from the root, are
    /// shown.
    public var showsOnlyChanges = false
    /// Whether findings are marked: lost events, and interceptors whose events never arrive.
    public var showsFindings = true
    /// Whether the symbols are explained below the diagram.
    public var showsLegend = false
    /// The text above the diagram.
    public var title: String?
    /// Whether the diagram stores which lines belong to which journey: see `Diagram.traces`.
    public var keepsTraces = false
    /// The number of entries above which a list in a box is folded.
    public var longestList = 12
    /// The number of coordinators above which the list in a box is folded, if coordinators are rows.
    public var longestFlow = 40
    /// Whether names are shortened to their distinctive part: without suffixes such as `Coordinator`, without payloads,
    /// and without words beside arrows.
    public var isNarrow = false
    /// Whether words beside symbols with the same meaning are left out.
    public var hidesWordsOfSigns = false
    /// Whether the table of events is put below the diagram if there is no blank corner, because the height does not
    /// matter.
    public var mayStandTableBeneath = false
    /// Whether the events that are intercepted in the box that emits them are only counted.
    public var countsHomeEvents = false
    /// The largest number of columns for the leaves of one coordinator; see `StarColumns`.
    public var mostColumns = 1
    /// The number of levels of a row, after which a chain continues in a new row; `nil` for one row. See `RowEnds`.
    public var longestRow: Int?
    /// The note in the headline on what was folded to make the picture legible.
    public var note: String?

    /// Creates the default options.
    public init() {}
}
