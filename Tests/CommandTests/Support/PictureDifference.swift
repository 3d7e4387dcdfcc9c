/// Compares pictures by what they show: bytes may differ between versions of Graphviz, elements, texts and places may
/// not.
enum PictureDifference {
    /// The first difference in words; `nil` when there is none. Numbers may differ by a twentieth of a point.
    static func first(between one: [SVGDocument.Element], and other: [SVGDocument.Element]) -> String? {
        for (old, new) in zip(one, other) {
            guard old.name == new.name, old.depth == new.depth else { return "<\(old.name)> is now <\(new.name)>" }
            guard old.text.isBlank && new.text.isBlank || old.text == new.text else {
                return "'\(old.text)' is now '\(new.text)'"
            }
            for name in Set(old.attributes.keys).union(new.attributes.keys).sorted() {
                guard let before = old.attributes[name], let after = new.attributes[name], same(before, after) else {
                    return
                        "<\(old.name) \(name)='\(old.attributes[name] ?? "")'> is now '\(new.attributes[name] ?? "")'"
                }
            }
        }
        return one.count == other.count ? nil : "\(one.count) elements are now \(other.count)"
    }

    private static func same(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        let (left, right) = (parts(one), parts(other))
        return left.count == right.count
            && zip(left, right).allSatisfy { before, after in
                if before == after { return true }
                guard let old = Double(before), let new = Double(after) else { return false }
                return abs(old - new) <= 0.05
            }
    }

    /// Numbers, and the words between them.
    private static func parts(_ text: String) -> [Substring] {
        text.split { " ,\n".contains($0) }.flatMap { word -> [Substring] in
            var parts: [Substring] = []
            var rest = word
            while let first = rest.first {
                let isNumber = isDigit(first)
                let end = rest.dropFirst().firstIndex { isDigit($0) != isNumber || $0 == "-" } ?? rest.endIndex
                parts.append(rest[..<end])
                rest = rest[end...]
            }
            return parts
        }
    }

    private static func isDigit(_ character: Character) -> Bool { "-.0123456789".contains(character) }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
