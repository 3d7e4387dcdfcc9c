import TreeComparison

/// Builds the HTML-like labels of boxes. Every name in them goes through `DotEscaping.html`.
struct HTMLLabel {
    let palette: Palette
    /// The factor for the size of text, if the installed fonts are wider than Helvetica, with which it was measured.
    var fontScale = 1.0
    /// Whether cairo draws the text, which puts it higher in a line than browsers do, so that all lines are lowered.
    var isPainted = false

    /// The head of a coordinator's box of this size: the stem of the name is more prominent than the suffix.
    func head(_ box: Box, width: Double, height: Double, ink: Palette.Ink, suffix: Palette.Ink) -> String {
        let parts = BoxMetrics.parts(ofTitle: box)
        let (start, line) = (Int(BoxMetrics.textStart), Int(BoxMetrics.titleHeight))
        var html = Self.table(width: Int(width), height: Int(height))
        html += isPainted ? "<TR><TD COLSPAN=\"2\" HEIGHT=\"2\"></TD></TR>" : ""
        html += "<TR><TD WIDTH=\"\(start)\" HEIGHT=\"\(isPainted ? line - 2 : line)\"></TD>"
        html += "<TD WIDTH=\"\(Int(width) - start)\" ALIGN=\"LEFT\">"
        html += text(parts.stem, ink, size: BoxMetrics.titleSize, isBold: true)
        if !parts.suffix.isEmpty { html += text(parts.suffix, suffix, size: BoxMetrics.suffixSize) }
        html += "</TD></TR>"
        if height > BoxMetrics.titleHeight { html += "<TR><TD COLSPAN=\"2\"></TD></TR>" }
        return html + "</TABLE>"
    }

    /// The rows of a coordinator's box.
    func rows(_ box: Box, width: Double, height: Double) -> String {
        let isFaint = box.change == .removed || box.emphasis == .context
        var html =
            Self.table(width: Int(width), height: Int(height)) + (isPainted ? "<TR><TD HEIGHT=\"1\"></TD></TR>" : "")
        for row in box.rows {
            html += "<TR><TD HEIGHT=\"\(Int(BoxMetrics.rowHeight))\">\(line(row, width: Int(width), isFaint))</TD></TR>"
        }
        return html + "<TR><TD></TD></TR></TABLE>"
    }

    /// One line of text.
    func text(_ text: String, _ ink: Palette.Ink, size: Double, isBold: Bool = false) -> String {
        let escaped = DotEscaping.html(text)
        // The library's parser reports an element without content as an error.
        let content = escaped.isEmpty ? "&#160;" : escaped
        let bold = isBold ? "<B>\(content)</B>" : content
        // The library accepts whole points only.
        return "<FONT COLOR=\"\(palette[ink])\" POINT-SIZE=\"\(Int(size * fontScale))\">\(bold)</FONT>"
    }

    /// Follows a text that is alone in its cell. Graphviz puts plain text that is alone lower than bold text, and than
    /// text with more beside it; with this, which cannot be seen, all have the same baseline.
    static let level = "<FONT POINT-SIZE=\"\(Int(levelSize))\">&#160;</FONT>"
    /// Graphviz draws no text below 1.5 points.
    static let levelSize = 2.0
    /// By how much text with this baseline is above the middle of its line, in an SVG.
    static let lowering = 1.0

    /// Text in the middle of a sign of this size, on a ground of its own.
    func sign(_ text: String, width: Double, height: Double) -> String {
        guard isPainted else { return text }
        return Self.table(width: Int(width), height: Int(height))
            + "<TR><TD WIDTH=\"\(Int(width))\" HEIGHT=\"\(Self.signLowering)\"></TD></TR>"
            + "<TR><TD WIDTH=\"\(Int(width))\" HEIGHT=\"\(Int(height) - Self.signLowering)\">\(text)</TD></TR></TABLE>"
    }

    /// Cairo's text moves down by half of this room above it.
    private static let signLowering = 3

    /// Text at the head of a box that is higher than a head.
    func alone(_ text: String, in frame: Frame) -> String {
        guard frame.height > BoxMetrics.titleHeight else { return text }
        let (start, line) = (Int(BoxMetrics.padding), Int(BoxMetrics.titleHeight))
        return Self.table(width: Int(frame.width), height: Int(frame.height))
            + "<TR><TD WIDTH=\"\(start)\" HEIGHT=\"\(line)\"></TD>"
            + "<TD WIDTH=\"\(Int(frame.width) - start)\" ALIGN=\"LEFT\">\(text)</TD></TR>"
            + "<TR><TD COLSPAN=\"2\"></TD></TR></TABLE>"
    }

    static func table(width: Int, height: Int) -> String {
        "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" FIXEDSIZE=\"TRUE\""
            + " WIDTH=\"\(width)\" HEIGHT=\"\(height)\">"
    }

