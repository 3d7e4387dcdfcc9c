/// A text in which `1️⃣`, `2️⃣` … stand before the places at which errors are expected.
struct MarkedText {
    /// The text without its marks.
    var text = ""
    /// `line:column` of each mark, in the order of their numbers.
    var places: [String] { marks.sorted { $0.key < $1.key }.map(\.value) }

    private var marks: [Int: String] = [:]

    init(_ marked: String) {
        var (line, column) = (1, 1)
        var scalars = Substring.UnicodeScalarView(marked.unicodeScalars)[...]
        while let scalar = scalars.first {
            if let digit = Int(String(scalar)), scalars.dropFirst().first == "\u{FE0F}" {
                marks[digit] = "\(line):\(column)"
                scalars = scalars.dropFirst(3)
                continue
            }
            text.unicodeScalars.append(scalar)
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + UTF16.width(scalar))
            scalars = scalars.dropFirst()
        }
    }
}
