import CoordinatorModel

/// The elements of a picture: groups with their ids, tooltips and links, and texts.
extension SVGFinisher {
    mutating func group(_ name: Range<Int>, _ attributes: Range<Int>) throws {
        var id: Range<Int>?
        var classes: Range<Int>?
        var transform: Range<Int>?
        try scanner.forEachAttribute(in: attributes) { name, value in
            if scanner.equals(name, "id") { id = value }
            if scanner.equals(name, "class") { classes = value }
            if scanner.equals(name, "transform") { transform = value }
        }
        guard let id else { throw SVGError(message: "a group without an id", offset: name.lowerBound) }
        if let classes, pending != nil, scanner.decodedClasses(classes) == DotDrawing.part {
            try scanner.skipTitle()
            let closing = pending ?? ""
            pending = nil
            open.append((name, closing))
            return
        }
        endElement()
        try scanner.skipTitle()
        if let transform {
            if part != .further {
                output.write("<g transform=\"")
                try output.copy(transform, of: scanner, mayCall: true)
                output.write("\">\n")
            }
            open.append((name, part == .whole ? SVGSheets.groupEnd : ""))
            return
        }
        // Element ids are coordviz's own: letters, digits, dashes and underscores, which Graphviz escapes all the same.
        let key = XMLText.unescaped(scanner.bytes[id]).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let element = decoration.elements[key]
        output.write("<g id=\"")
        output.escape(decoration.idPrefix + key)
        output.write("\" class=\"")
        if let classes { output.escape(scanner.decodedClasses(classes)) }
        output.write("\">\n")
        if let element, !element.tooltip.isEmpty {
            output.write("<title>")
            output.escape(element.tooltip)
            output.write("</title>\n")
        }
        if let link = element?.link {
            output.write("<a href=\"#")
            output.escape(decoration.idPrefix + link)
            output.write("\">\n")
            open.append((name, "</a></g>\n"))
        } else {
            open.append((name, "</g>\n"))
        }
    }

    mutating func text(_ attributes: Range<Int>) throws {
        var size = 0.0
        var isBold = false
        try scanner.forEachAttribute(in: attributes) { name, value in
            if scanner.equals(name, "font-size") { size = Double(scanner.string(value)) ?? 0 }
            if scanner.equals(name, "font-weight") { isBold = true }
        }
        var content: [UInt8] = []
        let start = scanner.position
        var next = try scanner.next()
        if case .text(let range) = next {
            guard let plain = XMLText.unescaped(scanner.bytes[range]) else {
                throw SVGError(message: "an unknown entity", offset: range.lowerBound)
            }
            content = plain
            next = try scanner.next()
        }
        guard case .close(let name) = next, scanner.equals(name, "text") else {
            throw SVGError(message: "markup in a text", offset: start)
        }
        try output.writeText(content, attributes, of: scanner, size: size, isBold: isBold)
    }
}
