#if Extraction
    import CoordinatorModel

    /// The models of a project.
    struct BroughtModels {
        /// The size in bytes up to which models are read.
        private static let largestFile = 1 << 20

        private(set) var paths: Set<String> = []
        private(set) var models: [LibraryModel] = []

        /// Reads Swift files, and those in folders.
        ///
        /// - Throws: `ExtractionError` for a model that does not exist, cannot be read, or has syntax errors: a
        ///   project's own models are never ignored silently.
        init(_ wanted: [String]) throws(ExtractionError) {
            guard !wanted.isEmpty else { return }
            // No target compiles a model.
            var search = FileSearch(SourceSelection(), asksProjects: false)
            let files = try search.files(under: wanted)
            if let unreadable = search.unreadable.first { throw .brokenModel("\(unreadable)", nil) }
            guard !files.isEmpty else { throw .noModels(wanted) }
            for path in files { models.append(try Self.model(at: path)) }
            paths = Set(files)
        }

        private static func model(at path: String) throws(ExtractionError) -> LibraryModel {
            var bytes: [UInt8] = []
            do throws(UnreadableFile) {
                try FileSystem.read(path, into: &bytes, limit: largestFile)
            } catch {
                throw .brokenModel("\(error)", nil)
            }
            if let reason = bytes.withUnsafeBufferPointer(SourceText.problem) {
                throw .brokenModel(reason, Location(file: path))
            }
            let file = lowered(bytes, path: path, fileIndex: 0)
            if let error = file.errors.first {
                let place = Location(file: path, line: Int(error.place.line), column: Int(error.place.column))
                throw .brokenModel(error.message, place)
            }
            return LibraryModel(path, modules: [], String(decoding: bytes, as: UTF8.self))
        }
    }
#endif
