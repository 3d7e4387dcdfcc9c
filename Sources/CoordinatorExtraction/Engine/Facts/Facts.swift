/// What evaluation saw, by the types that did it.
struct Facts {
    /// An object made another one, or requested one of a type.
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

    /// An object emitted an event.
    struct Emission: Hashable {
        var emitter: TypeID
        var event: EventName
        var place: Place
    }

    /// An object assigned a value to an output or a delegate.
    struct Wiring: Hashable {
        var slot: Slot
        /// The interceptor.
        var owner: TypeID
        /// The object whose code assigned it.
        var actor: TypeID?
        /// Whether it is the value in the property's declaration, which counts only until other code assigns one.
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
    /// Coordinators that a generic function of the program or a static property handed out, with the first place: made
    /// by it, or found.
    var sought: [Mention: Place] = [:]
    /// The places at which a coordinator or a screen, or other code on its behalf, made something.
    var accounted: Set<Place> = []
    /// Types that are requested by a cast, with the first place.
    var cast: [Mention: Place] = [:]
    var presentations: [Presentation: Place] = [:]
    /// Calls such as `start`, or handing over to a method that takes children.
    var adoptions: [Mention: Place] = [:]
    var emissions: Set<Emission> = []
    var wirings: [Wiring: Place] = [:]
    /// Outputs and delegates into which some code puts something, whatever it is.
    var assigned: Set<Slot> = []
    /// Outputs and delegates to which an unknown value was assigned.
    var opaque: [Slot: Place] = [:]
    /// The types whose outputs or delegates an event went through.
    var passed: [EventName: Set<TypeID>] = [:]
    /// Through which objects' outputs or delegates an event went.
    var channels: [Emission: Set<ObjectSlot>] = [:]
    /// The values of an object's output or delegate.
    var hearers: [ObjectSlot: Set<ObjectID>] = [:]
    /// The interceptors from a declaration's value, until other code assigns one.
    var defaults: [ObjectSlot: Set<ObjectID>] = [:]
    /// Objects' outputs and delegates to which an unknown value was assigned.
    var openChannels: Set<ObjectSlot> = []
    /// Outputs and delegates that their own type can do without: the default does nothing, or the caller has code for
    /// an empty one.
    var dispensable: Set<SlotName> = []
    /// The object on whose behalf an object was made.
    var makers: [ObjectID: Set<ObjectID?>] = [:]
    /// The facts about streams.
    var streams = StreamFacts()
    /// The facts about steps.
    var steps = StepFacts()
    /// The facts about SwiftUI's views.
    var views = ViewFacts()
    /// Which units of RIBs are attached and detached.
    var attachments = AttachmentFacts()
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
    /// The maker of the first object of a type without an owner: the beginning of an app.
    var begun: [TypeID: Place] = [:]
    /// What code visibly shows.
    var shown = Shown()

    struct Shown {
        /// The objects that are handed to a presentation.
        var objects: Set<ObjectID> = []
        /// Coordinators that were made with the stack of one of their parent's tabs.
        var inTabs: Set<TypeID> = []
    }
}

extension Facts {
    /// Decides for each request whether it made a coordinator or found an existing one. If other code makes the coordinator,
    /// it was found, unless the requesting object also presents it. If no other code makes it, it was made for that object.
    /// Later requests find the app's first coordinator, and the objects that a coordinator makes find that coordinator.
    mutating func settleSearches(_ roles: Roles) {
        let makers = Dictionary(grouping: made.keys.filter { roles.acts($0.actor) }, by: \.type)
        let first = Set((Array(made.keys) + sought.keys).filter { roles.begins($0.actor) }.map(\.type))
        let presented = Set(presentations.keys.map { Mention(actor: $0.actor, type: $0.child) })
        // The app's one coordinator of a type is the child of those that start or present it. Others only ask it something.
        let users = presented.union(adoptions.keys)
        let used = Dictionary(grouping: sought.keys.filter(users.contains), by: \.type)
        for (mention, place) in sought where made[mention] == nil {
            if roles.isCoordinator(mention.actor), !users.contains(mention),
                used[mention.type]?.contains(where: { sought[$0] == place }) == true
            {
                continue
            }
            let isNew =
                makers[mention.type]?.isEmpty != false
                && (roles.begins(mention.actor) || !first.contains(mention.type))
                && makers[mention.actor]?.contains { $0.actor == mention.type } != true
            guard isNew || presented.contains(mention) else { continue }
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
