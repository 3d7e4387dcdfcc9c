/// The key by which facts are sorted: the name, then the place, then other properties that distinguish them.
struct SortKey: Comparable {
    var name: String
    var location: Location?
    var rest: [String] = []

    /// Compares bytes and not characters: in Swift, different strings are equal if they are canonically equivalent, and
    /// the order of equal keys would depend on chance.
    static func < (one: SortKey, other: SortKey) -> Bool {
        if !one.name.hasSameBytes(as: other.name) { return one.name.precedes(other.name) }
        let (file, otherFile) = (one.location?.file ?? "", other.location?.file ?? "")
        if !file.hasSameBytes(as: otherFile) { return file.precedes(otherFile) }
        let place = (one.location?.line ?? 0, one.location?.column ?? 0)
        let otherPlace = (other.location?.line ?? 0, other.location?.column ?? 0)
        if place != otherPlace { return place < otherPlace }
        for (text, otherText) in zip(one.rest, other.rest) where !text.hasSameBytes(as: otherText) {
            return text.precedes(otherText)
        }
        return one.rest.count < other.rest.count
    }
}

extension String {
    /// Whether its UTF-8 bytes come before those of `other`.
    func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

    /// Whether its UTF-8 bytes are those of `other`.
    func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension EventDeclaration {
    var sortKey: SortKey { SortKey(name: name, location: location, rest: payload) }
}

extension Emission {
    var sortKey: SortKey {
        SortKey(name: event, location: location, rest: [delivery?.rawValue ?? "", heard?.rawValue ?? ""])
    }
}

extension Interceptor {
    var sortKey: SortKey {
        SortKey(name: event, location: location, rest: [consumes.rawValue, by ?? "", isEmpty ? "empty" : ""])
    }
}

extension Unresolved {
    var sortKey: SortKey { SortKey(name: what, location: location) }
}

extension Ignore {
    var sortKey: SortKey { SortKey(name: rule, location: location, rest: [reason ?? ""]) }
}

extension Removal {
    var sortKey: SortKey { SortKey(name: event ?? "", location: location) }
}

extension KeptEnding {
    var sortKey: SortKey {
        SortKey(
            name: event ?? "", location: location, rest: [gesture?.rawValue ?? "", method ?? "", removed ?? ""])
    }
}

extension RetainCycle {
    var sortKey: SortKey {
        SortKey(
            name: links.first?.holder ?? "", location: links.first?.location,
            rest: links.flatMap { [$0.holder, $0.member, $0.held, $0.captured ?? ""] })
    }
}
