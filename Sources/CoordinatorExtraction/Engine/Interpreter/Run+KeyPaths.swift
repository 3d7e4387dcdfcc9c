/// Key paths that are passed to a collection's function: `Tab.allCases.map(\.coordinator)`.
extension Run {
    /// The values that a key path reads from each element of a collection.
    func alongPath(
        _ name: String, _ base: Value, _ arguments: [Expression.Argument], in frame: Frame, at place: Place
    ) -> Value? {
        guard Self.mappings.contains(name), arguments.count == 1, case .string(let text) = arguments[0].value,
            text.hasPrefix(KeyPathText.prefix)
        else { return nil }
        var value = elements(of: base)
        for member in text.dropFirst(KeyPathText.prefix.count).split(separator: ".") where member != "self" {
            value = read(String(member), of: value, in: frame, at: place)
        }
        return collection(of: elements(of: value), at: place)
    }

    private static let mappings: Set<String> = ["map", "flatMap", "compactMap"]
}
