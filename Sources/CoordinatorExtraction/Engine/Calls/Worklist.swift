/// The activations that have to run: new ones that are nested too deep to run at once, and those that have read a value
/// that has grown.
final class Worklist {
    private var queue: [Activation] = []
    private var next = 0
    /// The number of activations that are running inside one another.
    private var depth = 0
    /// The work so far.
    private(set) var done = EngineWork()

    /// Whether the run ended before all code had run: then more facts may be missing than is known.
    var isExhausted = false

    /// The deepest nesting of calls that run at once; deeper ones wait.
    private static let deepest = 60

    var isAtItsDepth: Bool { depth >= Self.deepest }

    /// Makes an activation run (again).
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

    /// The next waiting activation.
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

    /// Runs an activation, which returns the number of its expressions. If a value that it has read grows meanwhile, the
    /// activation waits to run again.
    func run(_ activation: Activation, _ work: () -> Int) {
        activation.state = .running
        done.runs += 1
        depth += 1
        done.expressions += work()
        depth -= 1
        let mustRunAgain = activation.state == .runningAndWaiting
        activation.state = .done
        if mustRunAgain { add(activation) }
    }

    /// Removes a waiting activation.
    func drop(_ activation: Activation) { activation.state = .done }

    /// All activations that still wait.
    var waiting: [Activation] { queue[next...].filter { $0.state == .waiting } }
}
