@testable import CoordinatorAnalysis
import CoordinatorModel
import Testing

@Suite struct BaselineTests {
    private static func tree(_ children: [String], line: Int = 1, file: String = "A.swift") -> String {
        let branches = children.map {
            #"{ "child": { "type": "\#($0)", "emits": [{ "event": "E.x", "file": "\#($0)\#(file)", "line": \#(line) }] } }"#
        }
        // It is intercepted somewhere, so that each loss is a finding of its own.
        let heard = #""child": { "type": "Safe", "emits": ["E.x"], "intercepts": ["E.x"] }"#
        return #"{ "version": 1, "root": { "type": "App", "branches": [{ \#(heard) }, "#
            + #"{ "child": { "type": "Flow", "branches": [\#(branches.joined(separator: ", "))] } }] } }"#
    }

    private func fingerprints(_ json: String) throws -> Set<String> {
        let findings = Analysis(try CoordinatorTree(json)).findings
        #expect(Set(findings.map(\.fingerprint)).count == findings.count)
        return Set(findings.map(\.fingerprint))
    }

    @Test func fingerprintsHoldThroughMovedLinesRenamedFilesAndReorderedSiblings() throws {
        let before = try fingerprints(Self.tree(["A", "B", "C"]))
        #expect(before.count == 3)
        #expect(try fingerprints(Self.tree(["A", "B", "C"], line: 99)) == before)
        #expect(try fingerprints(Self.tree(["A", "B", "C"], file: "Renamed.swift")) == before)
        #expect(try fingerprints(Self.tree(["C", "A", "B"])) == before)
    }

    @Test func aRealChangeChangesTheFingerprint() throws {
        #expect(try fingerprints(Self.tree(["A"])).isDisjoint(with: try fingerprints(Self.tree(["B"]))))
        let other = Self.tree(["A"]).replacing("E.x", with: "E.y")
        #expect(try fingerprints(Self.tree(["A"])).isDisjoint(with: try fingerprints(other)))
    }

