/// A key path that consists only of properties, as the text of an expression: `\.cart.first`.
enum KeyPathText {
    static let prefix = "\\."

    static func of(_ names: String...) -> String { prefix + names.joined(separator: ".") }
    static func of(_ names: [String]) -> String { prefix + names.joined(separator: ".") }
}
