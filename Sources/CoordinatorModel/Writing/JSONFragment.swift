/// A piece of JSON that is to be written. Unlike `JSONValue`, it keeps the order of its keys, because people also read
/// the result.
///
/// ```swift
/// let fragment: JSONFragment = ["version": .number(1), "findings": .array([])]
/// fragment.text  // { "version": 1, "findings": [] }
/// ```
package indirect enum JSONFragment: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, Sendable {
    /// A string.
    case string(String)
    /// A whole number.
    case number(Int)
    /// `true` or `false`.
    case flag(Bool)
    /// An array.
    case array([JSONFragment])
    /// An object. Its keys must be unique.
    case object([(String, JSONFragment)])

    /// Makes a string.
    package init(stringLiteral text: String) { self = .string(text) }

    /// Makes an object with its keys in this order.
    package init(dictionaryLiteral members: (String, JSONFragment)...) { self = .object(members) }

    /// The piece as JSON, two spaces a level; arrays and objects with nothing nested in them are on one line if that is
    /// short. Without a line break at the end.
    package var text: String {
        var json = JSONText()
        write(to: &json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// The piece as JSON on one line, for programs.
    package var line: String {
        var json = JSONText()
        write(to: &json, isOnOneLine: true)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func write(to json: inout JSONText, isOnOneLine: Bool = false) {
        let style: JSONText.Style = isOnOneLine || isSmall ? .inline : .block
        switch self {
        case .string(let text): json.string(text)
        case .number(let number): json.number(number)
        case .flag(let flag): json.value(.bool(flag))
        case .array(let elements):
            json.begin("[", style)
            for element in elements {
                json.next(style, isArray: true)
                element.write(to: &json, isOnOneLine: isOnOneLine)
            }
            json.end("]", style)
        case .object(let members):
            json.begin("{", style)
            for (key, node) in members {
                json.next(style)
                json.string(key)
                json.raw(": ")
                node.write(to: &json, isOnOneLine: isOnOneLine)
            }
            json.end("}", style)
        }
    }

    private var isSmall: Bool {
        switch self {
        case .string, .number, .flag: true
        case .array(let elements): elements.allSatisfy(\.isSmall) && width < 90
        case .object(let members): members.count < 3 && members.allSatisfy(\.1.isSmall) && width < 90
        }
    }

    private var width: Int {
        switch self {
        case .string(let text): text.utf8.count + 2
        case .number(let number): String(number).count
        case .flag: 5
        case .array(let elements): elements.reduce(2) { $0 + $1.width + 2 }
        case .object(let members): members.reduce(2) { $0 + $1.0.utf8.count + $1.1.width + 6 }
        }
    }
}