    @Test func renamingACoordinatorOnThePathOrAddingAWayMakesNoFindingNew() throws {
        let before = Check([Analysis(try CoordinatorTree(Self.tree(["A", "B"])))], configuration: RuleConfiguration())
        let renamed = Self.tree(["A", "B"]).replacing("Flow", with: "Renamed").replacing("App", with: "Main")
        let another = Self.tree(["A", "B"]).replacing(
            #""type": "Safe","#, with: #""type": "Safe", "branches": [{ "to": "A" }],"#
        ).replacing(#""type": "Flow","#, with: #""type": "Flow", "id": "Flow","#)
        for tree in [renamed, another] {
            let analysis = Analysis(try CoordinatorTree(tree))
            #expect(analysis.findings.count == 2)
            let check = Check([analysis], configuration: RuleConfiguration(), baseline: before.baseline)
            #expect(check.findings.joined().isEmpty)
            #expect(check.fixed.isEmpty)
        }
    }

    @Test func ofFindingsThatAreAlikeTheOneThatIsNewIsTold() throws {
        func tree(_ wired: [Bool]) -> String {
            let flows = wired.enumerated().map { index, isWired in
                #"{ "child": { "type": "Flow\#(index)", "intercepts": [\#(isWired ? #""E.x""# : "")], "#
                    + #""screens": [{ "type": "View", "emits": ["E.x"] }] } }"#
            }
            return #"{ "version": 1, "root": { "type": "App", "branches": [\#(flows.joined(separator: ","))] } }"#
        }
        let before = Check(
            [Analysis(try CoordinatorTree(tree([true, true, false])))], configuration: RuleConfiguration())
        #expect(before.baseline.entries.count == 1)
        let after = Check(
            [Analysis(try CoordinatorTree(tree([false, true, false])))], configuration: RuleConfiguration(),
            baseline: before.baseline)
        #expect(after.findings.joined().map(\.coordinator) == ["Flow0"])
        #expect(after.known.map(\.coordinator) == ["Flow2"])
    }

    /// Two flows with a screen each, which emits the same event. A wired one intercepts it; of the others an object is meant to.
    private static func flows(_ isWired: [Bool], intent: String) throws -> Analysis {
        let flows = zip(["A", "B"], isWired).map { name, isWired in
            let reason = #", "heard": "never", "x-wiring": { "intent": "\#(intent)" }"#
            return #"{ "child": { "type": "\#(name)", "intercepts": [\#(isWired ? #""E.x""# : "")], "screens": ["#
                + #"{ "type": "View\#(name)", "emits": [{ "event": "E.x"\#(isWired ? "" : reason) }] }] } }"#
        }
        return Analysis(
            try CoordinatorTree(
                #"{ "version": 1, "root": { "type": "App", "branches": [\#(flows.joined(separator: ", "))] } }"#))
    }

    @Test func aLossThatIsReportedTogetherWithAnotherOneIsNotFixed() throws {
        let before = Check([try Self.flows([true, false], intent: "unset")], configuration: RuleConfiguration())
        #expect(before.baseline.entries.map(\.description) == ["E.x from ViewB in App > B"])
        // Both lose it now, for one reason, which is one new finding: at A, and also at B.
        let both = Check(
            [try Self.flows([false, false], intent: "meant")], configuration: RuleConfiguration(),
            baseline: before.baseline)
        #expect(both.findings.joined().map(\.coordinator) == ["A"])
        #expect(both.fixed.isEmpty && both.general.isEmpty)
        // The nearest miss: B is repaired, and only A loses it.
        let other = Check(
            [try Self.flows([false, true], intent: "meant")], configuration: RuleConfiguration(),
            baseline: before.baseline)
        #expect(other.findings.joined().map(\.coordinator) == ["A"])
        #expect(other.fixed.map(\.description) == ["E.x from ViewB in App > B"])
        #expect(other.general.map(\.isAboutFixed) == [true])
    }

    /// One channel: first only an event is lost that has a default, then the channel isn't wired any more.
    private static func channel(_ intents: [String]) throws -> Check {
        func emission(_ index: Int, _ intent: String) -> String {
            #"{ "event": "D.e\#(index)", "heard": "never", "x-wiring": { "intent": "\#(intent)", "channel": "View.d" } }"#
        }
        let emits = intents.enumerated().map(emission).joined(separator: ", ")
        let json =
            #"{ "version": 1, "root": { "type": "App", "screens": [{ "type": "View", "emits": [\#(emits)] }] } }"#
        return Check([Analysis(try CoordinatorTree(json))], configuration: RuleConfiguration())
    }

    private func new(_ after: Check, _ before: Check) throws -> [Finding] {
        let baseline = try Baseline(text: before.baseline.text)
        #expect(baseline == before.baseline)
        let result = baseline.applied(to: after.findings.flatMap { $0 })
        #expect(result.fixed.isEmpty && result.new.count + result.known.count == after.findings.joined().count)
        return result.new
    }

    @Test func aFindingThatBecameMoreSevereIsNewAndOneThatBecameLessSevereIsNot() throws {
        let (note, warning) = (try Self.channel(["optional"]), try Self.channel(["optional", "unset"]))
        let error = try Self.channel(["optional", "meant"])
        #expect([note, warning, error].map(\.worst) == [.note, .warning, .error])
        #expect(Set([note, warning, error].flatMap { $0.findings.joined().map(\.fingerprint) }).count == 1)
        #expect(note.baseline.text.contains(" unhandled-event (note) D.e0 from View in App\n"))
        #expect(try new(error, note).map(\.event) == ["D.e1"])
        #expect(try new(warning, note).map(\.severity) == [.warning])
        #expect(try new(error, warning).map(\.severity) == [.error])
        #expect(try new(warning, error).isEmpty)
        #expect(try new(note, error).isEmpty)
        #expect(try new(error, error).isEmpty)
    }

    /// What the configuration says of severities doesn't make anything new, and neither do entries of earlier builds.
    @Test func onlyTheEvidenceMakesAFindingMoreSevere() throws {
        let tree = try CoordinatorTree(Self.tree(["A"]))
        let quiet = RuleConfiguration(severities: ["unhandled-event": .note])
        let before = Check([Analysis(tree, configuration: quiet)], configuration: quiet)
        #expect(before.worst == .note)
        let after = Check([Analysis(tree)], configuration: RuleConfiguration())
        #expect(after.worst == .error)
        #expect(try new(after, before).isEmpty)
        let unmarked = try Self.channel(["optional"]).baseline.text.replacing("(note) ", with: "")
        #expect(try Baseline(text: unmarked).applied(to: Self.channel(["meant"]).findings.flatMap { $0 }).new.isEmpty)
    }

    @Test func theLeastSevereEntryThatWillDoIsTaken() throws {
        let entries = [("1", Severity.error), ("1-2", .note)].map { number, severity in
            Baseline.Entry(
                fingerprint: "000000000000000\(number)", rule: "r", description: "(note) before", severity: severity)
        }
        let baseline = Baseline(entries)
        #expect(try Baseline(text: baseline.text) == baseline)
        let findings = [("1", Severity.note), ("1-2", .error)].map { number, evidence in
            var finding = Finding(
                rule: "r", severity: evidence, message: "now", fingerprint: "000000000000000\(number)")
            finding.evidence = evidence
            return finding
        }
        #expect(baseline.applied(to: findings).new.isEmpty)
        #expect(baseline.applied(to: findings.reversed()).new.isEmpty)
    }

    @Test func whatLooksAlikeIsNumbered() throws {
        let alike = try fingerprints(Self.tree(["A", "A"]).replacing(#""type": "A""#, with: #""type": "A""#))
        #expect(alike.isSuperset(of: try fingerprints(Self.tree(["A"]))))
    }

    /// What can't stand on a line is written as a space, which comes before every letter.
    @Test(arguments: ["A\u{7F}B", "A\nB", "AB"])
    func aBaselineThatIsReadAndWrittenAgainStaysAsItIs(name: String) throws {
        let names = ["AA", name, "Z"]
        var baseline = Baseline(
            names.enumerated().map { .init(fingerprint: "000000000000000\($0)", rule: "r", description: $1) })
        baseline.coverage = ["AA": 1, name: 2, "Z": 3]
        #expect(try Baseline(text: baseline.text).text == baseline.text)
    }

    @Test func aBaselineKnowsWhatItHasSeenReportsWhatIsNewAndWhatIsFixed() throws {
        let before = Check([Analysis(try CoordinatorTree(Self.tree(["A", "B"])))], configuration: RuleConfiguration())
        let read = try Baseline(text: before.baseline.text)
        #expect(read == before.baseline)
        let after = Check(
            [Analysis(try CoordinatorTree(Self.tree(["B", "C"])))], configuration: RuleConfiguration(), baseline: read)
        #expect(after.findings.joined().map(\.coordinator) == ["C"])
        #expect(after.known.map(\.coordinator) == ["B"])
        #expect(after.fixed.map(\.description) == ["E.x from A in App > Flow > A"])
        // A fix must not break the build, also where warnings do.
        #expect(after.general.map(\.severity) == [.note])
        #expect(after.baseline.entries.count == 2)
        #expect((after.summary.known, after.summary.fixed, after.summary.errors) == (1, 1, 1))
    }

    @Test func aChangeThatMakesCoordvizBlindIsNoticed() throws {
        func check(_ emits: String, unresolved: String = "[]", baseline: Baseline? = nil) throws -> Check {
            let json = """
                { "version": 1, "root": { "type": "App", "file": "App.swift", "emits": [\(emits)], "intercepts": ["E.*"] },
                  "unresolved": \(unresolved) }
                """
            return Check([Analysis(try CoordinatorTree(json))], configuration: RuleConfiguration(), baseline: baseline)
        }
        let written = try check(#""E.x", "E.y""#).baseline
        #expect(written.text.contains("# read of it: 3 App\n"))
        let baseline = try Baseline(text: written.text)
        #expect(baseline == written)
        let note = #"[{ "what": "a variable", "file": "App.swift", "line": 3 }]"#
        let blind = try check(#""E.x""#, unresolved: note, baseline: baseline)
        #expect(blind.general.map(\.coordinator) == ["App"])
        #expect(blind.general.map(\.severity) == [.warning])
        // What was taken out leaves nothing that could not be followed; and what was blind before is no news.
        #expect(try check(#""E.x""#, baseline: baseline).general.isEmpty)
        #expect(try check(#""E.x", "E.y""#, unresolved: note, baseline: baseline).general.isEmpty)
        let elsewhere = #"[{ "what": "a variable", "file": "Other.swift" }]"#
        #expect(try check(#""E.x""#, unresolved: elsewhere, baseline: baseline).general.isEmpty)
    }

    @Test func itsTextIsSortedAndSurvivesHostileNames() throws {
        let hostile = Self.tree(["A\\nB", "#\\u2028x"])
        let baseline = Baseline(Analysis(try CoordinatorTree(hostile)).findings)
        #expect(try Baseline(text: baseline.text).entries.map(\.fingerprint) == baseline.entries.map(\.fingerprint))
        #expect(baseline.text.split(separator: "\n").count == 2 + baseline.entries.count)
        #expect(baseline.entries == Baseline(baseline.entries.reversed()).entries)
    }

    @Test(arguments: [
        ("", 1), ("something", 1), ("# coordviz baseline 2\n", 1), ("# coordviz baseline 1\n\nnonsense here\n", 3),
        ("# coordviz baseline 1\n0123456789abcdef \u{11}unhandled-event A\n", 2),
        ("# coordviz baseline 1\n0123456789abcdef a\u{7}b A\n", 2),
    ])
    func whatIsNoBaselineIsRejectedWithItsLine(text: String, line: Int) {
        let error = #expect(throws: BaselineError.self) { try Baseline(text: text) }
        #expect(error?.line == line)
    }

    /// Only the rule must be a word: a description may have come from anywhere.
    @Test(arguments: ["unhandled-event \u{11}A", "unhandled-event", "événement A"])
    func whatIsNearlyNoneIsReadAndWrittenAgain(rest: String) throws {
        let baseline = try Baseline(text: "# coordviz baseline 1\n0123456789abcdef \(rest)\n")
        #expect(baseline.entries.count == 1)
        #expect(try Baseline(text: baseline.text) == baseline)
    }

    @Test func severalTreesThatAreAlikeKeepTheirFindingsApart() throws {
        let analysis = Analysis(try CoordinatorTree(Self.tree(["A"])))
        let check = Check([analysis, analysis], configuration: RuleConfiguration())
        #expect(Set(check.findings.joined().map(\.fingerprint)).count == 2)
        #expect(check.worst == .error)
        #expect(check.summary.errors == 2)
    }
}
