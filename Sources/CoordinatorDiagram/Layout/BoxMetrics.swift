/// The sizes of boxes, and the positions in them where lines start and end. All lengths are in points.
///
/// The rows of a box are on a grid of `rowHeight`, and so are the boxes of a column.
public enum BoxMetrics {
    static let titleSize = 13.0
    static let rowSize = 11.0
    static let suffixSize = 11.0
    static let screenSuffixSize = 10.0
    static let tailSize = 9.0
    static let labelSize = 9.0
    static let titleHeight = 24.0
    static let rowHeight = 16.0
    static let bottomPadding = 8.0
    /// From a box's side to the text of its rows. The symbol is between them.
    static let textStart = 24.0
    /// From a box's side to the middle of a row's symbol.
    static let signMiddle = 13.0
    static let padding = 10.0
    static let indent = 10.0
    /// Between a row's name and the word at its end.
    static let beforeTail = 10.0
    /// The space for the symbol, after the word of an event that is intercepted in the box that emits it.
    static let homeSign = 14.0
    static let narrowest = 96.0
    /// The largest widths of titles and names, and of words after a name.
    static let widestName = 260.0
    static let widestTrail = 110.0
    static let widestTail = 110.0
    /// The factor by which substitutes for Helvetica may be wider; this much room is kept free.
    public static let slack = 1.06

    /// The size of a box with the lanes in which events pass through it, and the names in a reference's lanes.
    static func size(of box: Box, lanes: Int = 0, names: [String] = []) -> (width: Double, height: Double) {
        switch box.subject {
        case .coordinator:
            var width = titleWidth(of: box) + textStart + padding
            for row in box.rows { width = max(width, Self.width(of: row)) }
            let rows = Double(box.rows.count) * rowHeight
            let isEmpty = box.rows.isEmpty && lanes == 0
            let height = titleHeight + (isEmpty ? 0 : rows + room(forLanes: lanes) + bottomPadding)
            return (max(width, narrowest).rounded(.up), height)
        case .reference:
            let title = TextMetrics.width(title(of: box), size: rowSize) * slack + 2 * padding
            var width = names.reduce(title) { max($0, textStart + laneWidth($1) + padding) }
            for row in box.rows { width = max(width, Self.width(of: row)) }
            let lines = box.rows.count + lanes
            return (width.rounded(.up), titleHeight + (lines == 0 ? 0 : Double(lines) * rowHeight + bottomPadding))
        case .lostEvent:
            let width = TextMetrics.width(title(of: box), size: tailSize, bold: true) * slack + markerPadding
            return (width.rounded(.up), Spacing.markerHeight)
        case .corridor, .turn:
            return (0, titleHeight + (lanes == 0 ? 0 : room(forLanes: lanes) + bottomPadding))
        case .unattachedHeading:
            return ((TextMetrics.width(title(of: box), size: titleSize, bold: true) * slack + 8).rounded(.up), 24)
        }
    }

    /// The width of the name in a lane.
    static func laneWidth(_ name: String) -> Double { TextMetrics.width(name, size: rowSize) * slack }

    /// Around the words of a lost event's marker, both sides together.
    private static let markerPadding = 16.0
    private static let leastMarkerPadding = 8.0

    /// The words of a lost event's marker, cut to the width of its box.
    static func title(ofMarker box: Box, in width: Double) -> String {
        let whole = title(of: box)
        let room = (width - markerPadding) / slack
        // If there is room, the box is as wide as the words, rounded to whole points. Else less room around the words
        // will do.
        let needed = TextMetrics.width(whole, size: tailSize, bold: true)
        if needed <= max(room + 0.01, (width - leastMarkerPadding) / slack) { return whole }
        let words = box.change.prefix + "× lost: "
        return words
            + TextMetrics.fitted(
                event: box.title, to: room - TextMetrics.width(words, size: tailSize, bold: true), size: tailSize,
                bold: true)
    }

    /// The title of a box as it is drawn: shortened, with a symbol for what the box represents.
    static func title(of box: Box) -> String {
        switch box.subject {
        case .coordinator, .unattachedHeading:
            parts(ofTitle: box).whole
        case .reference:
            box.change.prefix + "→ " + TextMetrics.fitted(box.name?.whole ?? box.title, to: widestName, size: rowSize)
        case .lostEvent:
            box.change.prefix + "× lost: " + TextMetrics.fitted(box.title, to: widestName, size: tailSize, bold: true)
        case .corridor, .turn: ""
        }
    }

    /// The same for a box's head, in its two parts.
    static func parts(ofTitle box: Box) -> NameParts {
        let name = box.name ?? NameParts(stem: box.title, suffix: "")
        let fitted = fitted(title: name)
        return NameParts(stem: box.change.prefix + fitted.stem, suffix: fitted.suffix)
    }

    private static func titleWidth(of box: Box) -> Double { width(ofTitle: parts(ofTitle: box)) * slack }

    private static func width(ofTitle parts: NameParts) -> Double {
        TextMetrics.width(parts.stem, size: titleSize, bold: true)
            + TextMetrics.width(parts.suffix, size: suffixSize)
    }

    /// The name of a row as it is drawn: shortened.
    static func name(of row: Row) -> String {
        switch row.meaning {
        case .emission, .interceptor, .lifetime: fitted(event: row.text, bold: row.isBold)
        default: TextMetrics.fitted(row.text, to: widestName, size: rowSize, bold: row.isBold)
        }
    }

