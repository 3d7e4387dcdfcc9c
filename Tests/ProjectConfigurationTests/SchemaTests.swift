import ProjectConfiguration
import Testing

@Suite struct SchemaTests {
    @Test func thePublishedSchemaIsUpToDate() throws {
        let text = ConfigurationSchema.text
        let published = try ProjectFile(path: "docs/coordviz.schema.json").text(renewedWith: text)
        #expect(published == text, "docs/coordviz.schema.json: renew it with COORDVIZ_RENEW=1 swift test")
    }

    @Test func theSchemaAcceptsWhatTheReaderAccepts() throws {
        let texts = [
            "", Starter.text, richText, EffectiveConfiguration().text, try configuration(richText).text,
            "reports: text", "rules: { max-depth: { severity: off } }", "ignore: ~\npolicies:\n", "baseline: 12",
        ]
        for text in texts { #expect(problems(text) == []) }
        let answers = try SecondOpinion.isValid(try texts.map(SecondOpinion.json), schema: ConfigurationSchema.text)
        #expect(answers == texts.map { _ in true })
    }

    /// What needs more than a schema: names that must be unique or known, control characters, syntax.
    private static let beyondSchema = [
        "duplicate key", "another policy", "is a rule", "there is no rule or policy", "two reports",
        "unknown report format", "control character", "is not a key", "is not a version", "newer than",
    ]

    @Test func theSchemaRejectsWhatTheReaderRejectsForItsShape() throws {
        let cases = ErrorTests.cases.filter { mistake in
            // JSON has only the last of two members with one name, which may be the right one.
            !mistake.messages.contains { $0.contains("duplicate key") }
                && !mistake.messages.allSatisfy { message in Self.beyondSchema.contains { message.contains($0) } }
        }
        #expect(cases.count > 30)
        let texts = try cases.map { try SecondOpinion.json(MarkedText($0.yaml).text) }
        let answers = try SecondOpinion.isValid(texts, schema: ConfigurationSchema.text)
        #expect(answers.count == cases.count)
        for (mistake, isValid) in zip(cases, answers) { #expect(!isValid, "\(mistake.yaml)") }
    }
}
