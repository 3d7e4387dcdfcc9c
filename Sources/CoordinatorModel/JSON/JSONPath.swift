/// The path to a token, as people write it: `roots[0].branches[1].child.kind`.
enum JSONPath {
    /// The most steps that are shown; the middle of a longer path is left out.
    private static let longest = 24

    /// The path to `target`, a value or a key; empty for the whole text. It is found by a walk from the top, so that
    /// reading a file without errors costs nothing extra.
    static func text(to target: Int, in document: JSONDocument) -> String {
        var steps: [String] = []
        var value = 0
        descent: while value != target {
            let end = document.after(value)
            let isObject = document.kind(value) == .object
            var position = value + 1
            var index = 0
            while position < end {
                let member = isObject ? position + 1 : position
                let next = document.after(member)
                if target < next {
                    steps.append(isObject ? key(document.text(position)) : "[\(index)]")
                    if target < member { break descent }
                    value = member
                    continue descent
                }
                position = next
                index += 1
            }
            break
        }
        if steps.count > longest { steps.replaceSubrange(longest / 2..<steps.count - longest / 2, with: [".…"]) }
        let path = steps.joined()
        return path.first == "." ? String(path.dropFirst()) : path
    }

    private static func key(_ name: String) -> String {
        let isWord = name.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-")
        }
        return isWord && !name.isEmpty ? ".\(name)" : "[\(Quoted.text(name))]"
    }
}
