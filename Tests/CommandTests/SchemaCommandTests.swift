import CommandRuns
import CoordinatorModel
import Testing

/// `coordviz schema` prints the published schema.
@Suite(.mayDraw) struct SchemaCommandTests {
    @Test func `it equals the schema in docs`() throws {
        #expect(try Coordviz.run(["schema"]).output == Project.bytes("docs/tree.schema.json"))
    }

    @Test func `it can be written to a file`() throws {
        try Scratch.with { scratch in
            let run = try Coordviz.run(["schema", "-o", scratch.path("s.json")])
            #expect(run.status == 0)
            #expect(try scratch.read("s.json") == Array(TreeSchema.text.utf8))
        }
    }
}
