import TreeComparison

extension Change {
    /// The symbol of a change, which distinguishes it without colour.
    public var mark: String {
        switch self {
        case .added: "+"
        case .removed: "−"
        case .changed: "~"
        case .unchanged: ""
        }
    }

    /// The colour of a change; `nil` if nothing has changed.
    var ink: Palette.Ink? {
        switch self {
        case .added: .added
        case .removed: .removed
        case .changed: .changed
        case .unchanged: nil
        }
    }

    /// The fill colour of a changed box; `nil` if the change has none.
    var fill: Palette.Ink? {
        switch self {
        case .added: .addedFill
        case .changed: .changedFill
        case .removed: .canvas
        case .unchanged: nil
        }
    }
}

extension Change? {
    /// The symbol followed by a space; empty if there is none.
    var prefix: String {
        guard let mark = self?.mark, !mark.isEmpty else { return "" }
        return mark + " "
    }
}

extension BranchLine {
    /// The text of a branch: its presentation and its route.
    static func words(_ presentation: String, _ route: String) -> String {
        [presentation, route].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
