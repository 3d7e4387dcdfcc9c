/// Runs the program abstractly, with sets of possible values instead of values, until it finds nothing new.
///
/// Calls are followed into functions (factories, routers, helpers, closures, protocols' implementations), so the
/// effects of a coordinator's calls belong to the coordinator. Values only grow, and the readers of a value that grows
/// run again, so the result doesn't depend on the order.
final class Engine {
    let declarations: Members
    let slots: Slots
    let plain: PlainTypes
    /// The active dialects.
    let dialects: ActiveDialects
    let uncallable: UncallableFunctions
    let atoms = Atoms()
    let heap = Heap()
    /// The facts found so far.
    var facts = Facts()
    private let calls = Calls()

    /// The calls, their callers, and the code that has to run again.
    private struct Calls {
        let activations = Activations()
        let worklist = Worklist()
        let seeds = Seeds()
        let demands = Demands()
        let passed = PassedValues()
    }

    var worklist: Worklist { calls.worklist }
    var seeds: Seeds { calls.seeds }
    var demands: Demands { calls.demands }
    var index: ProgramIndex { declarations.index }
    var roles: Roles { plain.roles }
    /// The meanings of the names of called functions.
    var words: CallVocabulary { dialects.words }

    init(_ index: ProgramIndex, _ roles: Roles, dialects: Set<Dialect> = Set(Dialect.allCases)) {
        self.dialects = ActiveDialects(dialects, index)
        declarations = Members(index)
        uncallable = UncallableFunctions(index, roles)
        slots = Slots(declarations, roles, self.dialects.rules)
        plain = PlainTypes(
            declarations, roles, slots,
            wrappers: self.dialects.rules.reduce(into: []) { $0.formUnion($1.wrappers) })
    }

    /// The activation of some code, new or known, updated with its arguments.
    func activation(
        _ key: Activations.Key, _ arguments: [Value], level: Int, isJoined: Bool = false, make: ([Cell]) -> Activation
    ) -> Activation {
        let isSeparate = !isLate && !isJoined
        let passed = arguments.map { value in
            guard value.atoms.count > Widening.smallest else {
                return PassedValues.Passed(limited: value, telling: isSeparate ? value.filter(decides) : value)
            }
            return calls.passed.passed(value) {
                let limited = Widening.limited($0, self)
                return PassedValues.Passed(limited: limited, telling: limited.filter(decides))
            }
        }
        let (activation, grown) = calls.activations.activation(
            key, passed.map(\.limited), telling: isSeparate ? passed.map(\.telling) : [], level: level,
            make: { cells in
                let activation = make(cells)
                demands.note(activation)
                return activation
            })
        worklist.add(grown)
        return activation
    }

    /// The calls of functions that were followed.
    func activations(of functions: Set<ObjectIdentifier>) -> [Activation] { calls.activations.all(of: functions) }

    /// All calls that were followed.
    var allActivations: [Activation] { calls.activations.all }

    /// Whether it decides where a call leads: code, cases, types, and objects that differ from others of their type.
    private func decides(_ atom: Atom) -> Bool {
        switch atom.sort {
        case .closure, .method, .channel, .type: return true
        case .truth, .nothing: return false
        case .object:
            let object = atoms[ObjectID(index: atom.index)]
            guard let type = object.type else { return false }
            if case .enumCase = object.sort { return true }
            return object.isMade && (roles.acts(type) || roles.isSpokesman(type))
        }
    }

    /// The result of an activation, as far as it is known. A new activation runs at once.
    func result(of activation: Activation) -> Cell {
        if activation.state == .new {
            if worklist.isAtItsDepth || isSpent { worklist.add(activation) } else { run(activation) }
        }
        return activation.result
    }

    /// An object; its own code is started if the object is new.
    func object(_ object: Object) -> ObjectID {
        let (id, isNew) = atoms.intern(object)
        let isBase = object.sort == .declared && object.type.map(roles.isUnmade) == true
        if isNew, !isBase { seeds.meet(id, object) }
        return id
    }

    func write(_ value: Value, to cell: Cell) {
        let before = cell.value.atoms.count
        worklist.add(cell.join(cell.widening?.widened(value, self) ?? value))
        guard cell.value.atoms.count > max(before, Widening.smallest) else { return }
        var widening = cell.widening ?? Widening()
        guard widening.learn(from: cell.value, atoms, roles) else { return }
        worklist.add(cell.widen(widening, to: widening.widened(cell.value, self)))
    }

    private func run(_ activation: Activation) {
        worklist.run(activation) {
            let run = Run(self, activation)
            run.perform()
            return run.limits.expressions
        }
    }

    /// Runs all waiting code until nothing grows any more, or half of the remaining budget is used: later beginnings
    /// must run as well.
    func drain(isLast: Bool = false) {
        let limit = isLast ? budget : worklist.done.halfway(to: budget)
        while worklist.done.isBelow(limit) {
            while let object = seeds.nextMet() { begin(object) }
            guard let next = worklist.popFirst() else { break }
            if demands.isOutdated(next) { worklist.drop(next) } else { run(next) }
        }
    }

    private var isSpent: Bool { !worklist.done.isBelow(budget) }

    /// Whether there is enough left for more code to begin.
    var canBegin: Bool { worklist.done.isBelow(budget.most) }

    /// Whether so much has run that calls are no longer kept separate by their arguments, so that at least all code
    /// runs.
    private var isLate: Bool { worklist.done.runs >= budget.runs / 3 }

    var budget: EngineWork { .most(forFunctions: seeds.functionCount) }
}
