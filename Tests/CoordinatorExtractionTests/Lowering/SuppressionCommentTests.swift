import Testing

@testable import CoordinatorExtraction

@Suite struct SuppressionCommentTests {
    /// Source, and what is suppressed where: `comment's line:rule@covered line (reason)`.
    static let comments: [(source: String, expected: [String])] = [
        ("a() // coordviz:ignore x-y - because of z - really", ["1:x-y@1 (because of z - really)"]),
        ("// coordviz:ignore x\na()", ["1:x@2"]),
        ("// coordviz:ignore x, y-z – why\n\n// more\n@objc\nfunc a() {}", ["1:x@4 (why)", "1:y-z@4 (why)"]),
        ("/* coordviz:ignore x - y */ a()", ["1:x@1 (y)"]),
        ("a(\n  b /* coordviz:ignore x */\n)", ["2:x@2"]),
        ("/// coordviz:ignore x\nfunc a() {}", ["1:x@2"]),
        ("/**\n coordviz:ignore x */\nfunc a() {}", ["1:x@3"]),
        ("a()\n// coordviz:ignore x\n// coordviz:ignore y\nb()", ["2:x@4", "3:y@4"]),
        ("a()\n// coordviz:ignore x", ["2:x@2"]),
        ("//coordviz:ignore x\na()", ["1:x@2"]),
        ("\"\"\"\n😀\n\"\"\" // coordviz:ignore x", ["3:x@3"]),
        // No suppressions.
        ("// // coordviz:ignore x\na()", []),
        ("// see coordviz:ignore x\na()", []),
        ("\"// coordviz:ignore x\"", []),
        ("// coordviz:ignores x\na()", []),
        ("// coordviz:ignore\na()", []),
    ]

    @Test(arguments: comments) func speakOfALine(source: String, expected: [String]) {
        let found = SourceFile(source).suppressions.map { suppression in
            "\(suppression.place.line):\(suppression.rule)@\(suppression.line)"
                + (suppression.reason.map { " (\($0))" } ?? "")
        }
        #expect(found == expected)
    }
}
