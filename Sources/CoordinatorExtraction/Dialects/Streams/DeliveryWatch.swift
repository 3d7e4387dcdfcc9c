/// Records the effect of a value that is sent to a stream: which subscribers receive it, and what each does with it.
///
/// It acts *always* if every path through a subscriber's code has an effect, *sometimes* if only some paths do. Code
/// that receives the value from a subscriber counts as part of the subscriber's; any other call is an effect.
final class DeliveryWatch {
    /// A subscriber, or a function to which it passes the value on.
    private struct Level {
        /// Whether the code acted on every path that led here.
        var acted: Bool
        /// Whether the code acted on every path that has left it so far; `nil` if there is none.
        var exits: Bool?
        /// Whether it is the code that a base class runs for all coordinators, which does not count.
        var isShared = false
    }

    /// A place where paths fork.
    struct Fork {
        fileprivate var before: Bool
        fileprivate var after: Bool?
    }

    private let effect: Effect
    var deliveries: [Delivery] = []
    /// All turns, each with those before it.
    private(set) var turns: [[Turn]] = []
    var way = Arrival()
    /// Where code makes streams of the value that it received (conduits), and where it makes some of another value.
    var made: (conduits: Set<Place>, others: Set<Place>) = ([], [])
    private var open: (subscription: ObjectID, value: Value, isUncertain: Bool, isTaken: Bool)?
    private var levels: [Level] = []
    private var mayAct = false
    /// The number of nested calls that do not concern the value, and of conditions on the way to the subscriber that may fail.
    private var depth = (muted: 0, conditions: 0)
    /// Whether a function that received the value has decided about the effect.
    private var isDecided = false
    /// Whether the subscriber's own code is called next.
    private var isAtHandler = false

    private var isWatching: Bool { open != nil && depth.muted == 0 }
    /// Whether code runs that a subscriber calls without the value.
    var isAside: Bool { open != nil && depth.muted > 0 }
    /// Whether no subscriber's code runs.
    var isIdle: Bool { open == nil }

    init(_ effect: Effect) { self.effect = effect }

    // MARK: - Subscribers

    /// A subscriber receives a value. If its code is a base class's, only a closure to which that code passes the value
    /// on can act on it.
    func begin(_ subscription: ObjectID, _ value: Value, isShared: Bool = false) {
        open = (subscription, way.cause?.value ?? value, depth.conditions > 0, !isShared)
        levels = [Level(acted: false, isShared: isShared)]
        (mayAct, depth.muted, isDecided) = (false, 0, false)
    }

    func expectHandler() { isAtHandler = true }

    func end(at place: Place?) {
        defer { open = nil }
        guard let (subscription, value, isUncertain, isReceived) = open else { return }
        // A base class may pass it on to closures for other values.
        let isTaken = isReceived && (!levels[0].isShared || mayAct || place != nil)
        let acted = levels[0].exits.map { $0 && levels[0].acted } ?? levels[0].acted
        deliveries.append(
            Delivery(
                subscription: subscription, value: value, mayAct: mayAct, mayPass: !acted || isUncertain, place: place,
                turns: way.turns, steps: way.cause?.steps ?? [], isTaken: isTaken))
    }

    /// The outcome of the value does not count.
    func abandon() { open = nil }

    /// Makes another value from the current one, and passes that on.
    func turn(
        _ turn: ObjectID, _ before: Value, into after: Value, at place: Place?, isPassedOn: Bool = false,
        handOn: () -> Void
    ) {
        let earlier = way
        let before = way.cause?.value ?? before
        way.turns.append(Turn(turn: turn, before: before, after: after, place: place, isPassedOn: isPassedOn))
        turns.append(way.turns)
        if !after.isUnknown { way.cause?.value = after }
        handOn()
        way = earlier
    }

    // MARK: - Effects

