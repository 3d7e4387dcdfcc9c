import CoordinatorModel

/// The little that neither a dialect's words nor its models can say. Each question has a standard answer: a dialect
/// gives its own only where it differs. Rules are made anew for each program.
protocol DialectRules {
    /// Names of functions that may mean something by themselves.
    var calledNames: Set<String> { get }

    /// Functions of the program that mean something by themselves.
    var meaningfulFunctions: Set<ObjectIdentifier> { get }

    /// What a call of such a name comes to, before anything of it is evaluated; `nil` to follow it as any other.
    func answer(_ call: MeaningfulCall, in run: Run) -> Value?

    /// The same, once it is known what stands before the dot; `open` where nothing does.
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value?

    /// A function of the program that means something by itself is called for an object; `nil` to follow it.
    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value?

    /// A library's initialiser is called for an object of the app's.
    func made(_ object: ObjectID, _ call: MeaningfulCall, given values: [Value], in run: Run)

    /// The output or delegate that a property is.
    func slot(_ property: Property, of holder: TypeID, in slots: Slots) -> Slot?

    /// What a coordinator, screen or view claims, beside what is wired to it.
    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim]

    /// Adds to a coordinator of the tree what only the dialect knows.
    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine)
}

extension DialectRules {
    var calledNames: Set<String> { [] }
    var meaningfulFunctions: Set<ObjectIdentifier> { [] }
    func answer(_ call: MeaningfulCall, in run: Run) -> Value? { nil }
    func answer(_ call: MeaningfulCall, on base: Value, in run: Run) -> Value? { nil }
    func answer(_ call: MeaningfulCall, of function: Function, receiver: ObjectID?, in run: Run) -> Value? { nil }
    func made(_ object: ObjectID, _ call: MeaningfulCall, given values: [Value], in run: Run) {}
    func slot(_ property: Property, of holder: TypeID, in slots: Slots) -> Slot? { nil }
    func claims(of type: TypeID, isPlaced: Bool, events: EventDomains, in engine: Engine) -> [Catching.Claim] { [] }
    func complete(_ coordinator: inout Coordinator, of type: TypeID, in engine: Engine) {}
}

/// Rules that say nothing: words and models are enough.
struct NoRules: DialectRules {}

/// A call that may mean something by itself.
struct MeaningfulCall {
    var name: String
    /// What stands before the dot.
    var base: Expression?
    var arguments: [Expression.Argument]
    var frame: Frame
    var place: Place
}
