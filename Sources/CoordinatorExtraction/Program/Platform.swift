/// A system that an app is built for, by the name that `#if os(…)` has for it.
enum Platform: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS

    /// The systems that a path names: `App tvOS/Main.swift`, `iOSMainCoordinator.swift`.
    static func named(in path: Substring) -> Set<Platform> {
        guard path.contains("OS") else { return [] }
        return Set(allCases.filter { isNamed($0.rawValue, in: path) })
    }

    /// Whether a text has a name as a word: not the end of a longer one, and no small letter behind it.
    private static func isNamed(_ name: String, in text: Substring) -> Bool {
        var rest = text
        while let found = rest.range(of: name) {
            let isBegun = found.lowerBound == text.startIndex || !text[text.index(before: found.lowerBound)].isLetter
            let isEnded = found.upperBound == text.endIndex || !text[found.upperBound].isLowercase
            if isBegun && isEnded { return true }
            rest = text[found.upperBound...]
        }
        return false
    }
}

extension Substring {
    /// The first place of a text.
    fileprivate func range(of wanted: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(wanted) { return start..<index(start, offsetBy: wanted.count) }
            start = index(after: start)
        }
        return nil
    }
}