    /// The code acts, or a helper that does not receive the value acts for its caller.
    func act(forCaller isForCaller: Bool = false) {
        guard open != nil, depth.muted == 0 || isForCaller, !levels[levels.count - 1].isShared else { return }
        levels[levels.count - 1].acted = true
        mayAct = true
    }

    func stop() { if effect == .anythingOrStop { act() } }

    /// A statement begins that may pass the value on.
    func beginStatement() { if isWatching { isDecided = false } }

    /// A statement has made its call.
    func endStatement() {
        guard isWatching else { return }
        if !isDecided, effect != .handingOn { act() }
        isDecided = false
    }

    /// The value is passed on to another function.
    func handOn() {
        guard open != nil else { return }
        if effect != .handingOn {
            isDecided = true
        } else {
            levels[levels.count - 1].acted = true
            mayAct = true
        }
    }

    /// Whether closures that code outside the program receives are run as well: they may pass the value on.
    var followsClosures: Bool { effect == .handingOn && open != nil }

    /// A path ends.
    func leave() {
        guard isWatching else { return }
        let level = levels[levels.count - 1]
        levels[levels.count - 1].exits = (level.exits ?? true) && level.acted
        // The code after it is not reached on this path.
        levels[levels.count - 1].acted = true
    }

    // MARK: - Functions

    /// A function or closure is called; `isOwn` if it is a coordinator's own function, not that of a base class.
    func enter(with arguments: [Value], isOwn: Bool = false) {
        guard let open else { return }
        let isCase = open.value.atoms.count == 1 && open.value.atoms[0].sort == .object
        let isHandedOn = isCase && arguments.contains { $0.atoms.contains(open.value.atoms[0]) }
        if depth.muted > 0 || !isHandedOn && !isAtHandler {
            depth.muted += 1
        } else {
            let last = levels[levels.count - 1]
            let isShared = last.isShared && (isAtHandler || !isOwn)
            if last.isShared, !isShared { self.open?.isTaken = true }
            isAtHandler = false
            levels.append(Level(acted: last.acted, isShared: isShared))
        }
    }

    /// The code returns values to the base class that called it: nothing, or something to do.
    func answer(_ areNothing: [Bool]) {
        guard isWatching, levels.count > 1, levels[levels.count - 2].isShared, areNothing.contains(false) else {
            return
        }
        act()
        if !areNothing.contains(true) { levels[levels.count - 1].exits = true }
    }

    func exit() {
        guard open != nil else { return }
        if depth.muted > 0 {
            depth.muted -= 1
        } else if levels.count > 1 {
            let level = levels.removeLast()
            levels[levels.count - 1].acted = level.exits.map { $0 && level.acted } ?? level.acted
            isDecided = true
        }
    }

    /// Whether a function that should return something returned nothing for the value, so that its caller continues.
    func letsGo(_ result: Value) -> Bool { effect == .answer && result.atoms == [.nothing] && !result.isOpen }

    // MARK: - Paths

    /// Paths fork; `nil` if that does not matter.
    func fork(mayEither: Bool) -> Fork? {
        if open == nil, mayEither { depth.conditions += 1 }
        return isWatching ? Fork(before: levels[levels.count - 1].acted) : nil
    }

    func beginWay(_ fork: Fork?) { if let fork, isWatching { levels[levels.count - 1].acted = fork.before } }

    func endWay(_ fork: inout Fork?, continues: Bool) {
        guard var known = fork, isWatching, continues else { return }
        known.after = (known.after ?? true) && levels[levels.count - 1].acted
        fork = known
    }

    /// Joins the paths that continue; `skips` if none of them may have been taken.
    func join(_ fork: Fork?, skips: Bool, mayEither: Bool) {
        if open == nil, mayEither { depth.conditions -= 1 }
        guard let fork, isWatching else { return }
        let after = skips ? (fork.after ?? true) && fork.before : fork.after
        levels[levels.count - 1].acted = after ?? true
    }
}
