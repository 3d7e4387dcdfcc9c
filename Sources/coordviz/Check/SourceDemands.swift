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
            let reason =
                result.summary.nominalCoordinators.map(notBuiltWithCoordinators)
                ?? "no coordinator was found in \(PlainText.count(result.summary.files, "Swift file"))"
            throw CommandFailure("nothing was checked: \(reason)", hint: hint(paths, options))
        }

        private static func notBuiltWithCoordinators(_ found: NominalCoordinators) -> String {
            let names = list(found.types.map { ($0.name, $0.location) })
            return """
                this app is not built with coordinators: other code makes its \(PlainText.count(found.screens, "screen")), and \
                what is only named so starts nothing and makes no screen: \(names)
                """
        }

        /// The first few of many types, with their places.
        private static func list(_ types: [(name: String, location: Location?)]) -> String {
            let shown = types.prefix(most).map { type in
                guard let location = type.location else { return type.name }
                return "\(type.name) (\(location.file):\(location.line ?? 1))"
            }
            return shown.joined(separator: ", ") + (types.count > most ? " and \(types.count - most) more" : "")
        }

        private static func hint(_ paths: [String], _ options: InputOptions) -> String {
            let names = CoordinatorLookalikes.names(under: paths, options: options.extraction)
            let counted = "a coordinator is a type whose name, or whose base class, ends in Coordinator"
            guard !names.isEmpty else { return counted }
            let pattern = CoordinatorLookalikes.pattern(for: names.map(\.name)) ?? names[0].name
            let isPattern = pattern.hasPrefix("*")
            return """
                \(counted); the most similar names: \(list(names.map { ($0.name, $0.location) })). If they are coordinators, \
                put this into .coordviz.yml: \(isPattern ? "coordinators: [\"\(pattern)\"]" : "'coordinators: [\(pattern)]'"), \
                or --coordinators \(isPattern ? "'\(pattern)'" : pattern)
                """
        }
    }
#endif
