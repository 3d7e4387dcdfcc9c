import CoordinatorModel

/// The few rules that neither a dialect's names nor its models can express. Each question has a default answer: a
/// dialect gives its own only where it differs. Each program has rules of its own.
protocol DialectRules {
    /// Names of functions that may mean something by themselves.
    var calledNames: Set<String> { get }

    /// Functions of the program that mean something by themselves.
    var meaningfulFunctions: Set<ObjectIdentifier> { get }

    /// The result of a call with this name, before any part of it is evaluated; `nil` to follow it like any other.
    func answer(_ call: MeaningfulCall, in run: Run) -> Value?

    /// The same, with the value before the dot; `open` if there is none.
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value?

    /// The result of calling a function of the program that has a meaning of its own; `nil` to follow it.
    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value?

    /// What such a function is where it is named and not called; `nil` if it is like any other.
    func named(_ call: MeaningfulCall, _ function: Function, expecting shape: Shape?, in run: Run) -> Value?

    /// Functions whose arguments may mean something by themselves.
    var handedFunctions: Set<ObjectIdentifier> { get }

    /// What such a function of an object receives for its arguments.
    func handed(_ arguments: [Value], to function: Function, of receiver: ObjectID, in run: Run) -> [Value]

    /// A library's initialiser is called for an object of the app's.
    func made(_ object: ObjectID, _ call: MeaningfulCall, given values: [Value], in run: Run)

    /// The object on whose behalf a function of another object runs; `nil` if that is its caller or its receiver.
    func actor(
        running function: Function, of receiver: ObjectID, _ type: TypeID, given arguments: [Value], in run: Run
    ) -> ObjectID?

    /// Whether a model's type is of no concern to the code of a type: it is unknown there.
    func leavesOut(_ library: TypeID, in type: TypeID, _ roles: Roles) -> Bool

    /// What an object is shown by: other code may be given that for it; `nil` where that is unknown.
    func shown(by object: ObjectID, in run: Run) -> Value?

    /// Types of the app that only wrap what events go through: their objects differ.
    var wrappers: Set<TypeID> { get }

    /// Whether a library's type is what will come later: a stream.
    func isStream(_ type: TypeID) -> Bool

    /// What a library has for one of its objects: a member of `x.rx`; `nil` where that is unknown.
    func source(_ call: MeaningfulCall, in run: Run) -> Value?

    /// What a call of a member that a library's object doesn't have in its model returns; `nil` where that is unknown.
    func result(ofUnknownCallOn base: Value, in frame: Frame, _ run: Run) -> Value?

    /// What `$name` of a property is; `nil` where it is nothing.
    func projection(of property: Property, of id: ObjectID, in run: Run) -> Value?

    /// Attributes of properties that are filled in when they are read.
    var readAttributes: Set<String> { get }

    /// A property with such an attribute is read.
    func read(_ property: Property, of id: ObjectID, in run: Run)

    /// Members whose names matter wherever they are read.
    var notedMembers: Set<String> { get }

    /// Such a member is read of something.
    func note(_ name: String, of base: Value, at place: Place, in run: Run)

    /// Whether the library itself reads a member of one of the app's objects.
    func reads(_ name: String, of type: TypeID, in index: ProgramIndex) -> Bool

    /// The events that a call of a method through a delegate is; `nil` for the method itself.
    func events(
        _ call: MeaningfulCall, told method: Function, of home: TypeID, through delegate: TypeReference, in run: Run
    ) -> [EventName]?

    /// A property of an object was given something.
    func stored(_ value: Value, in property: Property, of id: ObjectID, in frame: Frame, at place: Place, _ run: Run)

    /// Everything was run.
    func finish(_ engine: Engine)

    /// The name under which a coordinator stands in the tree, if it is not that of its type.
    func name(of type: TypeID, in index: ProgramIndex) -> String?

    /// The output or delegate that a property is.
    func slot(_ property: Property, of holder: TypeID, in slots: Slots) -> Slot?

    /// The interceptors of a coordinator, screen or view, apart from wired ones.
    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim]

    /// Adds to a coordinator of the tree what only the dialect knows.
    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine)

    /// Adds to an emission of the tree what only the dialect knows.
    func complete(_ emission: inout Emission, as fact: Facts.Emission, in engine: Engine)

    /// Adds to a screen of the tree what only the dialect knows; the types are the screen's and those of its parts.
    func complete(_ screen: inout Screen, of types: Set<TypeID>, in engine: Engine)
}

extension DialectRules {
    var calledNames: Set<String> { [] }
    var meaningfulFunctions: Set<ObjectIdentifier> { [] }
    func answer(_ call: MeaningfulCall, in run: Run) -> Value? { nil }
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value? { nil }
    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value? { nil }
    var handedFunctions: Set<ObjectIdentifier> { [] }
    func handed(_ arguments: [Value], to function: Function, of receiver: ObjectID, in run: Run) -> [Value] {
        arguments
    }
    func made(_ object: ObjectID, _ call: MeaningfulCall, given values: [Value], in run: Run) {}
    func actor(
        running function: Function, of receiver: ObjectID, _ type: TypeID, given arguments: [Value], in run: Run
    ) -> ObjectID? { nil }
    func leavesOut(_ library: TypeID, in type: TypeID, _ roles: Roles) -> Bool { false }
    func shown(by object: ObjectID, in run: Run) -> Value? { nil }
    var wrappers: Set<TypeID> { [] }
    func isStream(_ type: TypeID) -> Bool { false }
    func source(_ call: MeaningfulCall, in run: Run) -> Value? { nil }
    func named(_ call: MeaningfulCall, _ function: Function, expecting shape: Shape?, in run: Run) -> Value? { nil }
    func result(ofUnknownCallOn base: Value, in frame: Frame, _ run: Run) -> Value? { nil }
    func projection(of property: Property, of id: ObjectID, in run: Run) -> Value? { nil }
    var readAttributes: Set<String> { [] }
    func read(_ property: Property, of id: ObjectID, in run: Run) {}
    var notedMembers: Set<String> { [] }
    func reads(_ name: String, of type: TypeID, in index: ProgramIndex) -> Bool { false }
    func note(_ name: String, of base: Value, at place: Place, in run: Run) {}
    func events(
        _ call: MeaningfulCall, told method: Function, of home: TypeID, through delegate: TypeReference, in run: Run
    ) -> [EventName]? { nil }
    func stored(_ value: Value, in property: Property, of id: ObjectID, in frame: Frame, at place: Place, _ run: Run) {}
    func finish(_ engine: Engine) {}
    func name(of type: TypeID, in index: ProgramIndex) -> String? { nil }
    func slot(_ property: Property, of holder: TypeID, in slots: Slots) -> Slot? { nil }
    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] { [] }
    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {}
    func complete(_ emission: inout Emission, as fact: Facts.Emission, in engine: Engine) {}
    func complete(_ screen: inout Screen, of types: Set<TypeID>, in engine: Engine) {}
}

extension Engine {
    /// The name of a type in the tree.
    func name(of type: TypeID) -> String {
        dialects.rules.firstAnswer { $0.name(of: type, in: index) } ?? index[type].name
    }
}

/// Rules that say nothing: words and models are enough.
struct NoRules: DialectRules {}

/// A call that may have a meaning of its own.
struct MeaningfulCall {
    var name: String
    /// The expression before the dot.
    var base: Expression?
    var arguments: [Expression.Argument]
    var frame: Frame
    var place: Place
}
