import TreeComparison

extension Stroke {
    /// The colour of its line and of its symbols.
    var ink: Palette.Ink { .ofLine(fate, change, family: family) }
}

extension Palette.Ink {
    /// The colour of an event's line: that of its family, unless the event is lost or the line has changed.
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
