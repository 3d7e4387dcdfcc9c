import TreeComparison

extension Change {
    /// The sign of a change, which distinguishes it without colour.
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

    /// The filling of a box; `nil` for what has none of its own.
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
    /// The sign with a space behind it; nothing where there is none.
    var prefix: String {
        guard let mark = self?.mark, !mark.isEmpty else { return "" }
        return mark + " "
    }
}

extension BranchLine {
    /// A presentation and a route as a branch says them.
    static func words(_ presentation: String, _ route: String) -> String {
        [presentation, route].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
