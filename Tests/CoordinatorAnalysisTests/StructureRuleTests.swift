import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct StructureRuleTests {
    private func count(_ rule: String, _ root: String, _ configuration: RuleConfiguration = RuleConfiguration()) throws
        -> Int
    {
        try Analysis.findings(rule, #"{ "version": 1, "root": \#(root) }"#, configuration).count
    }

    @Test func theActiveRouteMustBeDeclaredByItsFullName() throws {
        #expect(try count("invalid-active-route", #"{ "type": "A", "routes": ["list"], "activeRoute": "List" }"#) == 1)
        #expect(try count("invalid-active-route", #"{ "type": "A", "activeRoute": "list" }"#) == 1)
        #expect(try count("invalid-active-route", #"{ "type": "A", "routes": ["list"], "activeRoute": "list" }"#) == 0)
        #expect(try count("invalid-active-route", #"{ "type": "A", "routes": ["list"] }"#) == 0)
    }

    @Test func aRouteIsBoundByItsOwnCoordinatorsBranchesAlone() throws {
        let child = #"{ "type": "B", "branches": [{ "route": "list", "child": { "type": "C" } }] }"#
        #expect(
            try count("unbound-route", #"{ "type": "A", "routes": ["list"], "branches": [{ "child": \#(child) }] }"#)
                == 1)
        #expect(
            try count(
                "unbound-route",
                #"{ "type": "A", "routes": ["list"], "branches": [{ "route": "list", "child": \#(child) }] }"#) == 0)
    }

    @Test func aRouteWithATransitionOfItsOwnNeedsNoBranch() throws {
        func routes(_ mark: String) -> String { #"{ "type": "A", "routes": [{ "name": "list", \#(mark) }] }"# }
        #expect(try count("unbound-route", routes(#""x-transition": true"#)) == 0)
        #expect(try count("unbound-route", routes(#""x-transition": false"#)) == 1)
    }

    @Test func onlyALeafMustNotHaveBranches() throws {
        let branches = #""branches": [{ "child": { "type": "B" } }]"#
        #expect(try count("leaf-with-children", #"{ "type": "A", "kind": "coordinator", \#(branches) }"#) == 1)
        #expect(try count("leaf-with-children", #"{ "type": "A", "kind": "drawer", \#(branches) }"#) == 0)
        #expect(try count("leaf-with-children", #"{ "type": "A", \#(branches) }"#) == 0)
    }

    @Test(arguments: [("container", 1), ("navigation", 1), ("tabBar", 1), ("coordinator", 0), ("drawer", 0)])
    func aNodeMustHaveBranches(kind: String, expected: Int) throws {
        #expect(try count("childless-node", #"{ "type": "A", "kind": "\#(kind)" }"#) == expected)
    }

    @Test func childrenOfOneTypeAreDuplicatesUnlessTheyNameThemselves() throws {
        func root(_ one: String, _ other: String) -> String {
            #"{ "type": "A", "branches": [{ "child": \#(one) }, { "child": \#(other) }] }"#
        }
        #expect(try count("duplicate-child", root(#"{ "type": "B" }"#, #"{ "type": "B" }"#)) == 1)
        #expect(try count("duplicate-child", root(#"{ "type": "B" }"#, #"{ "type": "B", "id": "A/B#7" }"#)) == 1)
        #expect(try count("duplicate-child", root(#"{ "type": "B" }"#, #"{ "type": "B", "id": "other" }"#)) == 0)
        #expect(try count("duplicate-child", root(#"{ "type": "B" }"#, #"{ "type": "C" }"#)) == 0)
    }

    @Test func aSecondBranchToTheSameChildIsNoDuplicate() throws {
        let root =
            #"{ "type": "A", "branches": [{ "child": { "type": "B" } }, { "presentation": "push", "to": "B" }] }"#
        #expect(try count("duplicate-child", root) == 0)
        #expect(try count("max-children", root, RuleConfiguration(maximumChildren: 1)) == 0)
    }

    @Test func theLimitsThemselvesAreAllowed() throws {
        let chain =
            #"{ "type": "A", "branches": [{ "child": { "type": "B", "branches": [{ "child": { "type": "C" } }] } }] }"#
        #expect(try count("max-depth", chain, RuleConfiguration(maximumDepth: 3)) == 0)
        #expect(try count("max-depth", chain, RuleConfiguration(maximumDepth: 2)) == 1)
        #expect(try count("max-depth", chain, RuleConfiguration(maximumDepth: 1)) == 1)
        let wide = #"{ "type": "A", "branches": [{ "child": { "type": "B" } }, { "child": { "type": "C" } }] }"#
        #expect(try count("max-children", wide, RuleConfiguration(maximumChildren: 2)) == 0)
        #expect(try count("max-children", wide, RuleConfiguration(maximumChildren: 1)) == 1)
    }

    @Test func anUnattachedCoordinatorIsReportedOnceForItsSubtree() throws {
        func findings(_ root: String) throws -> [Finding] {
            try Analysis.findings(
                "unattached-coordinator",
                """
                { "version": 1, "root": \(root), "unattached": [
                    { "type": "Old", "branches": [{ "child": { "type": "Older" } }] },
                    { "type": "Oldest", "branches": [{ "to": "Old" }] }] }
                """)
        }
        #expect(try findings(#"{ "type": "App" }"#).map(\.coordinator) == ["Old", "Oldest"])
        #expect(
            try findings(#"{ "type": "App", "branches": [{ "to": "Old" }] }"#).map(\.coordinator) == ["Oldest"])
    }

    /// Whatever was not read may present it.
    @Test func noCoordinatorIsUnattachedIfTheReadingWasCutOff() throws {
        func count(_ more: String) throws -> Int {
            let tree = #"{ "version": 1, "root": { "type": "App" }, "unattached": [{ "type": "Old" }]\#(more) }"#
            return try Analysis.findings("unattached-coordinator", tree).count
        }
        #expect(try count(#", "x-cut-off": 3"#) == 0)
        #expect(try count(#", "unresolved": [{ "what": "a variable" }]"#) == 1)
    }

    @Test func unresolvedFactsAndPathsThatWereCutOffAreNoted() throws {
        var tree = CoordinatorTree()
        let root = tree.addRoot(Coordinator(type: "App", kind: .container))
        let all = (0..<12).map { tree.addChild(Coordinator(type: "C\($0)"), to: root, presentation: "push") }
        for one in all {
            for other in all where other != one { tree.addReference(to: other, from: one, presentation: "show") }
        }
        let propagation = Propagation(tree, referenceLimit: 1_000)
        #expect(propagation.isTruncated)
        let findings = Analysis(propagation).findings.filter { $0.rule == "unresolved" }
        #expect(findings.count == 1)
        #expect(Analysis(Propagation(CoordinatorTree())).findings.isEmpty)
    }
}
