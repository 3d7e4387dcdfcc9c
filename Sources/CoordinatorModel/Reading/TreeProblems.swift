/// What is wrong with a file, as it comes to light; made into diagnostics, with positions and paths, at the end.
struct TreeProblems {
    /// Where a problem lies, and the words for it.
    struct Problem {
        var offset: Int
        var token: Int?
        var message: String
        var expected: String?
        var hint: String?
    }

    /// More than this are counted, not kept: a file of another kind may have millions.
    private static let mostKept = 10 * TreeReadingError.maximumDiagnostics

    private var kept: [Problem] = []
    private(set) var count = 0

    mutating func add(_ problem: @autoclosure () -> Problem) {
        count += 1
        if kept.count < Self.mostKept { kept.append(problem()) }
    }

    /// The error that carries them, in the order of the file; `nil` if nothing is wrong.
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
