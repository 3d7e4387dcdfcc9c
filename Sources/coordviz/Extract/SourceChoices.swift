#if Extraction
    import ArgumentParser
    import CoordinatorExtraction
    import ProjectConfiguration

    extension InputOptions {
        /// Takes what the configuration says of the source; the command line has the last word.
        ///
        /// - Throws: `CommandFailure` for a dialect that there is not.
        mutating func apply(_ source: Sourced<SourceSettings>) throws {
            let settings = source.value
            root = root ?? settings.root
            if dialect.isEmpty {
                dialect = try settings.dialects.map { name in
                    if let choice = DialectChoice(argument: name) { return choice }
                    throw CommandFailure(
                        "\(source.origin): there is no dialect \(name)",
                        hint: "they are \(Dialect.allCases.map(\.rawValue).joined(separator: ", "))")
                }
            }
            include += settings.include
            exclude += settings.exclude
            coordinators += settings.coordinators
            model += settings.models
            project = ProjectSource(
                paths: settings.paths, bases: settings.coordinatorBases, except: settings.noCoordinators)
            isSettled = true
        }

        /// The same with what the configuration says that an input falls under.
        ///
        /// - Throws: `CommandFailure` when the configuration can't be read or is wrong.
        func settled(forInput input: String?) throws -> InputOptions {
            guard !isSettled, let file = Discovery.file(forInput: input) else { return self }
            var result = self
            try result.apply(try ProjectOptions.configuration(at: file, isFound: true).source)
            return result
        }

        /// What is read: what was named, or what the configuration names, or the folder.
        func sources(_ named: [String]) -> [String] {
            named.isEmpty ? (project.paths.isEmpty ? ["."] : project.paths) : named
        }

        /// The options for extraction.
        var extraction: ExtractionOptions {
            ExtractionOptions(
                root: root, forced: Set(dialect.filter(\.isWanted).map(\.dialect)),
                forbidden: Set(dialect.filter { !$0.isWanted }.map(\.dialect)),
                sources: SourceSelection(include: include, exclude: exclude),
                coordinators: CoordinatorNames(names: coordinators, bases: project.bases, except: project.except),
                models: model)
        }
    }

    /// What only a configuration says of the source.
    struct ProjectSource: Codable {
        var paths: [String] = []
        var bases: [String] = []
        var except: [String] = []
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
