/// One run of an activation: it visits the code, reads and writes cells, follows calls, and records facts.
///
/// Each of the other files of this folder handles one part of the language.
final class Run {
    let engine: Engine
    /// The activation to notify when a value that it reads grows; `nil` for code that never runs again.
    let activation: Activation?
    var behalf: Behalf
    /// The trial of one event in an interceptor, if the run is for one.
    let trial: InterceptionTrial?
    /// Numbers the blocks of the code, in the same way in every run.
    var path = CodePath()
    /// Whether the code must know for whom it runs: then its callers call it again.
    private(set) var isAbandoned = false
    /// The place of the running code.
    var here = Standpoint()
    /// Whether an expression is evaluated a second time, for the object that it represents: its presentations were
    /// recorded the first time.
    var isLookingAgain = false
    /// The limits of the run.
    var limits = RunLimits()
    /// The nesting of generic types that are being made to infer their arguments.
    var inferring = 0
    /// The names that are being declared, and where: their initial values do not see them.
    private var declaring: (frame: Frame, names: Set<String>)?

    var index: ProgramIndex { engine.index }
    var roles: Roles { engine.roles }
    var atoms: Atoms { engine.atoms }
    var declarations: Members { engine.declarations }

    init(
        _ engine: Engine, _ activation: Activation?, on behalf: Behalf? = nil, trial: InterceptionTrial? = nil
    ) {
        self.engine = engine
        self.activation = activation
        self.behalf = behalf ?? activation?.behalf ?? Behalf()
        self.trial = trial
    }

    // MARK: - Behalf

    /// The object for which the code runs. If it is unknown, the code is marked as needing it: the effects of the rest
    /// of this run do not count.
    func demandActor() -> ObjectID? {
        demandBehalf()
        return behalf.actor
    }

    /// The type of the object for which the code runs.
    func demandActorType() -> TypeID? { demandActor().flatMap { atoms[$0].type } }

    private func demandBehalf() {
        guard behalf.isPending, !isAbandoned, let activation else { return }
        isAbandoned = true
        activation.frame.visitCodes { engine.worklist.add(engine.demands.demand($0)) }
    }

    /// The object for which a call runs: the current one if the called code needs it, else none. `nil` if it is needed
    /// and unknown.
    func behalf(for code: ObjectIdentifier, site: Place?, _ own: Behalf) -> Behalf? {
        guard let activation, trial == nil else { return own }
        guard engine.demands.isDemanding(Demands.Subject(code: code, site: site), for: activation) else {
            return .pending
        }
        if own.isPending { demandBehalf() }
        return own.isPending ? nil : own
    }

    // MARK: - Cells

    func read(_ cell: Cell) -> Value {
        if let activation { cell.subscribe(activation) }
        return cell.value
    }

    func write(_ value: Value, to cell: Cell) { if !value.isNever { engine.write(value, to: cell) } }

    /// Records a fact. A trial records no facts.
    func see(_ report: (inout Facts) -> Void) { if trial == nil { report(&engine.facts) } }

    /// The variable of a name in scope.
    func variable(_ name: String, in frame: Frame) -> Cell? {
        frame.lookup(name, declaring: declaring?.frame, declaring?.names ?? [])
    }

    /// Evaluates the initial value of the names of a pattern.
    func evaluate(_ expression: Expression, for pattern: Pattern, in frame: Frame, expecting shape: Shape?) -> Value {
        let before = declaring
        declaring = (frame, pattern.names)
        defer { declaring = before }
        return evaluate(expression, in: frame, expecting: shape)
    }

    /// The frame of a block at this place of the code.
    func block(_ branch: Int, in frame: Frame) -> Frame { frame.block(path.entering(branch).number) }

    // MARK: - The activation

    /// Runs the code of the activation.
    func perform() {
        guard let activation else { return }
        let frame = activation.frame
        switch activation.code {
        case .function(let function): perform(function, in: frame, activation)
        case .closure(let closure): perform(closure, in: frame, activation)
        case .initial(let property):
            guard let initializer = property.initializer else { return }
            let value = evaluate(initializer, in: frame, expecting: activation.expected)
            write(value, to: activation.result)
            guard !property.isStatic, property.isStored, let receiver = frame.receiver, let type = frame.own?.type
            else {
                return
            }
            // A lazy property is made where it is read, unless it is an output. A helper in it belongs to its screen.
            if !property.isLazy || engine.slots.slot(property, of: type) != nil {
                keepDefault(value, in: property, of: receiver)
            } else {
                let isKeeping = roles.acts(type) && !roles.isCoordinator(type)
                keep(owned(of: value, by: receiver, withHelpers: isKeeping), in: property.name, of: receiver)
            }
        case .getter(let property):
            if let getter = property.getter {
                write(value(of: getter, in: frame, expecting: activation.expected), to: activation.result)
            }
        case .setter(let property): runSetter(of: property, in: frame)
        case .topLevel(let statements): _ = execute(statements, in: frame)
        }
    }

    private func perform(_ function: Function, in frame: Frame, _ activation: Activation) {
        for (parameter, cell) in zip(function.parameters, activation.parameters) {
            declare(parameter.name, read(cell), in: frame)
        }
        guard let body = function.body else { return }
        var result = value(of: body, in: frame, expecting: activation.expected)
        callImpliedInitializer(after: function, in: frame)
        if function.kind == .initializer, let receiver = frame.receiver { result = Value(receiver) }
        if let answer = activation.expected { result = refinedResult(result, by: answer) }
        noteTab(result, madeWith: activation.parameters.map { read($0) })
        write(result, to: activation.result)
    }

    private func perform(_ closure: ClosureValue, in frame: Frame, _ activation: Activation) {
        let arguments = activation.parameters.map { read($0) }
        bind(arguments, of: closure, in: frame)
        // The closure's own type is more exact than the type that its caller expects.
        let answer = ownAnswer(closure) ?? activation.expected ?? closure.answer
        write(value(of: closure.closure.body, in: frame, expecting: answer), to: activation.result)
    }
}

/// The place of the running code.
struct Standpoint {
    /// The place in the app: for a model's code, the place that led into it.
    private(set) var app: Place?
    /// The place in the model, if it is a model's code.
    private(set) var model: Place?
    /// The object of the app whose code runs, or that called a model's code.
    private(set) var caller: ObjectID?
    /// The closures in this expression whose results go to a known stream, and the stream's element type.
    var bound: Run.Bound?

    mutating func move(to place: Place, in frame: Frame) {
        app = frame.body.site ?? place
        model = frame.body.site == nil ? nil : place
        caller = frame.body.site == nil ? frame.receiver : frame.body.caller
    }
}

extension Run {
    /// Moves to the place of an expression; returns the place in the app.
    func stand(at place: Place, in frame: Frame) -> Place {
        here.move(to: place, in: frame)
        return here.app ?? place
    }

    /// The place in the app that leads into the code of a file, if the file is a model.
    func site(of file: Int32) -> Place? { index.isModel(file) ? here.app : nil }

    /// The place that represents a call of a function: calls of a model's function from different places are separate.
    func place(of function: Function) -> Place { site(of: function.place.file) ?? function.place }

    /// The object of the app that leads into the code of a file, if the file is a model.
    func caller(of file: Int32) -> ObjectID? { index.isModel(file) ? here.caller : nil }
}

/// The position of a run in the code of an activation: the positions of the enclosing statements, as one number.
struct CodePath {
    private(set) var number = 17

    func entering(_ position: Int) -> CodePath {
        CodePath(number: (number ^ (position &+ 1)) &* 0x1_0000_01B3 &+ 0x9E37)
    }
}
