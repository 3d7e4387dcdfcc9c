import CoordinatorModel

/// Reads a tree from text.
func read(_ json: String, limits: ReadingLimits = ReadingLimits()) throws(TreeReadingError) -> CoordinatorTree {
    try CoordinatorTree(json: Array(json.utf8), file: "tree.json", limits: limits)
}

/// What is wrong with a text, as `line:column path: message`; empty if nothing is.
func problems(_ json: String, limits: ReadingLimits = ReadingLimits()) -> [String] {
    problems(Array(json.utf8), limits: limits)
}

/// What is wrong with some bytes, as `line:column path: message`; empty if nothing is.
func problems(_ json: [UInt8], limits: ReadingLimits = ReadingLimits()) -> [String] {
    do throws(TreeReadingError) {
        _ = try CoordinatorTree(json: json, file: "tree.json", limits: limits)
        return []
    } catch {
        return error.diagnostics.map { "\($0.line):\($0.column) \($0.path): \($0.message)" }
    }
}

/// The canonical text of a tree.
func canonicalText(_ tree: CoordinatorTree) -> String { String(decoding: tree.json(), as: UTF8.self) }
