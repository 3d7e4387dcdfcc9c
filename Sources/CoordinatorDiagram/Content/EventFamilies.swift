/// Which events belong together: the cases of one domain, such as `Teams.*`. A family has a colour.
struct EventFamilies {
    /// How many colours there are; further families begin again with the first.
    static let colours = 4

    private var numbers: [Substring: Int] = [:]

    /// - Parameter names: the events of all emissions and interceptors, in the order of the tree.
    init(_ names: [String]) {
        for name in names where numbers[Self.domain(of: name)] == nil { numbers[Self.domain(of: name)] = numbers.count }
    }

    /// The family of an event, or of a whole domain.
    func number(of event: String) -> Int? { numbers[Self.domain(of: event)] }

    /// The family that several events share; `nil` where they are of several.
    func number(of events: some Sequence<String>) -> Int? {
        var found: Int?
        for event in events {
            let number = number(of: event)
            if found != nil, found != number { return nil }
            found = number
        }
        return found
    }

    /// `AppEvents.Teams` of `AppEvents.Teams.didSelect`; a name without parts is a domain of its own.
    private static func domain(of name: String) -> Substring {
        guard let dot = name.lastIndex(of: ".") else { return name[...] }
        return name[..<dot]
    }
}
