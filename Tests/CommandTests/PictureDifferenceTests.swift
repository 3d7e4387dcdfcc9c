import Testing

/// The comparison finds what changes, and passes over what only another version of Graphviz writes.
@Suite struct PictureDifferenceTests {
    private static let picture = """
        <svg><g id="a"><path d="M1.00,2.00C3.5,-4 5-6 7,8" fill="none"/><text x="1.00">App</text></g></svg>
        """

    private func difference(_ old: String, _ new: String) throws -> String? {
        let changed = Self.picture.replacing(old, with: new)
        #expect(old == new || changed != Self.picture)
        return PictureDifference.first(
            between: try SVGDocument(Array(Self.picture.utf8)).elements,
            and: try SVGDocument(Array(changed.utf8)).elements)
    }

    @Test(arguments: [("", ""), ("1.00,2.00", "1,2.04"), ("5-6", "5,-6.03"), ("><path", ">\n<path"), ("8\"", "8 \"")])
    func passes(old: String, new: String) throws { #expect(try difference(old, new) == nil) }

    @Test(arguments: [
        ("2.00", "2.2"), ("M1", "L1"), ("App", "Apq"), ("path", "line"), ("none", "red"),
        ("<text x=\"1.00\">App</text>", ""),
        ("id=\"a\"", "id=\"b\""), (" fill=\"none\"", ""), (",-4 5", ",-4 5,5"), ("3.5,", "3.5,9,"),
    ])
    func finds(old: String, new: String) throws { #expect(try difference(old, new) != nil) }
}
