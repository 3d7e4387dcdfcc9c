import CoordinatorModel
import ProjectConfiguration
import Testing

/// Texts with mistakes, what is said about each, and where.
@Suite struct ErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var yaml: String
        var messages: [String]
        var testDescription: String { messages.joined(separator: "; ") }

        init(_ yaml: String, _ messages: String...) { (self.yaml, self.messages) = (yaml, messages) }
    }

    static let cases = [
        Case("1️⃣polices: []", "unknown key \"polices\" in the configuration"),
        Case("fail-on: 1️⃣off", "\"off\" is not a severity"),
        Case("fail-on:1️⃣", "nothing is not a severity"),
        Case("rules:\n  1️⃣unused-evnt: off", "unknown rule \"unused-evnt\""),
        Case("rules:\n  unused-event: 1️⃣warn", "\"warn\" is not a severity"),
        Case("rules:\n  unused-event: 1️⃣[off]", "a list is not a severity"),
        Case("rules: 1️⃣[unused-event]", "a list is not a mapping of rules to severities"),
        Case("rules:\n  max-depth: 1️⃣{ limit: 6 }", "a rule with a limit needs \"severity\""),
        Case("rules:\n  max-depth: { severity: note, limit: 1️⃣0 }", "\"0\" is not a number that is allowed here"),
        Case("rules:\n  max-depth: { severity: note, limit: 1️⃣\"6\" }", "\"6\" is not a number that is allowed here"),
        Case("rules:\n  unused-event: { severity: note, 1️⃣limit: 6 }", "unknown key \"limit\" in a rule"),
        Case(
            "paths-per-emission: 1️⃣99999999999999999999",
            "\"99999999999999999999\" is not a number that is allowed here"),
        Case("rules:\n  unused-event: off\n  1️⃣unused-event: note", "duplicate key \"unused-event\""),
        Case("rules: {}\n1️⃣rules: {}\n2️⃣rules: {}", "duplicate key \"rules\"", "duplicate key \"rules\""),
        Case("\"rules\": {}\n1️⃣'rules': {}\n", "duplicate key \"rules\""),
        Case(
            "rules: {}\n1️⃣rules: {}\nfail-on: 2️⃣high\n3️⃣fail-on: note",
            "duplicate key \"rules\"", "\"high\" is not a severity", "duplicate key \"fail-on\""),
        Case("1️⃣[1]: 2", "a list is not a key"),
        Case("1️⃣- rules", "a list is not the configuration"),
        Case("1️⃣text", "\"text\" is not the configuration"),
        Case("version: 1️⃣2\nunheard-of: true", "version 2 of the configuration is newer than this coordviz"),
        Case("version: 1️⃣one", "\"one\" is not a version"),
        Case("baseline:1️⃣ ", "nothing is not text"),
        Case("baseline: 1️⃣\"a\\0b\"", "the path contains a control character: \"a\\u{0}b\""),
        Case("baseline: 1️⃣[a]", "a list is not text"),
        Case("reports: 1️⃣sarfi=x", "unknown report format \"sarfi\""),
        Case("reports: [text, 1️⃣json]", "two reports can't be written to the same file: standard output"),
        Case("reports: [text=a, sarif=b, 1️⃣json=a]", "two reports can't be written to the same file: \"a\""),
        Case("reports:\n  - 1️⃣{ text: a }", "a mapping is not text"),
        Case("reports: [1️⃣json=]", "this is empty"),
        Case("ignore: 1️⃣{ rule: unused-event }", "a mapping is not a list"),
        Case("ignore:\n  - 1️⃣rule: unused-event", "a suppression needs \"reason\""),
        Case("ignore: [{ rule: unused-event, reason: 1️⃣\" \" }]", "this is empty"),
        Case("ignore: [{ rule: 1️⃣unusedevent, reason: x }]", "there is no rule or policy \"unusedevent\""),
        Case("ignore: [{ rule: unused-event, reason: x, event: 1️⃣\"\" }]", "an empty pattern matches nothing"),
        Case("ignore: [1️⃣unused-event]", "\"unused-event\" is not a suppression"),
        Case("policies: [1️⃣{ forbid: { emits: A } }]", "a policy needs \"name\""),
        Case("policies: [1️⃣{ name: a }]", "a policy is incomplete"),
        Case(
            "policies: [{ name: a, forbid: { emits: A }, 1️⃣require: { emits: B } }]",
            "a policy can't have both \"forbid\" and \"require\""),
        Case("policies: [{ name: a, forbid: 1️⃣{ who: A } }]", "what a policy forbids or requires is incomplete"),
        Case(
            "policies: [{ name: a, forbid: { emits: A, 1️⃣presents: B } }]",
            "what a policy forbids or requires can't have both \"emits\" and \"presents\""),
        Case(
            "policies: [{ name: a, forbid: { emits: A, 1️⃣presentation: push } }]",
            "presentation is only valid together with presents"),
        Case("policies: [{ name: a, forbid: { emits: 1️⃣[] } }]", "an empty list matches nothing"),
        Case("policies: [{ name: a, forbid: { emits: 1️⃣{} } }]", "a pattern is incomplete"),
        Case("policies: [{ name: a, forbid: { emits: 1️⃣~ } }]", "nothing is not a pattern"),
        Case("policies: [{ name: a, forbid: { emits: [A, 1️⃣[B]] } }]", "a list is not a pattern"),
        Case("policies: [{ name: a, forbid: { emits: { 1️⃣under: B } } }]", "unknown key \"under\" in a pattern"),
        Case("policies: [{ name: a, forbid: { presents: { 1️⃣not: B } } }]", "unknown key \"not\" in a selection"),
        Case("policies: [{ name: 1️⃣unused-event, forbid: { emits: A } }]", "unused-event is a rule"),
        Case("policies: [{ name: 1️⃣a b, forbid: { emits: A } }]", "\"a b\" can't be the name of a policy"),
        Case(
            "policies:\n  - { name: a, forbid: { emits: A } }\n  - { name: 1️⃣a, forbid: { emits: B } }",
            "another policy is named \"a\""),
        // A policy with a mistake is still there for references to it.
        Case(
            "policies: [{ name: a, forbid: { emits: 1️⃣[] } }]\nignore: [{ rule: a, reason: x }]",
            "an empty list matches nothing"),
        Case("# 🙂 ä\nrules: { max-depth: 1️⃣🙂, 2️⃣x: y }", "\"🙂\" is not a severity", "unknown rule \"x\""),
    ]

    @Test(arguments: cases) func isFoundAtItsPlace(mistake: Case) {
        let marked = MarkedText(mistake.yaml)
        let found = problems(marked.text)
        #expect(found.map(\.message) == mistake.messages)
        #expect(found.map { "\($0.line):\($0.column)" } == marked.places)
    }

    @Test(arguments: cases) func isFoundAtItsPlaceBehindAByteOrderMark(mistake: Case) {
        let marked = MarkedText(mistake.yaml)
        #expect(problems("\u{FEFF}" + marked.text).map { "\($0.line):\($0.column)" } == marked.places)
    }

    @Test func theWholeMessageHelps() {
        #expect(
            problems("rules:\n  unused-evnt: off\npolicies:\n- name: p\n  forbd: {}\n").map(\.description) == [
                """
                c.yml:2:3: error: unknown rule "unused-evnt"
                    at rules.unused-evnt
                    expected the id of a rule; coordviz rules lists them
                    did you mean "unused-event"?
                """,
                """
                c.yml:4:3: error: a policy is incomplete
                    at policies[0]
                    expected exactly one of forbid or require
                """,
                """
                c.yml:5:3: error: unknown key "forbd" in a policy
                    at policies[0].forbd
                    expected name, severity, comment, forbid or require
                    did you mean "forbid"?
                """,
            ])
    }

    @Test func aRuleThatIsNotIndentedIsRecognized() {
        let hints = problems("rules:\nunused-event: off").map(\.hint)
        #expect(hints == ["unused-event is a rule: indent it under \"rules:\""])
    }

    @Test(arguments: [
        ("source: MyApp/Sources", "write source: { paths: [MyApp/Sources] }"),
        ("source: [App, Modules]", "write source: { paths: [App, Modules] }"),
        ("strict: true", "did you mean \"fail-on: warning\"?"),
        ("excluded: [Demo]", "did you mean \"source: { exclude: [Demo] }\"?"),
        ("included: [App]", "did you mean \"source: { paths: [MyApp/Sources] }\"?"),
        ("disabled_rules: [unused-event]", "did you mean \"rules: { unused-event: off }\"?"),
        ("exclude: [Demo]", "exclude belongs to the source: indent it under \"source:\""),
        ("paths: [App]", "paths belongs to the source: indent it under \"source:\""),
    ])
    func keysOfOtherToolsAndOfOtherPlacesAreRecognized(yaml: String, hint: String) {
        #expect(problems(yaml).map(\.hint) == [hint])
    }

    /// The nearest misses: not paths, and not at the top.
    @Test(arguments: ["source:\nrules: { strict: off }", "source: [[a]]", "policies: [{ name: a, excluded: b }]"])
    func otherValuesGetNoSuchHint(yaml: String) {
        #expect(
            problems(yaml).allSatisfy { $0.hint?.contains("source") != true && $0.hint?.contains("fail-on") != true })
    }

    @Test func aDialectIsReportedTogetherWithEverythingElse() {
        let yaml = "fail-on: high\nsource:\n  dialects: [delegate, no-streams]\n"
        let error = #expect(throws: ConfigurationError.self) {
            _ = try EffectiveConfiguration(
                yaml: Array(yaml.utf8), file: "c.yml", reportFormats: formats, dialects: ["delegates", "streams"])
        }
        #expect(
            error?.diagnostics.map(\.message) == [#""high" is not a severity"#, #"there is no dialect "delegate""#])
        #expect(error?.diagnostics.last.map { [$0.line, $0.column] } == [3, 14])
        #expect(error?.diagnostics.last?.hint == #"did you mean "delegates"?"#)
        // The nearest miss: where no dialects are known, none is wrong.
        #expect(problems("source:\n  dialects: [delegate]\n").isEmpty)
    }

    @Test func neverToFailIsAnOption() {
        #expect(problems("fail-on: none").map(\.hint).first??.contains("--fail-on none") == true)
        #expect(problems("fail-on: not").map(\.hint) == [#"did you mean "note"?"#])
        #expect(problems("rules: { unused-event: none }").map(\.hint) == [#"did you mean "note"?"#])
    }

    @Test func aPathOutsideTheProjectCanBeNamedElsewhere() {
        let hints = problems("source: { paths: [../App] }\nbaseline: ../known\n").map(\.hint)
        #expect(hints.first == "source elsewhere can be named on the command line: coordviz check FOLDER")
        #expect(hints.last == "other places can be given on the command line: --report FORMAT=FILE, --baseline FILE")
    }

    @Test func aFileThatIsNotThereIsAnErrorOfTheSystem() {
        #expect(throws: ConfigurationError.unreadable(file: "/nowhere/c.yml", reason: "No such file or directory")) {
            _ = try EffectiveConfiguration(contentsOf: "/nowhere/c.yml", isFound: false, reportFormats: formats)
        }
    }

    @Test func tooManyErrorsToReadAreCounted() throws {
        let yaml = (0..<150).map { "k\($0): 1\n" }.joined()
        let error = #expect(throws: ConfigurationError.self) { _ = try configuration(yaml) }
        #expect(error?.diagnostics.count == 100)
        #expect(error?.description.hasSuffix("\nand 50 more") == true)
    }
}
