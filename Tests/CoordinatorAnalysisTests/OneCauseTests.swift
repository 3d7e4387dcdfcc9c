import CoordinatorAnalysis
import CoordinatorModel
import Testing

/// One omission in the source is one finding, however much goes wrong because of it.
@Suite struct OneCauseTests {
    private func found(_ root: String) throws -> [Finding] {
        Analysis(try CoordinatorTree(#"{ "version": 1, "root": \#(root) }"#)).findings
            .filter { $0.severity >= .warning }
    }

    private func leak(_ child: String, removed: String = "", _ rest: String = "", member: String = "children")
        -> String
    {
        #"{ "presentation": "push", "holds": { "how": "strong", "member": "\#(member)", "many": true }, "#
            + #""removed": [\#(removed)], "child": { "type": "\#(child)"\#(rest) } }"#
    }

    private func app(_ parents: [String: [String]], _ rest: String = "") -> String {
        let flows = parents.sorted { $0.key < $1.key }.map { type, branches in
            #"{ "child": { "type": "\#(type)"\#(rest), "branches": [\#(branches.joined(separator: ", "))] } }"#
        }
        return #"{ "type": "App", "branches": [\#(flows.joined(separator: ", "))] }"#
    }

    private func removal(_ file: String) -> String { #"{ "event": "End.end", "file": "\#(file)", "line": 7 }"# }

    // MARK: - Children that stay

    @Test func withoutTheCodeThatAllShareAllChildrenStay() throws {
        let found = try found(app(["A": [leak("X"), leak("Y")], "B": [leak("Z")]]))
        #expect(
            found.map(\.message) == [
                "2 coordinators store another child in children on each visit, and no code removes any"
            ])
        #expect(found.first?.notes == ["A stores X and Y", "B stores Z"])
        #expect(found.first?.related.map(\.path) == [["A"], ["B"]])
    }

    @Test func aCollectionOfAnotherNameIsAnotherCause() throws {
        #expect(try found(app(["A": [leak("X")], "B": [leak("Z", member: "flows")]])).count == 2)
    }

    /// Who has code of their own for it forgot one child; each is a cause.
    @Test func childrenOfAParentThatRemovesOthersItselfAreCausesOfTheirOwn() throws {
        let own = [leak("Own", removed: removal("A.swift")), leak("X"), leak("Y")]
        #expect(try found(app(["A": own, "B": [leak("Z")]])).map(\.rule) == Array(repeating: "leaked-child", count: 3))
        let shared = [leak("Own", removed: removal("Base.swift")), leak("X"), leak("Y")]
        let other = [leak("Other", removed: removal("Base.swift")), leak("Z")]
        #expect(try found(app(["A": shared, "B": other])).count == 1)
    }

    @Test func aChildThatNoParentRemovesDoesNotTellItsEnd() throws {
        let one = [leak("Own", removed: removal("A.swift")), leak("Login")]
        let other = [leak("Other", removed: removal("B.swift")), leak("Login")]
        let found = try found(app(["A": one, "B": other]))
        #expect(found.map(\.message) == ["2 coordinators store another Login on each visit, and no code removes any"])
        // One of them removes it.
        let removes = [leak("Other"), leak("Login", removed: removal("B.swift"))]
        #expect(try self.found(app(["A": one, "B": removes])).count == 2)
    }

    private let login = #", "emits": ["Login.onEnd"]"#

    @Test func anEmptyHandlerNamesTheChildrenThatStay() throws {
        let empty = #", "intercepts": [{ "event": "Login.onEnd", "empty": true }]"#
        let found = try found(app(["A": [leak("Login", login)]], empty))
        #expect(found.map(\.rule) == ["empty-handler"])
        #expect(found.first?.notes == ["so no code removes Login, which A stores"])
        #expect(found.first?.related.map(\.consequence) == ["no code removes the Login that A stores"])
        // The parent hears of another event of it.
        let two = #", "emits": ["Login.onEnd", "Login.onBack"]"#
        let hears = #", "intercepts": [{ "event": "Login.onEnd", "empty": true }, "Login.onBack"]"#
        #expect(
            try self.found(app(["A": [leak("Login", two)]], hears)).map(\.rule) == ["empty-handler", "leaked-child"])
    }

    @Test func aLostEventNamesTheChildrenThatStay() throws {
        let found = try found(app(["A": [leak("Login", login)], "B": [leak("Login", login)]]))
        #expect(found.map(\.rule) == ["unhandled-event"])
        #expect(
            found.first?.notes.suffix(2) == [
                "so no code removes Login, which A stores", "so no code removes Login, which B stores",
            ])
        // Its event is intercepted, and does not end it.
        let heard = try self.found(app(["A": [leak("Login", login)]], #", "intercepts": ["Login.onEnd"]"#))
        #expect(heard.map(\.rule) == ["leaked-child"])
    }

    @Test func aRuleThatIsOffNamesNothing() throws {
        var configuration = RuleConfiguration()
        configuration.severities["unhandled-event"] = .off
        let tree = try CoordinatorTree(#"{ "version": 1, "root": \#(app(["A": [leak("Login", login)]])) }"#)
        #expect(Analysis(tree, configuration: configuration).findings.map(\.rule) == ["leaked-child"])
        let quiet = app([
            "A": [leak("Login", #", "emits": [{ "event": "Login.onEnd", "ignore": ["unhandled-event"] }]"#)]
        ])
        #expect(try found(quiet).map(\.rule) == ["leaked-child"])
    }

    @Test func aSuppressedChildHidesNoOther() throws {
        let own = #"{ "type": "A", "ignore": ["leaked-child"], "branches": [\#(leak("X"))] }"#
        let found = try found(
            #"{ "type": "App", "branches": [{ "child": \#(own) }, { "child": { "type": "B", "branches": [\#(leak("Z"))] } }] }"#
        )
        #expect(found.map(\.message) == ["B stores another Z in children on each visit, and no code removes any"])
    }

    @Test func oneEndingOfAChildIsOneFinding() throws {
        func ending(_ line: Int) -> String {
            #"{ "presentation": "push", "holds": { "how": "strong", "many": true }, "removed": [{}], "#
                + #""kept": [{ "event": "Base.dismiss", "file": "Base.swift", "line": \#(line) }], "child": { "type": "Info" } }"#
        }
        let found = try found(app(["A": [ending(3)], "B": [ending(3)]]))
        #expect(found.map(\.message) == ["Info ends on Base.dismiss, and A still holds it"])
        #expect(found.first?.notes == ["B holds it as well"])
        #expect(try self.found(app(["A": [ending(3)], "B": [ending(4)]])).count == 2)
    }

    // MARK: - Baselines

    private func check(_ root: String, _ baseline: Baseline? = nil) throws -> Check {
        Check(
            [Analysis(try CoordinatorTree(#"{ "version": 1, "root": \#(root) }"#))],
            configuration: RuleConfiguration(), baseline: baseline)
    }

    @Test func aBaselineKnowsEachChildOfACause() throws {
        let before = try check(app(["A": [leak("X"), leak("Y")], "B": [leak("Z")]]))
        #expect(before.baseline.entries.count == 3)
        // What is mended makes nothing new, and is reported as fixed.
        let mended = try check(app(["A": [leak("X")], "B": [leak("Z")]]), before.baseline)
        #expect(mended.findings.joined().isEmpty)
        #expect(mended.fixed.count == 1)
        let alone = try check(app(["A": [leak("X")]]), before.baseline)
        #expect(alone.findings.joined().isEmpty)
        #expect(try check(app(["A": [leak("X"), leak("Y")], "B": [leak("Z")]]), before.baseline).known.count == 1)
    }

    @Test func ofACauseOnlyWhatIsNewIsReported() throws {
        let before = try check(app(["A": [leak("X")]]))
        let one = try check(app(["A": [leak("X")], "B": [leak("Z")]]), before.baseline)
        #expect(
            one.findings.joined().map(\.message) == [
                "B stores another Z in children on each visit, and no code removes any"
            ])
        let two = try check(app(["A": [leak("X")], "B": [leak("Y"), leak("Z")]]), before.baseline).findings.joined()
        #expect(two.map(\.notes.last) == ["the baseline has 1 of these 3"])
        #expect(two.first?.path == ["App", "B"])
    }

    // MARK: - Lost events

    private func screen(_ emissions: String...) -> String {
        #"{ "type": "View", "emits": [\#(emissions.joined(separator: ", "))] }"#
    }

    private func unwired(_ event: String, _ channel: String, _ rest: String = "") -> String {
        #"{ "event": "\#(event)", "x-wiring": { "channel": "\#(channel)", "intent": "unset" }\#(rest) }"#
    }

    /// One event is intercepted elsewhere and the other is not; the reference that was not set is one.
    @Test func allEventsOfOneReferenceThatIsNotSet() throws {
        let heard = #"{ "child": { "type": "Other", "emits": ["V.a"], "intercepts": ["V.a"] } }"#
        func root(_ channels: [String]) -> String {
            let view = screen(unwired("V.b", channels[0]), unwired("V.a", channels[1]))
            return
                #"{ "type": "App", "branches": [\#(heard), { "child": { "type": "Flow", "screens": [\#(view)] } }] }"#
        }
        let found = try found(root(["View.coordinator", "View.coordinator"]))
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.event) == ["V.a"])
        #expect(found.first?.notes == ["View.coordinator loses these events as well: V.b"])
        #expect(found.first?.related.map { $0.journey?.event } == ["V.b"])
        #expect(try self.found(root(["View.coordinator", "View.delegate"])).count == 2)
    }

    @Test func allStepsOfAScreenThatNoFlowWasToldOf() throws {
        func step(_ event: String, _ heard: String) -> String {
            #"{ "event": "\#(event)", "delivery": "stepped"\#(heard) }"#
        }
        func root(_ heard: String) -> String {
            #"{ "type": "Flow", "intercepts": ["Step.c"], "screens": [\#(screen(step("Step.a", heard), step("Step.b", heard)))] }"#
        }
        let found = try found(root(#", "heard": "never""#)).filter { $0.rule == "unhandled-event" }
        #expect(found.map(\.notes) == [["View loses these events as well: Step.b"]])
        // Its steps arrive at a flow that does not know them: each is forgotten there.
        #expect(try self.found(root("")).filter { $0.rule == "unhandled-event" }.count == 2)
    }

    @Test func whatACoordinatorForgetsItForgetsWhereverItStands() throws {
        let emission = unwired("V.a", "View.delegate", #", "heard": "never", "file": "View.swift", "line": 3"#)
        func flow(_ type: String, _ screens: String) -> String {
            #"{ "child": { "type": "\#(type)", "screens": [\#(screens)] } }"#
        }
        func root(_ flows: String...) -> String {
            let heard = #"{ "child": { "type": "Other", "emits": ["V.a"], "intercepts": ["V.a"] } }"#
            let tabs = flows.enumerated().map { #"{ "child": { "type": "Tab\#($0)", "branches": [\#($1)] } }"# }
            return #"{ "type": "App", "branches": [\#(([heard] + tabs).joined(separator: ", "))] }"#
        }
        let view = screen(emission)
        #expect(try found(root(flow("Flow", view), flow("Flow", view))).map(\.pathCount) == [2])
        // Two screens that one coordinator makes are two places in its code, and so are those of two coordinators.
        #expect(try found(root(flow("Flow", view + ", " + view))).count == 2)
        #expect(try found(root(flow("Flow", view), flow("Else", view))).count == 2)
    }
}
