import CoordinatorAnalysis
import CoordinatorModel
import ProjectConfiguration
import Testing

@Suite struct EffectiveConfigurationTests {
    @Test func everyValueKnowsWhereItComesFrom() throws {
        var configuration = try configuration(richText, file: "app/.coordviz.yml")
        configuration.apply(CommandLineChoices(failOn: .note, baseline: "b.txt"))
        #expect(configuration.failOn == Sourced(.note, .commandLine(option: "--fail-on")))
        #expect(configuration.baseline == Sourced("b.txt", .commandLine(option: "--baseline")))
        #expect(configuration.severities["unused-event"] == Sourced(.off, .file("app/.coordviz.yml", line: 10)))
        #expect(configuration.severities["unhandled-event"] == Sourced(.error, .standard))
        #expect(configuration.maximumChildren == Sourced(12, .file("app/.coordviz.yml", line: 15)))
        #expect(configuration.policies.map(\.origin.description).first == "app/.coordviz.yml:18")
        #expect(configuration.reports.origin == .file("app/.coordviz.yml", line: 6))
        #expect(configuration.rules.suppressions[1].location == Location(file: "app/.coordviz.yml", line: 40))
    }

    @Test func theCommandLineOverrulesTheFileOnlyWhereItSaysSomething() throws {
        let file = try configuration(richText)
        var same = file
        same.apply(CommandLineChoices())
        #expect(same == file)
        var other = file
        other.apply(
            CommandLineChoices(failOn: .warning, failOnOption: "--strict", reports: [ReportRequest("json=x.json")]))
        #expect(other.failOn.origin.description == "--strict")
        #expect(other.reports.value.map(\.description) == ["json=x.json"])
        #expect(other.rules == file.rules)
    }

    @Test(arguments: ["", richText, "rules: { max-depth: { severity: off, limit: 3 } }"])
    func itsTextReadsAsTheSame(yaml: String) throws {
        var effective = try configuration(yaml, file: "sub folder/.coordviz.yml")
        #expect(try configuration(effective.text).hasSameEffect(as: effective))
        effective.apply(CommandLineChoices(failOn: .note, baseline: "a\"b\\c #d", reports: [ReportRequest("text")]))
        #expect(try configuration(effective.text).hasSameEffect(as: effective))
    }

    @Test func aDifferenceIsNoSameEffect() throws {
        for yaml in [
            "fail-on: note", "baseline: b", "reports: json", "rules: { unused-event: off }", "paths-per-emission: 1",
            "policies: [{ name: a, forbid: { emits: A } }]",
        ] {
            #expect(try !configuration(yaml).hasSameEffect(as: EffectiveConfiguration()), "\(yaml)")
        }
    }

    @Test func hostileTextStaysInItsQuotes() throws {
        var effective = EffectiveConfiguration()
        let hostile = "\" # \\ \n rules: \u{1B}[31m \u{2028} \u{85} \u{FEFF} \u{0} \r {{ 🙂 \u{FFFF}"
        effective.suppressions = [Sourced(Suppression(rule: "unused-event", reason: hostile))]
        effective.failOn.origin = .file("a\nrules: []", line: 1)
        #expect(try configuration(effective.text).rules.suppressions.map(\.reason) == [hostile])
    }

    @Test func itsTextNamesTheOrigins() throws {
        var effective = try configuration("rules:\n  unused-event: off\n  max-depth: { severity: note }\n")
        effective.apply(CommandLineChoices(failOn: .warning, failOnOption: "--strict"))
        let lines = effective.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains("fail-on: warning # --strict"))
        #expect(lines.contains("unused-event: off # .coordviz.yml:2"))
        #expect(lines.contains("severity: note # .coordviz.yml:3"))
        #expect(lines.contains("limit: 8 # default"))
        #expect(lines.contains("unhandled-event: error # default"))
    }
}
