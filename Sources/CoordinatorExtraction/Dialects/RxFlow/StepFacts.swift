/// Facts about steps.
struct StepFacts {
    /// A flow has a stepper's steps from now on, together with what it shows.
    struct Contribution: Hashable {
        /// The flow that is asked for the steps.
        var flow: TypeID
        /// The screen or the flow that was contributed; `nil` if it is not the app's.
        var presentable: ObjectID?
        var stepper: ObjectID
    }

    /// A step that a flow sends by its own answer.
    struct Sent: Hashable {
        enum Receiver { case itself, parent }

        var flow: TypeID
        var receiver: Receiver
        var event: EventName
        var place: Place
    }

    var contributions: [Contribution: Place] = [:]
    /// The steps with which steppers begin.
    var initial: [ObjectID: [EventName: Place]] = [:]
    var sent: Set<Sent> = []
    /// Whether somewhere it is not known which stepper is contributed.
    var isOpen = false
    /// Emissions that are offered only to the flow that has the stepper.
    var emissions: Set<Facts.Emission> = []
    /// The steppers that no flow has, as channels.
    var unheard: Set<Facts.ObjectSlot> = []
    /// The objects that ask a coordinator for a route, where they are known.
    var askers: [Facts.Emission: Set<ObjectID>] = [:]
}
