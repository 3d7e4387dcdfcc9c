import CoordinatorModel

/// The bytes of a finished picture. Only this type copies attributes of Graphviz's picture into it.
struct SVGOutput {
    private(set) var bytes: [UInt8] = []

    /// Reserves memory for a picture of this size.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Writes text from any source, escaped.
    mutating func escape(_ text: String) { XMLText.append(text, to: &bytes) }

    /// Writes text from any source, escaped.
    mutating func escape(_ text: UnsafeBufferPointer<UInt8>) { XMLText.append(text, to: &bytes) }

    /// Writes the attributes of a shape or a text. The place of a text may be lowered.
    mutating func writeAttributes(_ attributes: Range<Int>, of scanner: SVGScanner, loweredBy shift: Double = 0) throws
    {
        var copied: [(SVGShape.Attribute, Range<Int>)] = []
        try scanner.forEachAttribute(in: attributes) { name, value in
            guard let attribute = SVGShape.Attribute.allCases.first(where: { scanner.equals(name, $0.tag) }) else {
                throw SVGError(message: "an attribute \(scanner.string(name))", offset: name.lowerBound)
            }
            copied.append((attribute, value))
        }
        for (attribute, value) in copied where attribute != .fontFamily {
            // Text starts at its place unless it says otherwise.
            if attribute == .anchor, scanner.equals(value, "start") { continue }
            write(attribute.assignment)
            // Versions differ in how they write that there is no colour.
            if scanner.equals(value, "transparent") {
                write("none")
            } else if attribute == .y, let place = Double(scanner.string(value)) {
                write(DotLength.number(place + shift))
            } else {
                try copy(value, of: scanner, isPath: attribute == .data)
            }
            write("\"")
        }
    }

    /// Copies an attribute's value unchanged. Numbers, colours and names need only ASCII without markup; `url(…)`
    /// would be a link, so only a transformation may contain parentheses.
    mutating func copy(_ range: Range<Int>, of scanner: SVGScanner, mayCall: Bool = false, isPath: Bool = false) throws
    {
        let value = UnsafeBufferPointer(rebasing: scanner.bytes[range])
        // A loop, because nearly all bytes of a picture pass through it: without optimisation, a closure takes ten
        // times as long.
        var index = 0
        while index < value.count {
            let isPlain =
                switch value[index] {
                case 0x0A: true  // Graphviz wraps long lists of points
                case 0x3C, 0x3E, 0x26, 0..<0x20, 0x7F...0xFF: false  // < > & and bytes outside ASCII
                case 0x28: mayCall  // (
                default: true
                }
            guard isPlain else { throw SVGError(message: "an attribute with markup", offset: range.lowerBound) }
            index += 1
        }
        guard isPath else {
            bytes.append(contentsOf: value)
            return
        }
        var path = SVGPathData(value)
        path.append(to: &bytes)
    }
}
