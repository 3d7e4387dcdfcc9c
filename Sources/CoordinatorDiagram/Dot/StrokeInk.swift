import TreeComparison

extension Stroke {
    /// The colour of its line, and of its signs.
    var ink: Palette.Ink { .ofLine(fate, change, family: family) }
}

extension Palette.Ink {
    /// The colour of an event's line: that of its family, unless it is lost, or has changed.
    static func ofLine(_ fate: Flow.Fate, _ change: Change?, family: Int?) -> Palette.Ink {
        if change == .removed { return .removed }
        if fate == .lost { return .lost }
        switch change {
        case .added: return .added
        case .unchanged: return .faint
        default: return .family(family)
        }
    }
}
