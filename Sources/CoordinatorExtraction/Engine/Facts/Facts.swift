/// What evaluation saw, by the types that did it.
struct Facts {
    /// Somebody made an object, or asked for one of a type.
    struct Mention: Hashable {
        var actor: TypeID
        var type: TypeID
    }

    /// A way in which one coordinator brought up another, or a coordinator a screen.
    struct Presentation: Hashable {
        var actor: TypeID
        var child: TypeID
        var name: String?
        var route: String?
    }

    /// Somebody emitted an event.
    struct Emission: Hashable {
        var emitter: TypeID
        var event: EventName
        var place: Place
    }

    /// Somebody put something into an output or a delegate.
    struct Wiring: Hashable {
        var slot: Slot
        /// Who catches.
        var owner: TypeID
        /// Whose code wired it.
        var actor: TypeID?
        /// Whether the property was declared with it: that holds only until somebody puts something else there.
        var isDefault = false
        /// Whether it is a closure that does nothing.
        var isEmpty = false
    }

    /// An output or delegate of one object.
    struct ObjectSlot: Hashable {
        var object: ObjectID
        var name: String
    }

    /// A type's delegate property, whatever it is cast to.
    struct SlotName: Hashable {
        var holder: TypeID
        var name: String
    }

    /// Objects made, with the first place.
    var made: [Mention: Place] = [:]
    /// Coordinators that a generic function of the program handed out, with the first place: made by it, or found.
    var sought: [Mention: Place] = [:]
    /// The places at which a coordinator or a screen, or somebody on its behalf, made something.
    var accounted: Set<Place> = []
    /// Types asked for by a cast, with the first place.
    var cast: [Mention: Place] = [:]
    var presentations: [Presentation: Place] = [:]
    /// Calls such as `start`, or handing over to a method that takes children.
    var adoptions: [Mention: Place] = [:]
    var emissions: Set<Emission> = []
    var wirings: [Wiring: Place] = [:]
    /// Outputs and delegates into which some code puts something, whatever it is.
    var assigned: Set<Slot> = []
    /// Outputs and delegates into which something was put of which nothing is known.
    var opaque: [Slot: Place] = [:]
    /// The types whose outputs or delegates an event went through.
    var passed: [EventName: Set<TypeID>] = [:]
    /// Through which objects' outputs or delegates an event went.
    var channels: [Emission: Set<ObjectSlot>] = [:]
    /// Who was put into an object's output or delegate.
    var hearers: [ObjectSlot: Set<ObjectID>] = [:]
    /// Who hears what was put there by the declaration, until somebody else is.
    var defaults: [ObjectSlot: Set<ObjectID>] = [:]
    /// Objects' outputs and delegates into which something was put of which nothing is known.
    var openChannels: Set<ObjectSlot> = []
    /// Outputs and delegates that their own type can do without: the default does nothing, or who calls them says what
    /// happens where nobody was put there.
    var dispensable: Set<SlotName> = []
    /// On whose behalf an object was made.
    var makers: [ObjectID: Set<ObjectID?>] = [:]
    /// What was seen of streams.
    var streams = StreamFacts()
    /// Counts the events for which interceptors were run.
    var trials = 0
    /// The events that went through a delegate property.
    var throughDelegate: [SlotName: Set<EventName>] = [:]
    /// Coordinators that hand dependencies to themselves and so to those below.
    var provided: [TypeID: Place] = [:]
    /// Things that could not be followed.
    var unresolved: [Place: String] = [:]
    /// Emissions of events that were known at least once, so that their places are not unresolved.
    var followed: Set<Place> = []
    /// Who made the first object of a type without an actor: an app's beginning.
    var begun: [TypeID: Place] = [:]
    /// Coordinators that were made with the stack of one of their parent's tabs.
    var inTabs: Set<TypeID> = []
}

extension Facts {
    /// Decides what was asked for by its type: a coordinator that others make was found among those that are there,
    /// unless who asked also presents it; one that nobody else makes was made for who asked.
    mutating func settleSearches(_ roles: Roles) {
        let makers = Dictionary(grouping: made.keys.filter { roles.acts($0.actor) }, by: \.type)
        let presented = Set(presentations.keys.map { Mention(actor: $0.actor, type: $0.child) })
        for (mention, place) in sought where made[mention] == nil {
            guard makers[mention.type] == nil || presented.contains(mention) else { continue }
            made[mention] = place
            if roles.acts(mention.actor) { accounted.insert(place) }
        }
    }
}

/// The name of an event: its domain's type, or the owner of an output or delegate method, and the case or member.
struct EventName: Hashable, Comparable {
    var domain: TypeID
    var member: String

    static func < (left: EventName, right: EventName) -> Bool {
        (left.domain, left.member) < (right.domain, right.member)
    }
}
