import CoordinatorModel

/// The emissions and interceptors of one place in a coordinator. Equal ones become one row.
struct EventEntries {
    struct Entry {
        var key: RowList.EventKey
        var by: String?
    }

    /// Entries of one event with one effect.
    struct Group {
        var event: String
        var consumption: Interceptor.Consumption?
        var by: String?
        var keys: [RowList.EventKey]
        var count: Int
    }

    private(set) var entries: [Entry] = []

    init(screen: [Int], emits: [Emission], intercepts: [Interceptor]) {
        add(screen: screen, emits: emits, intercepts: intercepts)
    }

    /// Adds the emissions and interceptors of `screens` and their embedded screens.
    mutating func addAll(_ screens: [Screen], at path: [Int], from start: Int = 0) {
        for (position, screen) in screens.enumerated() where position >= start {
            let place = path + [position]
            add(screen: place, emits: screen.emits, intercepts: screen.intercepts)
            addAll(screen.screens, at: place)
        }
    }

    private mutating func add(screen: [Int], emits: [Emission], intercepts: [Interceptor]) {
        for interceptor in intercepts {
            let key = RowList.EventKey(screen: screen, event: interceptor.event, consumption: interceptor.consumes)
            entries.append(Entry(key: key, by: interceptor.by))
        }
        for emission in emits {
            entries.append(Entry(key: RowList.EventKey(screen: screen, event: emission.event)))
        }
    }

    /// One group for each event, effect and receiver, in the order of their first entries.
    func grouped() -> [Group] {
        struct Identity: Hashable {
            var event: String
            var consumption: Interceptor.Consumption?
            var by: String?
        }
        var positions: [Identity: Int] = [:]
        var groups: [Group] = []
        for entry in entries {
            let identity = Identity(event: entry.key.event, consumption: entry.key.consumption, by: entry.by)
            if let position = positions[identity] {
                groups[position].count += 1
                groups[position].keys.append(entry.key)
            } else {
                positions[identity] = groups.count
                groups.append(
                    Group(
                        event: entry.key.event, consumption: entry.key.consumption, by: entry.by, keys: [entry.key],
                        count: 1))
            }
        }
        return groups
    }
}
