import CoordinatorModel

/// An element of XML. Names must be constants; values and texts may be any text.
struct XMLElement {
    var name: String
    var attributes: [(String, String)]
    var children: [XMLElement] = []
    /// The text of an element without children.
    var text: String?

    /// The document with this element as its root, two spaces a level.
    var document: String {
        var document = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        write(to: &document, indentation: "")
        return document
    }

    private func write(to document: inout String, indentation: String) {
        document += "\(indentation)<\(name)"
        for (name, value) in attributes { document += " \(name)=\"\(XMLText.escaped(value))\"" }
        if let text {
            document += ">\(XMLText.escaped(text))</\(name)>\n"
        } else if children.isEmpty {
            document += "/>\n"
        } else {
            document += ">\n"
            for child in children { child.write(to: &document, indentation: indentation + "  ") }
            document += "\(indentation)</\(name)>\n"
        }
    }
}
