/// The problems found in a file so far. At the end they become diagnostics with positions and paths.
struct TreeProblems {
    /// The place of a problem, and its text.
    struct Problem {
        var offset: Int
        var token: Int?
        var message: String
        var expected: String?
        var hint: String?
    }

    /// Problems beyond this number are counted, not stored: a file of another kind may have millions.
    private static let mostKept = 10 * TreeReadingError.maximumDiagnostics

    private var kept: [Problem] = []
    private(set) var count = 0

    mutating func add(_ problem: @autoclosure () -> Problem) {
        count += 1
        if kept.count < Self.mostKept { kept.append(problem()) }
    }

    /// The error with all problems, in the order of the file; `nil` if nothing is wrong.
    func error(file: String, document: JSONDocument) -> TreeReadingError? {
        guard count > 0 else { return nil }
        let shown = kept.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .prefix(TreeReadingError.maximumDiagnostics).map(\.element)
        let marks = SourceMarks(document.bytes, upTo: shown.last?.offset ?? 0)
        let diagnostics = shown.map { problem in
            let position = marks.position(at: problem.offset, in: document.bytes)
            return Diagnostic(
                file: file, line: position.line, column: position.column,
                path: problem.token.map { JSONPath.text(to: $0, in: document) } ?? "", message: problem.message,
                expected: problem.expected, hint: problem.hint)
        }
        return TreeReadingError(diagnostics: diagnostics, omitted: count - diagnostics.count)
    }
}
