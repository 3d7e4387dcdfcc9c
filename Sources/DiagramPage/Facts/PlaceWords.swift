import CoordinatorModel

/// Writes a place: in the app's source if it is known, otherwise in the file of the tree.
struct PlaceWords {
    private let file: String
    private let positions: SourcePositions?
    private let links: SourceAddress?
    /// What all files that declare coordinators begin with, if their paths are absolute: it tells a reader nothing, and would
    /// be on the page thousands of times.
    private let folder: String

    init(file: String, source: [UInt8]?, links: SourceAddress?, tree: CoordinatorTree) {
        self.file = file
        positions = source.map { SourcePositions($0) }
        self.links = links
        folder = Self.folder(of: tree.coordinators.lazy.compactMap { $0.location?.file })
    }

    private static func folder(of files: some Sequence<String>) -> String {
        var shared: [Substring]?
        for file in files {
            guard file.hasPrefix("/") else { return "" }
            let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            shared = shared.map { zip($0, parts).prefix { $0 == $1 }.map(\.0) } ?? Array(parts)
        }
        guard let shared, shared.count > 1 else { return "" }
        return shared.joined(separator: "/") + "/"
    }

    private func shown(_ file: String) -> String {
        folder.isEmpty || !file.hasPrefix(folder) ? file : String(file.dropFirst(folder.count))
    }

    /// The place as text; `nil` if it is unknown.
    func text(_ location: Location?, _ origin: Origin) -> String? {
        if let location {
            return [shown(location.file), location.line.map(String.init), location.column.map(String.init)]
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
