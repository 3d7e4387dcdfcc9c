/// Names of types as they are in the app's source.
enum TypeName {
    /// The name with the types around it, without modules: `AppEvents.Teams`, `Coordinator<TeamsScreen>`.
    ///
    /// It is the runtime's name for the type; a type's own description is never called.
    static func of(_ type: Any.Type) -> String { withoutModules(_typeName(type, qualified: true)) }

    /// The module that declares the type.
    static func module(of type: Any.Type) -> Substring { _typeName(type, qualified: true).prefix { $0 != "." } }

    /// Removes the module of each dotted name, and the marks of private and local scopes.
    static func withoutModules(_ name: String) -> String {
        var plain = ""
        var parts: [Substring] = []
        var start = name.startIndex
        var index = name.startIndex
        func isPart(_ character: Character) -> Bool {
            character == "_" || character.isLetter || character.isNumber || character == "`"
        }
        func flush() {
            plain += (parts.count > 1 ? parts.dropFirst() : parts[...]).joined(separator: ".")
            parts = []
        }
        while index < name.endIndex {
            if isPart(name[index]) {
                start = index
                while index < name.endIndex, isPart(name[index]) { index = name.index(after: index) }
                parts.append(name[start..<index])
            } else if name[index] == ".", !parts.isEmpty || plain.last == ">", name.index(after: index) < name.endIndex
            {
                if parts.isEmpty {
                    // A type inside a generic one: what follows has no module.
                    plain.append(".")
                    parts = [""]
                }
                index = name.index(after: index)
                while name[index...].hasPrefix("("), let end = name[index...].firstIndex(of: ")") {
                    index = name.index(after: end)
                    if index < name.endIndex, name[index] == "." { index = name.index(after: index) }
                }
            } else {
                flush()
                plain.append(name[index])
                index = name.index(after: index)
            }
        }
        flush()
        return plain
    }

    /// The last part of a name, without its generic arguments: `Coordinator` for `Racing.Coordinator<Screen>`.
    static func simple(_ name: String) -> Substring {
        let plain = name.prefix { $0 != "<" }
        return plain.lastIndex(of: ".").map { plain[plain.index(after: $0)...] } ?? plain
    }
}
