import Coordinators

enum Probe: CoordinatorEvent {
    case ping
    case pong(Int)
}

/// What coordinators were asked to do, in order.
final class Log {
    var entries: [String] = []
}

/// A leaf that writes down its life.
class LoggingLeaf: Coordinator<HeadlessScreen> {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(rootScreen: HeadlessScreen())
    }

    override var identifier: String { name }

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        log.entries.append("start \(name)")
    }

    override func activate() {
        super.activate()
        log.entries.append("activate \(name)")
    }

    override func stop(with completion: @escaping @MainActor () -> Void) {
        log.entries.append("stop \(name)")
        super.stop(with: completion)
    }
}

/// A node that writes down its life, and answers events as it is told.
class LoggingNode: ContainerCoordinator<HeadlessScreen> {
    let name: String
    let log: Log
    var answer: @MainActor (any CoordinatorEvent) -> Bool = { _ in false }
    /// The names of events that left here; a journey would keep this very node.
    var left: [String] = []

    init(_ name: String = "node", _ log: Log = Log()) {
        self.name = name
        self.log = log
        super.init(rootScreen: HeadlessScreen())
    }

    override var identifier: String { name }

    override func stop(with completion: @escaping @MainActor () -> Void) {
        log.entries.append("stop \(name)")
        super.stop {
            self.log.entries.append("stopped \(self.name)")
            completion()
        }
    }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        log.entries.append("ask \(name)")
        return answer(event)
    }

    override func eventLeft(_ journey: EventJourney) { left.append(journey.eventName) }
}

/// Runs `body` and gives the messages of the issues that it made.
@MainActor func issues(during body: () throws -> Void) rethrows -> [String] {
    let handler = CoordinatorIssues.handler
    defer { CoordinatorIssues.handler = handler }
    var messages: [String] = []
    CoordinatorIssues.handler = { messages.append($0.message) }
    try body()
    return messages
}
