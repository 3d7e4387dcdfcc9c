/// The activations that have to run: new ones that are nested too deep to run at once, and those that have read a
/// value which has grown.
final class Worklist {
    private var queue: [Activation] = []
    private var next = 0
    /// How many activations are running inside one another.
    private var depth = 0
    /// How often an activation was run.
    private(set) var runs = 0

    /// How many expressions all of these had.
    private(set) var steps = 0
    /// How many they may have: many times what apps need, and yet no more than in proportion to the program.
    var mostSteps = Int.max

    /// Whether nothing more is run.
    var isSpent: Bool { steps >= mostSteps }

    /// Whether the program was left before its end: then all that is missing is not known.
    var isExhausted = false

    /// Calls inside calls that are run at once; deeper ones wait.
    private static let deepest = 60

    var isAtItsDepth: Bool { depth >= Self.deepest }

    /// Has an activation run (again).
    func add(_ activation: Activation) {
        switch activation.state {
        case .new, .done:
            activation.state = .waiting
            queue.append(activation)
        case .running: activation.state = .runningAndWaiting
        case .waiting, .runningAndWaiting: break
        }
    }

    func add(_ activations: [Activation]) { for activation in activations { add(activation) } }

    /// The next that waits.
    func popFirst() -> Activation? {
        while next < queue.count {
            let first = queue[next]
            next += 1
            if next > 4_096 {
                queue.removeFirst(next)
                next = 0
            }
            if first.state == .waiting { return first }
        }
        queue.removeAll(keepingCapacity: true)
        next = 0
        return nil
    }

    /// Runs an activation; if something grows meanwhile that it has read, it waits to be run again.
    func run(_ activation: Activation, _ work: () -> Int) {
        activation.state = .running
        runs += 1
        depth += 1
        steps += work()
        depth -= 1
        let mustRunAgain = activation.state == .runningAndWaiting
        activation.state = .done
        if mustRunAgain { add(activation) }
    }

    /// Removes an activation that waits.
    func drop(_ activation: Activation) { activation.state = .done }

    /// All that still wait.
    var waiting: [Activation] { queue[next...].filter { $0.state == .waiting } }
}
