/// Runs the program abstractly, with sets of possible values instead of values, until nothing new comes of it.
///
/// Functions are followed where they lead (factories, routers, helpers, closures, protocols' implementations), so that
/// what a coordinator brings about through others is still its own doing. Values only grow, and whoever has read what
/// grows is run again: the result does not depend on the order in which things are looked at.
final class Engine {
    let declarations: Members
    let slots: Slots
    let plain: PlainTypes
    let bearing: Bearing
    /// The dialects that are looked for.
    let dialects: ActiveDialects
    let atoms = Atoms()
    let heap = Heap()
    /// What was seen.
    var facts = Facts()
    private let calls = Calls()

    /// What is called, by whom, and what has to be run again.
    private struct Calls {
        let activations = Activations()
        let worklist = Worklist()
        let seeds = Seeds()
        let demands = Demands()
    }

    var worklist: Worklist { calls.worklist }
    var seeds: Seeds { calls.seeds }
    var demands: Demands { calls.demands }
    var index: ProgramIndex { declarations.index }
    var roles: Roles { plain.roles }
    /// What the names of called functions say.
    var words: CallVocabulary { dialects.words }

    init(_ index: ProgramIndex, _ roles: Roles, dialects: Set<Dialect> = Set(Dialect.allCases)) {
        self.dialects = ActiveDialects(dialects, index)
        declarations = Members(index)
        slots = Slots(declarations, roles, self.dialects.rules)
        plain = PlainTypes(declarations, roles, slots)
        bearing = Bearing(declarations, plain, slots, self.dialects)
        plain.learn(bearing)
    }

    /// The activation of some code, new or known, and brought up to date with its arguments.
    func activation(
        _ key: Activations.Key, _ arguments: [Value], level: Int, isJoined: Bool = false, make: ([Cell]) -> Activation
    ) -> Activation {
        let (activation, grown) = calls.activations.activation(
            key, arguments, telling: isLate || isJoined ? [] : arguments.map { $0.filter(decides) }, level: level,
            make: { cells in
                let activation = make(cells)
                demands.note(activation)
                return activation
            })
        worklist.add(grown)
        return activation
    }

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

    /// What an activation returns, as far as it is known. It is run at once if it is new.
    func result(of activation: Activation) -> Cell {
        if activation.state == .new {
            if worklist.isAtItsDepth { worklist.add(activation) } else { run(activation) }
        }
        return activation.result
    }

    /// An object; when it is new, what it does by itself is begun.
    func object(_ object: Object) -> ObjectID {
        let (id, isNew) = atoms.intern(object)
        if isNew { seeds.meet(id, object) }
        return id
    }

    func write(_ value: Value, to cell: Cell) {
        worklist.add(cell.join(cell.widening?.widened(value, self) ?? value))
        guard cell.value.atoms.count > Widening.smallest else { return }
        var widening = cell.widening ?? Widening()
        guard widening.learn(from: cell.value, atoms) else { return }
        worklist.add(cell.widen(widening, to: widening.widened(cell.value, self)))
    }

    private func run(_ activation: Activation) {
        worklist.run(activation) { Run(self, activation).perform() }
    }

    /// Runs all that waits until nothing grows any more, or half of what is left of the budget is used up: what begins
    /// later must be run as well.
    func drain(isLast: Bool = false) {
        let limit = isLast ? budget : worklist.runs + (budget - worklist.runs) / 2
        while worklist.runs < limit {
            while let object = seeds.nextMet() { begin(object) }
            guard let next = worklist.popFirst() else { break }
            if demands.isOutdated(next) { worklist.drop(next) } else { run(next) }
        }
    }

    /// Where nothing more is begun.
    var mostRuns: Int { budget - budget / 64 }

    /// Whether so much was run that calls are no longer told apart by their arguments: then at least everything is run.
    private var isLate: Bool { worklist.runs >= budget / 3 }

    /// All that may be run: many times what apps need, and yet no more than in proportion to the program.
    private var budget: Int { 60_000 + 20 * seeds.functionCount }
}
