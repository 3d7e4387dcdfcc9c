#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// Records an empty body in which a comment gives the reason.
        func noteRemark(in body: CodeBlockSyntax?, of place: Place) {
            guard let body, body.statements.isEmpty else { return }
            noteRemark(in: body, of: [place, self.place(body)])
        }

        func noteRemark(in closure: ClosureExprSyntax, of place: Place) {
            if closure.statements.isEmpty { noteRemark(in: closure, of: [place]) }
        }

        func noteRemark(in branch: SwitchCaseSyntax, of place: Place) {
            guard branch.statements.count < 2 else { return }
            let only = branch.statements.first?.item
            if only == nil || only?.is(BreakStmtSyntax.self) == true {
                noteRemark(in: branch, of: [place, only.map { self.place($0) } ?? place])
            }
        }

        private func noteRemark(in node: some SyntaxProtocol, of places: [Place]) {
            guard hasRemark(node) else { return }
            for place in places { remarked.insert(place.line) }
        }

        /// Whether there is a comment between the first token of a node and the end of the line of its last token.
        private func hasRemark(_ node: some SyntaxProtocol) -> Bool {
            var isFirst = true
            for token in node.tokens(viewMode: .sourceAccurate) {
                let trivia = isFirst ? token.trailingTrivia : token.leadingTrivia + token.trailingTrivia
                if trivia.contains(where: { Remark.isWords($0.comment) }) { return true }
                isFirst = false
            }
            return false
        }
    }

    extension TriviaPiece {
        fileprivate var comment: String? {
            switch self {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                text
            default: nil
            }
        }
    }
#endif

/// A comment in an empty body.
enum Remark {
    /// Whether it gives a reason in words for the empty body: it is neither commented-out code nor a to-do.
    static func isWords(_ comment: String?) -> Bool {
        guard let comment else { return false }
        let text = comment.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
        let isCode = text.contains { "(){};".contains($0) } || text.contains(" = ")
        guard text.contains(where: \.isLetter), !isCode else { return false }
        let upper = text.uppercased()
        return !["TODO", "FIXME", "HACK", "XXX", "MARK"].contains { upper.contains($0) }
            && !text.hasPrefix(SuppressionComment.mark)
    }
}
