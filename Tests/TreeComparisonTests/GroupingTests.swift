import ComparisonReports
import CoordinatorModel
import Foundation
import Testing
import TreeComparison

/// What holds in many places is told once.
@Suite struct GroupingTests {
    /// Two tabs that present a coordinator of the same type, whose screen emits.
    private func app(_ details: String, interceptors: String) throws -> CoordinatorTree {
        let children = ["Left", "Right"].map { tab in
            #"{ "child": { "type": "\#(tab)", "branches": [{ "child": { "type": "Details", "id": "\#(tab)Details", "#
                + #""screens": [{ "type": "View", "emits": ["E.x"] }]\#(details) } }] } }"#
        }
        let json = """
            { "version": 1, "root": { "type": "App", "intercepts": [\(interceptors)],
              "branches": [\(children.joined(separator: ","))] } }
            """
        return try CoordinatorTree(json: Array(json.utf8), file: "tree.json")
    }

    @Test func `an event that is lost in two places is listed once, and so is one change of two coordinators`() throws {
        let comparison = Comparison(
            from: try app("", interceptors: #""E.x""#), to: try app(#", "routes": ["help"]"#, interceptors: ""))
        let text = ComparisonText.text(of: comparison)
        #expect(text.contains("E.x from View and in 1 more place is lost now"))
        #expect(text.components(separatedBy: "is lost now").count == 2)
        #expect(text.components(separatedBy: "+ route help").count == 2)
        #expect(text.contains("and in 1 more place"))
        #expect(text.contains("1 event newly lost"))
        #expect(ComparisonJSON.text(of: comparison).contains(#""others": ["View"]"#))
    }

    @Test func `different changes are listed separately`() throws {
        var new = try app("", interceptors: #""E.x""#)
        new.coordinators[2].intercepts = [Interceptor(event: "E.x")]
        let text = ComparisonText.text(of: Comparison(from: try app("", interceptors: #""E.x""#), to: new))
        #expect(text.contains("E.x from View is consumed earlier: by Details, not by App"))
        #expect(!text.contains("more place"))
    }
}
