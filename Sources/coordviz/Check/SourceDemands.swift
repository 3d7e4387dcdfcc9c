#if Extraction
    import CoordinatorExtraction
    import CoordinatorModel

    /// What `check` demands of source before it passes a verdict on it: a tick over nothing, or over a part of the
    /// files, would be believed.
    enum SourceDemands {
        /// How many of many things are named.
        private static let most = 5

        /// - Throws: `CommandFailure` when a file could not be read in full, unless it is lenient, and when there is no
        ///   coordinator.
        static func check(
            _ result: Extraction.Result, of paths: [String], _ options: InputOptions, isLenient: Bool
        ) throws {
            let faulty = Set(result.summary.syntaxErrors.map(\.location.file)).count + result.summary.unreadable.count
            if faulty > 0, !isLenient {
                throw CommandFailure(
                    "\(PlainText.count(faulty, "source file")) could not be read in full, so nothing was checked",
                    hint: "--lenient checks what is left; --exclude GLOB leaves files out")
            }
            guard result.tree.coordinators.isEmpty else { return }
            throw CommandFailure(
                "nothing was checked: no coordinator was found in \(PlainText.count(result.summary.files, "Swift file"))",
                hint: hint(paths, options))
        }

        private static func hint(_ paths: [String], _ options: InputOptions) -> String {
            let names = CoordinatorLookalikes.names(under: paths, options: options.extraction)
            let counted = """
                a coordinator is a type whose name, or whose base class, ends in Coordinator, or an observable class \
                that owns the path, the sheets or the tabs of SwiftUI's views
                """
            guard !names.isEmpty else { return counted }
            let shown = names.prefix(most).map { "\($0.name) (\($0.location.file):\($0.location.line ?? 1))" }
            let more = names.count > most ? " and \(names.count - most) more" : ""
            let pattern = CoordinatorLookalikes.pattern(for: names.map(\.name)) ?? names[0].name
            let isPattern = pattern.hasPrefix("*")
            return """
                \(counted); the most similar names: \(shown.joined(separator: ", "))\(more). If they are coordinators, \
                put this into .coordviz.yml: \(isPattern ? "coordinators: [\"\(pattern)\"]" : "'coordinators: [\(pattern)]'"), \
                or --coordinators \(isPattern ? "'\(pattern)'" : pattern)
                """
        }
    }
#endif
