#if Extraction
    import ArgumentParser
    import CoordinatorExtraction
    import CoordinatorModel
    import ProjectConfiguration

    extension InputOptions {
        /// Adds the configuration's settings for the source; those on the command line have precedence.
        ///
        /// Reading the configuration has refused unknown dialects.
        mutating func apply(_ configuration: EffectiveConfiguration) {
            let settings = configuration.source.value
            let rootPlace = root == nil ? configuration.sourceLines.root : nil
            root = root ?? settings.root
            if dialect.isEmpty { dialect = settings.dialects.compactMap(DialectChoice.init(argument:)) }
            include += settings.include
            exclude += settings.exclude
            coordinators += settings.coordinators
            model += settings.models
            projectSource = ProjectSource(
                paths: settings.paths, exclude: settings.exclude, bases: settings.coordinatorBases,
                except: settings.noCoordinators, rootPlace: rootPlace, places: configuration.sourceLines.paths)
            isSettled = true
        }

        /// These options with the settings of the configuration that applies to an input.
        ///
        /// - Throws: `CommandFailure` if the configuration can't be read or has errors.
        func settled(forInput input: String?) throws -> InputOptions {
            guard !isSettled else { return self }
            try project.refuseMisnamed(forInput: input)
            guard let file = project.file(forInput: input) else { return self }
            var result = self
            result.apply(try ProjectOptions.configuration(at: file, isFound: project.config == nil))
            return result
        }

        /// The files and folders to read: those on the command line, else those in the configuration, else the current
        /// folder.
        func sources(_ named: [String]) -> [String] {
            named.isEmpty ? (projectSource.paths.isEmpty ? ["."] : projectSource.paths) : named
        }

        /// The options for extraction.
        var extraction: ExtractionOptions {
            ExtractionOptions(
                root: root, forced: Set(dialect.filter(\.isWanted).map(\.dialect)),
                forbidden: Set(dialect.filter { !$0.isWanted }.map(\.dialect)),
                sources: SourceSelection(include: include, exclude: exclude),
                coordinators: CoordinatorNames(
                    names: coordinators, bases: projectSource.bases, except: projectSource.except),
                models: model)
        }
    }

    /// The settings for the source that only a configuration can have.
    struct ProjectSource: Codable {
        var paths: [String] = []
        /// Those of the configuration; the options have them as well.
        var exclude: [String] = []
        var bases: [String] = []
        var except: [String] = []
        /// Where the file names the root, if the command line does not: `.coordviz.yml:3:9`.
        var rootPlace: String?
        /// Where the file names paths and models, by path.
        var places: [String: String] = [:]

        /// A failure that is about a path, with the place in the configuration that names it.
        func placing(_ failure: CommandFailure, about path: String?) -> CommandFailure {
            guard let path, let place = places[path] else { return failure }
            return CommandFailure(verbatim: "\(failure)\n    " + PlainText.line("named by \(place)"))
        }
    }

    /// A dialect that is wanted or, with the prefix `no-`, unwanted.
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
        /// - Throws: `ValidationError` if a dialect is both wanted and unwanted.
        func checkAgreement() throws {
            for choice in self where contains(where: { $0.dialect == choice.dialect && $0 != choice }) {
                let name = choice.dialect.rawValue
                throw ValidationError("--dialect \(name) and --dialect no-\(name) contradict each other.")
            }
        }
    }
#endif
