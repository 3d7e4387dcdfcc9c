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
    /// Whether it is put there only when the coordinator begins, so that there is never another one.
    public var isOnce: Bool
    /// Where it is put there in the app's source, or made, if no object holds it.
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
    /// The event whose handler does it; `nil` if it is not known, or if it happens otherwise.
    public var event: String?
    /// Where it is done in the app's source.
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

/// A way in which a child ends and its coordinator still holds it.
public struct KeptEnding: Hashable, Sendable {
    /// What a user can do to leave a flow.
    public enum Gesture: String, Hashable, Sendable, CaseIterable {
        /// The back button of a navigation bar, or the swipe that does the same.
        case back
        /// Dragging a sheet down.
        case drag
    }

    /// The event with which the child ends; with a `method`, the one that it leaves out.
    public var event: String?
    /// What the user does and no code observes.
    public var gesture: Gesture?
    /// The child's method that overrides one of its superclass and does not notify the coordinator.
    public var method: String?
    /// The type of the coordinator that the event's handler removes instead.
    public var removed: String?
    /// Where it ends so in the app's source.
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

/// Objects that keep one another alive: each holds the next strongly, the last one the first, and no code breaks it.
public struct RetainCycle: Hashable, Sendable {
    /// The references, each from the object that the one before it holds.
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
    /// The type of the object that holds.
    public var holder: String
    /// Its property.
    public var member: String
    /// The type of the object that is held.
    public var held: String
    /// What the property's closure captures, such as `self`; `nil` if the property holds the object itself.
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
