import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct LifetimeRuleTests {
    private func findings(_ rule: String, _ root: String) throws -> [Finding] {
        try Analysis.findings(rule, #"{ "version": 1, "root": \#(root) }"#)
    }

    // MARK: - retain-cycle

    private func ring(_ links: String...) -> String {
        #"{ "links": [\#(links.joined(separator: ", "))] }"#
    }

    private func link(_ holder: String, _ member: String, _ held: String, _ rest: String = "") -> String {
        #"{ "holder": "\#(holder)", "member": "\#(member)", "held": "\#(held)"\#(rest) }"#
    }

    @Test func aRingIsReportedLinkByLink() throws {
        let links = [
            link("Login", "screen", "Screen", #", "file": "Login.swift", "line": 3"#),
            link("Screen", "onEnd", "Login", #", "captures": "self", "file": "Login.swift", "line": 9"#),
        ]
        let found = try findings(
            "retain-cycle", #"{ "type": "Login", "retainCycles": [\#(ring(links[0], links[1]))] }"#)
        #expect(found.count == 1)
        #expect(
            found[0].message == "Login.screen → Screen.onEnd → Login is a ring of strong references that no code breaks"
        )
        #expect(found[0].location == Location(file: "Login.swift", line: 9))
        #expect(
            found[0].notes == [
                "Login.swift:3: Login.screen holds Screen",
                "Login.swift:9: Screen.onEnd holds a closure that captures self (Login)",
            ])
    }

    @Test func anObjectThatKeepsItselfAlive() throws {
        let own = ring(link("Screen", "onEnd", "Screen", #", "captures": "screen""#))
        let found = try findings("retain-cycle", #"{ "type": "Login", "retainCycles": [\#(own)] }"#)
        #expect(found.map(\.message) == ["Screen keeps itself alive: a closure in its onEnd captures screen strongly"])
    }

    @Test func oneRingInTwoCoordinatorsIsOneFinding() throws {
        let one = ring(link("A", "b", "B"), link("B", "a", "A"))
        let turned = ring(link("B", "a", "A"), link("A", "b", "B"))
        let other = ring(link("A", "b", "B"), link("B", "c", "A"))
        func root(_ second: String) -> String {
            #"{ "type": "A", "retainCycles": [\#(one)], "branches": [{ "child": { "type": "B", "retainCycles": [\#(second)] } }] }"#
        }
        #expect(try findings("retain-cycle", root(one)).count == 1)
        #expect(try findings("retain-cycle", root(turned)).count == 1)
        #expect(try findings("retain-cycle", root(other)).count == 2)
        #expect(try findings("retain-cycle", #"{ "type": "A", "retainCycles": [{ "links": [] }] }"#).isEmpty)
    }

    /// A closure in a base class closes the rings of all that inherit from it.
    @Test func onePlaceThatClosesManyRingsIsOneFinding() throws {
        func closing(_ held: String, _ line: Int) -> String {
            link("Table", "onChange", held, #", "captures": "self", "file": "Base.swift", "line": \#(line)"#)
        }
        func root(_ line: Int) -> String {
            let rings = [
                ring(link("A", "table", "Table"), closing("A", 7)),
                ring(link("B", "table", "Table"), closing("B", line)),
            ]
            return #"{ "type": "Shop", "retainCycles": [\#(rings.joined(separator: ", "))] }"#
        }
        let found = try findings("retain-cycle", root(7))
        #expect(found.count == 1)
        #expect(found.first?.notes.last == "the same is true of B.table → Table.onChange → B")
        #expect(try findings("retain-cycle", root(8)).count == 2)
    }

    // MARK: - leaked-child

    private func branch(_ life: String, _ presentation: String = "push") -> String {
        #"{ "type": "A", "branches": [{ "presentation": "\#(presentation)"\#(life), "child": { "type": "B" } }] }"#
    }

    @Test func aChildThatNoCodeRemoves() throws {
        let life = #", "holds": { "how": "strong", "member": "children", "many": true }, "removed": []"#
        let found = try findings("leaked-child", branch(life))
        #expect(found.map(\.message) == ["A stores another B in children on each visit, and no code removes any"])
        #expect(found.first?.severity == .warning)
        for presentation in ["root", "set", "setRoot", "replace", "present"] {
            #expect(try findings("leaked-child", branch(life, presentation)).count == 1, "\(presentation)")
        }
        for presentation in ["select", "embed"] {
            #expect(try findings("leaked-child", branch(life, presentation)).isEmpty, "\(presentation)")
        }
    }

    @Test(arguments: [
        "", #", "removed": []"#, #", "holds": { "how": "strong", "many": true }"#,
        #", "holds": { "how": "strong", "many": true }, "removed": [{ "event": "B.onEnd" }]"#,
        #", "holds": { "how": "strong", "many": true }, "removed": [{}]"#,
        #", "holds": { "how": "strong", "many": true, "once": true }, "removed": []"#,
        #", "holds": { "how": "strong", "member": "child" }, "removed": []"#,
        #", "holds": { "how": "weak", "many": true }, "removed": []"#,
        #", "holds": { "how": "none" }, "removed": []"#,
    ])
    func aChildThatIsRemovedOrMayStay(life: String) throws {
        #expect(try findings("leaked-child", branch(life)).isEmpty)
    }

    // MARK: - Children that end and stay

    private func kept(_ ending: String, _ removed: String = #"[{ "event": "B.onEnd" }]"#) -> String {
        branch(#", "holds": { "how": "strong", "many": true }, "removed": \#(removed), "kept": [\#(ending)]"#)
    }

    @Test func anEventOnWhichAChildEndsAndStays() throws {
        let found = try findings("leaked-child", kept(#"{ "event": "B.onCancel", "file": "A.swift", "line": 7 }"#))
        #expect(found.map(\.message) == ["B ends on B.onCancel, and A still holds it"])
        #expect(found.first?.location == Location(file: "A.swift", line: 7))
        #expect(try findings("leaked-child", kept(#"{ "event": "B.onCancel", "method": "finish" }"#)).isEmpty)
        #expect(try findings("leaked-child", kept(#"{ "gesture": "drag" }"#)).isEmpty)
    }

    @Test func aFingerprintSurvivesAnotherNameOfTheParent() throws {
        for (rule, root) in [
            (
                "leaked-child",
                branch(#", "holds": { "how": "strong", "member": "children", "many": true }, "removed": []"#)
            ),
            ("leaked-child", kept(#"{ "event": "B.onCancel" }"#)),
            ("unreported-dismissal", kept(#"{ "gesture": "back" }"#)),
        ] {
            let before = try findings(rule, root)
            #expect(before.count == 1)
            let renamed = root.replacing(#""type": "A""#, with: #""type": "Renamed""#)
            #expect(renamed != root)
            #expect(try findings(rule, renamed).map(\.fingerprint) == before.map(\.fingerprint))
            // The nearest miss: another child is another cause.
            let other = root.replacing(#""type": "B""#, with: #""type": "C""#)
            #expect(try findings(rule, other).map(\.fingerprint) != before.map(\.fingerprint))
        }
    }

    @Test func aMethodThatLeavesOutWhatItsSuperclassDoes() throws {
        let found = try findings(
            "finish-without-telling",
            kept(#"{ "event": "Base.onEnd", "method": "finish", "file": "B.swift", "line": 4 }"#))
        #expect(
            found.map(\.message) == ["B.finish does not emit Base.onEnd, as its superclass does, so A still holds it"])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.location == Location(file: "B.swift", line: 4))
        let unnamed = try findings("finish-without-telling", kept(#"{ "method": "finish" }"#))
        #expect(
            unnamed.map(\.message) == ["B.finish does not tell its parent, as its superclass does, so A still holds it"]
        )
        #expect(try findings("finish-without-telling", kept(#"{ "gesture": "back" }"#)).isEmpty)
    }

    @Test func anEventThatRemovesAnotherChild() throws {
        let ending = kept(#"{ "event": "B.onEnd", "instead": "C" }"#, "[]")
        #expect(
            try findings("wrong-child-finished", ending).map(\.message) == ["on B.onEnd, A removes C instead of B"]
        )
        // One cause is one finding.
        #expect(try findings("leaked-child", ending).isEmpty)
        #expect(try findings("wrong-child-finished", kept(#"{ "event": "B.onEnd", "method": "finish" }"#)).isEmpty)
    }

    @Test func aGestureThatNoObjectObserves() throws {
        #expect(
            try findings("unreported-dismissal", kept(#"{ "gesture": "back" }"#)).map(\.message) == [
                "A does not notice that the back button or a swipe ends B, and still holds it"
            ])
        #expect(
            try findings("unreported-dismissal", kept(#"{ "gesture": "drag" }"#)).map(\.message) == [
                "A does not notice that dragging it down ends B, and still holds it"
            ])
        #expect(try findings("unreported-dismissal", kept(#"{ "event": "B.onEnd", "instead": "C" }"#)).isEmpty)
    }

    // MARK: - dropped-coordinator

    private func child(_ holds: String, _ intercepts: String) -> String {
        #"{ "type": "A", "branches": [{ \#(holds)"child": { "type": "B"\#(intercepts) } }] }"#
    }

    @Test func aCoordinatorThatNothingHolds() throws {
        let holds = #""holds": { "how": "none", "file": "A.swift", "line": 5 }, "#
        let found = try findings("dropped-coordinator", child(holds, #", "intercepts": ["Screen.onEnd"]"#))
        #expect(found.map(\.message) == ["no object keeps the B of A alive, so it never intercepts Screen.onEnd"])
        #expect(found.first?.location == Location(file: "A.swift", line: 5))
        // It has nothing to answer, or another object does.
        #expect(try findings("dropped-coordinator", child(holds, "")).isEmpty)
        let emits = try findings("dropped-coordinator", child(holds, #", "emits": ["Login.onEnd"]"#))
        #expect(emits.count == 1 && emits[0].message.hasSuffix("never emits Login.onEnd"))
        // What its handler does not do is not missed.
        let empty = #", "intercepts": [{ "event": "Screen.onEnd", "empty": true }]"#
        #expect(try findings("dropped-coordinator", child(holds, empty)).isEmpty)
        let other = #", "intercepts": [{ "event": "Screen.onEnd", "by": "Model" }]"#
        #expect(try findings("dropped-coordinator", child(holds, other)).isEmpty)
    }

    @Test(arguments: ["", #""holds": { "how": "strong" }, "#, #""holds": { "how": "weak" }, "#])
    func aCoordinatorThatMayBeHeld(holds: String) throws {
        #expect(try findings("dropped-coordinator", child(holds, #", "intercepts": ["Screen.onEnd"]"#)).isEmpty)
    }
}
