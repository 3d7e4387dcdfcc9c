#if Extraction
    import SwiftParser
    import SwiftSyntax

    /// What one file of Swift says.
    ///
    /// Runs on a stack of its own, deep enough for whatever can be nested; see `DeepStack`.
    /// The file's index in the program is what its places bear; the bytes are UTF-8.
    func lowered(_ bytes: [UInt8], path: String, fileIndex: Int32) -> SourceFile {
        DeepStack.run {
            bytes.withUnsafeBufferPointer { Lowered($0, path: path, fileIndex: fileIndex, operators: .standard).file }
        }
    }

    /// A file of Swift as a value, and what is still open about it.
    struct Lowered: Sendable {
        let file: SourceFile
        /// The operators that the file declares.
        let declaredOperators: DeclaredOperators
        /// The operators that the file uses and nobody has declared yet: they may be declared in another file.
        let unknownOperators: Set<String>

        /// Parses a file and takes from its tree what navigation can depend on; the tree is gone afterwards.
        ///
        /// Must run on a deep stack.
        init(_ bytes: UnsafeBufferPointer<UInt8>, path: String, fileIndex: Int32, operators: Precedences) {
            var bytes = bytes
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(3)) }
            let source = ShallowSource(bytes)
            let tree = (source.bytes ?? []).withUnsafeBufferPointer {
                Parser.parse(source: source.bytes == nil ? bytes : $0, maximumNestingLevel: NestingScan.deepest + 1)
            }
            let lowering = Lowering(
                lines: SourceLines(bytes), source: source, fileIndex: fileIndex, operators: operators)
            lowering.addErrors(at: source.cuts)
            declaredOperators = lowering.declaredOperators(in: tree)
            lowering.operators.add(declaredOperators)
            file = lowering.file(tree, path: path)
            unknownOperators = lowering.unknownOperators
        }
    }
#endif
