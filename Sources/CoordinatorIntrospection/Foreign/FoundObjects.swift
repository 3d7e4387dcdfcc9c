/// A coordinator that the walk found.
struct FoundCoordinator {
    /// Keeps the object alive, so that no other object gets its identity before the walk ends.
    var object: AnyObject
    var name: String
    /// The coordinator that contains it, as an index; `nil` for a root.
    var parent: Int?
    var links: [Link] = []
    var wiredEvents: [WiredEvent] = []
    /// The screens that it holds itself, as indices.
    var screens: [Int] = []
    var holdsTabs = false
    var holdsStack = false
    /// The presentation that presented it, if the screens show it.
    var presentation: String?

    /// A link to another coordinator.
    struct Link {
        var target: Int
        /// Whether the target is drawn here.
        var isContained: Bool
        /// Whether the property holds children. If so, it may also lead to an ancestor.
        var isChild: Bool
    }
}

/// A screen that the walk found.
struct FoundScreen {
    var object: AnyObject
    var name: String
    /// The coordinator that it belongs to, as an index.
    var coordinator: Int
    /// The screen that embeds it, as an index.
    var parent: Int?
    /// The number of screens around it.
    var depth: Int
    /// The presentation by which it was found.
    var presentation: String?
    var wiredEvents: [WiredEvent] = []
    var screens: [Int] = []
}

/// An event that an object can emit, and its receiver at this moment.
struct WiredEvent {
    /// The full name of the event.
    var event: String
    var receiver: Receiver

    enum Receiver {
        case unset
        /// A closure. Its owner can't be read.
        case closure
        case object(AnyObject)
        /// A reference that must not be read.
        case unknown
    }
}
