/// The meaning of a function's name.
struct CallWords {
    /// The presentation that it means, if any.
    let presentation: String?
    /// Whether it receives children, or starts them.
    let takesChildren: Bool
    /// Whether it starts a coordinator.
    let starts: Bool
    /// Whether it replaces the shown view: `setSheet`, `setOverlay`.
    let sets: Bool
    /// Whether it makes an object of the expected type.
    let makes: Bool
    /// Whether it registers with a dependency container how to make an object.
    let registers: Bool
    /// Whether it passes its subject to a closure and returns it.
    let configures: Bool

    fileprivate init(_ name: String, _ names: FunctionNames) {
        presentation = names.presentation(of: name)
        starts = names.starts.contains { name.hasPrefix($0) }
        sets = names.setters.contains(name)
        takesChildren = presentation != nil || names.takers.contains(name)
        var lowercased = name.lowercased()
        makes = lowercased.withUTF8 { bytes in names.makers.contains(where: bytes.contains) }
        registers = names.registrations.contains(name)
        configures = names.configurations.contains(name)
    }
}

extension FunctionNames {
    /// The presentation that a function's name means, if any.
    func presentation(of name: String) -> String? {
        if let known = presentations[name] { return known }
        let found = presentationWords.filter { word, _ in
            name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase ?? true
        }
        return found.max { $0.key.count < $1.key.count }?.value
    }
}

/// The meanings of the names of called functions. Apps call a few names many times.
final class CallVocabulary {
    private let names: FunctionNames
    private var known: [String: CallWords] = [:]

    init(_ names: FunctionNames) { self.names = names }

    subscript(name: String) -> CallWords {
        if let known = known[name] { return known }
        let words = CallWords(name, names)
        known[name] = words
        return words
    }
}
