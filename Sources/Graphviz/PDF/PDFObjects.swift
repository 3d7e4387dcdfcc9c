/// The objects of a PDF that cairo wrote: with a cross-reference table, or with object streams, as newer versions do.
struct PDFObjects {
    /// The bytes between `obj` and `endobj`, by the object's number.
    private(set) var bodies: [Int: ArraySlice<UInt8>] = [:]
    /// The numbers of the catalog and of the document information.
    private(set) var root: Int?
    private(set) var info: Int?

    /// `nil` if it is not a PDF in the form that cairo writes.
    init?(_ bytes: [UInt8]) {
        guard let start = Self.last("startxref", in: bytes[...]) else { return nil }
        var scanner = PDFScanner(bytes[...], at: start + 9)
        guard let place = scanner.integer(), place < bytes.count else { return nil }
        scanner.position = place
        let isRead =
            scanner.skip("xref") ? readTable(&scanner, bytes) : readStream(&scanner, bytes)
        guard isRead, root != nil else { return nil }
    }

    private mutating func readTable(_ scanner: inout PDFScanner, _ bytes: [UInt8]) -> Bool {
        var places: [Int] = []
        while let first = scanner.integer(), let count = scanner.integer() {
            for _ in first..<first + max(count, 0) {
                guard let place = scanner.integer(), scanner.integer() != nil else { return false }
                if scanner.skip("n") { places.append(place) } else if !scanner.skip("f") { return false }
            }
        }
        guard scanner.skip("trailer") else { return false }
        readTrailer(scanner.dictionary())
        return readObjects(at: places, bytes)
    }

    private mutating func readTrailer(_ trailer: PDFDictionary) {
        root = trailer.reference("Root")
        info = trailer.reference("Info")
    }

    /// Reads the objects at these offsets; each ends at the beginning of the next one at the latest.
    private mutating func readObjects(at places: [Int], _ bytes: [UInt8]) -> Bool {
        let places = places.sorted()
        for (index, place) in places.enumerated() {
            let end = index + 1 < places.count ? places[index + 1] : bytes.count
            guard place < end, end <= bytes.count, readObject(in: bytes[place..<end]) else { return false }
        }
        return true
    }

    private mutating func readObject(in bytes: ArraySlice<UInt8>) -> Bool {
        var scanner = PDFScanner(bytes, at: bytes.startIndex)
        guard let number = scanner.integer(), scanner.integer() != nil, scanner.skip("obj"),
            let end = Self.last("endobj", in: bytes), end >= scanner.position
        else { return false }
        bodies[number] = bytes[scanner.position..<end]
        return true
    }

    // MARK: - Streams of objects

    /// A cross-reference stream or an object stream: its dictionary, and its decompressed content.
    private static func stream(_ scanner: inout PDFScanner, _ bytes: [UInt8]) -> (PDFDictionary, [UInt8])? {
        guard scanner.integer() != nil, scanner.integer() != nil, scanner.skip("obj") else { return nil }
        let dictionary = scanner.dictionary()
        guard scanner.skip("stream") else { return nil }
        scanner.skipLineEnd()
        let data = bytes[scanner.position...]
        guard dictionary.hasFilter else {
            guard let length = dictionary.integer("Length"), length <= data.count else { return nil }
            return (dictionary, Array(data.prefix(length)))
        }
        guard let expanded = Inflate.expand(data, most: mostBytes) else { return nil }
        return (dictionary, expanded)
    }

    private static let mostBytes = 1 << 28

    private mutating func readStream(_ scanner: inout PDFScanner, _ bytes: [UInt8]) -> Bool {
        guard let (dictionary, data) = Self.stream(&scanner, bytes) else { return false }
        readTrailer(dictionary)
        let widths = dictionary.integers("W")
        guard widths.count == 3, let size = dictionary.integer("Size"), widths.reduce(0, +) > 0 else { return false }
        let spans = dictionary.integers("Index")
        var places: [Int] = []
        var containers: [Int] = []
        var position = 0
        func field(_ width: Int) -> Int? {
            guard position + width <= data.count else { return nil }
            defer { position += width }
            return data[position..<position + width].reduce(0) { $0 << 8 | Int($1) }
        }
        let count =
            spans.isEmpty ? size : stride(from: 1, to: spans.count, by: 2).reduce(0) { $0 + spans[$1] }
        for _ in 0..<max(count, 0) {
            guard let kind = field(widths[0]), let second = field(widths[1]), field(widths[2]) != nil else {
                return false
            }
            if kind == 1 || widths[0] == 0 { places.append(second) }
            if kind == 2, containers.last != second, !containers.contains(second) { containers.append(second) }
        }
        guard readObjects(at: places, bytes) else { return false }
        guard containers.allSatisfy({ readContainer($0) }) else { return false }
        dropStreams(containers)
        return true
    }

    private mutating func readContainer(_ number: Int) -> Bool {
        guard let body = bodies[number] else { return false }
        var bytes = Array("0 0 obj".utf8)
        bytes += body
        var scanner = PDFScanner(bytes[...], at: 0)
        guard let (dictionary, data) = Self.stream(&scanner, bytes), let count = dictionary.integer("N"),
            let first = dictionary.integer("First"), first <= data.count
        else { return false }
        var head = PDFScanner(data[..<first], at: 0)
        var entries: [(number: Int, place: Int)] = []
        for _ in 0..<count {
            guard let number = head.integer(), let place = head.integer(), first + place <= data.count else {
                return false
            }
            entries.append((number, first + place))
        }
        for (index, entry) in entries.enumerated() {
            let end = index + 1 < entries.count ? entries[index + 1].place : data.count
            guard entry.place <= end else { return false }
            bodies[entry.number] = data[entry.place..<end]
        }
        return true
    }

    /// Removes the streams in which objects were packed: they have no meaning after unpacking.
    private mutating func dropStreams(_ containers: [Int]) {
        for number in containers { bodies[number] = nil }
        for (number, body) in bodies where Self.isCrossReference(body) { bodies[number] = nil }
    }

    private static func isCrossReference(_ body: ArraySlice<UInt8>) -> Bool {
        var scanner = PDFScanner(body, at: body.startIndex)
        return scanner.dictionary().name("Type") == "XRef"
    }

    private static func last(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let word = Array(word.utf8)
        var position = bytes.endIndex - word.count
        while position >= bytes.startIndex {
            if bytes[position] == word[0], bytes[position..<position + word.count].elementsEqual(word) {
                return position
            }
            position -= 1
        }
        return nil
    }
}
