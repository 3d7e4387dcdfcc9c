import CoordinatorModel

/// Turns the SVG that Graphviz writes into the one that coordviz outputs.
///
/// It reads every tag again and keeps only the elements and attributes that a picture needs, so text that passed an
/// earlier check by mistake can't become a script, a handler or a link. It also adds the picture's title and
/// description, its tooltips and links, stable ids, a second theme, and the width of each text, so that text in a
/// substitute font stays in its box.
public struct SVGFinisher {
    /// The part of a picture that is read.
    enum Part {
        /// The whole picture.
        case whole
        /// Its first sheet, without the end of the picture.
        case first
        /// A further sheet, of which only the elements are needed.
        case further
    }

    private let decoration: SVGDecoration
    private let part: Part
    private var scanner: SVGScanner
    private var output = SVGOutput()
    private var hasRoot = false
    private var hasCanvas = false
    /// The closing tag of the last element, kept back while further parts of it may follow: see `DotDrawing.part`.
    private var pending: StaticString?
    /// The open elements, and the closing tag of each.
    private var open: [(name: Range<Int>, closing: StaticString)] = []

    /// Finishes a picture.
    ///
    /// - Throws: `SVGError` if `svg` is not in the form that Graphviz writes.
    public static func finish(_ svg: UnsafeRawBufferPointer, _ decoration: SVGDecoration) throws -> [UInt8] {
        try finish(svg, decoration, .whole)
    }

    static func finish(_ svg: UnsafeRawBufferPointer, _ decoration: SVGDecoration, _ part: Part) throws -> [UInt8] {
        try svg.withMemoryRebound(to: UInt8.self) { bytes in
            var finisher = SVGFinisher(decoration: decoration, part: part, scanner: SVGScanner(bytes))
            finisher.output.reserve(bytes.count + bytes.count / 8)
            try finisher.run()
            return finisher.output.bytes
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
            if part != .further { try output.writeHead(attributes, of: scanner, decoration) }
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
            output.write("<\(shape.rawValue)")
            try output.writeAttributes(attributes, of: scanner)
            output.write("/>\n")
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
            output.write(last.closing)
        }
    }

    private mutating func endElement() {
        if let closing = pending { output.write(closing) }
        pending = nil
    }

    /// The level of elements: they are in a group in the picture.
    private static let depthOfElements = 2

    // MARK: - Elements

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
        // Element ids are coordviz's own: letters, digits, dashes and underscores, which Graphviz may nevertheless
        // escape.
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
        try output.writeText(content, attributes, of: scanner, size: size, isBold: isBold)
    }
}
