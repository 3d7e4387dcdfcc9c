/// How a coordinator holds a child that it presents.
public struct Holding: Hashable, Sendable {
    /// How firmly.
    public enum Strength: String, Hashable, Sendable, CaseIterable {
        /// A property keeps it alive.
        case strong
        /// A property refers to it without keeping it alive.
        case weak
        /// No object keeps it alive, neither the coordinator nor the child's screens.
        case none
    }

    /// How firmly it is held.
    public var strength: Strength
    /// The property that holds it.
    public var member: String?
    /// Whether that property holds any number of children: an array, a set, a dictionary.
    public var isCollection: Bool
    /// Whether the child is stored there only when the coordinator begins, or takes the place of what was shown before and
    /// is never made again, so that there is never another one.
    public var isOnce: Bool
    /// The place in the app's source where it is stored there, or where it is made if no object holds it.
    public var location: Location?
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]

    /// Creates a holding.
    public init(
        _ strength: Strength, in member: String? = nil, isCollection: Bool = false, isOnce: Bool = false,
        location: Location? = nil
    ) {
        self.strength = strength
        self.member = member
        self.isCollection = isCollection
        self.isOnce = isOnce
        self.location = location
        extensions = [:]
    }
}

/// A place at which a coordinator removes a child.
public struct Removal: Hashable, Sendable {
    /// The event whose handler removes the child; `nil` if the event is not known, or if no event leads to the removal.
    public var event: String?
    /// The place in the app's source where the child is removed.
    public var location: Location?
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]

    /// Creates a removal.
    public init(event: String? = nil, location: Location? = nil) {
        self.event = event
        self.location = location
        extensions = [:]
    }
}

/// A way in which a child ends while its coordinator still holds it.
public struct KeptEnding: Hashable, Sendable {
    /// What a user can do to leave a flow.
    public enum Gesture: String, Hashable, Sendable, CaseIterable {
        /// The back button of a navigation bar, or the swipe that does the same.
        case back
        /// Dragging a sheet down.
        case drag
    }

    /// The event with which the child ends. If there is a `method`, it is the event that the method does not emit.
    public var event: String?
    /// The gesture with which the user leaves the child, and that no code observes.
    public var gesture: Gesture?
    /// The child's method that overrides one of its superclass and does not notify the coordinator.
    public var method: String?
    /// The type of the coordinator that the event's handler removes instead.
    public var removed: String?
    /// The place in the app's source where the child ends in this way.
    public var location: Location?
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]

    /// Creates an ending.
    public init(
        event: String? = nil, gesture: Gesture? = nil, method: String? = nil, removing removed: String? = nil,
        location: Location? = nil
    ) {
        self.event = event
        self.gesture = gesture
        self.method = method
        self.removed = removed
        self.location = location
        extensions = [:]
    }
}

/// Objects that keep one another alive: each holds the next one strongly, the last one holds the first, and no code
/// breaks the cycle.
public struct RetainCycle: Hashable, Sendable {
    /// The references in their order: each starts at the object that the reference before it holds.
    public var links: [RetainLink]
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]

    /// Creates a cycle.
    public init(_ links: [RetainLink] = []) {
        self.links = links
        extensions = [:]
    }
}

/// A strong reference from one object to another.
public struct RetainLink: Hashable, Sendable {
    /// The type of the object that holds the reference.
    public var holder: String
    /// The property with the reference.
    public var member: String
    /// The type of the object that is held.
    public var held: String
    /// The variable that the property's closure captures, such as `self`; `nil` if the property holds the object
    /// itself.
    public var captured: String?
    /// Where the reference is made in the app's source.
    public var location: Location?
    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]

    /// Creates a link.
    public init(
        from holder: String, in member: String, to held: String, capturing captured: String? = nil,
        location: Location? = nil
    ) {
        self.holder = holder
        self.member = member
        self.held = held
        self.captured = captured
        self.location = location
        extensions = [:]
    }
}
