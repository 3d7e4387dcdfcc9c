/// The standard library's functions of collections.
extension Run {
    /// The result of a function of a collection; `nil` for any other function.
    func overCollection(_ name: String, _ base: Value, _ values: [Value], at place: Place) -> Value? {
        let element = elements(of: base)
        let closures = Value(values.flatMap(\.atoms).filter { $0.sort == .closure || $0.sort == .method })
        func collection(_ elements: Value) -> Value { self.collection(of: elements, at: site) }
        switch name {
        case "map", "flatMap", "compactMap": return collection(elements(of: callEach(closures, with: element)))
        case "forEach", "contains", "allSatisfy", "removeAll", "firstIndex", "lastIndex":
            _ = callEach(closures, with: element)
            return .open
        case "enumerated": return collection(row(of: [.open, element], labels: ["offset", "element"], at: place))
        case "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "drop":
            _ = call(closures, with: [element, element])
            return base
        case "first", "last", "popLast", "removeLast", "removeFirst", "remove", "randomElement", "min", "max":
            _ = call(closures, with: [element])
            return element
        default: return nil
        }
    }

    /// The place in the code of this run, for objects that a function of a collection makes there.
    private var site: Place {
        Place(file: Int32(path.number & 0xFFFF), line: Int32(truncatingIfNeeded: path.number >> 16), column: 0)
    }

    /// Calls closures with an element. The element of a dictionary is the value: keys are not kept.
    private func callEach(_ closures: Value, with element: Value) -> Value {
        guard !holdsRows(element) else { return call(closures, with: [element]) }
        var result = Value.never
        for atom in closures.atoms {
            var arguments = [element]
            if case .closure(let closure) = atoms.meaning(atom), closure.closure.parameters?.count == 2 {
                arguments = [.open, element]
            }
            result.join(call(Value(atom), with: arguments))
        }
        return result
    }

    /// Binds the elements of a collection to the pattern of a loop: `for (_, child) in children`.
    func bindEach(_ pattern: Pattern, of elements: Value, in frame: Frame) {
        if case .tuple(let parts) = pattern, parts.count == 2, elements.contains(.object), !holdsRows(elements) {
            _ = match(parts[0].pattern, .open, in: frame)
            _ = match(parts[1].pattern, elements, in: frame)
        } else {
            _ = match(pattern, elements, in: frame)
        }
    }

    private func holdsRows(_ value: Value) -> Bool {
        value.atoms.contains { if case .tuple = atoms.meaning($0) { true } else { false } }
    }

    /// `zip(pages, titles)`: pairs of the elements of both.
    func zipped(_ values: [Value], at place: Place) -> Value? {
        guard values.count == 2, values.contains(where: { $0.atoms.contains(where: isCollection) }) else { return nil }
        return collection(of: row(of: values.map(elements), labels: [nil, nil], at: place), at: place)
    }

    private func row(of parts: [Value], labels: [String?], at place: Place) -> Value {
        let id = formed(.tuple(labels), nil, of: parts, at: place)
        for (position, part) in parts.enumerated() { write(part, to: engine.heap.cell(id, String(position))) }
        return Value(id)
    }
}
