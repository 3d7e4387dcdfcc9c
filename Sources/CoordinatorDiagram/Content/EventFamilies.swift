/// The families of events: the events of one domain, such as `Teams.*`, which share a colour.
struct EventFamilies {
    /// The number of colours; further families start again with the first one.
    static let colours = 4

    private var numbers: [Substring: Int] = [:]

    /// - Parameter names: the events of all emissions and interceptors, in the order of the tree.
    init(_ names: [String]) {
        for name in names where numbers[Self.domain(of: name)] == nil { numbers[Self.domain(of: name)] = numbers.count }
    }

    /// The family of an event, or of a whole domain.
    func number(of event: String) -> Int? { numbers[Self.domain(of: event)] }

    /// The family that all events share; `nil` if they are of several families.
    func number(of events: some Sequence<String>) -> Int? {
        var found: Int?
        for event in events {
            let number = number(of: event)
            if found != nil, found != number { return nil }
            found = number
        }
        return found
    }

    /// `AppEvents.Teams` for `AppEvents.Teams.didSelect`; a name without a dot is its own domain.
    private static func domain(of name: String) -> Substring {
        guard let dot = name.lastIndex(of: ".") else { return name[...] }
        return name[..<dot]
    }
}
