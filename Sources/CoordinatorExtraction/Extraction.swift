#if Extraction
    import CoordinatorModel

    /// Reads an app's coordinators from its Swift source, without building it.
    ///
    /// ```swift
    /// let result = try Extraction.extract(paths: ["MyApp"])
    /// print(result.tree.coordinators.map(\.type))
    /// ```
    public enum Extraction {
        /// The result of an extraction.
        public struct Result: Sendable {
            /// The tree. The places that could not be followed are in its `unresolved`.
            public var tree: CoordinatorTree
            /// The numbers of what was read.
            public var summary: ExtractionSummary
        }

        /// Reads all Swift files under some paths on all cores, and makes one tree of them.
        ///
        /// The same files result in the same tree, whatever the order of the paths.
        /// - Parameters:
        ///   - paths: Files and folders. `options.sources` selects the files in folders; a file that is itself a path
        ///     is always read.
        ///   - options: Everything that extraction needs besides the files.
        ///   - progress: Called after each file, on one thread at a time, but never on the caller's.
        /// - Returns: The tree, and the numbers of what was read.
        /// - Throws: `ExtractionError` if there is nothing to read, or if a model has errors. A file that cannot be
        ///   read or parsed is not an error: the others still count, and the summary names it.
        public static func extract(
            paths: [String], options: ExtractionOptions = ExtractionOptions(),
            progress: @escaping @Sendable (ExtractionProgress) -> Void = { _ in }
        ) throws(ExtractionError) -> Result {
            var search = FileSearch(options.sources)
            let brought = try BroughtModels(options.models)
            let files = try search.files(under: paths).filter { !brought.paths.contains($0) }
            guard !files.isEmpty else {
                let closed = search.unreadable.first { paths.contains($0.path) }
                if let closed { throw .unreadable(closed) }
                throw .noSources(paths)
            }
            let reading = SourceReading(files, named: paths, vocabulary: options.vocabulary, progress: progress)
            var summary = reading.summary
            summary.unreadable = (search.unreadable + summary.unreadable).sorted { $0.path < $1.path }
            summary.outsideOfProject = search.outside
            let hasObjectiveC = search.hasObjectiveC
            // Expressions may be nested deeper than the caller's stack.
            var (result, nominal) = DeepStack.run {
                CoordinatorExtraction.reading(
                    of: reading.program, models: brought.models, options: options, hasObjectiveC: hasObjectiveC)
            }
            summary.nominalCoordinators = nominal
            summary.unmatchedCoordinators = options.coordinators.unmatched(in: reading.program)
            result.ignores += reading.program.flatMap(\.ignores)
            result.unresolved += summary.gaps
            return Result(tree: result.canonical(), summary: summary)
        }
    }
#endif
