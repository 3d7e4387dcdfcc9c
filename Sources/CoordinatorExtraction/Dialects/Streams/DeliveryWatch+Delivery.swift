extension DeliveryWatch {
    /// The effects that count.
    enum Effect {
        /// Any call and any assignment.
        case anything
        /// The same, and stopping the program: the case is not expected here.
        case anythingOrStop
        /// The same as anything; but a function that makes nothing of the value leaves it to its caller.
        case answer
        /// Only passing the value on to another function that received it.
        case handingOn
    }

    /// A subscriber received a value.
    struct Delivery {
        var subscription: ObjectID
        var value: Value
        /// Whether the code acts on some path.
        var mayAct: Bool
        /// Whether the code does nothing on some path, or may not receive the value at all.
        var mayPass: Bool
        /// The place where code tested for the value's case.
        var place: Place?
        /// The turns of the value on its way.
        var turns: [Turn] = []
        /// The subscriptions whose code returned another stream for the value that leads here.
        var steps: [ObjectID] = []
        /// Whether code other than a base class's received it.
        var isTaken = true
        /// Whether its code returned another stream for the value.
        var goesOn = false
        /// Whether it is the condition of a filter, which the value does not meet.
        var isStopped = false
    }

    /// A value for which subscriptions returned other streams, whose values are unknown.
    struct Cause {
        var value: Value
        var steps: [ObjectID]
    }

    /// How a value arrives at a subscriber.
    struct Arrival {
        var turns: [Turn] = []
        /// The reason for an unknown value.
        var cause: Cause?
    }

    /// Another value that was made from one.
    struct Turn {
        var turn: ObjectID
        var before: Value
        var after: Value
        /// The place where its code tested for the case.
        var place: Place?
        /// Whether the same value was returned after some decision: `Just(result)`.
        var isPassedOn = false
    }
}

extension DeliveryWatch {
    /// Records that code returned another stream for a value, which will send something because of it.
    func goOn(after value: Value, by step: ObjectID, handOn: () -> Void) {
        let earlier = way
        if let last = deliveries.lastIndex(where: { $0.subscription == step }) { deliveries[last].goesOn = true }
        way.cause = Cause(value: way.cause?.value ?? value, steps: (way.cause?.steps ?? []) + [step])
        handOn()
        way = earlier
    }

    /// Records whether code at a place makes a stream of the value that it received.
    func note(_ place: Place, passesOn isSame: Bool) {
        if isSame { made.conduits.insert(place) } else { made.others.insert(place) }
    }

    /// Records that a subscriber's code passes the value on as it is. If that is all that it does with any value, it has not
    /// received this one.
    func passOn(_ value: Value, by step: ObjectID, isAll: Bool, handOn: () -> Void) {
        let last = deliveries.lastIndex { $0.subscription == step }
        if isAll, let last, deliveries[last].place == nil {
            deliveries.remove(at: last)
            return handOn()
        }
        if let last { deliveries[last].goesOn = true }
        turn(step, value, into: value, at: last.flatMap { deliveries[$0].place }, isPassedOn: true, handOn: handOn)
    }

    /// A filter does not let a value through.
    func stop(_ value: Value, by filter: ObjectID, at place: Place?) {
        guard isIdle else { return }
        deliveries.append(
            Delivery(
                subscription: filter, value: way.cause?.value ?? value, mayAct: false, mayPass: true, place: place,
                turns: way.turns, steps: way.cause?.steps ?? [], isStopped: true))
    }
}
