/// JSON whose keys keep their order, because people also read it.
indirect enum JSONText: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    case string(String)
    case number(Int)
    case flag(Bool)
    case array([JSONText])
    case object([(String, JSONText)])

    init(stringLiteral text: String) { self = .string(text) }

    init(arrayLiteral elements: JSONText...) { self = .array(elements) }

    init(dictionaryLiteral members: (String, JSONText)...) { self = .object(members) }

    /// The text, with two spaces per level; a value that fits on a line is on one line.
    var text: String { text(indentation: "") }

    private func text(indentation: String) -> String {
        let line = onOneLine
        if indentation.utf8.count + line.utf8.count <= 100 { return line }
        let inner = indentation + "  "
        switch self {
        case .string, .number, .flag: return line
        case .array(let elements):
            let lines = elements.map { inner + $0.text(indentation: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let members):
            let lines = members.map { "\(inner)\(YAMLText.quoted($0)): \($1.text(indentation: inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        }
    }

    private var onOneLine: String {
        switch self {
        case .string(let text): YAMLText.quoted(text)
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .array(let elements): "[\(elements.map(\.onOneLine).joined(separator: ", "))]"
        case .object(let members):
            members.isEmpty
                ? "{}" : "{ \(members.map { "\(YAMLText.quoted($0)): \($1.onOneLine)" }.joined(separator: ", ")) }"
        }
    }
}
