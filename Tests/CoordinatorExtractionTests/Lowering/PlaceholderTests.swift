import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What an editor leaves in code for people to fill in.
@Suite struct PlaceholderTests {
    @Test func isAValueThatIsUnknown() {
        let file = SourceFile("func decode(_ text: String?) -> String { text ?? <#default value#> }")
        #expect(file.errors.isEmpty)
        #expect(file.unfilled.count == 1)
        #expect(file.unfilled.first?.location?.line == 1)
        #expect(file.unfilled.first?.what.contains("<#default value#>") == true)
    }

    /// The nearest misses: text that looks like one, and code that is wrong.
    @Test func isNothingElse() {
        let text = SourceFile(#"let text = "<#default value#>""#)
        #expect(text.errors.isEmpty && text.unfilled.isEmpty)
        let wrong = SourceFile("func decode(_ text: String?) -> String { text ?? }} ")
        #expect(!wrong.errors.isEmpty && wrong.unfilled.isEmpty)
    }
}
