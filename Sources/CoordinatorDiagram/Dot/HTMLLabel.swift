import TreeComparison

/// Builds the HTML-like labels of boxes. Every name in them goes through `DotEscaping.html`.
struct HTMLLabel {
    let palette: Palette
    /// By how much text is drawn smaller than it was measured, where the fonts at hand run wider than Helvetica.
    var fontScale = 1.0

    /// The label of a coordinator's box of a given size.
    func coordinator(_ box: Box, width: Double, height: Double) -> String {
        let isGone = box.change == .removed
        let ink = box.change?.ink ?? (box.emphasis == .context ? Palette.Ink.muted : KindStyle(box.kind).ink)
        let inset = KindStyle(box.kind).inset
        let inner = Int(width - 2 * (BoxMetrics.padding + inset))
        var html = Self.table(width: inner, height: Int(height - 2 * inset) - 2)
        let title = text(
            BoxMetrics.title(of: box), ink, size: BoxMetrics.titleSize, isBold: true)
        html += "<TR><TD COLSPAN=\"2\" HEIGHT=\"\(Int(BoxMetrics.titleHeight) - 1)\" ALIGN=\"LEFT\">\(title)</TD></TR>"
        for row in box.rows {
            html += tableRow(row, width: inner, kind: ink, isContext: isGone || box.emphasis == .context)
        }
        if !box.rows.isEmpty { html += "<TR><TD COLSPAN=\"2\"></TD></TR>" }
        return html + "</TABLE>"
    }

    /// One line of text.
    func text(_ text: String, _ ink: Palette.Ink, size: Double, isBold: Bool = false) -> String {
        let escaped = DotEscaping.html(text)
        // An element without content is an error to the library's parser.
        let content = escaped.isEmpty ? "&#160;" : escaped
        let bold = isBold ? "<B>\(content)</B>" : content
        // The library takes whole points only.
        return "<FONT COLOR=\"\(palette[ink])\" POINT-SIZE=\"\(Int(size * fontScale))\">\(bold)</FONT>"
    }

    static func table(width: Int, height: Int) -> String {
        "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" FIXEDSIZE=\"TRUE\""
            + " WIDTH=\"\(width)\" HEIGHT=\"\(height)\">"
    }

    private func tableRow(_ row: Row, width: Int, kind: Palette.Ink, isContext: Bool) -> String {
        let height = Int(BoxMetrics.rowHeight)
        if row.meaning == .remark {
            let name = text(BoxMetrics.name(of: row), .changed, size: BoxMetrics.kindSize)
            return "<TR><TD COLSPAN=\"2\" HEIGHT=\"\(height)\" ALIGN=\"LEFT\">\(name)</TD></TR>"
        }
        if row.meaning == .kind || row.meaning == .more {
            let name = text(BoxMetrics.name(of: row), .muted, size: BoxMetrics.kindSize)
            return "<TR><TD COLSPAN=\"2\" HEIGHT=\"\(height)\" ALIGN=\"LEFT\">\(name)</TD></TR>"
        }
        let sign = text(row.sign, isContext ? .muted : row.signInk(kind), size: 9)
        let name = words(row, isContext: isContext)
        guard row.level == 0 else {
            let space = String(repeating: "&#160;", count: row.level * 4)
            return "<TR><TD COLSPAN=\"2\" HEIGHT=\"\(height)\" ALIGN=\"LEFT\">\(space)\(sign)&#160;\(name)</TD></TR>"
        }
        // Both columns say their width: what is left over would be shared out among those that don't.
        let column = Int(BoxMetrics.signWidth)
        return "<TR><TD WIDTH=\"\(column)\" HEIGHT=\"\(height)\" ALIGN=\"LEFT\">\(sign)</TD>"
            + "<TD WIDTH=\"\(width - column)\" ALIGN=\"LEFT\">\(name)</TD></TR>"
    }

    private func words(_ row: Row, isContext: Bool) -> String {
        let size = BoxMetrics.rowSize
        let sign = row.change?.ink.map { text(row.change.prefix, $0, size: size, isBold: true) } ?? ""
        let lead = row.lead.isEmpty ? "" : text(row.lead + " ", .muted, size: size)
        let mark: Palette.Ink? = row.meaning == .emission(isLost: true) ? .lost : row.isFlawed ? .flaw : nil
        // The library drops spaces at the beginning of a run of text, not those at its end.
        let gap = row.trail.isEmpty ? "" : row.gap
        let name = text(
            BoxMetrics.name(of: row) + gap, mark ?? row.change?.ink ?? (isContext ? .muted : .text), size: size,
            isBold: row.isBold)
        let trail = row.trail.isEmpty ? "" : text(BoxMetrics.trail(of: row), mark ?? .muted, size: size)
        return sign + lead + name + trail
    }
}

extension Row {
    /// The sign before a row. All are in every common font: they belong to WGL4.
    var sign: String {
        switch meaning {
        case .route(let isActive): isActive ? "●" : "○"
        case .screen: "□"
        case .interceptor(.always): "■"
        case .interceptor(.sometimes): "◊"
        case .interceptor(.never): "▫"
        case .emission: "▲"
        case .kind, .remark, .more: ""
        }
    }

    fileprivate func signInk(_ kind: Palette.Ink) -> Palette.Ink {
        switch meaning {
        case .emission(let isLost): isLost ? .lost : .flow
        case .interceptor: isFlawed ? .flaw : .flow
        case .screen: .muted
        default: kind
        }
    }
}
