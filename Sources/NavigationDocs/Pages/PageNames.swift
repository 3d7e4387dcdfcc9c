import CoordinatorModel

/// The names of files of pages and pictures. They contain only ASCII letters, digits, `-` and `_`, and are unique
/// without regard to case, because some file systems ignore case.
struct PageNames {
    /// By the index of the coordinator.
    let coordinators: [String]

    init(_ tree: CoordinatorTree) {
        var given = GivenNames(reserved: Self.reserved)
        var names = [String](repeating: "", count: tree.coordinators.count)
        for index in tree.depthFirst() {
            names[index] = given.next(Self.slug(tree.coordinators[index].id))
        }
        coordinators = names
    }

    /// The part of a name that is allowed in a file's name and in an anchor.
    static func slug(_ name: String) -> String {
        var bytes: [UInt8] = []
        for byte in name.utf8.prefix(longest) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                bytes.append(byte)
            default: if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
            }
        }
        while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
        return bytes.isEmpty ? "unnamed" : String(decoding: bytes, as: UTF8.self)
    }

    private static let longest = 80

    /// The pages that every folder has, and the names of devices on Windows.
    private static let reserved: Set<String> = Set(
        ["index", "navigation", "events", "overview", "con", "prn", "aux", "nul"]
            + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
}

/// The anchors of events. Each is unique, and stays the same as long as the event's name does.
struct EventAnchors {
    private(set) var anchors: [String: String] = [:]

    init(_ events: [String]) {
        var given = GivenNames()
        for event in events { anchors[event] = given.next("event-" + PageNames.slug(event)) }
    }
}

/// Names that are unique without regard to case; later ones get a number.
private struct GivenNames {
    private var taken: Set<String>
    /// The last number that was used for each name: thousands may have the same name.
    private var numbers: [String: Int] = [:]

    init(reserved: Set<String> = []) { taken = reserved }

    mutating func next(_ wanted: String) -> String {
        let key = wanted.lowercased()
        if taken.insert(key).inserted { return wanted }
        var number = numbers[key, default: 1]
        repeat { number += 1 } while !taken.insert("\(key)-\(number)").inserted
        numbers[key] = number
        return "\(wanted)-\(number)"
    }
}
