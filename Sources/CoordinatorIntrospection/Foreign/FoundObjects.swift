/// A coordinator that the walk came upon.
struct FoundCoordinator {
    /// Keeps the object alive, so that no other gets its identity before the walk ends.
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
    /// The presentation that brought it up, where the screens show it.
    var presentation: String?

    /// A way to another coordinator.
    struct Link {
        var target: Int
        /// Whether the target is drawn here.
        var isContained: Bool
        /// Whether the property is one of children: then it may also lead to an ancestor.
        var isChild: Bool
    }
}

/// A screen that the walk came upon.
struct FoundScreen {
    var object: AnyObject
    var name: String
    /// The coordinator that it belongs to, as an index.
    var coordinator: Int
    /// The screen it is embedded in, as an index.
    var parent: Int?
    /// How many screens it is embedded in.
    var depth: Int
    /// The presentation that it was found by.
    var presentation: String?
    var wiredEvents: [WiredEvent] = []
    var screens: [Int] = []
}

/// An event that an object can emit, and what receives it at this moment.
struct WiredEvent {
    /// The full name of the event.
    var event: String
    var receiver: Receiver

    enum Receiver {
        case nobody
        /// A closure. Its owner cannot be read from it.
        case closure
        case object(AnyObject)
        /// A reference that must not be read.
        case unknown
    }
}
