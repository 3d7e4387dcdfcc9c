import CoordinatorIntrospection
import CoordinatorModel
import Testing

/// Events that go through streams are in the journal like any other.
@MainActor @Suite struct StreamRecordingTests {
    private enum CartAction: Sendable, CustomStringConvertible {
        case pay
        case remove(Int)

        var description: String { "never asked" }
    }

    private final class CartModel {}
    private final class CartCoordinator {}
    private final class AppCoordinator {}

    private let recorder = EventRecorder()
    private let way = StreamWay(
        "actions",
        path: [
            .screen(CartModel.self), .coordinator(CartCoordinator.self),
            .coordinator(AppCoordinator.self, kind: .container),
        ])

    private func hear<Value: Sendable & Equatable>(_ values: [Value], along way: StreamWay) async -> [Value] {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        for value in values { continuation.yield(value) }
        continuation.finish()
        var heard: [Value] = []
        for await value in stream.recorded(by: recorder, along: way) { heard.append(value) }
        return heard
    }

    /// The journeys of this stream: other suites may send events at the same time.
    private var journeys: [RecordedJourney] { recorder.journal.journeys.filter { $0.path == way.path } }

    private func send(_ actions: CartAction...) async -> Int {
        let (stream, continuation) = AsyncStream.makeStream(of: CartAction.self)
        for action in actions { continuation.yield(action) }
        continuation.finish()
        var count = 0
        for await _ in stream.recorded(by: recorder, along: way) { count += 1 }
        return count
    }

    @Test func `the elements of a stream are journeys from the emitter to the subscriber`() async {
        recorder.start()
        #expect(await send(.pay, .remove(3)) == 2)
        #expect(journeys.map(\.event).map { $0.hasSuffix("CartAction.pay") } == [true, false])
        #expect(journeys.map(\.event).map { $0.hasSuffix("CartAction.remove") } == [false, true])
        #expect(journeys.map(\.offered) == [2, 2])
        #expect(journeys.allSatisfy { $0.consumer == way.path[1] })
    }

    @Test func `a value that is no case is named after its stream`() async {
        recorder.start()
        #expect(await hear(["a", "b"], along: way) == ["a", "b"])
        #expect(
            journeys.map(\.event) == [way.path[0].type + ".actions", way.path[0].type + ".actions"])
    }

    @Test func `a recorder that is off notes nothing, and the elements arrive`() async {
        #expect(await send(.pay) == 1)
        recorder.start()
        recorder.stop()
        #expect(await send(.pay, .pay) == 2)
        #expect(recorder.journal == Journal())
    }

    @Test func `a subscriber outside of the path is its end, and an empty path is no journey`() {
        recorder.start()
        recorder.record("CartAction.pay", along: StreamWay("actions", path: way.path, subscriber: 7))
        recorder.record("CartAction.pay", along: StreamWay("actions", path: []))
        #expect(recorder.journal.journeys.map(\.consumer) == [way.path[2]])
    }

    @Test func `a journal of a stream adds the emission and the interceptor to a tree`() {
        recorder.start()
        recorder.record("CartAction.pay", along: way)
        var tree = CoordinatorTree(name: "Shop")
        tree.merge(recorder.journal)
        let cart = tree.coordinators.first { $0.type.hasSuffix("CartCoordinator") }
        #expect(cart?.intercepts.map(\.event) == ["CartAction.pay"])
        #expect(cart?.screens.flatMap(\.emits).map(\.event) == ["CartAction.pay"])
    }

    @Test func `names of streams are kept when unused ones are forgotten`() {
        let small = EventRecorder(capacity: 2)
        small.start()
        for number in 0..<20 {
            small.record("CartAction.pay", along: StreamWay("n\(number)", path: [.init(type: "Screen\(number)")]))
        }
        #expect(small.journal.journeys.map { $0.path[0].type } == ["Screen18", "Screen19"])
        #expect(small.journal.forgotten == 18)
    }
}
