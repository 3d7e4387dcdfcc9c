#if Extraction
    import SwiftSyntax

    /// Extracts the relevant facts from a file's syntax tree, by plain recursion over the nodes.
    ///
    /// There is one for each file. Every other file of this folder extends it by one part of the language.
    final class Lowering {
        /// The deepest nesting of the result. Chains of calls nest too, but the parser's own limit ignores them.
        private static let deepest = 400

        let fileIndex: Int32
        var operators: Precedences
        var unknownOperators: Set<String> = []
        var errors: [SourceError] = []
        var placeholders: [SourceError] = []
        var imports: Set<String> = []
        var mentioned: Set<String> = []
        var weakNames: Set<String> = []
        var remarked: Set<Int32> = []
        var isTest = false
        /// Whether a condition of compilation asks for the system.
        var asksForPlatform = false
        /// The system that the app is built for, if it is known to be one.
        let platform: Platform?
        var lines: SourceLines
        private let source: ShallowSource
        private var depth = 0
        private var isTooDeep = false

        init(lines: SourceLines, source: ShallowSource, fileIndex: Int32, operators: Precedences, platform: Platform?) {
            self.platform = platform
            self.lines = lines
            self.source = source
            self.fileIndex = fileIndex
            self.operators = operators
        }

        /// The place of a node's first token.
        func place(_ node: some SyntaxProtocol) -> Place { place(at: node.positionAfterSkippingLeadingTrivia) }

        func place(at position: AbsolutePosition) -> Place {
            place(atOffset: source.offset(position.utf8Offset))
        }

        /// The place of a byte of the file.
        func place(atOffset offset: Int) -> Place {
            let (line, column) = lines.position(at: offset)
            return Place(file: fileIndex, line: line, column: column)
        }

        /// A name without backticks.
        func name(_ token: TokenSyntax) -> String {
            let text = token.text
            guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
            return String(text.dropFirst().dropLast())
        }

        /// The result of `lower`, one level deeper; `otherwise` if that is too deep, which is an error in the source.
        func deeper<Result>(_ node: some SyntaxProtocol, otherwise: @autoclosure () -> Result, _ lower: () -> Result)
            -> Result
        {
            guard depth < Self.deepest else {
                // Reported once: a chain that is too long is too deep at many places.
                if !isTooDeep {
                    errors.append(SourceError(message: Self.tooDeep, place: place(node)))
                }
                isTooDeep = true
                return otherwise()
            }
            depth += 1
            defer { depth -= 1 }
            return lower()
        }
    }
#endif
