import CoordinatorModel

/// Turns the SVG that Graphviz writes into the one that leaves coordviz.
///
/// It reads every tag again and lets through only the elements and attributes that a picture needs, so nothing that
/// slipped past an earlier check can become script, handler or link. On the way it gives the picture its title and
/// description, its tooltips and links, stable ids, a second theme, and the width of each text, so that a substitute
/// font can't run out of its box.
public struct SVGFinisher {
    /// Which part of a picture is read.
    enum Part {
        /// All of it.
        case whole
        /// Its first sheet; what closes the picture is still to come.
        case first
        /// A further sheet, of which only the elements are needed.
        case further
    }

    private let decoration: SVGDecoration
    private let part: Part
    private var scanner: SVGScanner
    private var output: [UInt8] = []
    private var hasRoot = false
    private var hasCanvas = false
    /// What closes the last element of the picture, as long as more of the same may follow: see `DotDrawing.part`.
    private var pending: StaticString?
    /// The open elements, and what closes each.
    private var open: [(name: Range<Int>, closing: StaticString)] = []

    /// Finishes a picture.
    ///
    /// - Throws: `SVGError` when `svg` is not what Graphviz writes.
    public static func finish(_ svg: UnsafeRawBufferPointer, _ decoration: SVGDecoration) throws -> [UInt8] {
        try finish(svg, decoration, .whole)
    }

    static func finish(_ svg: UnsafeRawBufferPointer, _ decoration: SVGDecoration, _ part: Part) throws -> [UInt8] {
        try svg.withMemoryRebound(to: UInt8.self) { bytes in
            var finisher = SVGFinisher(decoration: decoration, part: part, scanner: SVGScanner(bytes))
            finisher.output.reserveCapacity(bytes.count + bytes.count / 8)
            try finisher.run()
            return finisher.output
        }
    }

    private init(decoration: SVGDecoration, part: Part, scanner: SVGScanner) {
        self.decoration = decoration
        self.part = part
        self.scanner = scanner
    }

    private mutating func run() throws {
        while true {
            switch try scanner.next() {
            case .open(let name, let attributes, let isEmpty): try element(name, attributes, isEmpty: isEmpty)
            case .close(let name): try close(name)
            case .text(let range):
                guard scanner.bytes[range].allSatisfy({ $0 <= UInt8(ascii: " ") }) else {
                    throw SVGError(message: "text outside of a text element", offset: range.lowerBound)
                }
            case .end:
                guard open.isEmpty, hasRoot else {
                    throw SVGError(message: "it ends too early", offset: scanner.bytes.count)
                }
                return
            }
        }
    }

    private mutating func element(_ name: Range<Int>, _ attributes: Range<Int>, isEmpty: Bool) throws {
        if open.isEmpty != scanner.equals(name, "svg") || (open.isEmpty && hasRoot) {
            throw SVGError(message: "<\(scanner.string(name))> out of place", offset: name.lowerBound)
        }
        if open.isEmpty {
            hasRoot = true
            if part != .further { try root(attributes) }
            open.append((name, part == .whole ? SVGSheets.rootEnd : ""))
        } else if scanner.equals(name, "g"), !isEmpty {
            try group(name, attributes)
        } else if scanner.equals(name, "text"), !isEmpty {
            try text(attributes)
        } else if let shape = SVGShape.allCases.first(where: { scanner.equals(name, $0.tag) }), isEmpty {
            // The first shape is Graphviz's canvas, which leaves a fraction of a point at the edges uncovered.
            if !hasCanvas {
                hasCanvas = true
                return
            }
            write("<\(shape.rawValue)")
            try writeAttributes(attributes)
            write("/>\n")
        } else {
            throw SVGError(message: "an element <\(scanner.string(name))>", offset: name.lowerBound)
        }
    }

    private mutating func close(_ name: Range<Int>) throws {
        guard let last = open.popLast(), scanner.bytes[last.name].elementsEqual(scanner.bytes[name]) else {
            throw SVGError(message: "</\(scanner.string(name))> closes nothing", offset: name.lowerBound)
        }
        if open.count == Self.depthOfElements {
            pending = last.closing
        } else {
            endElement()
            write(last.closing)
        }
    }

    private mutating func endElement() {
        if let closing = pending { write(closing) }
        pending = nil
    }

    /// In the picture, elements are in a group.
    private static let depthOfElements = 2

    // MARK: - Elements

    private mutating func root(_ attributes: Range<Int>) throws {
        var size: [String: String] = [:]
        try scanner.forEachAttribute(in: attributes) { size[scanner.string($0)] = scanner.string($1) }
        let prefix = decoration.idPrefix
        write("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"coordviz\" role=\"img\"")
        write(" aria-labelledby=\"\(prefix)title-text \(prefix)desc-text\"")
        for name in ["width", "height", "viewBox"] {
            write(" \(name)=\"")
            XMLText.append(size[name] ?? "", to: &output)
            write("\"")
        }
        write(" font-family=\"Arial, Helvetica, 'Liberation Sans', 'Nimbus Sans', sans-serif\">\n")
        write("<title id=\"\(prefix)title-text\">")
        XMLText.append(decoration.title, to: &output)
        write("</title>\n<desc id=\"\(prefix)desc-text\">")
        XMLText.append(decoration.summary, to: &output)
        write("</desc>\n")
        if decoration.theme == .auto { write(SVGStyle.dark) }
        write("<rect width=\"100%\" height=\"100%\" fill=\"\(decoration.theme.palette[.canvas])\"/>\n")
    }

