#if Extraction
    import ArgumentParser
    import CoordinatorExtraction

    extension InputOptions {
        /// What extraction is told.
        var extraction: ExtractionOptions {
            ExtractionOptions(
                root: root, forced: Set(dialect.filter(\.isWanted).map(\.dialect)),
                forbidden: Set(dialect.filter { !$0.isWanted }.map(\.dialect)),
                sources: SourceSelection(include: include, exclude: exclude))
        }
    }

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

    extension [DialectChoice] {
        /// - Throws: `ValidationError` when a dialect is both wanted and not.
        func checkAgreement() throws {
            for choice in self where contains(where: { $0.dialect == choice.dialect && $0 != choice }) {
                let name = choice.dialect.rawValue
                throw ValidationError("--dialect \(name) and --dialect no-\(name) contradict each other.")
            }
        }
    }
#endif
