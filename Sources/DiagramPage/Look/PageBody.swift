/// The frame of a page around its parts.
enum PageBody {
    /// The slots that are filled in.
    enum Slot: String {
        case name, verdict, counts, sheets, outline, events, findings, picture
        case eventCount = "event count"
        case findingCount = "finding count"
        case changes
        case changeTab = "change tab"
        case changeKeys = "change keys"
    }

    /// The text before a slot, and the slot; the last piece has no slot.
    struct Piece {
        var text: [UInt8]
        var slot: Slot?
    }

    /// The index of the piece before the picture.
    static let picture = pieces.firstIndex { $0.slot == .picture } ?? 0

    /// All pieces of the body.
    static let pieces: [Piece] = {
        let (open, close) = (Array("<!-- ".utf8), Array(" -->".utf8))
        var pieces: [Piece] = []
        var text: [UInt8] = []
        var rest = PackageResources.body_html[...]
        while let first = rest.first {
            guard rest.starts(with: open) else {
                text.append(first)
                rest = rest.dropFirst()
                continue
            }
            let name = rest.dropFirst(open.count).prefix { $0 != close[1] }.dropLast()
            pieces.append(Piece(text: text, slot: Slot(rawValue: String(decoding: name, as: UTF8.self))))
            text = []
            rest = rest.dropFirst(open.count + name.count + close.count)
        }
        return pieces + [Piece(text: text)]
    }()

    /// Without an icon, a browser requests one from the server.
    static let icon =
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
        + "%3Cpath fill='none' stroke='%232b7fc3' stroke-width='2' d='M4 8h3V4h4M7 8v4h4'/%3E"
        + "%3Ccircle cx='3' cy='8' r='2.4' fill='%232b7fc3'/%3E%3Ccircle cx='13' cy='4' r='2' fill='%232b7fc3'/%3E"
        + "%3Ccircle cx='13' cy='12' r='2' fill='%232b7fc3'/%3E%3C/svg%3E"
}
