import CoordinatorModel

/// The explanation of a diagram's symbols: words in a table, beside symbols as the picture has them.
struct Legend {
    let label: HTMLLabel
    let place: LegendPlace
    let hasStrokes: Bool

    /// Its place.
    var frame: Frame {
        Frame(x: place.origin.x, y: place.origin.y, width: place.metrics.size.x, height: place.metrics.size.y)
    }

    /// The table as an HTML-like label.
    var html: String {
        let metrics = place.metrics
        var html = HTMLLabel.table(width: Int(frame.width.rounded(.up)), height: Int(frame.height))
        let heading = label.text(LegendMetrics.heading, .text, size: LegendMetrics.headingSize, isBold: true)
        html +=
            "<TR><TD ALIGN=\"LEFT\" COLSPAN=\"\(2 * metrics.columns)\" HEIGHT=\"\(Int(LegendMetrics.headingHeight))\">"
        html += heading + "</TD></TR>"
        for row in 0..<metrics.rows {
            html += "<TR>"
            for column in 0..<metrics.columns { html += cells(column * metrics.rows + row) }
            html += "</TR>"
        }
        return html + "</TABLE>"
    }

    private func cells(_ index: Int) -> String {
        let (metrics, size) = (place.metrics, LegendMetrics.textSize)
        let height = Int(LegendMetrics.rowHeight)
        var (sign, words) = ("", "")
        if index < place.entries.count {
            let entry = place.entries[index]
            sign = entry.sign.map { label.text($0, entry.ink, size: size, isBold: true) } ?? ""
            words = label.text(entry.words(hasStrokes: hasStrokes), .muted, size: size)
        }
        let rest = Int((metrics.columnWidth - metrics.signWidth).rounded(.down))
        return
            "<TD ALIGN=\"LEFT\" WIDTH=\"\(Int(metrics.signWidth))\" HEIGHT=\"\(height)\">\(sign)</TD>"
            + "<TD ALIGN=\"LEFT\" WIDTH=\"\(rest)\">\(words)\(words.isEmpty ? "" : HTMLLabel.level)</TD>"
    }

    /// The signs that are no text, at their places.
    var signs: [Sign] {
        place.entries.enumerated().flatMap { index, entry in
            let middle = place.metrics.middle(ofSign: index)
            return entry.signs(at: Point(x: frame.x + middle.x, y: frame.y + middle.y))
        }
    }
}

extension LegendEntry {
    fileprivate var ink: Palette.Ink {
        switch self {
        case .lost: .lostWord
        case .presents, .presentsSomehow: .branch
        case .added: .added
        case .removed: .removed
        case .changed: .changed
        default: .muted
        }
    }

    fileprivate func signs(at middle: Point) -> [Sign] {
        switch self {
        case .emitted: [.emitter(at: middle, .flow)]
        case .consumed: [.intercepted(at: middle, .flow)]
        case .observed: [.seen(at: middle, .flow)]
        case .mayBeConsumed: [.maybe(at: middle, .flow)]
        case .passes: [Sign(.box, at: middle, width: 18, height: 1, fill: .flow, line: .flow)]
        case .feature: [Sign(.box, at: middle, width: 18, height: 10, fill: .lane, line: .branch)]
        case .activeRoute: [.route(at: middle, isActive: true)]
        case .route: [.route(at: middle, isActive: false)]
        case .screen: [.screen(at: middle)]
        case .kind(let kind): KindStyle(kind).icon(at: middle, .frame)
        case .child: [Sign(.ellipse, at: middle, width: 7, height: 7, fill: .leafHead, line: .leafFrame)]
        default: []
        }
    }
}
