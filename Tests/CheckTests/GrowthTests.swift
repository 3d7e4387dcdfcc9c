import CommandRuns
import CoordinatorModel
import Testing

/// Inputs that are made to be hard: what takes time or memory that grows with their square doesn't end within these
/// limits. `Tests/Benchmarks/growth.py` measures the same in a release build.
@Suite(.mayDraw) struct GrowthTests {
    private static let limits = "ulimit -t 60; ulimit -v 3000000;"

    private func run(_ arguments: [String], _ tree: String) throws -> Coordviz.Run {
        try Coordviz.run(arguments, input: Array(tree.utf8), shell: Self.limits)
    }

    private func quoted(_ names: some Sequence<String>) -> String {
        names.map { "\"\($0)\"" }.joined(separator: ",")
    }

    @Test func `forty thousand lost events are checked`() throws {
        let events = quoted((0..<40_000).map { "E.e\($0)" })
        let tree = #"{ "version": 1, "root": { "type": "App", "emits": [\#(events)] } }"#
        let run = try run(["check", "-"], tree)
        #expect(run.status == 1)
        #expect(run.text.contains("E.e39999 is lost"))
    }

    @Test func `forty thousand suppressions are held against eight thousand findings`() throws {
        let events = quoted((0..<8_000).map { "E.e\($0)" })
        let ignores = (0..<40_000).map {
            #"{ "rule": "unhandled-event", "file": "F\#($0).swift", "line": 1 }"#
        }
        func tree(_ more: String) -> String {
            """
            { "version": 1, "ignore": [\(more)], "root": { "type": "App",
              "emits": [\(events)], "ignore": [\(ignores.joined(separator: ","))] } }
            """
        }
        let loud = try run(["check", "-"], tree("\"superfluous-ignore\""))
        #expect(loud.status == 1 && loud.text.contains("E.e7999 is lost"))
        // One that speaks of all of them is enough.
        let quiet = try run(["check", "-"], tree("\"superfluous-ignore\", \"unhandled-event\""))
        #expect(quiet.status == 0 && !quiet.text.contains("is lost"))
    }

    private func chain(_ count: Int) -> String {
        let link = """
            {"type":"C","emits":["E.e"],"intercepts":[{"event":"E.e","consumes":"never"}],"branches":[{"child":
            """
        let (links, ends) = (
            String(repeating: link, count: count), String(repeating: "}]}", count: count)
        )
        return "{\"version\":1,\"root\":\(links){\"type\":\"End\"}\(ends)}"
    }

    @Test func `for a long chain that emits and observes, as many journeys are explained as fit`() throws {
        let long = try run(["explain", "E.e", "-"], chain(12_000))
        #expect(long.status == 0)
        #expect(long.text.contains("E.e  12000 journeys: 12000 observed"))
        #expect(long.text.contains("more journeys: too many and too long to print; --from selects one emitter"))
        let short = try run(["explain", "E.e", "-"], chain(300))
        #expect(short.status == 0 && !short.text.contains("more journey"))
    }

    @Test func `coordinators that all refer to all are compared`() throws {
        func tree(_ count: Int) -> String {
            let nodes = (0..<count).map { number in
                let others = (0..<count).filter { $0 != number }.map { "{\"to\":\"C\($0)\"}" }
                return "{\"type\":\"C\(number)\",\"emits\":[\"E.e\"],\"branches\":[\(others.joined(separator: ","))]}"
            }
            return "{\"version\":1,\"roots\":[\(nodes.joined(separator: ","))]}"
        }
        try Scratch.with { scratch in
            let old = try scratch.write(tree(121), "old.json")
            let run = try Coordviz.run(
                ["diff", old, "-"], input: Array(tree(120).utf8), shell: "ulimit -t 60; ulimit -v 800000;")
            #expect(run.status <= 1 && run.text.contains("C120"))
        }
    }

    @Test func `pictures that would look at millions of journeys are left out of documentation, and it is said`() throws
    {
        func tree(_ layers: Int) -> String {
            var text = "{\"type\":\"L\(layers)\",\"emits\":[\"E.e\"]}"
            for layer in (0..<layers).reversed() {
                text = """
                    {"type":"L\(layer)","branches":[{"child":\(text)},
                    {"child":{"type":"R\(layer)","branches":[{"to":"L\(layer + 1)"}]}}]}
                    """
            }
            return "{\"version\":1,\"root\":\(text)}"
        }
        try Scratch.with { scratch in
            let many = try run(["docs", "-", "-o", scratch.path("many")], tree(60))
            #expect(many.status == 0)
            #expect(many.messages.contains("journeys: their pages have no pictures"))
            let few = try run(["docs", "-", "-o", scratch.path("few")], tree(4))
            #expect(few.status == 0 && few.messages.isEmpty)
        }
    }

    @Test
    func `documentation of a long chain takes memory for each coordinator, and names some observers`()
        throws
    {
        try Scratch.with { scratch in
            let long = try Coordviz.run(
                ["docs", "-q", "-", "-o", scratch.path("long")], input: Array(chain(2_500).utf8),
                shell: "ulimit -t 60; ulimit -v 600000;")
            #expect(long.status == 0, "\(long.messages)")
            let page = String(decoding: try scratch.read("long/events.md"), as: UTF8.self)
            #expect(page.contains("… and others") && page.utf8.count < 1_000_000)
            let short = try run(["docs", "-q", "-", "-o", scratch.path("short")], chain(15))
            #expect(short.status == 0)
            let other = String(decoding: try scratch.read("short/events.md"), as: UTF8.self)
            #expect(!other.contains("and others"))
        }
    }
}
