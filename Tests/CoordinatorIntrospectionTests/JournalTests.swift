import CoordinatorAnalysis
import CoordinatorIntrospection
import CoordinatorModel
import Foundation
import Testing

@Suite struct JournalTests {
    private let journal = Journal(
        [
            RecordedJourney(
                event: "A.b", path: [.init(type: "Screen \"x\"\n"), .init(type: "App", kind: .container)], offered: 2,
                isConsumed: true),
            RecordedJourney(event: "A.c", path: [.init(type: "App", kind: .container)], offered: 1, isConsumed: false),
        ], forgotten: 7)

    @Test func `a journal is read as it was written, one line a journey`() throws {
        let lines = journal.lines()
        #expect(lines.filter { $0 == UInt8(ascii: "\n") }.count == 3)
        #expect(try Journal(lines: lines) == journal)
        #expect(try Journal(lines: lines).lines() == lines)
    }

    @Test func `an empty line at the end, or a carriage return, does no harm`() throws {
        let text =
            String(decoding: journal.lines(), as: UTF8.self).replacingOccurrences(of: "\n", with: "\r\n") + "\n\n"
        #expect(try Journal(lines: Data(text.utf8)) == journal)
    }

    @Test(arguments: [
        ("{\"version\":2}", 1, "version 2"),
        ("{}", 1, "missing"),
        ("{\"version\":1}\n\nnonsense", 3, "not JSON"),
        ("{\"version\":1}\n{\"event\":\"A.b\"}", 2, "missing"),
        (
            "{\"version\":1}\n{\"event\":1,\"path\":[],\"offered\":0,\"consumed\":true}", 2,
            "\"event\" has the wrong type"
        ),
        (
            "{\"version\":1}\n{\"event\":\"A\",\"path\":[{\"type\":\"T\"}],\"offered\":2,\"consumed\":true}", 2,
            "offered is 2, but the path has 1"
        ),
        (
            "{\"version\":1}\n{\"event\":\"A\",\"path\":[{\"type\":\"T\"}],\"offered\":-9223372036854775808,\"consumed\":true}",
            2, "but the path has 1"
        ),
        (
            "{\"version\":1}\n{\"event\":\"A\",\"path\":[],\"offered\":0,\"consumed\":true}", 2,
            "offered is 0, but the path has 0"
        ),
        (
            "{\"version\":1}\n{\"event\":\"A.*\",\"path\":[{\"type\":\"T\"}],\"offered\":1,\"consumed\":true}", 2,
            "a journey has one event"
        ),
        ("{\"version\":1}\n{\"event\":\"\",\"path\":[{\"type\":\"T\"}],\"offered\":1,\"consumed\":true}", 2, "empty"),
    ])
    func `what is no journal is refused with its line`(_ text: String, _ line: Int, _ words: String) throws {
        let error = #expect(throws: JournalError.self) { try Journal(lines: Data(text.utf8)) }
        #expect(error?.line == line)
        #expect(error?.reason.contains(words) == true)
    }

    @Test func `a journal alone can be replayed`() throws {
        let tree = CoordinatorTree(replaying: journal)
        #expect(tree.outline == "App")
        let outcomes = Propagation(tree).journeys.map { "\($0.event) \($0.outcome)" }
        #expect(outcomes.sorted() == ["A.b consumed", "A.c unhandled"])
        #expect(tree.unresolved.map(\.what) == ["the recorder forgot 7 journeys"])
    }

    @Test func `a path of a hundred thousand screens is no tree`() {
        let path =
            (0..<100_000).map { _ in RecordedJourney.Responder(type: "Screen") } + [
                .init(type: "App", kind: .container)
            ]
        let tree = CoordinatorTree(
            replaying: Journal([RecordedJourney(event: "A.b", path: path, offered: 1, isConsumed: true)]))
        #expect(tree.coordinators.count == 1)
    }

    @Test func `a path of a hundred thousand coordinators is one`() {
        let path = (0..<100_000).map { RecordedJourney.Responder(type: "C\($0)", kind: .container) }
        let tree = CoordinatorTree(
            replaying: Journal([RecordedJourney(event: "A.b", path: path, offered: 100_000, isConsumed: true)]))
        #expect(tree.coordinators.count == 100_000)
        #expect(tree["C99999"]?.intercepts.map(\.event) == ["A.b"])
    }

    @Test(arguments: [Int.min, -1, 0, 2, Int.max])
    func `a journey with nonsense on its path is merged nevertheless`(_ offered: Int) {
        let journey = RecordedJourney(
            event: "A.b", path: [.init(type: "App", kind: .container)], offered: offered, isConsumed: true)
        #expect(journey.consumer == nil)
        #expect(CoordinatorTree(replaying: Journal([journey])).coordinators.map(\.type) == ["App"])
    }
}
