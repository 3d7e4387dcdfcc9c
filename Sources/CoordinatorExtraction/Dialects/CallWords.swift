/// What a called function's name says of what it does.
struct CallWords {
    /// The presentation that it means, if it means one.
    let presentation: String?
    /// Whether it takes children, or starts them.
    let takesChildren: Bool
    /// Whether it sets what is shown: `setSheet`, `setOverlay`.
    let sets: Bool
    /// Whether it makes what is expected of it.
    let makes: Bool

    fileprivate init(_ name: String) {
        presentation = Presentations.named(name)
        sets = name.hasPrefix("set")
        takesChildren = presentation != nil || Self.takers.contains { name.hasPrefix($0) }
        var lowercased = name.lowercased()
        makes = lowercased.withUTF8 { bytes in Self.generators.contains(where: bytes.contains) }
    }

    private static let takers = ["add", "start", "coordinate", "run", "attach", "store", "launch"]
    /// Words in the names of functions that make what is expected of them.
    private static let generators = [
        "instantiate", "resolve", "make", "create", "load", "build", "provide", "viewcontroller",
    ]
}

/// What the names of called functions say. Apps call a few names many times.
final class CallVocabulary {
    private var known: [String: CallWords] = [:]

    subscript(name: String) -> CallWords {
        if let known = known[name] { return known }
        let words = CallWords(name)
        known[name] = words
        return words
    }
}
