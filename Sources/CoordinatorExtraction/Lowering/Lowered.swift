#if Extraction
    import SwiftParser
    import SwiftSyntax

    /// Lowers one Swift file to a value.
    ///
    /// Runs on its own stack, which is deep enough for the deepest nesting; see `DeepStack`. Places contain the
    /// file's index in the program; the bytes are UTF-8.
    func lowered(_ bytes: [UInt8], path: String, fileIndex: Int32) -> SourceFile {
        DeepStack.run {
            bytes.withUnsafeBufferPointer { Lowered($0, path: path, fileIndex: fileIndex, operators: .standard).file }
        }
    }

    /// A Swift file as a value, and its unresolved operators.
    struct Lowered: Sendable {
        let file: SourceFile
        /// The operators that the file declares.
        let declaredOperators: DeclaredOperators
        /// The operators that the file uses and that no file read so far declares: another file may declare them.
        let unknownOperators: Set<String>
        /// Whether the file has code for some systems only.
        let asksForPlatform: Bool

        /// Parses a file and extracts from its syntax tree the parts on which navigation can depend; the tree is then
        /// freed.
        ///
        /// Must run on a deep stack.
        init(
            _ bytes: UnsafeBufferPointer<UInt8>, path: String, fileIndex: Int32, operators: Precedences,
            platform: Platform? = nil
        ) {
            var bytes = bytes
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(3)) }
            let source = ShallowSource(bytes)
            let tree = (source.bytes ?? []).withUnsafeBufferPointer {
                Self.tree(of: source.bytes == nil ? bytes : $0, isWhole: source.cuts.isEmpty)
            }
            let lowering = Lowering(
                lines: SourceLines(bytes), source: source, fileIndex: fileIndex, operators: operators,
                platform: platform)
            lowering.addErrors(at: source.cuts)
            declaredOperators = lowering.declaredOperators(in: tree)
            lowering.operators.add(declaredOperators)
            file = lowering.file(tree, path: path)
            unknownOperators = lowering.unknownOperators
            asksForPlatform = lowering.asksForPlatform
        }

        /// Parses as Swift 6, or as Swift 5 if only that accepts the file: `@MainActor(Bool) -> Void` is a closure's
        /// type in one and an attribute with an argument in the other. Source that is nested too deep is neither.
        private static func tree(of source: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> SourceFileSyntax {
            func parse(_ version: Parser.SwiftVersion) -> SourceFileSyntax {
                Parser.parse(source: source, maximumNestingLevel: NestingScan.deepest + 1, swiftVersion: version)
            }
            let newest = parse(.v6)
            guard newest.hasError, isWhole else { return newest }
            let older = parse(.v5)
            return older.hasError ? newest : older
        }
    }
#endif
