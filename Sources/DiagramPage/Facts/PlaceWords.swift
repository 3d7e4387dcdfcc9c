import CoordinatorModel

/// Writes a place: in the app's source if it is known, otherwise in the file of the tree.
struct PlaceWords {
    private let file: String
    private let positions: SourcePositions?
    private let links: SourceAddress?

    init(file: String, source: [UInt8]?, links: SourceAddress?) {
        self.file = file
        positions = source.map { SourcePositions($0) }
        self.links = links
    }

    /// The place as text; `nil` if it is unknown.
    func text(_ location: Location?, _ origin: Origin) -> String? {
        if let location {
            return [location.file, location.line.map(String.init), location.column.map(String.init)]
                .compactMap { $0 }.joined(separator: ":")
        }
        guard let positions, let offset = origin.offset else { return nil }
        let position = positions.position(at: offset)
        return "\(file):\(position.line):\(position.column)"
    }

    /// Writes the place, as a link if there is an address for it; writes nothing if the place is unknown.
    func write(_ location: Location?, _ origin: Origin, to markup: inout Markup) {
        guard let text = text(location, origin) else { return }
        if let address = location.flatMap({ links?.link(to: $0) }) {
            markup.element(
                "a",
                ["class": "place", "href": address, "target": "_blank", "rel": "noopener noreferrer"], text: text)
        } else {
            markup.element("span", ["class": "place"], text: text)
        }
    }
}
