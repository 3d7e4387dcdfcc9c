import CoordinatorModel
import Testing
import TreeFixtures

@Suite struct SchemaTests {
    /// The published file is the schema's text. After a change of the format: `COORDVIZ_RENEW=1 swift test`.
    @Test func thePublishedSchemaIsUpToDate() throws {
        let published = try GoldenFile(path: "docs/tree.schema.json").text(renewedWith: TreeSchema.text)
        #expect(published == TreeSchema.text, "docs/tree.schema.json: renew it with COORDVIZ_RENEW=1 swift test")
    }

    @Test func theSchemaRejectsWhatTheReaderRejectsForItsShape() throws {
        let answers = try SecondOpinion.isValid(MalformedCase.all.map(\.json), schema: TreeSchema.text)
        #expect(answers.count == MalformedCase.all.count)
        for (malformed, isValid) in zip(MalformedCase.all, answers) {
            #expect(isValid == malformed.isBeyondSchema, "\(malformed.json)")
        }
    }

    @Test func theSchemaAcceptsWhatTheReaderAccepts() throws {
        let cases = WellFormedCases.all
        for json in cases { #expect(problems(json) == [], "\(json)") }
        let answers = try SecondOpinion.isValid(cases, schema: TreeSchema.text)
        for (json, isValid) in zip(cases, answers) { #expect(isValid, "\(json)") }
    }

    @Test func theSchemaAcceptsWhatTheWriterWrites() throws {
        let trees = (0..<100 as Range<UInt64>).map { seed in
            var random = RandomTree(seed: seed)
            return canonicalText(random.tree())
        }
        let answers = try SecondOpinion.isValid(trees, schema: TreeSchema.text)
        for (tree, isValid) in zip(trees, answers) { #expect(isValid, "\(tree)") }
    }
}
