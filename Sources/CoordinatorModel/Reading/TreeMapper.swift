/// Makes a tree from the tokens of a JSON text, and collects everything that is wrong with it on the way.
///
/// This file reads objects by their shape; the values of the keys are read in `TreeMapper+Coordinators.swift`,
/// `TreeMapper+Events.swift` and `TreeMapper+Values.swift`.
struct TreeMapper {
    let document: JSONDocument
    /// The objects that a syntax error cut off: missing keys are not reported for them.
    let brokenOff: Set<Int>
    var tree = CoordinatorTree()
    var problems = TreeProblems()
    var pool = StringPool()
    /// Branches with `to`, which are resolved when every coordinator is known.
    var references: [Reference] = []
    private let table = TreeKeyTable()

    /// A branch with `to`.
    struct Reference {
        var parent: Int
        var branch: Int
        var token: Int
    }

    /// An object that is being read: the position in it, and the keys that all objects can have.
    struct Object {
        let token: Int
        let shape: TreeShape
        var next: Int
        let end: Int
        var seen = TreeKeySet([])
        var extensions: [String: JSONValue] = [:]
        var ignores: [Ignore] = []
        var file: String?
        var line: (value: Int, token: Int)?
        var column: (value: Int, token: Int)?
    }

    init(document: JSONDocument, brokenOff: Set<Int> = []) {
        self.document = document
        self.brokenOff = brokenOff
    }

    /// Begins to read an object; `nil`, with a problem reported, if the value is not an object.
    mutating func begin(_ token: Int, _ shape: TreeShape) -> Object? {
        guard document.kind(token) == .object else {
            let object = "an object: \(shape.name.description)"
            wrongType(token, expected: shape.name.hasShorthand ? "a string, or \(object)" : object)
            return nil
        }
        return Object(token: token, shape: shape, next: token + 1, end: document.after(token))
    }

    /// The next key that only objects of this shape have, and its value. Reads the keys on the way that many kinds of
    /// objects have: the place in the source, suppressions, `x-` keys.
    mutating func nextMember(_ object: inout Object) -> (key: TreeKey, value: Int)? {
        while object.next < object.end {
            let name = object.next
            let value = name + 1
            object.next = document.after(value)
            guard let key = key(name), object.shape.keys.contains(key) else {
                readUnknown(name, value, &object)
                continue
            }
            guard !object.seen.contains(key) else {
                problem(name, "duplicate key \(Quoted.text(key.rawValue))", expected: "each key once")
                continue
            }
            object.seen.insert(key)
            switch key {
            case .file: object.file = self.name(value)
            case .line: object.line = position(value).map { ($0, value) }
            case .column: object.column = position(value).map { ($0, value) }
            case .ignore: object.ignores = ignores(value)
            default: return (key, value)
            }
        }
        return nil
    }

    /// Reports the required keys that are missing.
    mutating func end(_ object: Object) {
        guard !brokenOff.contains(object.token) else { return }
        for member in object.shape.members where member.isRequired && !object.seen.contains(member.key) {
            missing("\"\(member.key.rawValue)\"", in: object)
        }
        let alternatives = object.shape.alternatives
        guard !alternatives.isEmpty else { return }
        let words = alternatives.map { "\"\($0.rawValue)\"" }
        switch alternatives.filter(object.seen.contains).count {
        case 0: missing(words.joined(separator: " or "), in: object)
        case 1: break
        default:
            problem(
                object.token, "both \(words.joined(separator: " and ")) in \(object.shape.name.description)",
                expected: "one of them")
        }
    }

    private mutating func missing(_ key: String, in object: Object) {
        problem(object.token, "missing key in \(object.shape.name.description)", expected: key)
    }

    /// The place in the app's source that the object states.
    mutating func location(of object: Object) -> Location? {
        if let line = object.line, object.file == nil, !object.seen.contains(.file) {
            problem(line.token, "a line without a file", expected: "\"file\" beside \"line\"")
        }
        if let column = object.column, !object.seen.contains(.line) {
            problem(column.token, "a column without a line", expected: "\"line\" beside \"column\"")
        }
        return object.file.map { Location(file: $0, line: object.line?.value, column: object.column?.value) }
    }

    private func key(_ token: Int) -> TreeKey? {
        if document.kind(token) == .escapedString {
            var name = document.text(token)
            return name.withUTF8 { table.key($0) }
        }
        return table.key(document.raw(token))
    }

    private mutating func readUnknown(_ name: Int, _ value: Int, _ object: inout Object) {
        let text = document.text(name)
        guard text.utf8.starts(with: "x-".utf8) else {
            let known = object.shape.members.map(\.key.rawValue)
            problem(
                name, "unknown key \(Quoted.text(text)) in \(object.shape.name.description)",
                expected: "one of \(known.joined(separator: ", ")), or a key that begins with x-",
                hint: NearestName.didYouMean(NearestName.nearest(to: text, among: known)))
            return
        }
        if let content = jsonValue(value) { insert(content, text, name, into: &object.extensions) }
    }
}
