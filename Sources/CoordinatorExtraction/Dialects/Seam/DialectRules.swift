import CoordinatorModel

/// The few rules that neither a dialect's names nor its models can express. Each requirement has a default: a dialect
/// implements only those in which it differs. Each program has its own rules.
protocol DialectRules {
    /// Names of functions that may have a meaning of their own.
    var calledNames: Set<String> { get }

    /// Functions of the program that have a meaning of their own.
    var meaningfulFunctions: Set<ObjectIdentifier> { get }

    /// The result of a call with this name, before any part of it is evaluated; `nil` to follow it like any other.
    func answer(_ call: MeaningfulCall, in run: Run) -> Value?

    /// The same with the value before the dot, which is `open` if there is none.
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value?

    /// The result of calling a function of the program that has a meaning of its own; `nil` to follow it.
    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value?

    /// What such a function is where it is named and not called; `nil` if it is like any other.
    func named(_ call: MeaningfulCall, _ function: Function, expecting shape: Shape?, in run: Run) -> Value?

    /// Functions whose arguments may mean something by themselves.
    var handedFunctions: Set<ObjectIdentifier> { get }

    /// The values that such a function of an object receives for its arguments.
    func handed(_ arguments: [Value], to function: Function, of receiver: ObjectID, in run: Run) -> [Value]

    /// Called when a library's initialiser is called for an object of the app.
    func made(_ object: ObjectID, _ call: MeaningfulCall, given values: [Value], in run: Run)

    /// The object on whose behalf a function of another object runs; `nil` if that is its caller or its receiver.
    func actor(
        running function: Function, of receiver: ObjectID, _ type: TypeID, given arguments: [Value], in run: Run
    ) -> ObjectID?

    /// Whether a model's type does not matter for the code of a type, where it is then unknown.
    func leavesOut(_ library: TypeID, in type: TypeID, _ roles: Roles) -> Bool

    /// The object that shows an object, which other code may receive in its place; `nil` if that is unknown.
    func shown(by object: ObjectID, in run: Run) -> Value?

    /// Types of the app that only wrap a channel for events, so that their objects are kept separate.
    var wrappers: Set<TypeID> { get }

    /// Whether a library's type stands for later values: a stream.
    func isStream(_ type: TypeID) -> Bool

    /// The value that a library has for one of its objects, such as a member of `x.rx`; `nil` if that is unknown.
    func source(_ call: MeaningfulCall, in run: Run) -> Value?

    /// The value of a member that a control seems to have as a source of later values; `nil` to read it like any other.
    func source(_ call: MeaningfulCall, of control: Value, in run: Run) -> Value?

    /// The result of calling a member that a library's object does not have in its model; `nil` if that is unknown.
    func result(ofUnknownCallOn base: Value, in frame: Frame, _ run: Run) -> Value?

    /// The value of `$name` of a property; `nil` if it has none.
    func projection(of property: Property, of id: ObjectID, in run: Run) -> Value?

    /// Attributes of properties whose values are set when they are read.
    var readAttributes: Set<String> { get }

    /// Called when a property with such an attribute is read.
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

    /// Called when a value is assigned to a property of an object.
    func stored(_ value: Value, in property: Property, of id: ObjectID, in frame: Frame, at place: Place, _ run: Run)

    /// Called when everything was run.
    func finish(_ engine: Engine)

    /// The name of a coordinator in the tree, if it is not that of its type.
    func name(of type: TypeID, in index: ProgramIndex) -> String?

    /// The output or delegate that a property is.
    func slot(_ property: Property, of holder: TypeID, in slots: Slots) -> Slot?

    /// Whether a delegate's method for an event does nothing, although the delegate exists for this event.
    func ignores(_ event: EventName, _ delegate: TypeID, in index: ProgramIndex) -> Bool

    /// The interceptors of a coordinator, screen or view, apart from wired ones.
    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim]

    /// Adds the facts that only the dialect has to a coordinator of the tree.
    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine)

    /// Adds the facts that only the dialect has to an emission of the tree.
    func complete(_ emission: inout Emission, as fact: Facts.Emission, in engine: Engine)

    /// Adds the facts that only the dialect has to a screen of the tree; `types` are those of the screen and its parts.
    func complete(_ screen: inout Screen, of types: Set<TypeID>, in engine: Engine)

    /// Adds the facts about types that have no place in the tree to its first root.
    func complete(_ root: inout Coordinator, with unplaced: (TypeID) -> Bool, in engine: Engine)
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
    func source(_ call: MeaningfulCall, of control: Value, in run: Run) -> Value? { nil }
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
    func ignores(_ event: EventName, _ delegate: TypeID, in index: ProgramIndex) -> Bool { false }
    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] { [] }
    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {}
    func complete(_ emission: inout Emission, as fact: Facts.Emission, in engine: Engine) {}
    func complete(_ screen: inout Screen, of types: Set<TypeID>, in engine: Engine) {}
    func complete(_ root: inout Coordinator, with unplaced: (TypeID) -> Bool, in engine: Engine) {}
}

extension Engine {
    /// The name of a type in the tree.
    func name(of type: TypeID) -> String {
        dialects.rules.firstAnswer { $0.name(of: type, in: index) } ?? index[type].name
    }
}

/// Rules without content, for dialects whose names and models are enough.
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
