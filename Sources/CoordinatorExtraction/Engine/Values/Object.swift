/// An object, told from others of its type by where and for whom it was made.
struct Object: Hashable {
    enum Sort: Hashable {
        /// Somebody was seen to make it.
        case made
        /// A declaration promises that there is one, and nobody was seen to make it: any object of its type or of one
        /// below it.
        case declared
        case enumCase(String)
        /// A tuple, with its labels.
        case tuple([String?])
        case collection
        /// What the type itself holds in static properties.
        case statics
        /// What stands outside of all types.
        case globals
    }

    /// The coordinator, screen or other object on whose behalf something was made. Its own maker is left out: so there
    /// are never more objects than pairs of places.
    struct Maker: Hashable {
        var type: TypeID
        var site: Place?
    }

    var sort: Sort
    /// `nil` for tuples, collections and what stands outside of all types.
    var type: TypeID?
    /// What its generic parameters are. For tuples and collections that were declared, what they are declared to be.
    var arguments: [Shape] = []
    /// Where it was made.
    var site: Place?
    /// Where in a model's code, if that made it for the place in the app.
    var inside: Place?
    var maker: Maker?

    /// Whether code made it or put it there; a declaration alone says less.
    var isMade: Bool {
        switch sort {
        case .made, .enumCase: true
        default: false
        }
    }
}

/// A type as a value, with its arguments.
struct TypeReference: Hashable {
    var type: TypeID
    var arguments: [Shape]
}

/// A closure with what it sees around it.
struct ClosureValue: Hashable {
    let closure: Closure
    /// The variables around it, its captures among them.
    let frame: Frame
    /// On whose behalf it was written.
    let author: ObjectID?
    /// What it is expected to be handed.
    let expected: [Shape]
    /// What it is expected to return; `nil` where that is nothing, or not known.
    let answer: Shape?
    /// Whether it is a factory: what it makes is made for its caller.
    let isFactory: Bool
    /// Whether the code around it ran on nobody's behalf.
    var isPending = false

    static func == (left: ClosureValue, right: ClosureValue) -> Bool {
        left.closure === right.closure && left.frame === right.frame && left.author == right.author
            && left.isFactory == right.isFactory && left.isPending == right.isPending && left.expected == right.expected
            && left.answer == right.answer
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(closure))
        hasher.combine(ObjectIdentifier(frame))
        hasher.combine(author)
    }
}

/// A function, bound to its receiver where it has one.
struct MethodValue: Hashable {
    let function: Function
    let receiver: ObjectID?
    /// The type in whose declaration the function stands.
    let home: Ancestor?
    /// What a function inside a function sees.
    let frame: Frame?
    /// Where it was named without being called.
    var place: Place?

    static func == (left: MethodValue, right: MethodValue) -> Bool {
        left.function === right.function && left.receiver == right.receiver && left.frame === right.frame
            && left.place == right.place
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(function))
        hasher.combine(receiver)
    }
}

/// The output or delegate of one object: what events go through.
struct Channel: Hashable {
    var object: ObjectID
    var slot: Slot
}
