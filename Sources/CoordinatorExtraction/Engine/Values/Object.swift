/// An object, distinguished from others of its type by the place where it is made and the object for which it is made.
struct Object: Hashable {
    enum Sort: Hashable {
        /// The program visibly makes it.
        case made
        /// It is declared, and the program does not visibly make it: any object of its type or of a subtype.
        case declared
        case enumCase(String)
        /// A tuple, with its labels.
        case tuple([String?])
        case collection
        /// The holder of the type's static properties.
        case statics
        /// The holder of all declarations outside types.
        case globals
    }

    /// The coordinator, screen or other object for which it was made. The maker of that object is left out, so that
    /// there are never more objects than pairs of places.
    struct Maker: Hashable {
        var type: TypeID
        var site: Place?
        /// Where the owner of a helper was made: what two screens' view models of one type make for themselves differs.
        var outer: Place?
    }

    var sort: Sort
    /// `nil` for tuples, collections and the holder of all declarations outside types.
    var type: TypeID?
    /// The values of its generic parameters. For declared tuples and collections, their declared shape.
    var arguments: [Shape] = []
    /// Where it was made.
    var site: Place?
    /// The place in a model's code, if that code made it for the place in the app.
    var inside: Place?
    var maker: Maker?
    /// The values that are fixed when an object of a plain type is made: `isModal: true`. All other objects of the type
    /// with the same ones are treated as one.
    var constants: [String] = []
    /// The object for which a model's object was made: one of the app, or another model's for which the app's own
    /// operators made it.
    var owner: ObjectID?

    /// Whether code made it or assigned it; a mere declaration is less exact.
    var isMade: Bool {
        switch sort {
        case .made, .enumCase: true
        default: false
        }
    }

    /// Whether it consists only of other objects: a collection, a tuple.
    var hasParts: Bool {
        switch sort {
        case .collection, .tuple: true
        default: false
        }
    }
}

/// A closure with its surrounding variables.
struct ClosureValue: Hashable {
    let closure: Closure
    /// The variables around it, including its captures.
    let frame: Frame
    /// The object for which the code around it ran.
    let author: ObjectID?
    /// The expected types of its parameters.
    let expected: [Shape]
    /// The expected type of its result; `nil` if it returns nothing, or if the type is unknown.
    let answer: Shape?
    /// Whether it is a factory: it makes objects for its caller.
    let isFactory: Bool
    /// Whether the code around it ran for no particular object.
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

/// A function, bound to its receiver if it has one.
struct MethodValue: Hashable {
    let function: Function
    let receiver: ObjectID?
    /// The type whose declaration contains the function.
    let home: Ancestor?
    /// The scope of a function inside a function.
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

/// The output or delegate of one object, through which events go.
struct Channel: Hashable {
    var object: ObjectID
    var slot: Slot
}
