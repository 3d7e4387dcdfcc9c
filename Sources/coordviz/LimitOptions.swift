import ArgumentParser
import CoordinatorModel

/// How large an input may be, and reading it.
struct LimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The largest input to read, in MiB.", valueName: "mib"))
    var maxSize = ReadingLimits().maximumBytes >> 20

    @Option(help: ArgumentHelp("The most levels of JSON to read; a coordinator in another is 3.", valueName: "levels"))
    var maxNesting = ReadingLimits().maximumDepth

    func validate() throws {
        guard (1...4095).contains(maxSize) else { throw ValidationError("--max-size is between 1 and 4095 MiB.") }
        guard maxNesting > 0 else { throw ValidationError("--max-nesting is at least 1.") }
    }

    /// Reads the tree in a file.
    ///
    /// - Throws: `CommandFailure` when the file can't be read or is no tree.
    func tree(from input: String) throws -> CoordinatorTree { try contents(of: input).tree }

    /// Reads a file: its bytes, by which an offset becomes a line, and the tree in them.
    ///
    /// - Throws: `CommandFailure` when the file can't be read or is no tree.
    func contents(of input: String) throws -> (bytes: [UInt8], tree: CoordinatorTree) {
        let limits = ReadingLimits(maximumBytes: maxSize << 20, maximumDepth: maxNesting)
        let bytes = try InputFile.bytes(of: input, limit: limits.maximumBytes)
        do {
            return (bytes, try CoordinatorTree(json: bytes, file: InputFile.displayName(input), limits: limits))
        } catch {
            throw CommandFailure(verbatim: error.description)
        }
    }
}
