extension CoordinatorTree {
    /// Gives an id to every coordinator that has none, so that ids are unique in the tree.
    ///
    /// The id is the type if no other coordinator in the tree has that type. Otherwise the path makes it unique,
    /// beginning at the nearest coordinator whose own id needs no path: `TeamsCoordinator/DetailsCoordinator`. Siblings
    /// of one type are numbered: `TeamsCoordinator/DetailsCoordinator#2`. So are coordinators whose path would become
    /// too long to read. Existing ids are kept and not given to other coordinators; of two equal ids, the first in
    /// `depthFirst()` is kept and the other one is replaced. Takes time linear in the size of the tree.
    public mutating func assignIDs() {
        var taken: Set<String> = []
        taken.reserveCapacity(coordinators.count)
        var isRepeated: Set<String> = []
        var types: Set<String> = []
        var unnamed: [Int] = []
        let order = depthFirst()
        for index in order {
            let type = coordinators[index].type
            let id = coordinators[index].id
            if !types.insert(type).inserted { isRepeated.insert(type) }
            if id.isEmpty || !taken.insert(id).inserted { unnamed.append(index) }
        }
        guard !unnamed.isEmpty else { return }
        let parents = parents()
        var numbers: [String: Int] = [:]
        for index in unnamed {
            let type = coordinators[index].type
            var wanted = type
            // A parent comes before its children, so it already has its id.
            if isRepeated.contains(type), let parent = parents[index],
                coordinators[parent].id.utf8.count < Self.longestPath
            {
                wanted = coordinators[parent].id + "/" + type
            }
            coordinators[index].id = Self.free(wanted, taken: &taken, numbers: &numbers)
        }
    }

    /// The length in bytes up to which a parent's id becomes part of its children's ids. Without this limit, the ids of
    /// a long chain of one type would take memory that grows with the square of its length.
    private static let longestPath = 120

    private static func free(_ wanted: String, taken: inout Set<String>, numbers: inout [String: Int]) -> String {
        if taken.insert(wanted).inserted { return wanted }
        var number = numbers[wanted, default: 1]
        while true {
            number += 1
            let id = "\(wanted)#\(number)"
            if taken.insert(id).inserted {
                numbers[wanted] = number
                return id
            }
        }
    }
}
