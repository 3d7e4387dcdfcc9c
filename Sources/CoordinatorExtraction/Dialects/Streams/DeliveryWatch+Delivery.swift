extension DeliveryWatch {
    /// What counts as doing something.
    enum Effect {
        /// Any call and any assignment.
        case anything
        /// The same, and to stop the program: the case is not expected here.
        case anythingOrStop
        /// The same as anything, where a function that makes nothing of the value leaves it to its caller.
        case answer
        /// Only handing the value on to another function that was given it.
        case handingOn
    }

    /// A subscriber received a value.
    struct Delivery {
        var subscription: ObjectID
        var value: Value
        /// Whether some way does something.
        var mayAct: Bool
        /// Whether some way does nothing, or the value may not come at all.
        var mayPass: Bool
        /// The place where code tested for the value's case.
        var place: Place?
        /// The turns that the value took on its way.
        var turns: [Turn] = []
        /// The subscriptions whose code answered the value with another stream that leads here.
        var steps: [ObjectID] = []
        /// Whether other code than a base class's received it.
        var isTaken = true
    }

    /// A value that was answered with other streams, whose values are unknown, and by which subscriptions.
    struct Cause {
        var value: Value
        var steps: [ObjectID]
    }

    /// How a value comes to a subscriber.
    struct Arrival {
        var turns: [Turn] = []
        /// Why a value comes that is not known.
        var cause: Cause?
    }

    /// A value was made of another one.
    struct Turn {
        var turn: ObjectID
        var before: Value
        var after: Value
        /// The place where its code tested for the case.
        var place: Place?
    }
}
