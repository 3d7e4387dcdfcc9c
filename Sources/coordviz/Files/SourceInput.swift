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
        /// - Throws: `CommandFailure` if there is nothing to read.
        static func extract(
            _ paths: [String], _ options: InputOptions, isQuiet: Bool = false
        ) throws -> Extraction.Result {
            let options = try options.settled(forInput: paths.first)
            let bar = ProgressBar(isShown: !isQuiet)
            var failures: [CommandFailure] = []
            var extracted: Extraction.Result?
            do throws(ExtractionError) {
                let result = try Extraction.extract(paths: paths, options: options.extraction) { bar.show($0) }
                bar.end()
                for file in result.summary.unreadable where !file.isFailure {
                    Status.note("\(file); it is left out", isQuiet: isQuiet)
                }
                if let words = outside(result.summary.outsideOfProject) { Status.note(words, isQuiet: isQuiet) }
                if let words = copies(result.summary.copies) { Status.note(words, isQuiet: isQuiet) }
                if let words = foreign(result.summary) { Status.note(words, isQuiet: isQuiet) }
                for error in result.summary.syntaxErrors { Status.note(error.text, isQuiet: isQuiet) }
                if let root = options.root, let failure = unknown(root, result.tree) { failures.append(failure) }
                extracted = result
            } catch {
                bar.end()
                throw CommandFailure("\(error)", hint: hint(for: error))
            }
            if let failure = failures.first { throw failure }
            guard let extracted else { throw CommandFailure("nothing was read") }
            try checkCompleteness(of: extracted.summary)
            return extracted
        }

        /// The note about files that no target of their Xcode project compiles; `nil` if there are none.
        private static func outside(_ files: [String]) -> String? {
            guard !files.isEmpty else { return nil }
            let shown = files.prefix(3).joined(separator: ", ")
            let more = files.count > 3 ? " and \(files.count - 3) more" : ""
            let subject = PlainText.count(files.count, "file")
            return files.count == 1
                ? "\(subject) is left out, since no target of the Xcode project compiles it: \(shown)"
                : "\(subject) are left out, since no target of the Xcode project compiles them: \(shown)\(more)"
        }

        /// The note about files that are copies of others; `nil` if there are none.
        private static func copies(_ files: [String]) -> String? {
            guard let first = files.first else { return nil }
            return files.count == 1
                ? "\(first) is left out: another file has the same content"
                : "\(files.count) files are left out: others have the same content: \(first) and \(files.count - 1) more"
        }

        /// What is said of files for other systems; `nil` for none.
        private static func foreign(_ summary: ExtractionSummary) -> String? {
            guard let platform = summary.platform, let first = summary.foreign.first else { return nil }
            let files = PlainText.count(summary.foreign.count, "file")
            let more = summary.foreign.count > 1 ? " and \(summary.foreign.count - 1) more" : ""
            return "the app begins only in files of \(platform), so \(files) for other systems "
                + "\(summary.foreign.count == 1 ? "is" : "are") left out: \(first)\(more)"
        }

        /// The message for a `--root` that names no coordinator; `nil` if it names one.
        private static func unknown(_ root: String, _ tree: CoordinatorTree) -> CommandFailure? {
            guard !tree.coordinators.isEmpty, !tree.coordinators.contains(where: { $0.type == root }) else {
                return nil
            }
            let names = Set(tree.coordinators.map(\.type)).sorted()
            let near = NearestName.nearest(to: root, among: names)
            let hint = NearestName.didYouMean(near) ?? "there are \(names.prefix(8).joined(separator: ", "))"
            return CommandFailure("--root \(root): no coordinator has that name", hint: hint)
        }

        /// Throws if a file could not be read, because the tree of a part of the program would be misleading.
        private static func checkCompleteness(of summary: ExtractionSummary) throws {
            let failures = summary.unreadable.filter(\.isFailure)
            guard let first = failures.first else { return }
            let others = failures.count == 1 ? "" : ", and \(failures.count - 1) more could not be read"
            throw CommandFailure("\(first)\(others)", hint: "--exclude leaves files out")
        }

        /// The tree alone.
        ///
        /// - Throws: `CommandFailure` if there is nothing to read.
        static func tree(of paths: [String], _ options: InputOptions, isQuiet: Bool = false) throws -> CoordinatorTree {
            try extract(paths, options, isQuiet: isQuiet).tree
        }

        private static func hint(for error: ExtractionError) -> String {
            switch error {
            case .missing: "is the path right?"
            case .noModels: "models are Swift files, or folders of them"
            case .brokenModel: "a model is plain Swift: types, and functions with bodies"
            case .noSources: "tests, Pods and build folders are left out; --include GLOB brings them back"
            }
        }
    #else
        /// Throws, because this build has no support for source.
        static func tree(of paths: [String], _ options: InputOptions, isQuiet: Bool = false) throws -> CoordinatorTree {
            throw CommandFailure(
                "\(paths.first ?? "."): this coordviz was built without support for Swift source",
                hint: "build it with the trait Extraction, which is on by default, or give it a tree.json")
        }
    #endif
}

#if Extraction
    extension ExtractionSummary.SyntaxError {
        /// One line, in the form of compiler messages.
        fileprivate var text: String {
            let place = [location.line, location.column].compactMap { $0.map { ":\($0)" } }.joined()
            return "\(location.file)\(place): \(message); the rest of the file is read"
        }
    }
#endif
