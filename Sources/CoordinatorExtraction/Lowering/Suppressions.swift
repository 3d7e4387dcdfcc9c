#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// The `coordviz:ignore` comments of a file. A comment in a line with code applies to that line; a comment in a
        /// line of its own applies to the next line with code.
        func suppressions(in tree: SourceFileSyntax) -> [SourceSuppression] {
            guard lines.mentions(SuppressionComment.mark) else { return [] }
            var result: [SourceSuppression] = []
            var waiting: [SourceSuppression] = []
            var lastLine: Int32 = 0
            for token in tree.tokens(viewMode: .sourceAccurate) {
                let line = place(token).line
                let isEnd = token.tokenKind == .endOfFile
                for suppression in waiting + comments(token.leadingTrivia, at: token.position) {
                    let isBehindCode = suppression.place.line == lastLine
                    let own = suppression.place.line
                    result.append(suppression.speaking(of: isBehindCode ? lastLine : isEnd ? own : line))
                }
                lastLine = place(at: token.endPositionBeforeTrailingTrivia).line
                waiting = comments(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
            }
            return result
        }

        private func comments(_ trivia: Trivia, at start: AbsolutePosition) -> [SourceSuppression] {
            var result: [SourceSuppression] = []
            var position = start
            for piece in trivia {
                switch piece {
                case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
                    .docBlockComment(let text):
                    let place = place(at: position)
                    for (rule, reason) in SuppressionComment.rules(in: text) {
                        result.append(SourceSuppression(rule: rule, reason: reason, place: place, line: place.line))
                    }
                default: break
                }
                position = position.advanced(by: piece.sourceLength.utf8Length)
            }
            return result
        }
    }
#endif

extension SourceSuppression {
    fileprivate func speaking(of line: Int32) -> SourceSuppression {
        var result = self
        result.line = line
        return result
    }
}

/// The text of a suppressing comment: `// coordviz:ignore rule, rule - reason`.
enum SuppressionComment {
    static let mark = "coordviz:ignore"

    /// The rules that a comment names, each with the reason; empty for every other comment.
    static func rules(in comment: String) -> [(rule: String, reason: String?)] {
        var text = comment[...]
        // In a comment inside a comment, only the outer mark is removed: commented-out code has no effect.
        if text.hasPrefix("/*") {
            text = text.dropFirst(2).drop { $0 == "*" || $0.isWhitespace }
            if text.hasSuffix("*/") { text = text.dropLast(2) }
        } else {
            text = text.drop { $0 == "/" }.drop(while: \.isWhitespace)
        }
        guard text.hasPrefix(mark) else { return [] }
        text = text.dropFirst(mark.count)
        guard text.isEmpty || text.first?.isWhitespace == true else { return [] }
        let (list, reason) = split(text.prefix { !$0.isNewline })
        return list.split(separator: ",").compactMap { part in
            let rule = part.trimmingSpaces
            return rule.isEmpty ? nil : (rule: String(rule), reason: reason)
        }
    }

    /// The parts before and after a dash between spaces.
    private static func split(_ text: Substring) -> (rules: Substring, reason: String?) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let dash = words.first(where: { ["-", "--", "–", "—"].contains($0) }) else { return (text, nil) }
        let reason = text[dash.endIndex...].trimmingSpaces
        return (text[..<dash.startIndex], reason.isEmpty ? nil : String(reason))
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var result = drop(while: \.isWhitespace)
        while result.last?.isWhitespace == true { result.removeLast() }
        return result
    }
}
