import TreeComparison

/// The look of a line. Lines with different meanings differ in pattern, width or arrow, or in colours that colour-blind
/// people can distinguish.
struct LineLook: Hashable {
    enum Pattern: String {
        case solid, dashed, dotted
    }

    var ink: Palette.Ink
    var pattern = Pattern.solid
    var width: Double
    var hasArrow = false

    static let branchWidth = 1.2

    /// A branch with a `change`; `isFaint` if it is only context.
    static func branch(_ change: Change?, isReference: Bool, isFaint: Bool) -> LineLook {
        LineLook(
            ink: change?.ink ?? (isFaint || change == .unchanged ? .faint : .branch),
            pattern: change == .removed ? .dotted : isReference ? .dashed : .solid,
            width: change?.ink == nil ? branchWidth : 2, hasArrow: true)
    }

    /// The line of an event.
    static func event(_ fate: Flow.Fate, _ change: Change?, family: Int?) -> LineLook {
        let isRemoved = change == .removed
        return LineLook(
            ink: .ofLine(fate, change, family: family),
            pattern: isRemoved ? .dotted : fate == .lost ? .dashed : .solid,
            width: fate == .lost || change == .added ? 2.4 : 1.7)
    }
}