    private mutating func group(_ name: Range<Int>, _ attributes: Range<Int>) throws {
        var id: Range<Int>?
        var classes: Range<Int>?
        var transform: Range<Int>?
        try scanner.forEachAttribute(in: attributes) { name, value in
            if scanner.equals(name, "id") { id = value }
            if scanner.equals(name, "class") { classes = value }
            if scanner.equals(name, "transform") { transform = value }
        }
        guard let id else { throw SVGError(message: "a group without an id", offset: name.lowerBound) }
        if let classes, pending != nil, decodedClasses(classes) == DotDrawing.part {
            try skipTitle()
            let closing = pending ?? ""
            pending = nil
            open.append((name, closing))
            return
        }
        endElement()
        try skipTitle()
        if let transform {
            if part != .further {
                write("<g transform=\"")
                try copy(transform, mayCall: true)
                write("\">\n")
            }
            open.append((name, part == .whole ? SVGSheets.groupEnd : ""))
            return
        }
        // Element ids are coordviz's own: letters, digits, dashes and underscores, which Graphviz escapes all the same.
        let key = XMLText.unescaped(scanner.bytes[id]).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let element = decoration.elements[key]
        write("<g id=\"")
        XMLText.append(decoration.idPrefix + key, to: &output)
        write("\" class=\"")
        if let classes { XMLText.append(decodedClasses(classes), to: &output) }
        write("\">\n")
        if let element, !element.tooltip.isEmpty {
            write("<title>")
            XMLText.append(element.tooltip, to: &output)
            write("</title>\n")
        }
        if let link = element?.link {
            write("<a href=\"#")
            XMLText.append(decoration.idPrefix + link, to: &output)
            write("\">\n")
            open.append((name, "</a></g>\n"))
        } else {
            open.append((name, "</g>\n"))
        }
    }

    /// Graphviz gives every group the node's name in the graph as a title, which means nothing to readers.
    private mutating func skipTitle() throws {
        var ahead = scanner
        while case .text(let range) = try ahead.next() {
            guard scanner.bytes[range].allSatisfy({ $0 <= UInt8(ascii: " ") }) else { return }
            scanner = ahead
        }
        ahead = scanner
        guard case .open(let name, _, false) = try ahead.next(), ahead.equals(name, "title") else { return }
        while true {
            switch try ahead.next() {
            case .text: continue
            case .close(let name) where ahead.equals(name, "title"):
                scanner = ahead
                return
            default: throw SVGError(message: "markup in a title", offset: name.lowerBound)
            }
        }
    }

    private mutating func text(_ attributes: Range<Int>) throws {
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
        // Browsers drop a space at the end of a text, and would stretch the letters over its room. The next text has a
        // place of its own, so that nothing is lost without it.
        while content.last == UInt8(ascii: " ") { content.removeLast() }
        write("<text")
        try writeAttributes(attributes)
        content.withUnsafeBufferPointer { content in
            // If fonts disagree about the widths of letters, text keeps its natural width.
            if !content.isEmpty, TextMetrics.isExact(utf8: content) {
                let width = TextMetrics.width(utf8: content, size: size, bold: isBold)
                write(" textLength=\"\(DotDrawing.number(width))\" lengthAdjust=\"spacingAndGlyphs\"")
            }
            write(">")
            XMLText.append(content, to: &output)
        }
        write("</text>\n")
    }

    // MARK: - Writing

    private mutating func writeAttributes(_ attributes: Range<Int>) throws {
        var copied: [(SVGShape.Attribute, Range<Int>)] = []
        try scanner.forEachAttribute(in: attributes) { name, value in
            guard let attribute = SVGShape.Attribute.allCases.first(where: { scanner.equals(name, $0.tag) }) else {
                throw SVGError(message: "an attribute \(scanner.string(name))", offset: name.lowerBound)
            }
            copied.append((attribute, value))
        }
        for (attribute, value) in copied where attribute != .fontFamily {
            write(attribute.assignment)
            // Versions differ in how they write that there is none.
            if scanner.equals(value, "transparent") { write("none") } else { try copy(value) }
            write("\"")
        }
    }

    /// Copies an attribute's value unchanged. Numbers, colours and names need only ASCII without markup; `url(…)`
    /// would be a link, so only a transformation may contain parentheses.
    private mutating func copy(_ range: Range<Int>, mayCall: Bool = false) throws {
        let isPlain = scanner.bytes[range].allSatisfy { byte in
            switch byte {
            case 0x0A: true  // Graphviz wraps long lists of points
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0..<0x20, 0x7F...0xFF: false
            case UInt8(ascii: "("): mayCall
            default: true
            }
        }
        guard isPlain else { throw SVGError(message: "an attribute with markup", offset: range.lowerBound) }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: scanner.bytes[range]))
    }

    /// Graphviz puts its own class before those of an element: they say nothing that ours don't.
    private func decodedClasses(_ range: Range<Int>) -> String {
        let plain = XMLText.unescaped(scanner.bytes[range]).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return plain.split(separator: " ").drop { $0 == "node" || $0 == "edge" }.joined(separator: " ")
    }

    private mutating func write(_ text: StaticString) {
        output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { output.append(contentsOf: $0) }
    }
}
