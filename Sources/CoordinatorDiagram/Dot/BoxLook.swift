import TreeComparison

/// The look of a coordinator's box: a dark head for nodes, light and round for leaves.
struct BoxLook {
    static let usualWidth = 1.3

    var head: Palette.Ink
    var title: Palette.Ink
    var suffix: Palette.Ink
    var frame: Palette.Ink
    var sheet = Palette.Ink.card
    var width = Self.usualWidth
    /// Whether it has a second frame around the first.
    var isDouble = false
    let isRound: Bool
    private var line = ""

    init(_ box: Box, isCoarse: Bool = false) {
        let isLeaf = KindStyle(box.kind).isLeaf
        isRound = isLeaf && !isCoarse
        (head, title, suffix, frame) =
            isLeaf ? (.leafHead, .text, .leafSuffix, .leafFrame) : (.head, .headText, .headSuffix, .frame)
        if box.isUnattached { line = ",dashed" }
        switch box.emphasis {
        case .normal: break
        case .context:
            (head, title, suffix, frame, sheet) = (.contextFill, .muted, .muted, .faint, .contextFill)
        case .highlighted:
            (head, title, suffix, frame, width) = (.highlightFill, .text, .text, .highlight, 3)
        }
        guard let change = box.change, let ink = change.ink, let fill = change.fill else { return }
        (head, title, suffix, frame) = (fill, ink, ink, ink)
        // Marks that are visible without colour: a second line, dots, a thick line.
        switch change {
        case .added: isDouble = true
        case .removed: line = ",dotted"
        case .changed, .unchanged: width = 2.6
        }
    }

    var style: String { (isRound ? "rounded,filled" : "filled") + line }
}
