import CoordinatorIntrospection
import CoordinatorModel
import Coordinators

/// What it costs an app to be looked at: walking its coordinators, and recording its events.
@main @MainActor enum IntrospectionBenchmark {
    static func main() {
        print("walking live coordinators (shortest of 5)\n")
        walk("coordinators of this package") { count in
            let root = Hierarchies.running(count)
            return { CoordinatorTree(walking: root).coordinators.count }
        }
        walk("coordinators of any class, by reflection") { count in
            let root = Hierarchies.foreign(count)
            return { CoordinatorTree(reflecting: root).coordinators.count }
        }
        print("\nrecording events (a screen four coordinators below the one that consumes; shortest of 25 rounds)\n")
        record()
    }

    private static func walk(_ name: String, _ prepare: (Int) -> () -> Int) {
        var perObject: [Double] = []
        for count in [10_000, 100_000] {
            let look = prepare(count)
            let time = Stopwatch.shortest(of: 5) { precondition(look() == count) }
            perObject.append(time / Double(count) / 1000)
            Stopwatch.line(
                "\(name), \(count)", "\(Stopwatch.text(time / 1e6)) ms",
                "\(Stopwatch.text(time / Double(count) / 1000)) µs per object")
        }
        Stopwatch.line("  per object, 100,000 against 10,000", "\(Stopwatch.text(perObject[1] / perObject[0])) times")
    }

    private static func record() {
        let app = ConsumingCoordinator()
        app.start()
        var node: ContainerCoordinator<HeadlessScreen> = app
        for _ in 0..<3 {
            let child = ContainerCoordinator<HeadlessScreen>()
            node.root(child)
            node = child
        }
        let screen = node.rootScreen
        func emit() -> Double {
            let count = 20_000
            return Stopwatch.shortest(of: 1) { for _ in 0..<count { screen.emitEvent(Ping.didTap) } } / Double(count)
        }
        // Round by round, so that a busy machine is unfair to none of them.
        var (bare, off, on) = (Double.infinity, Double.infinity, Double.infinity)
        for _ in 0..<25 {
            bare = min(bare, emit())
            let recorder = EventRecorder()
            off = min(off, emit())
            recorder.start()
            on = min(on, emit())
            recorder.stop()
        }
        for (name, time) in [("no recorder", bare), ("a recorder that is off", off), ("a recorder that is on", on)] {
            Stopwatch.line(
                name, "\(Stopwatch.text(time)) ns per event", "\(Stopwatch.text(time / bare)) times the bare emission")
        }
    }
}

/// The event that is measured.
enum Ping: CoordinatorEvent {
    case didTap, didHold
}

/// The root, which takes every event.
final class ConsumingCoordinator: ContainerCoordinator<HeadlessScreen> {
    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool { event is Ping }
}
