/// The facts that the evaluation found, by the types of the acting objects.
struct Facts {
    /// An object made another one, or requested one of a type.
    struct Mention: Hashable {
        var actor: TypeID
        var type: TypeID
    }

    /// A presentation of a coordinator by another one, or of a screen by a coordinator.
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
    /// Coordinators that a generic function of the program or a static property returned, with the first place: the
    /// function made the coordinator, or found it.
    var sought: [Mention: Place] = [:]
    /// The places at which a coordinator or a screen, or other code that runs for it, made something.
    var accounted: Set<Place> = []
    /// Types that are requested by a cast, with the first place.
    var cast: [Mention: Place] = [:]
    var presentations: [Presentation: Place] = [:]
    /// Calls such as `start`, or calls that pass a child to a method that takes children.
    var adoptions: [Mention: Place] = [:]
    var emissions: Set<Emission> = []
    var wirings: [Wiring: Place] = [:]
    /// Outputs and delegates to which some code assigns a value, known or unknown.
    var assigned: Set<Slot> = []
    /// Outputs and delegates to which an unknown value was assigned.
    var opaque: [Slot: Place] = [:]
    /// The types through whose outputs or delegates an event went.
    var passed: [EventName: Set<TypeID>] = [:]
    /// The objects' outputs or delegates through which an event went.
    var channels: [Emission: Set<ObjectSlot>] = [:]
    /// The values of an object's output or delegate.
    var hearers: [ObjectSlot: Set<ObjectID>] = [:]
    /// The interceptors in a declaration's value, until other code assigns one.
    var defaults: [ObjectSlot: Set<ObjectID>] = [:]
    /// Objects' outputs and delegates to which an unknown value was assigned.
    var openChannels: Set<ObjectSlot> = []
    /// Outputs and delegates that their own type does not require: the default does nothing, or the caller has code for
    /// an empty one.
    var dispensable: Set<SlotName> = []
    /// The object for which an object was made.
    var makers: [ObjectID: Set<ObjectID?>] = [:]
    /// The facts about streams.
    var streams = StreamFacts()
    /// The facts about steps.
    var steps = StepFacts()
    /// The facts about SwiftUI's views.
    var views = ViewFacts()
    /// The units of RIBs that are attached and detached.
    var attachments = AttachmentFacts()
    /// Counts the events for which interceptors were run.
    var trials = 0
    /// The events that went through a delegate property.
    var throughDelegate: [SlotName: Set<EventName>] = [:]
    /// What coordinators pass down.
    var downwards = Downwards()
    /// The places in the source that could not be followed.
    var unresolved: [Place: String] = [:]
    /// The emissions whose event was known at least once, so that their places are not unresolved.
    var followed: Set<Place> = []
    /// The maker of the first object of a type without an owner: the start of an app.
    var begun: [TypeID: Place] = [:]
    /// What the code visibly presents.
    var shown = Shown()

    struct Downwards {
        /// Coordinators that pass dependencies to themselves and so to the coordinators below.
        var provided: [TypeID: Place] = [:]
        /// The cases that objects pass to coordinators which they made, by those coordinators.
        var commands: [TypeID: Set<EventName>] = [:]
    }

    struct Shown {
        /// The objects that are passed to a presentation.
        var objects: Set<ObjectID> = []
        /// Coordinators that were made with the stack of one of their parent's tabs.
        var inTabs: Set<TypeID> = []
        /// Coordinators that make a library's tab bar.
        var makersOfTabBars: Set<TypeID> = []
    }
}

extension Facts {
    /// Decides for each request whether it made a coordinator or found one. If other code makes the coordinator, it was
    /// found, unless the requesting object also presents it. If no other code makes it, it was made for that object.
    /// Later requests find the app's first coordinator, and the objects that a coordinator makes find that coordinator.
    mutating func settleSearches(_ roles: Roles) {
        let makers = Dictionary(grouping: made.keys.filter { roles.acts($0.actor) }, by: \.type)
        let first = Set((Array(made.keys) + sought.keys).filter { roles.begins($0.actor) }.map(\.type))
        let presented = Set(presentations.keys.map { Mention(actor: $0.actor, type: $0.child) })
        // The app's only coordinator of a type is the child of those that start or present it; others only use it.
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
