import CoordinatorModel

/// A writer of HTML. The names of elements and attributes are constants; texts and values are always escaped.
struct Markup {
    private(set) var bytes: [UInt8] = []

    /// Writes an element and its content. Attributes without a value are left out; an empty value is written.
    mutating func element(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
        _ content: (inout Markup) -> Void = { _ in }
    ) {
        raw("<")
        raw(name)
        for case (let name, let value?) in attributes {
            raw(" ")
            raw(name)
            raw("=\"")
            XMLText.append(value, to: &bytes)
            raw("\"")
        }
        raw(">")
        content(&self)
        raw("</")
        raw(name)
        raw(">")
    }

    /// Writes an element with a text in it.
    mutating func element(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: String
    ) {
        element(name, attributes) { $0.text(text) }
    }

    /// Writes text.
    mutating func text(_ text: String) { XMLText.append(text, to: &bytes) }

    /// Ends a line, for people who read the file.
    mutating func newLine() { raw("\n") }

    private mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
}
