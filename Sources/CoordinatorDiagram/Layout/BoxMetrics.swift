/// How large boxes are, and where in them lines begin and end. All lengths are points.
public enum BoxMetrics {
    static let titleSize = 13.0
    static let rowSize = 11.0
    static let kindSize = 10.0
    static let labelSize = 10.0
    static let titleHeight = 27.0
    static let rowHeight = 16.0
    static let padding = 11.0
    static let bottomPadding = 6.0
    /// What a row's sign takes: the route's bullet, the event's triangle.
    static let signWidth = 16.0
    static let indent = 14.0
    static let narrowest = 120.0
    /// The longest title and name, and the longest words behind a name.
    static let widestName = 320.0
    static let widestTrail = 140.0
    /// Substitutes for Helvetica run wider; this much of a line is kept free for them.
    public static let slack = 1.06

    /// How large a box is.
    static func size(of box: Box) -> (width: Double, height: Double) {
        switch box.subject {
        case .coordinator:
            var width = TextMetrics.width(title(of: box), size: titleSize, bold: true) * slack
            for row in box.rows { width = max(width, Self.width(of: row) * slack) }
            let inset = KindStyle(box.kind).inset
            let rows = Double(box.rows.count) * rowHeight + (box.rows.isEmpty ? 2 : bottomPadding)
            return (max(width + 2 * (padding + inset), narrowest).rounded(.up), titleHeight + rows + 2 * inset)
        case .reference:
            return ((TextMetrics.width(title(of: box), size: rowSize) * slack + 2 * padding).rounded(.up), 24)
        case .lostEvent:
            return ((TextMetrics.width(title(of: box), size: rowSize, bold: true) * slack + 28).rounded(.up), 26)
        case .unattachedHeading:
            return ((TextMetrics.width(title(of: box), size: titleSize, bold: true) * slack + 8).rounded(.up), 26)
        }
    }

    /// A box's title as it is drawn: cut to size, and with the sign of what it stands for.
    static func title(of box: Box) -> String {
        switch box.subject {
        case .coordinator, .unattachedHeading:
            box.change.prefix + TextMetrics.fitted(box.title, to: widestName, size: titleSize, bold: true)
        case .reference: box.change.prefix + "→ " + TextMetrics.fitted(box.title, to: widestName, size: rowSize)
        case .lostEvent:
            box.change.prefix + "LOST  " + TextMetrics.fitted(box.title, to: widestName, size: rowSize, bold: true)
        }
    }

    /// A row's name as it is drawn, cut to size.
    static func name(of row: Row) -> String {
        TextMetrics.fitted(row.text, to: widestName, size: rowSize, bold: row.isBold)
    }

    /// What stands behind a row's name as it is drawn, cut to size.
    static func trail(of row: Row) -> String { TextMetrics.fitted(row.trail, to: widestTrail, size: rowSize) }

    private static func width(of row: Row) -> Double {
        let isSmall = row.meaning == .kind || row.meaning == .remark
        let size = isSmall ? kindSize : rowSize
        var width = TextMetrics.width(name(of: row), size: size, bold: row.isBold)
        width += TextMetrics.width(row.change.prefix, size: size, bold: true)
        if !row.lead.isEmpty { width += TextMetrics.width(row.lead + " ", size: size) }
        if !row.trail.isEmpty { width += TextMetrics.width(row.gap + trail(of: row), size: size) }
        return width + (isSmall ? 0 : signWidth) + Double(row.level) * indent
    }

    /// The middle of a row of a box, or of its title, from the top of the box.
    static func middle(ofRow row: Int?, in box: Box) -> Double {
        guard case .coordinator = box.subject else { return size(of: box).height / 2 }
        let inset = KindStyle(box.kind).inset
        return inset + (row.map { titleHeight + (Double($0) + 0.5) * rowHeight } ?? titleHeight / 2 + 1)
    }
}

extension Row {
    /// Whether the name is drawn bold: the active route, and a lost event.
    var isBold: Bool {
        switch meaning {
        case .route(let isActive): isActive
        case .emission(let isLost): isLost
        default: false
        }
    }
}
