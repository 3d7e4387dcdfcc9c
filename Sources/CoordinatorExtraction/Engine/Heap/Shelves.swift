/// The contents for objects or types, by their numbers and the names of properties. Every step of a program looks one
/// up, so a few names are compared instead of hashed.
struct Shelves<Content> {
    private struct Shelf {
        var entries: [(name: String, content: Content)] = []
        /// The positions of the entries, if there are many.
        var places: [String: Int] = [:]
    }

    private var shelves: [Shelf] = []

    /// The most entries that are compared one by one.
    private static var few: Int { 12 }

    subscript(number: Int32, name: String) -> Content? {
        guard Int(number) < shelves.count else { return nil }
        if shelves[Int(number)].places.isEmpty {
            for entry in shelves[Int(number)].entries where entry.name == name { return entry.content }
            return nil
        }
        return shelves[Int(number)].places[name].map { shelves[Int(number)].entries[$0].content }
    }

    /// Adds content that was not there before.
    mutating func add(_ content: Content, at number: Int32, _ name: String) {
        let place = Int(number)
        while shelves.count <= place { shelves.append(Shelf()) }
        shelves[place].entries.append((name, content))
        let count = shelves[place].entries.count
        if count == Self.few + 1 {
            for (position, entry) in shelves[place].entries.enumerated() {
                shelves[place].places[entry.name] = position
            }
        } else if count > Self.few {
            shelves[place].places[name] = count - 1
        }
    }
}
