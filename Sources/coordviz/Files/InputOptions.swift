import ArgumentParser
import CoordinatorIntrospection
import CoordinatorModel

/// The options for reading inputs: the project's configuration, the largest size, and the selection of an app's source.
struct InputOptions: ParsableArguments {
    @OptionGroup var project: ProjectOptions

    @Option(
        name: .customLong("max-size"),
        help: ArgumentHelp(
            "The largest input to read, in MiB; \(ReadingLimits().maximumBytes >> 20) by default.", valueName: "mib"))
    var chosenSize: Int?

    @Option(
        name: .customLong("max-nesting"),
        help: ArgumentHelp(
            "The maximum depth of JSON, \(ReadingLimits().maximumDepth) by default. Each level of coordinators needs 3.",
            valueName: "levels"))
    var chosenNesting: Int?

    #if Extraction
        @Option(help: ArgumentHelp("The type of the coordinator with which the app starts.", valueName: "type"))
        var root: String?

        @Option(
            help: ArgumentHelp(
                "Always read this dialect, or, with the prefix no-, never read it.", valueName: "dialect"))
        var dialect: [DialectChoice] = []

        @Option(
            help: ArgumentHelp("Also read these files and folders, which are left out by default.", valueName: "glob"))
        var include: [String] = []

        @Option(help: ArgumentHelp("Files and folders to leave out.", valueName: "glob"))
        var exclude: [String] = []

        @Option(
            help: ArgumentHelp("Count these types as coordinators, such as '*Flow' or AppRouter.", valueName: "glob"))
        var coordinators: [String] = []

        @Option(
            help: ArgumentHelp("A Swift file that describes a library which is not in the source.", valueName: "file"),
            completion: .file(extensions: ["swift"]))
        var model: [String] = []

        /// The other settings for the source in the project's configuration.
        var projectSource = ProjectSource()
        /// Whether the settings of the project's configuration are included in these options.
        var isSettled = false
    #endif

    private var maxSize: Int { chosenSize ?? ReadingLimits().maximumBytes >> 20 }
    /// The largest input to read, in bytes.
    var mostBytes: Int { maxSize << 20 }
    private var maxNesting: Int { chosenNesting ?? ReadingLimits().maximumDepth }

    func validate() throws {
        guard (1...4095).contains(maxSize) else { throw ValidationError("--max-size is between 1 and 4095 MiB.") }
        guard maxNesting > 0 else { throw ValidationError("--max-nesting is at least 1.") }
        #if Extraction
            try dialect.checkAgreement()
        #endif
    }

    /// Reads the tree from a file, or from an app's source.
    ///
    /// - Parameters:
    ///   - input: the file, or source.
    ///   - undone: what fails if source has no coordinator: `nothing was drawn`. `nil` if its empty tree is a result.
    /// - Returns: the tree.
    /// - Throws: `CommandFailure` if the file can't be read or is not a tree.
    func tree(from input: String, undone: String? = nil) throws -> CoordinatorTree {
        try contents(of: [input], undone: undone).tree
    }

    /// Reads the tree from a file, or from an app's source, and the bytes of the file, which turn an offset into a
    /// line. Source has no bytes, because several files and folders result in one tree.
    ///
    /// - Parameters:
    ///   - inputs: the file, or source.
    ///   - name: the file's name in messages, if it is not the path.
    ///   - isQuiet: whether no message names source that could not be read.
    ///   - isFollowed: whether the file is read repeatedly while it may change.
    ///   - undone: what fails if source has no coordinator: `nothing was drawn`. `nil` if its empty tree is a result.
    /// - Returns: the bytes and the tree.
    /// - Throws: `CommandFailure` if the file can't be read or is not a tree.
    func contents(
        of inputs: [String], named name: String? = nil, isQuiet: Bool = false, isFollowed: Bool = false,
        undone: String? = nil
    ) throws -> (bytes: [UInt8]?, tree: CoordinatorTree) {
        guard let input = inputs.first, !SourceInput.isSource(input) else {
            return (nil, try SourceInput.tree(of: inputs, self, isQuiet: isQuiet, undone: undone))
        }
        let name = name ?? InputFile.displayName(input)
        let limits = ReadingLimits(maximumBytes: maxSize << 20, maximumDepth: maxNesting)
        let bytes: [UInt8]
        do {
            bytes = try InputFile.bytes(of: input, limit: limits.maximumBytes, isFollowed: isFollowed)
        } catch let failure as CommandFailure {
            #if Extraction
                throw projectSource.placing(failure, about: input)
            #else
                throw failure
            #endif
        }
        do {
            return (bytes, try CoordinatorTree(json: bytes, file: name, limits: limits))
        } catch {
            let failure = CommandFailure(verbatim: error.description)
            if bytes.isEmpty, input == "-" {
                throw CommandFailure(
                    verbatim: "\(failure)\n    standard input is empty: did the command before the pipe fail?")
            }
            throw Mistakes.noTree(bytes, from: input, named: name) ?? failure
        }
    }

    /// Reads a recorder's journal.
    ///
    /// - Throws: `CommandFailure` if the file can't be read or is not a journal.
    func journal(from input: String) throws -> Journal {
        let name = InputFile.displayName(input)
        let bytes = try InputFile.bytes(of: input, limit: maxSize << 20)
        if bytes.count > maxSize << 20 {
            throw CommandFailure("\(name): more than \(maxSize) MiB", hint: "--max-size reads more")
        }
        do {
            return try Journal(lines: bytes)
        } catch let error as JournalError {
            let limits = ReadingLimits(maximumBytes: maxSize << 20, maximumDepth: maxNesting)
            if (try? CoordinatorTree(json: bytes, file: name, limits: limits)) != nil {
                throw CommandFailure(
                    "\(name) is a tree, not a journal",
                    hint: "without --journal: \(ShellWords.command("coordviz", "explain", "*", input))")
            }
            throw CommandFailure(verbatim: PlainText.line("\(name):\(error.line): error: \(error.reason)"))
        }
    }

    /// The inputs, and the configuration if they are source, since it says how source is read. No output may overwrite any
    /// of these files, and whatever follows the inputs follows all of them.
    func filesRead(for inputs: [String]) -> [String] {
        guard inputs.contains(where: SourceInput.isSource) else { return inputs }
        return inputs + [project.file(forInput: inputs.first)].compactMap { $0 }
    }

    /// The inputs, where all files and folders of source together are one app, at the position of the first one. An input that
    /// is there twice is read once.
    func programs(in inputs: [String]) -> [[String]] {
        var seen: Set<FileIdentity> = []
        let inputs = inputs.filter { input in
            guard input != "-", let identity = FileIdentity(of: input), case .present = identity else { return true }
            return seen.insert(identity).inserted
        }
        var sources = inputs.filter(SourceInput.isSource)
        return inputs.compactMap { input in
            guard SourceInput.isSource(input) else { return [input] }
            defer { sources = [] }
            return sources.isEmpty ? nil : sources
        }
    }
}
