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
        var event: EventName
        var place: Place
    }

    var contributions: [Contribution: Place] = [:]
    /// The initial steps of contributed steppers.
    var initial: [Contribution: [EventName: Place]] = [:]
    var sent: Set<Sent> = []
    /// Where a step is sent through a property that was not read, as far as was known at the time.
    var unread: Set<Place> = []
    /// Where steppers are contributed that were known at least once, and those that were not.
    var known: Set<Place> = []
    var unknown: Set<Place> = []
    /// Whether some code contributes an unknown stepper.
    var isOpen = false
    /// Emissions that are offered only to the flow that has the stepper.
    var emissions: Set<Facts.Emission> = []
    /// The steppers that no flow has, as channels.
    var unheard: Set<Facts.ObjectSlot> = []
    /// The objects that ask a coordinator for a route, where they are known.
    var askers: [Facts.Emission: Set<ObjectID>] = [:]
}
