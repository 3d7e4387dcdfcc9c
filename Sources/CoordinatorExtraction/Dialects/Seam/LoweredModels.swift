/// The models' files that were lowered before. Parsing a model takes longer than running most small programs, and a server or a
/// test extracts many times.
enum LoweredModels {
    private struct Key: Hashable {
        let source: String
        let name: String
        let index: Int
    }

    /// The number of files after which all are dropped: an app may grow while a server runs, and then every index is new.
    private static let limit = 1_000
    private static let known = Lock<[Key: SourceFile]>([:])

    /// A model's file, at this index among the program's files. The caller's stack must be deep.
    static func file(of model: LibraryModel, at index: Int) -> SourceFile? {
        let key = Key(source: model.source, name: model.name, index: index)
        if let file = known.withValue({ $0[key] }) { return file }
        let file = lowered(model, at: index)
        known.withValue {
            if $0.count >= limit { $0.removeAll() }
            $0[key] = file
        }
        return file
    }

    private static func lowered(_ model: LibraryModel, at index: Int) -> SourceFile? {
        #if Extraction
            Array(model.source.utf8).withUnsafeBufferPointer {
                Lowered($0, path: model.name, fileIndex: Int32(index), operators: .standard).file
            }
        #else
            nil
        #endif
    }
}
