extension DeliveryWatch {
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
