#if Extraction
    import CoordinatorExtraction
    import CoordinatorModel

    /// The requirements on source: without coordinators, or with only some of the files, a check that passes would be
    /// misleading, and a picture without coordinators would be blank.
    enum SourceDemands {
        /// The largest number of names in a list.
        private static let most = 5

        /// - Throws: `CommandFailure` if a file could not be read completely, unless the check is lenient, or if there
        ///   is no coordinator.
        static func check(
            _ result: Extraction.Result, of paths: [String], _ options: InputOptions, isLenient: Bool
        ) throws {
            let faulty = Set(result.summary.syntaxErrors.map(\.location.file))
                .union(result.summary.unreadable.map(\.path)).sorted()
            if !faulty.isEmpty, !isLenient { throw Self.failure(faulty, under: paths) }
            try checkCoordinators(of: result, from: paths, options, undone: "nothing was checked")
        }

        /// - Parameters:
        ///   - result: what was read.
        ///   - paths: the folders and files from which it was read.
        ///   - options: how they were read, with the settings of the configuration.
        ///   - undone: what can't be done: `nothing was drawn`.
        /// - Throws: `CommandFailure` if there is no coordinator.
        static func checkCoordinators(
            of result: Extraction.Result, from paths: [String], _ options: InputOptions, undone: String
        ) throws {
            guard result.tree.coordinators.isEmpty else { return }
            let reason =
                result.summary.nominalCoordinators.map(notBuiltWithCoordinators)
                ?? "no coordinator was found in \(PlainText.count(result.summary.files, "Swift file"))"
            throw CommandFailure("\(undone): \(reason)", hint: hint(paths, options))
        }

        /// The failure with the names of the files that could not be read completely, and the way to exclude the first
        /// one.
        private static func failure(_ files: [String], under paths: [String]) -> CommandFailure {
            let shown = files.prefix(most).joined(separator: ", ")
            let rest = files.count > most ? " and \(files.count - most) more" : ""
            let what = files.count == 1 ? shown : "\(files.count) source files"
            let names = files.count == 1 ? "" : ": \(shown)\(rest)"
            let glob = excluding(files[0], under: paths)
            return CommandFailure(
                "\(what) could not be read in full, so nothing was checked\(names)",
                hint: """
                    --lenient checks the rest; --exclude \(glob.map { "'\($0)'" } ?? "GLOB") leaves out what is \
                    not part of the app
                    """)
        }

        /// The glob for a file: its path from the given folder. `nil` for a file that was itself given, which is always
        /// read.
        private static func excluding(_ file: String, under paths: [String]) -> String? {
            guard !paths.contains(file), !file.contains("'") else { return nil }
            let folders = paths.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
            guard let folder = folders.filter(file.hasPrefix).max(by: { $0.count < $1.count }) else {
                return paths.contains(".") ? file : file.split(separator: "/").last.map(String.init)
            }
            return String(file.dropFirst(folder.count))
        }

        private static func notBuiltWithCoordinators(_ found: NominalCoordinators) -> String {
            let names = list(found.types.map { ($0.name, $0.location) })
            return """
                this app is not built with coordinators. Its \(PlainText.count(found.screens, "screen")) \
                \(found.screens == 1 ? "is" : "are") made by other code, and the types that are named like coordinators start \
                nothing and make no screen: \(names)
                """
        }

        /// The first few types of many, with their places.
        private static func list(_ types: [(name: String, location: Location?)]) -> String {
            let shown = types.prefix(most).map { type in
                guard let location = type.location else { return type.name }
                return "\(type.name) (\(location.file):\(location.line ?? 1))"
            }
            return shown.joined(separator: ", ") + (types.count > most ? " and \(types.count - most) more" : "")
        }

        private static func hint(_ paths: [String], _ options: InputOptions) -> String {
            let names = CoordinatorLookalikes.names(under: paths, options: options.extraction)
            let counted = """
                a coordinator is a type that takes part in navigation, and whose name, base class or protocol ends in \
                Coordinator or FlowController, or an observable class that owns the path, the sheets or the tabs of SwiftUI's \
                views
                """
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
