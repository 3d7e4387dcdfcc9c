extension CoordinatorTree {
    /// The version of the format that this library reads and writes.
    public static let formatVersion = 1

    /// Reads a `tree.json`, version 1. Afterwards, every coordinator has a unique id, and `coordinators` has the order
    /// of `depthFirst()`. The order of keys in the file has no influence on the tree.
    ///
    /// Names are compared as Swift compares strings: names that differ only in their Unicode normal form are the same.
    /// - Parameters:
    ///   - json: The file's content: JSON (RFC 8259) in UTF-8, with or without a byte order mark.
    ///   - file: The file's path, for messages.
    ///   - limits: How large the file may be.
    /// - Throws: `TreeReadingError` with everything that is wrong. The text after a syntax error is not checked.
    public init(json: [UInt8], file: String, limits: ReadingLimits = ReadingLimits()) throws(TreeReadingError) {
        let result = json.withUnsafeBufferPointer { bytes -> Result<CoordinatorTree, TreeReadingError> in
            do throws(TreeReadingError) {
                return .success(try CoordinatorTree(json: bytes, file: file, limits: limits))
            } catch {
                return .failure(error)
            }
        }
        self = try result.get()
    }

    /// Reads a `tree.json` from memory that the caller owns; see `init(json:file:limits:)`.
    /// - Throws: `TreeReadingError` with everything that is wrong. The text after a syntax error is not checked.
    public init(
        json: UnsafeBufferPointer<UInt8>, file: String, limits: ReadingLimits = ReadingLimits()
    ) throws(TreeReadingError) {
        var tokenizer = JSONTokenizer(json, limits: limits)
        let syntaxError = tokenizer.run()
        let brokenOff = Set(tokenizer.open.map(Int.init))
        let result = tokenizer.tokens.withUnsafeBufferPointer { tokens -> Result<CoordinatorTree, TreeReadingError> in
            let document = JSONDocument(bytes: json, tokens: tokens)
            var mapper = TreeMapper(document: document, brokenOff: brokenOff)
            // If the text is not even an object, it is another kind of file, and its syntax error is enough.
            if syntaxError == nil || tokens.first?.kind == .object { mapper.readTree() }
            if let syntaxError { mapper.add(syntaxError, inside: tokenizer.open.last.map(Int.init)) }
            if let error = mapper.problems.error(file: file, document: document) { return .failure(error) }
            return .success(mapper.tree)
        }
        self = try result.get()
    }
}

extension TreeMapper {
    /// Reads the whole file.
    fileprivate mutating func readTree() {
        guard !isFromTheFuture(), var object = begin(0, .tree) else { return }
        var roots: [Int] = []
        var unattached: [Int] = []
        while let (key, value) = nextMember(&object) {
            switch key {
            case .version: checkVersion(value)
            case .name: tree.name = text(value)
            case .events: tree.events = events(value)
            case .root: roots.append(value)
            case .roots: roots += list(value, of: "coordinators") { $1 }
            case .unattached: unattached = list(value, of: "coordinators") { $1 }
            default: tree.unresolved = unresolved(value)
            }
        }
        end(object)
        tree.ignores = object.ignores
        tree.extensions = object.extensions
        readCoordinators(roots: roots, unattached: unattached)
        resolveIDs()
    }

    /// Whether the file has a later version of the format. If so, its other keys are not checked.
    private mutating func isFromTheFuture() -> Bool {
        guard document.tokens.first?.kind == .object else { return false }
        var name = 1
        while name < document.after(0) {
            let value = name + 1
            if document.kind(value) == .number, document.text(name) == TreeKey.version.rawValue,
                let version = Double(document.text(value)), version > Double(CoordinatorTree.formatVersion)
            {
                problem(
                    value, "version \(document.text(value)) is newer than this coordviz",
                    expected: "version \(CoordinatorTree.formatVersion)", hint: "a newer coordviz can read the file")
                return true
            }
            name = document.after(value)
        }
        return false
    }

    private mutating func checkVersion(_ token: Int) {
        let expected = "version \(CoordinatorTree.formatVersion)"
        guard document.kind(token) == .number else { return wrongType(token, expected: "\(expected), as a number") }
        guard wholeNumber(token) != CoordinatorTree.formatVersion else { return }
        problem(token, "there is no version \(Quoted.text(document.text(token)))", expected: expected)
    }

    fileprivate mutating func add(_ error: JSONSyntaxError, inside container: Int?) {
        problems.add(
            TreeProblems.Problem(
                offset: error.offset, token: container,
                message: error.message, expected: error.expected, hint: error.hint))
    }
}
