import CoordinatorModel
import Testing

@Suite struct MalformedTreeTests {
    @Test(arguments: MalformedCase.all)
    func isRejectedWithItsPlace(_ malformed: MalformedCase) {
        #expect(problems(malformed.json) == malformed.problems)
    }

    @Test func allProblemsComeInOneRunInTheOrderOfTheFile() {
        let json = """
            { "unattached": [{ "type": "" }], "version": 1,
              "roots": [{ "typ": "A", "emits": [null], "branches": [
                { "child": { "type": "B", "started": 1 } }, { "to": "C" }] }] }
            """
        #expect(
            problems(json) == [
                "1:28 unattached[0].type: an empty string",
                "2:13 roots[0]: missing key in a coordinator",
                "2:15 roots[0].typ: unknown key \"typ\" in a coordinator",
                "2:37 roots[0].emits[0]: null in the wrong place",
                "3:42 roots[0].branches[0].child.started: a number in the wrong place",
                "3:57 roots[0].branches[1].to: no coordinator has the id \"C\"",
            ])
    }

    @Test func whatIsWrongBeforeASyntaxErrorIsSaidToo() {
        let json =
            #"{ "version": 1, "rots": [], "roots": [{ "type": "A", "branches": [{ "to": "B" }, { "presentation": ]"#
        #expect(
            problems(json) == [
                "1:17 rots: unknown key \"rots\" in a tree",
                "1:100 roots[0].branches[1]: unexpected \"]\"",
            ])
    }

    @Test func anErrorReadsLikeACompilersOne() {
        let error = #expect(throws: TreeReadingError.self) {
            try CoordinatorTree(
                json: Array("{ \"version\": 1, \"root\":\n{ \"type\": \"A\", \"knd\": 1 } }".utf8), file: "a/tree.json")
        }
        #expect(
            error?.description == """
                a/tree.json:2:16: error: unknown key "knd" in a coordinator
                    at root.knd
                    expected one of type, id, kind, started, screens, routes, activeRoute, emits, intercepts, \
                dependencies, retainCycles, ignore, file, line, column, branches, or a key that begins with x-
                    did you mean "kind"?
                """)
    }

    @Test func aHundredErrorsAreShownAndTheOthersCounted() {
        let entries = Array(repeating: "1", count: 5_003).joined(separator: ",")
        let error = #expect(throws: TreeReadingError.self) {
            try read(#"{ "version": 1, "root": { "type": "A", "emits": [\#(entries)] } }"#)
        }
        #expect(error?.diagnostics.count == 100)
        #expect(error?.diagnostics.first?.path == "root.emits[0]")
        #expect(error?.diagnostics.last?.path == "root.emits[99]")
        #expect(error?.description.hasSuffix("and 4903 more") == true)
    }

    @Test func hintsNameWhatWasMeant() throws {
        func hints(_ json: String) -> [String?] {
            do throws(TreeReadingError) {
                _ = try read(json)
                return []
            } catch {
                return error.diagnostics.map(\.hint)
            }
        }
        #expect(
            hints(#"{ "version": 1, "root": { "type": "Main", "branches": [{ "to": "Mian" }] } }"#)
                == [#"did you mean "Main"?"#])
        #expect(hints(#"{ "version": 1, "root": { "type": "Main", "branches": [{ "to": "Zoo" }] } }"#) == [nil])
        #expect(
            hints(#"{ "version": 1, "root": { "type": "A", "intercepts": [{ "event": "e", "consumes": "Never" }] } }"#)
                == [#"did you mean "never"?"#])
        #expect(
            hints(#"{ "version": 1, "roots": [], "name": null }"#) == [
                "leave the key out instead"
            ])
        #expect(
            hints(#"{ "version": 1, "roots": [{ "type": "A", "id": "X" }, { "type": "B", "id": "X" }] }"#)
                == ["it is used by roots[0].id"])
    }

    @Test func aNameFromTheFileCannotSteerTheTerminal() {
        #expect(
            problems("{ \"version\": 1, \"roots\": [], \"\\u001b[31m\\n\": 1 }")
                == [#"1:30 ["\u{1B}[31m\u{A}"]: unknown key "\u{1B}[31m\u{A}" in a tree"#])
    }
}