    /// A title that is too long loses its suffix first, because many titles share it.
    private static func fitted(title: NameParts) -> NameParts {
        let cut = { NameParts(stem: TextMetrics.fitted($0, to: widestName, size: titleSize, bold: true), suffix: "") }
        guard title.whole.utf8.count <= mostBytes else { return cut(title.whole) }
        if width(ofTitle: title) <= widestName { return title }
        let ending = title.suffix.isEmpty ? "" : "…"
        let room = widestName - TextMetrics.width(ending, size: titleSize, bold: true)
        if !ending.isEmpty, TextMetrics.width(title.stem, size: titleSize, bold: true) <= room {
            return NameParts(stem: title.stem + ending, suffix: "")
        }
        return cut(title.whole)
    }

    /// If an event's name is long, its domain is shortened, because the case distinguishes it from other events.
    static func fitted(event name: String, bold: Bool) -> String {
        TextMetrics.fitted(event: name, to: widestName, size: rowSize, bold: bold)
    }

    /// A longer name is cut without being measured, because no reader needs more of it.
    private static let mostBytes = 400

    /// The text after a row's name as it is drawn: shortened.
    static func trail(of row: Row) -> String { TextMetrics.fitted(row.trail, to: widestTrail, size: rowSize) }

    /// The word at a row's end as it is drawn: shortened.
    static func tail(of row: Row) -> String {
        TextMetrics.fitted(row.isLost ? row.lostWords : row.tail, to: widestTail, size: tailSize)
    }

    static func tailWidth(of row: Row) -> Double {
        guard !row.tail.isEmpty else { return 0 }
        return TextMetrics.width(tail(of: row), size: tailSize, bold: row.isLost) * slack + (row.isLost ? 10 : 0)
    }

    /// The space at a row's end for its symbol.
    static func end(of row: Row) -> Double { padding + (row.home == nil ? 0 : homeSign) }

    private static func width(of row: Row) -> Double {
        let tail = tailWidth(of: row)
        return start(of: row) + nameWidth(of: row) + (tail == 0 ? 0 : beforeTail + tail) + end(of: row)
    }

    /// The width of a row's name, and of the words after it.
    private static func nameWidth(of row: Row) -> Double {
        var width = TextMetrics.width(name(of: row), size: rowSize, bold: row.isBold)
        width += TextMetrics.width(row.change.prefix, size: rowSize, bold: true)
        if !row.trail.isEmpty { width += TextMetrics.width(row.gap + trail(of: row), size: rowSize) }
        return width * slack
    }

    /// Where nothing stands in a row behind its name: up to the word at its end, or to the side of a box of this width.
    package static func blank(in row: Row, width: Double) -> Range<Double> {
        let (tail, gap) = (tailWidth(of: row), 4.0)
        let low = start(of: row) + nameWidth(of: row) + gap
        let high = tail == 0 ? width : width - end(of: row) - tail - gap
        return low..<max(low, high)
    }

    /// The start of a row's text, from the box's side.
    static func start(of row: Row) -> Double {
        (row.hasSign ? textStart : padding) + Double(row.level) * indent
    }

    /// The middle of a row's symbol, from the box's side.
    static func signMiddle(of row: Row) -> Double { signMiddle + Double(row.level) * indent }

    /// The middle of a row of a box, or of its title, from the top of the box.
    static func middle(ofRow row: Int?, in box: Box) -> Double {
        switch box.subject {
        case .coordinator, .corridor, .turn: break
        case .reference, .lostEvent, .unattachedHeading: return size(of: box).height / 2
        }
        return row.map { titleHeight + (Double($0) + 0.5) * rowHeight } ?? titleHeight / 2
    }

    /// The middle of a lane for events that pass through a box below its rows, from the top of the box. No row of a
    /// neighbouring column is at the same height.
    static func middle(ofLane lane: Int, in box: Box) -> Double {
        // The lanes of a reference have names.
        let rows = Double(box.rows.count)
        if case .reference = box.subject { return titleHeight + (rows + Double(lane) + 0.5) * rowHeight }
        return titleHeight + (rows + 0.5) * rowHeight + Double(lane / 2) * rowHeight + (lane % 2 == 0 ? 0 : 12)
    }

    private static func room(forLanes lanes: Int) -> Double { Double((lanes + 1) / 2) * rowHeight }
}

extension Row {
    /// Whether the name is drawn bold: the active route, and a lost event.
    var isBold: Bool {
        switch meaning {
        case .route(let isActive): isActive
        case .emission(let isLost): isLost
        case .interceptor(.always): true
        case .lifetime, .retainCycle: isFlawed
        default: false
        }
    }

    /// Whether it is an event that is lost.
    var isLost: Bool { meaning == .emission(isLost: true) || lost > 0 }

    /// The words of a row with one or several lost events.
    var lostWords: String {
        if events > 1 {
            return lost < events ? "\(lost) of \(events) lost" : events == 2 ? "both lost" : "all \(events) lost"
        }
        return lost > 1 ? "\(lost) lost" : "× lost"
    }

    /// Whether there is a symbol before the name.
    var hasSign: Bool {
        switch meaning {
        case .kind, .remark, .lifetime, .retainCycle, .reference, .more: false
        default: true
        }
    }
}
