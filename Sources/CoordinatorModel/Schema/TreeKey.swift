/// Every key of `tree.json`, with its name in the format.
enum TreeKey: String, CaseIterable {
    case version, name, events, root, roots, unattached, unresolved, ignore
    case type, id, kind, started, screens, routes, activeRoute, emits, intercepts, dependencies, branches
    case presentation, route, child, to
    case event, heard, delivery, consumes, by, empty, payload, needs, provides, what, rule, reason
    case holds, how, member, many, once, removed, kept, gesture, method, instead, retainCycles, links, holder, held,
        captures
    case file, line, column, covers
}

/// A set of keys, as bits.
struct TreeKeySet {
    private var bits: UInt64 = 0

    init(_ keys: some Sequence<TreeKey>) {
        for key in keys { insert(key) }
    }

    func contains(_ key: TreeKey) -> Bool { bits & Self.bit(key) != 0 }

    mutating func insert(_ key: TreeKey) { bits |= Self.bit(key) }

    private static func bit(_ key: TreeKey) -> UInt64 {
        // The position in the enumeration. A switch over the cases compiles to the same code.
        1 << UInt64(unsafeBitCast(key, to: UInt8.self))
    }
}

/// Finds the key for some bytes, without making a `String`.
struct TreeKeyTable {
    /// The place of a key's name in `text`.
    private struct Slot {
        var key: TreeKey
        var start: Int
        var count: Int
    }

    private var slots = [Slot?](repeating: nil, count: 256)
    private var text: [UInt8] = []

    init() {
        for key in TreeKey.allCases {
            let name = Array(key.rawValue.utf8)
            var slot = name.withUnsafeBufferPointer(Self.slot)
            while slots[slot] != nil { slot = (slot + 1) & 255 }
            slots[slot] = Slot(key: key, start: text.count, count: name.count)
            text += name
        }
    }

    func key(_ name: UnsafeBufferPointer<UInt8>) -> TreeKey? {
        guard !name.isEmpty else { return nil }
        var slot = Self.slot(name)
        while let candidate = slots[slot] {
            if candidate.count == name.count, text[candidate.start...].starts(with: name) { return candidate.key }
            slot = (slot + 1) & 255
        }
        return nil
    }

    private static func slot(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        (name.count &* 37 &+ Int(name[0]) &* 11 &+ Int(name[name.count - 1]) &* 5) & 255
    }
}
