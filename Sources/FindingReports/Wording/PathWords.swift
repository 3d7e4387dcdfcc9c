import CoordinatorModel

/// Paths and notes in words.
enum PathWords {
    /// The number of types at each end of a long path that are shown.
    private static let ends = 6

    /// `AppCoordinator ▸ MainCoordinator ▸ TeamsCoordinator`; `nil` for an empty path.
    static func line(_ path: [String], isComplete: Bool = false) -> String? {
        guard !path.isEmpty else { return nil }
        return shortened(path, isComplete: isComplete).map(PlainText.line).joined(separator: " ▸ ")
    }

    /// The path, or the two ends of a long path.
    static func shortened(_ path: [String], isComplete: Bool = false) -> [String] {
        guard !isComplete, path.count > 2 * ends + 1 else { return path }
        return path.prefix(ends) + ["… \(path.count - 2 * ends) more …"] + path.suffix(ends)
    }

    /// The lines of a note: a policy's comment may have several.
    static func lines(_ note: String) -> [String] {
        note.split(whereSeparator: \.isNewline).map { PlainText.line(String($0)) }
    }
}
