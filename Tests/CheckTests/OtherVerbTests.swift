import CommandRuns
import CoordinatorAnalysis
import Foundation
import Testing

/// `stats`, `rules`, `config` and `init`.
@Suite(.mayDraw) struct OtherVerbTests {
    @Test func `stats counts, for people and as JSON`() throws {
        let text = try Coordviz.run(["stats", Project.racing])
        #expect(text.status == 0 && text.text.contains("coordinators    11 ("))
        #expect(text.text.contains("depth           4\n"))
        let json = try Coordviz.run(["stats", "-", "--json"], input: Project.bytes("Samples/racing/tree.json"))
        let numbers = try #require(
            JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        #expect(numbers["coordinators"] as? Int == 11 && numbers["depth"] as? Int == 4)
        #expect((numbers["events"] as? [[String: Any]])?.first?["count"] as? Int == 3)
    }

    @Test func `stats counts what is lost, and JSON keeps the outcome's name`() throws {
        let text = try Coordviz.run(["stats", "-"], input: Array(Trees.error.utf8)).text
        #expect(text.contains("1 lost)") && !text.contains("unhandled"), "\(text)")
        let json = try Coordviz.run(["stats", "-", "--json"], input: Array(Trees.error.utf8)).text
        #expect(json.contains("\"unhandled\"") && !json.contains("\"lost\""), "\(json)")
    }

    @Test func `stats of what is no tree is 2`() throws {
        let run = try Coordviz.run(["stats", "-", "--json"], input: [])
        #expect(run.status == 2 && run.output.isEmpty && run.messages.hasPrefix("<stdin>:1:1: error: "))
    }

    @Test func `rules lists every rule with its severity`() throws {
        let lines = try Coordviz.run(["rules"]).text.split(separator: "\n")
        #expect(lines.count == RuleCatalog.manuals.count)
        for (line, manual) in zip(lines, RuleCatalog.manuals) {
            #expect(line.split(separator: " ").prefix(2).map(String.init) == [manual.id, manual.severity.rawValue])
            #expect(line.hasSuffix(manual.summary))
        }
    }

    @Test(arguments: RuleCatalog.manuals.map(\.id))
    func `a rule's page is the one in the documentation`(id: String) throws {
        let run = try Coordviz.run(["rules", id])
        #expect(run.status == 0 && run.text.hasPrefix("# \(id)\n"))
        for heading in ["## It fires", "## It doesn't", "## What to do"] { #expect(run.text.contains(heading)) }
    }

    @Test func `an unknown rule is 2, with near names`() throws {
        let run = try Coordviz.run(["rules", "unhandled-evnt"])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages == "error: there is no rule unhandled-evnt\n    did you mean \"unhandled-event\"?\n")
    }

    @Test func `config says where each value comes from, and what it prints can be read again`() throws {
        try Scratch.with { (scratch) throws in
            let file = """
                version: 1
                fail-on: warning
                baseline: known
                rules:
                  unused-event: note
                  max-depth: { severity: error, limit: 3 }
                policies:
                  - name: p
                    forbid: { who: "A*", emits: "X.*" }
                ignore:
                  - { rule: dead-interceptor, coordinator: B, reason: "later: #1" }
                reports: [text, sarif=out.sarif]
                """
            try scratch.write(file, ".coordviz.yml")
            let first = try Coordviz.run(["config"], in: scratch)
            #expect(first.status == 0)
            let lines = first.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
            #expect(lines.contains("fail-on: warning # .coordviz.yml:2"))
            #expect(lines.contains("unused-event: note # .coordviz.yml:5"))
            #expect(lines.contains("limit: 3 # .coordviz.yml:6"))
            #expect(lines.contains("unhandled-event: error # default"))
            try scratch.write(first.output, "again.yml")
            let again = try Coordviz.run(["config", "--config", "again.yml"], in: scratch)
            let values = { (text: String) in
                text.split(separator: "\n").map { $0.split(separator: " # ")[0].trimmingCharacters(in: .whitespaces) }
            }
            #expect(again.status == 0 && values(again.text) == values(first.text))
        }
    }

    @Test func `init writes a file that changes nothing, and never overwrites one`() throws {
        try Scratch.with { (scratch) throws in
            let before = try Coordviz.run(["config"], in: scratch).text
            let run = try Coordviz.run(["init"], in: scratch)
            #expect(run.status == 0 && run.output.isEmpty)
            #expect(try Coordviz.run(["config"], in: scratch).text == before)
            let written = try scratch.read(".coordviz.yml")
            try scratch.write("version: 1\n", ".coordviz.yml")
            let again = try Coordviz.run(["init"], in: scratch)
            #expect(again.status == 2 && again.messages.hasPrefix("error: .coordviz.yml exists"))
            #expect(try scratch.read(".coordviz.yml") == Array("version: 1\n".utf8))
            #expect(try Coordviz.run(["init", "-o", "-"], in: scratch).output == written)
        }
    }

    @Test func `render marks the findings of check, unless an option says otherwise`() throws {
        let tree = Array(#"{ "version": 1, "root": { "type": "App", "emits": ["Auth.didLogOut"] } }"#.utf8)
        let marked = try Coordviz.run(["render", "-", "-f", "svg"], input: tree)
        let plain = try Coordviz.run(["render", "-", "-f", "svg", "--no-findings"], input: tree)
        #expect(marked.status == 0 && plain.status == 0 && marked.output != plain.output)
    }
}
