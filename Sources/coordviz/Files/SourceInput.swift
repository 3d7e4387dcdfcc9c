import CoordinatorModel

#if Extraction
    import CoordinatorExtraction
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads Swift source where a tree is expected: a folder, or a Swift file.
enum SourceInput {
    /// Whether an input is source, and not a `tree.json`.
    static func isSource(_ path: String) -> Bool {
        if path.hasSuffix(".swift") { return true }
        var information = stat()
        return path != "-" && stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    #if Extraction
        /// Reads the tree of an app's source, and the files that were read for it. Writes notes about unreadable files
        /// to standard error.
        ///
        /// - Parameters:
        ///   - paths: the folders and files.
        ///   - options: how they are read.
        ///   - isQuiet: whether nothing is written.
        ///   - needsAll: whether nothing counts if a file does not parse, so that no note says that the rest of it is read.
        ///   - isLenient: whether the rest counts if a file can't be read.
        /// - Returns: the tree, and what was read for it.
        /// - Throws: `CommandFailure` if there is nothing to read.
        static func extract(
            _ paths: [String], _ options: InputOptions, isQuiet: Bool = false, needsAll: Bool = false,
            isLenient: Bool = false
        ) throws -> Extraction.Result {
            let options = try options.settled(forInput: paths.first)
            let bar = ProgressBar(isShown: !isQuiet)
            var failures: [CommandFailure] = []
            var extracted: Extraction.Result?
            do throws(ExtractionError) {
                let result = try Extraction.extract(paths: paths, options: options.extraction) { bar.show($0) }
                bar.end()
                for note in SourceNotes.all(of: result.summary, needsAll: needsAll, isLenient: isLenient) {
                    Status.note(note, isQuiet: isQuiet)
                }
                if let root = options.root, let failure = unknown(root, result.tree, options.projectSource.rootPlace) {
                    failures.append(failure)
                }
                extracted = result
            } catch {
                bar.end()
                let failure = CommandFailure("\(error)", hint: hint(for: error, options))
                throw options.projectSource.placing(failure, about: path(of: error))
            }
            if let failure = failures.first { throw failure }
            guard let extracted else { throw CommandFailure("nothing was read") }
            if !isLenient { try checkCompleteness(of: extracted.summary, from: paths, mayBeLenient: needsAll) }
            return extracted
        }

        /// The path that an error is about, if it is one that a configuration may name.
        private static func path(of error: ExtractionError) -> String? {
            switch error {
            case .missing(let path): path
            case .noModels(let paths): paths.first
            case .noSources, .unreadable, .brokenModel: nil
            }
        }

        /// The message for a root that names no coordinator, given as `--root` or at a place of the configuration; `nil` if it
        /// names one.
        private static func unknown(_ root: String, _ tree: CoordinatorTree, _ place: String?) -> CommandFailure? {
            guard !tree.coordinators.isEmpty, !tree.coordinators.contains(where: { $0.type == root }) else {
                return nil
            }
            let names = Set(tree.coordinators.map(\.type)).sorted()
            let near = NearestName.nearest(to: root, among: names)
            let hint = NearestName.didYouMean(near) ?? "there are \(names.prefix(8).joined(separator: ", "))"
            guard let place else {
                return CommandFailure("--root \(root): no coordinator has that name", hint: hint)
            }
            let lines = ["\(place): error: no coordinator is called \(root)", "    at source.root", "    \(hint)"]
            return CommandFailure(verbatim: lines.map(PlainText.line).joined(separator: "\n"))
        }

        /// The tree of a part of the program would be misleading.
        ///
        /// - Parameters:
        ///   - summary: what was read.
        ///   - paths: the files and folders that were named. A file that is itself named can't be left out.
        ///   - mayBeLenient: whether the command has `--lenient`.
        /// - Throws: `CommandFailure` if a file could not be read.
        private static func checkCompleteness(
            of summary: ExtractionSummary, from paths: [String], mayBeLenient: Bool
        ) throws {
            let failures = summary.unreadable.filter(\.isFailure)
            guard let first = failures.first else { return }
            let others = failures.count == 1 ? "" : ", and \(failures.count - 1) more could not be read"
            var ways: [String] = []
            if mayBeLenient, paths != [first.path] { ways.append("--lenient checks the rest") }
            if !paths.contains(first.path) { ways.append("--exclude leaves files out") }
            throw CommandFailure("\(first)\(others)", hint: ways.isEmpty ? nil : ways.joined(separator: "; "))
        }

        /// The tree alone.
        ///
        /// - Throws: `CommandFailure` if there is nothing to read, or if there is something `undone` without a coordinator.
        static func tree(
            of paths: [String], _ options: InputOptions, isQuiet: Bool = false, undone: String? = nil
        ) throws -> CoordinatorTree {
            let options = try options.settled(forInput: paths.first)
            let result = try extract(paths, options, isQuiet: isQuiet)
            if let undone { try SourceDemands.checkCoordinators(of: result, from: paths, options, undone: undone) }
            return result.tree
        }

        private static func hint(for error: ExtractionError, _ options: InputOptions) -> String? {
            switch error {
            case .missing(let path): Mistakes.hint(forMissing: path)
            case .unreadable: nil
            case .noModels: "models are Swift files, or folders of them"
            case .brokenModel: "a model is plain Swift: types, and functions with bodies"
            case .noSources(let paths): Mistakes.hint(forNoSourceUnder: paths, options)
            }
        }
    #else
        /// Throws, because this build has no support for source.
        static func tree(
            of paths: [String], _ options: InputOptions, isQuiet: Bool = false, undone: String? = nil
        ) throws -> CoordinatorTree {
            throw CommandFailure(
                "\(paths.first ?? "."): this coordviz was built without support for Swift source",
                hint: "build it with the trait Extraction, which is on by default, or give it a tree.json")
        }
    #endif
}
