extension TreeMapper {
    /// Any string.
    mutating func text(_ token: Int) -> String? {
        guard document.kind(token).isString else {
            wrongType(token, expected: "a string")
            return nil
        }
        return document.text(token)
    }

    /// A string that is a name. Names recur, so equal ones share their memory.
    mutating func name(_ token: Int) -> String? {
        switch document.kind(token) {
        case .string where document.raw(token).count > 0: return pool.string(document.raw(token))
        case .escapedString: return document.text(token)
        case .string:
            problem(token, "an empty string", expected: "a name")
            return nil
        default:
            wrongType(token, expected: "a string")
            return nil
        }
    }

    /// Strings that are names.
    mutating func names(_ token: Int) -> [String] {
        list(token, of: "strings") { mapper, element in mapper.name(element) }
    }

    /// `true` or `false`.
    mutating func flag(_ token: Int) -> Bool? {
        switch document.kind(token) {
        case .true: return true
        case .false: return false
        default:
            wrongType(token, expected: "true or false")
            return nil
        }
    }

    /// A line or a column.
    mutating func position(_ token: Int) -> Int? {
        let expected = "a whole number from 1 to \(TreeSchema.largestPosition)"
        guard document.kind(token) == .number else {
            wrongType(token, expected: expected)
            return nil
        }
        guard let number = wholeNumber(token), number >= 1, number <= TreeSchema.largestPosition else {
            problem(token, "no line or column: \(Quoted.text(document.text(token)))", expected: expected)
            return nil
        }
        return number
    }

    /// A number without a fraction, however it is written: in JSON, 1, 1.0 and 1e0 are the same.
    func wholeNumber(_ token: Int) -> Int? {
        let text = document.text(token)
        if let number = Int(text) { return number }
        // `Int(exactly:)` needs the C library's mathematics, which an app without Foundation does not link.
        guard let number = Double(text), number.magnitude < 0x1p53, Double(Int(number)) == number else { return nil }
        return Int(number)
    }

    /// The elements of an array, except those that can't be read.
    mutating func list<Element>(
        _ token: Int, of what: String, read: (inout TreeMapper, Int) -> Element?
    ) -> [Element] {
        guard document.kind(token) == .array else {
            wrongType(token, expected: "an array of \(what)")
            return []
        }
        var elements: [Element] = []
        var position = token + 1
        let end = document.after(token)
        while position < end {
            if let element = read(&self, position) { elements.append(element) }
            position = document.after(position)
        }
        return elements
    }

    /// The value under an `x-` key.
    mutating func jsonValue(_ token: Int, depth: Int = 0) -> JSONValue? {
        guard depth < ReadingLimits.maximumNestedValues else {
            problem(token, "the value of an x- key is nested deeper than \(ReadingLimits.maximumNestedValues) levels")
            return nil
        }
        switch document.kind(token) {
        case .null: return .null
        case .true: return .bool(true)
        case .false: return .bool(false)
        case .number: return .number(document.text(token))
        case .string, .escapedString: return .string(document.text(token))
        case .array:
            return .array(list(token, of: "values") { $0.jsonValue($1, depth: depth + 1) })
        case .object:
            var members: [String: JSONValue] = [:]
            var name = token + 1
            while name < document.after(token) {
                if let value = jsonValue(name + 1, depth: depth + 1) {
                    insert(value, document.text(name), name, into: &members)
                }
                name = document.after(name + 1)
            }
            return .object(members)
        }
    }

    /// Adds a member whose key is free text. In Swift, two strings that differ only in their Unicode normal form are
    /// equal, so the second would silently replace the first. It is reported as a duplicate, like all duplicate names.
    mutating func insert(_ value: JSONValue, _ key: String, _ token: Int, into members: inout [String: JSONValue]) {
        guard members.updateValue(value, forKey: key) != nil else { return }
        problem(
            token, "duplicate key \(Quoted.text(key))", expected: "each key once",
            hint: key.utf8.allSatisfy { $0 < 0x80 }
                ? nil : "keys that differ only in their Unicode normal form are the same")
    }

    mutating func wrongType(_ token: Int, expected: String) {
        let kind = document.kind(token)
        problem(
            token, "\(kind.description) in the wrong place",
            expected: expected, hint: kind == .null ? "leave the key out instead" : nil)
    }

    mutating func problem(_ token: Int, _ message: String, expected: String? = nil, hint: String? = nil) {
        problems.add(
            TreeProblems.Problem(
                offset: document.offset(token), token: token, message: message, expected: expected, hint: hint))
    }
}
