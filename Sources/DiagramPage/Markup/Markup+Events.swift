import CoordinatorDiagram

extension Markup {
    /// An event's name, with its domain in a quieter colour.
    mutating func event(_ name: String, in diagram: Diagram) {
        let short = diagram.shortName(of: name)
        // The script shows a name in full where it is cut.
        element("bdi", ["class": "word", "title": short == name ? nil : name]) { word in
            guard let dot = short.lastIndex(of: "."), dot > short.startIndex else { return word.text(short) }
            word.element("span", ["class": "quiet"], text: String(short[...dot]))
            word.element("span", text: String(short[short.index(after: dot)...]))
        }
    }
}