    /// A row: space for its symbol, its words, and the words at its end. Each row is a table, because each has columns
    /// of its own.
    private func line(_ row: Row, width: Int, _ isFaint: Bool) -> String {
        let height = Int(BoxMetrics.rowHeight)
        let (start, end) = (Int(BoxMetrics.start(of: row)) - 1, Int(BoxMetrics.end(of: row)) - 1)
        let tail = Int(BoxMetrics.tailWidth(of: row).rounded(.up))
        var html = Self.table(width: width, height: height)
        html += "<TR><TD WIDTH=\"\(start)\" HEIGHT=\"\(height)\"></TD>"
        html +=
            "<TD WIDTH=\"\(width - start - end - tail)\" ALIGN=\"LEFT\">\(words(row, isFaint))\(row.isBold ? "" : Self.level)</TD>"
        if tail > 0 {
            html +=
                "<TD WIDTH=\"\(tail)\" ALIGN=\"RIGHT\"\(isPainted && row.isLost ? " VALIGN=\"TOP\"" : "")>\(self.tail(of: row, width: tail, isFaint))</TD>"
        }
        return html + "<TD WIDTH=\"\(end)\"></TD></TR></TABLE>"
    }

    private func tail(of row: Row, width: Int, _ isFaint: Bool) -> String {
        let word = BoxMetrics.tail(of: row)
        guard row.isLost else {
            return text(word, row.isFlawed ? .flaw : .muted, size: BoxMetrics.tailSize) + Self.level
        }
        if isFaint { return text(word, .muted, size: BoxMetrics.tailSize, isBold: true) }
        return
            "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" FIXEDSIZE=\"TRUE\" STYLE=\"ROUNDED\""
            + " BGCOLOR=\"\(palette[.lostFill])\" WIDTH=\"\(width)\" HEIGHT=\"13\"><TR><TD WIDTH=\"\(width)\" HEIGHT=\"13\" VALIGN=\"BOTTOM\">"
            + text(word, .lostText, size: BoxMetrics.tailSize, isBold: true) + "</TD></TR></TABLE>"
    }

    private func words(_ row: Row, _ isFaint: Bool) -> String {
        let size = BoxMetrics.rowSize
        switch row.meaning {
        case .remark: return text(BoxMetrics.name(of: row), .changed, size: size)
        case .lifetime, .retainCycle:
            return text(BoxMetrics.name(of: row), row.isFlawed ? .flaw : .muted, size: size, isBold: row.isBold)
        case .kind, .more, .reference: return text(BoxMetrics.name(of: row), .muted, size: size)
        default: break
        }
        let sign = row.change?.ink.map { text(row.change.prefix, $0, size: size, isBold: true) } ?? ""
        // The library drops spaces at the start of a run of text, but not at its end.
        let gap = row.trail.isEmpty ? "" : row.gap
        let mark: Palette.Ink? = row.isFlawed ? .flaw : row.change?.ink ?? (isFaint ? .muted : nil)
        let trail = row.trail.isEmpty ? "" : text(BoxMetrics.trail(of: row), mark ?? .muted, size: size)
        return sign + name(row, mark, gap: gap) + trail
    }

    /// A name with its most distinctive part highlighted: the family of an event, or the stem of a screen.
    private func name(_ row: Row, _ mark: Palette.Ink?, gap: String) -> String {
        let (name, size) = (BoxMetrics.name(of: row), BoxMetrics.rowSize)
        switch row.meaning {
        case .screen, .child:
            let parts = NameParts(name, suffix: row.suffix)
            let suffix =
                parts.suffix.isEmpty
                ? "" : text(parts.suffix + gap, mark ?? .muted, size: BoxMetrics.screenSuffixSize)
            return text(parts.stem + (suffix.isEmpty ? gap : ""), mark ?? .text, size: size) + suffix
        case .emission(isLost: true):
            return text(name + gap, mark ?? .lostWord, size: size, isBold: true)
        case .interceptor(.always):
            return text(name + gap, mark ?? .familyText(row.family), size: size, isBold: true)
        case .emission, .interceptor:
            guard name.utf8.allSatisfy({ $0 < 0x80 }), let dot = name.lastIndex(of: "."),
                name.index(after: dot) < name.endIndex
            else {
                return text(name + gap, mark ?? .familyText(row.family), size: size)
            }
            return text(String(name[...dot]), mark ?? .familyText(row.family), size: size)
                + text(name[name.index(after: dot)...] + gap, mark ?? .text, size: size)
        default:
            return text(name + gap, mark ?? .text, size: size, isBold: row.isBold)
        }
    }
}

extension Row {
    /// The symbol before a row in a format that has only text. All of them are in every common font, because they
    /// belong to WGL4.
    var sign: String {
        switch meaning {
        case .route(let isActive): isActive ? "●" : "○"
        case .screen: "□"
        case .interceptor(.always): "■"
        case .interceptor(.sometimes): "◊"
        case .interceptor(.never): "▫"
        case .emission: "▲"
        case .child: "○"
        case .kind, .remark, .lifetime, .retainCycle, .reference, .more: ""
        }
    }
}
