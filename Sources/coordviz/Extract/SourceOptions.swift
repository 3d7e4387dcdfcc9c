import ArgumentParser

#if Extraction
    import CoordinatorExtraction
#endif

/// How Swift source is read, by every command that reads trees.
struct SourceOptions: ParsableArguments {
    #if Extraction
        @Option(help: ArgumentHelp("The type of the coordinator with which the app starts.", valueName: "type"))
        var root: String?

        @Option(
            help: ArgumentHelp(
                "A dialect to look for in any case, or with no- in front never: "
                    + Dialect.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "dialect"))
        var dialect: [DialectChoice] = []

        @Option(help: ArgumentHelp("Files and folders that count although left out by default.", valueName: "glob"))
        var include: [String] = []

        @Option(help: ArgumentHelp("Files and folders that don't count.", valueName: "glob"))
        var exclude: [String] = []

        func validate() throws {
            for choice in dialect where dialect.contains(where: { $0.dialect == choice.dialect && $0 != choice }) {
                let name = choice.dialect.rawValue
                throw ValidationError("--dialect \(name) and --dialect no-\(name) contradict each other.")
            }
        }

        /// What extraction is told.
        var extraction: ExtractionOptions {
            ExtractionOptions(
                root: root, forced: Set(dialect.filter(\.isWanted).map(\.dialect)),
                forbidden: Set(dialect.filter { !$0.isWanted }.map(\.dialect)),
                sources: SourceSelection(include: include, exclude: exclude))
        }
    #endif
}

#if Extraction
    /// A dialect that is wanted or, with `no-` in front, is not.
    struct DialectChoice: ExpressibleByArgument, Hashable {
        var dialect: Dialect
        var isWanted: Bool

        init?(argument: String) {
            isWanted = !argument.hasPrefix("no-")
            guard let dialect = Dialect(rawValue: isWanted ? argument : String(argument.dropFirst(3))) else {
                return nil
            }
            self.dialect = dialect
        }

        static var allValueStrings: [String] { Dialect.allCases.flatMap { [$0.rawValue, "no-\($0.rawValue)"] } }
    }
#endif
