import CoordinatorModel

/// Paths and notes in words.
enum PathWords {
    /// How many types of a long path are shown at either end.
    private static let ends = 6

    /// `AppCoordinator ▸ MainCoordinator ▸ TeamsCoordinator`; `nil` for an empty path.
    static func line(_ path: [String], isComplete: Bool = false) -> String? {
        guard !path.isEmpty else { return nil }
        return shortened(path, isComplete: isComplete).map(PlainText.line).joined(separator: " ▸ ")
    }

    /// The path, or the ends of a long one.
    static func shortened(_ path: [String], isComplete: Bool = false) -> [String] {
        guard !isComplete, path.count > 2 * ends + 1 else { return path }
        return path.prefix(ends) + ["… \(path.count - 2 * ends) more …"] + path.suffix(ends)
    }

    /// The lines of a note: a policy's comment may have several.
    static func lines(_ note: String) -> [String] {
        note.split(whereSeparator: \.isNewline).map { PlainText.line(String($0)) }
    }
}
