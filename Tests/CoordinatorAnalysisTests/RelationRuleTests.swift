import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct RelationRuleTests {
    // MARK: dependency-gap

    @Test(arguments: [
        (#"{}"#, 1), (#"{ "needs": "Other" }"#, 1), (#"{ "needs": "Deps" }"#, 0), (#"{ "provides": "Deps" }"#, 0),
        (#"{ "needs": "Other", "provides": "Deps" }"#, 0), (#"{ "needs": "Deps", "provides": "Other" }"#, 0),
    ])
    func aParentMustHaveOrProvideWhatAChildNeeds(given: String, expected: Int) throws {
        let findings = try Analysis.findings(
            "dependency-gap",
            """
            { "version": 1, "root": { "type": "App", "dependencies": \(given), "branches": [
                { "child": { "type": "A", "dependencies": { "needs": "Deps" } } }] } }
            """)
        #expect(findings.count == expected)
    }

    @Test func eachParentIsHeldToItAndTheRootToNothing() throws {
        let findings = try Analysis.findings(
            "dependency-gap",
            """
            { "version": 1, "root": { "type": "App", "dependencies": { "needs": "Deps" }, "branches": [
                { "child": { "type": "A", "dependencies": { "needs": "Deps" } } },
                { "child": { "type": "B", "branches": [{ "to": "A" }] } }] } }
            """)
        #expect(findings.map(\.path) == [["App", "B", "A"]])
    }

    // MARK: navigation-cycle

    private func cycles(_ build: (inout CoordinatorTree, Int, Int, Int) -> Void) -> [[String]] {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "App", kind: .container))
        let left = tree.addChild(Coordinator(type: "Left", kind: .container), to: app, presentation: "root")
        let right = tree.addChild(Coordinator(type: "Right", kind: .container), to: app, presentation: "root")
        build(&tree, app, left, right)
        return Analysis(tree).findings.filter { $0.rule == "navigation-cycle" }.map(\.path)
    }

    @Test func aBranchBackToAnAncestorIsACycle() {
        #expect(
            cycles { tree, app, left, _ in tree.addReference(to: app, from: left, presentation: "show") }.count == 1)
        #expect(cycles { tree, _, left, _ in tree.addReference(to: left, from: left, presentation: "show") }.count == 1)
    }

    @Test func aBranchToASiblingIsACycleOnlyIfTheSiblingLeadsBack() {
        #expect(cycles { tree, _, left, right in tree.addReference(to: right, from: left, presentation: "show") } == [])
        let both = cycles { tree, _, left, right in
            tree.addReference(to: right, from: left, presentation: "show")
            tree.addReference(to: left, from: right, presentation: "show")
        }
        #expect(both == [["App", "Left"]])
    }

    @Test func aCycleIsToldOnceHoweverManyLeadBack() throws {
        func cycles(_ branches: String) throws -> [Finding] {
            try Analysis.findings(
                "navigation-cycle",
                #"{ "version": 1, "root": { "type": "App", "branches": [\#(branches)] } }"#)
        }
        let one = #"{ "child": { "type": "A", "branches": [{ "to": "App" }] } }"#
        let two = #"{ "child": { "type": "B", "branches": [{ "to": "App" }] } }"#
        let findings = try cycles("\(two), \(one)")
        #expect(findings.map(\.message) == ["B and A lead back to App, which is above them"])
        #expect(findings.first?.related.map(\.type) == ["A"])
        #expect(try fingerprints(cycles(one)) == fingerprints(cycles("\(one), \(two)")))
    }

    private func fingerprints(_ findings: [Finding]) -> [String] { findings.map(\.fingerprint) }

    @Test func aShortcutDownIsNotBlamedForTheWayBack() {
        let found = cycles { tree, app, left, _ in
            let inner = tree.addChild(Coordinator(type: "Inner", kind: .container), to: left, presentation: "root")
            tree.addReference(to: inner, from: app, presentation: "show")
            tree.addReference(to: app, from: inner, presentation: "show")
        }
        #expect(found == [["App", "Left", "Inner"]])
    }
}
