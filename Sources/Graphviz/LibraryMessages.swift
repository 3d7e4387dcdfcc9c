/// The messages of the C library during one job.
///
/// Its return codes are not reliable: for a label that cannot be parsed, it draws the node's name and reports success.
/// So every message with `Error:` counts as a failure.
struct LibraryMessages: Equatable {
    var errors: [String] = []
    var warnings: [String] = []

    /// Parses messages. Each starts on a line of its own with its severity; other lines continue the message above.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("Error: ") {
                errors.append(String(line.dropFirst("Error: ".count)))
                lastIsError = true
            } else if line.hasPrefix("Warning: ") {
                warnings.append(String(line.dropFirst("Warning: ".count)))
                lastIsError = false
            } else if lastIsError, let last = errors.indices.last {
                errors[last] += "; " + line
            } else if let last = warnings.indices.last {
                warnings[last] += "; " + line
            } else {
                errors.append(String(line))
                lastIsError = true
            }
        }
    }

    private var lastIsError = false

    /// The first error as a `GraphvizError`, whose message contains the number of further errors.
    var failure: GraphvizError? {
        guard let first = errors.first else { return nil }
        let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
        let missing = errors.contains { $0.contains("not recognized") || $0.contains("No plugin") }
        return GraphvizError(
            "Graphviz failed: \(first.trimmingTrailingSpaces())\(more)",
            hint: missing ? GraphvizError.installHint : nil)
    }
}

extension String {
    fileprivate func trimmingTrailingSpaces() -> Substring {
        var result = self[...]
        while result.last?.isWhitespace == true { result.removeLast() }
        return result
    }
}
