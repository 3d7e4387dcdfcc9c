#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// The most errors that are reported: more are of no use to a reader.
        private static let mostErrors = 100

        /// Adds errors for the parts that were left out because they are nested too deep.
        func addErrors(at cuts: [Range<Int>]) {
            errors += cuts.prefix(Self.mostErrors).map {
                SourceError(message: Self.tooDeep, place: place(atOffset: $0.lowerBound))
            }
        }

        /// The error for code that is nested too deep.
        static let tooDeep = "this is nested too deep to be read"

        /// The places at which a tree does not parse: missing and unexpected tokens.
        ///
        /// It works without recursion, because chains may be longer than any stack.
        func syntaxErrors(in root: Syntax) -> [SourceError] {
            guard root.hasError else { return [] }
            var errors: [SourceError] = []
            var pending = [root]
            while let node = pending.popLast(), errors.count < Self.mostErrors {
                if let token = node.as(TokenSyntax.self) {
                    if token.presence == .missing {
                        errors.append(SourceError(message: message(missing: token), place: place(at: token.position)))
                    } else if isPlaceholder(token) {
                        placeholders.append(
                            SourceError(
                                message: "\(shortened(token.text)): this placeholder was never filled in",
                                place: place(token)))
                    } else if token.hasError, !isArgumentsAfterSpace(token) {
                        errors.append(
                            SourceError(message: "'\(shortened(token.text))' is not valid here", place: place(token)))
                    }
                } else if node.kind == .unexpectedNodes {
                    let text = shortened(node.trimmedDescription)
                    errors.append(SourceError(message: "unexpected code '\(text)'", place: place(node)))
                } else {
                    pending += node.children(viewMode: .all).filter(\.hasError).reversed()
                }
            }
            return errors
        }

        /// Whether a token begins an attribute's arguments after a space, as in `@available (*, unavailable)`: Swift 5
        /// allows it, and the arguments are read.
        private func isArgumentsAfterSpace(_ token: TokenSyntax) -> Bool {
            token.tokenKind == .leftParen && token.parent?.is(AttributeSyntax.self) == true
        }

        /// Whether it is an editor's placeholder, `<#value#>`: an expression whose value is unknown.
        private func isPlaceholder(_ token: TokenSyntax) -> Bool { token.text.hasPrefix("<#") }

        private func message(missing token: TokenSyntax) -> String {
            let text = token.text
            if !text.isEmpty, token.tokenKind != .identifier(text) { return "expected '\(text)'" }
            return "expected a name"
        }

        private func shortened(_ text: String) -> String {
            let line = text.prefix { !$0.isNewline }
            return line.utf8.count == text.utf8.count && line.count <= 40 ? text : "\(line.prefix(40))…"
        }
    }
#endif
