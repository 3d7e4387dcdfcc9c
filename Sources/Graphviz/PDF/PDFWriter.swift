/// Writes objects in a row, and the table of their offsets.
struct PDFWriter {
    private var bytes = Array("%PDF-1.7\n%".utf8) + [0xB5, 0xED, 0xAE, 0xFB, 0x0A]
    /// The offsets of the objects; the first object has the number 1.
    private var places: [Int] = []

    /// A number for an object that is written later.
    mutating func reserve() -> Int {
        places.append(0)
        return places.count
    }

    mutating func write(_ number: Int, _ body: String) { write(number, Array(body.utf8)) }

    mutating func write(_ number: Int, _ body: [UInt8]) {
        places[number - 1] = bytes.count
        bytes += "\(number) 0 obj\n".utf8
        bytes += body
        bytes += "\nendobj\n".utf8
    }

    consuming func finished(root: Int, info: Int?) -> [UInt8] {
        let start = bytes.count
        bytes += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8
        for place in places {
            let digits = String(place)
            bytes += "\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n".utf8
        }
        let information = info.map { " /Info \($0) 0 R" } ?? ""
        bytes += "trailer\n<< /Size \(places.count + 1) /Root \(root) 0 R\(information) >>\n".utf8
        bytes += "startxref\n\(start)\n%%EOF\n".utf8
        return bytes
    }

    /// An object with new numbers in its references. Streams contain no references.
    static func renumbered(_ body: ArraySlice<UInt8>, _ numbers: [Int: Int]) -> [UInt8] {
        var result: [UInt8] = []
        var scanner = PDFScanner(body, at: body.startIndex)
        // The last two tokens, which may be the numbers of a reference, with their positions.
        var before: [(start: Int, number: Int?)] = []
        var copied = body.startIndex
        while let token = scanner.token() {
            if token.elementsEqual("stream".utf8) { break }
            if token.elementsEqual("R".utf8), before.count == 2, let old = before[0].number, before[1].number != nil {
                result += body[copied..<before[0].start]
                result += "\(numbers[old] ?? 0) 0 R".utf8
                copied = token.endIndex
            }
            before = before.suffix(1) + [(token.startIndex, PDFScanner.integer(token))]
        }
        return result + body[copied...]
    }

    /// A dictionary with one more entry.
    static func adding(_ entry: String, to dictionary: [UInt8]) -> [UInt8] {
        guard let start = dictionary.firstIndex(of: UInt8(ascii: "<")) else { return dictionary }
        return dictionary[...(start + 1)] + Array(" \(entry) ".utf8) + dictionary[(start + 2)...]
    }

    /// Text as a string of hexadecimal digits, which no name can end.
    static func string(_ text: String) -> String {
        let units = [0xFEFF] + text.utf16.map(Int.init)
        let digits = units.map { unit in
            let digits = String(unit, radix: 16, uppercase: true)
            return String(repeating: "0", count: 4 - digits.count) + digits
        }
        return "<\(digits.joined())>"
    }
}
