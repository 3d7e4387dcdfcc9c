import CoordinatorModel

/// A value that can be compared byte by byte.
///
/// In Swift, strings of different bytes are equal if they are canonically equivalent, but files that contain them are
/// not.
protocol Exact: Hashable {
    /// All text in it, in an order that depends only on the text.
    var texts: [String] { get }
}

extension Exact {
    /// Whether it is equal to the other value, and all text in both is equal byte by byte.
    func isExactly(_ other: Self) -> Bool {
        guard self == other else { return false }
        let (texts, others) = (texts, other.texts)
        return texts.count == others.count && zip(texts, others).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }
}

extension String: Exact { var texts: [String] { [self] } }
extension Bool: Exact { var texts: [String] { [] } }
extension Coordinator.Kind: Exact { var texts: [String] { [rawValue] } }
extension Location: Exact { var texts: [String] { [file] } }
extension Optional: Exact where Wrapped: Exact { var texts: [String] { self?.texts ?? [] } }
extension Array: Exact where Element: Exact { var texts: [String] { flatMap(\.texts) } }

extension Ignore: Exact { var texts: [String] { [rule] + reason.texts + extensions.texts } }
extension Unresolved: Exact { var texts: [String] { [what] + location.texts + extensions.texts } }
extension EventDeclaration: Exact {
    var texts: [String] { [name] + payload + location.texts + ignores.texts + extensions.texts }
}
extension Emission: Exact { var texts: [String] { [event] + location.texts + ignores.texts + extensions.texts } }
extension Interceptor: Exact {
    var texts: [String] { [event] + by.texts + location.texts + ignores.texts + extensions.texts }
}
extension Route: Exact { var texts: [String] { [name] + payload + location.texts + extensions.texts } }
extension Branch: Exact {
    var texts: [String] {
        presentation.texts + route.texts + holding.texts + removals.texts + keptEndings.texts + location.texts
            + extensions.texts
    }
}
extension Holding: Exact { var texts: [String] { member.texts + location.texts + extensions.texts } }
extension Removal: Exact { var texts: [String] { event.texts + location.texts + extensions.texts } }
extension KeptEnding: Exact {
    var texts: [String] { event.texts + method.texts + removed.texts + location.texts + extensions.texts }
}
extension RetainCycle: Exact { var texts: [String] { links.texts + extensions.texts } }
extension RetainLink: Exact {
    var texts: [String] { [holder, member, held] + captured.texts + location.texts + extensions.texts }
}
extension Screen: Exact {
    var texts: [String] {
        [type] + location.texts + extensions.texts + emits.texts + intercepts.texts + screens.texts
    }
}

extension [String: JSONValue]: Exact {
    var texts: [String] {
        sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { [$0.key] + $0.value.texts }
    }
}

extension JSONValue: Exact {
    var texts: [String] {
        switch self {
        case .null, .bool: []
        case .number(let text), .string(let text): [text]
        case .array(let elements): elements.flatMap(\.texts)
        case .object(let members): members.texts
        }
    }
}
