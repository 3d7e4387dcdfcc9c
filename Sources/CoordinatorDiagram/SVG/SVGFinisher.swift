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

    let decoration: SVGDecoration
    let part: Part
    var scanner: SVGScanner
    var output = SVGOutput()
    private var hasRoot = false
    private var hasCanvas = false
    /// What closes the last element of the picture, as long as more of the same may follow: see `DotDrawing.part`.
    var pending: StaticString?
    /// The open elements, and what closes each.
    var open: [(name: Range<Int>, closing: StaticString)] = []

    /// Finishes a picture.
    ///
    /// - Throws: `SVGError` when `svg` is not what Graphviz writes.
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

    mutating func endElement() {
        if let closing = pending { output.write(closing) }
        pending = nil
    }

    /// In the picture, elements are in a group.
    private static let depthOfElements = 2
}
