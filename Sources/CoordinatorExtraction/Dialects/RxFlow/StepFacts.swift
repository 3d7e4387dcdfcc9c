/// Facts about steps.
struct StepFacts {
    /// From now on, a flow receives a stepper's steps, together with the presentable that it shows.
    struct Contribution: Hashable {
        /// The flow that receives the steps.
        var flow: TypeID
        /// The screen or the flow that was contributed; `nil` if it is not of the app.
        var presentable: ObjectID?
        var stepper: ObjectID
    }

    /// A step that a flow returns to send it.
    struct Sent: Hashable {
        enum Receiver { case itself, parent }

        var flow: TypeID
        var receiver: Receiver
        /// Whether the flow ends with it: `.end` has no form without a step.
        var isEnding = false
        var event: EventName
        var place: Place
    }

    /// What is known of steppers at some places.
    struct Places {
        /// Where a step is sent through a property that was not read, as far as was known at the time.
        var unread: Set<Place> = []
        /// Where steppers are contributed that were known at least once, and those that were not.
        var known: Set<Place> = []
        var unknown: Set<Place> = []
    }

    /// Which flows receive steps at all.
    struct Flows {
        /// Those that another flow contributes, or with which the app begins.
        var contributed: Set<TypeID> = []
        /// Whether some code contributes an unknown object, which may be any flow.
        var isOpen = false
    }

    var contributions: [Contribution: Set<Place>] = [:]
    /// The initial steps of contributed steppers.
    var initial: [Contribution: [EventName: Place]] = [:]
    var sent: Set<Sent> = []
    /// Those that flows return only for steps that no code sends.
    var idle: Set<Sent> = []
    var places = Places()
    var flows = Flows()
    /// Whether some code contributes an unknown stepper.
    var isOpen = false
    /// Emissions that are offered only to the flow that has the stepper.
    var emissions: Set<Facts.Emission> = []
    /// The steppers that no flow has, as channels.
    var unheard: Set<Facts.ObjectSlot> = []
    /// The objects that ask a coordinator for a route, where they are known.
    var askers: [Facts.Emission: Set<ObjectID>] = [:]
}
