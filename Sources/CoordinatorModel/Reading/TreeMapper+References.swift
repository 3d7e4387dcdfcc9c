extension TreeMapper {
    /// Finds duplicate ids, gives ids to coordinators without one, and resolves every `to`.
    mutating func resolveIDs() {
        reportDuplicateIDs()
        tree.assignIDs()
        guard !references.isEmpty else { return }
        var byID: [String: Int] = [:]
        var byType: [String: Int] = [:]
        var isRepeated: Set<String> = []
        byID.reserveCapacity(tree.coordinators.count)
        for index in tree.coordinators.indices {
            byID[tree.coordinators[index].id] = index
            if byType.updateValue(index, forKey: tree.coordinators[index].type) != nil {
                isRepeated.insert(tree.coordinators[index].type)
            }
        }
        for reference in references {
            let name = document.text(reference.token)
            if let index = byID[name] ?? (isRepeated.contains(name) ? nil : byType[name]) {
                tree.coordinators[reference.parent].branches[reference.branch].child = .reference(index)
            } else if brokenOff.isEmpty {
                reportDangling(name, reference.token, isType: isRepeated.contains(name))
            }
        }
    }

    private mutating func reportDuplicateIDs() {
        var owners: [String: Int] = [:]
        for index in tree.coordinators.indices where !tree.coordinators[index].id.isEmpty {
            let id = tree.coordinators[index].id
            guard let owner = owners[id] else {
                owners[id] = index
                continue
            }
            let first = idToken(of: owner)
            let again = idToken(of: index)
            problem(
                max(first, again), "duplicate id \(Quoted.text(id))", expected: "an id that is unique in the file",
                hint: "it is used by \(JSONPath.text(to: min(first, again), in: document))")
        }
    }

    private mutating func reportDangling(_ name: String, _ token: Int, isType: Bool) {
        let named = isType ? tree.coordinators.filter { $0.type == name }.prefix(3).map(\.id) : []
        let near = isType ? named : NearestName.nearest(to: name, among: tree.coordinators.lazy.map(\.id))
        let quoted = Quoted.text(name)
        problem(
            token, isType ? "several coordinators are of type \(quoted)" : "no coordinator has the id \(quoted)",
            expected: "the id of a coordinator in this file", hint: NearestName.didYouMean(near))
    }

    /// The token of a coordinator's explicit id, found from the offset at which the coordinator begins.
    private func idToken(of index: Int) -> Int {
        guard let offset = tree.coordinators[index].origin.offset else { return 0 }
        var low = 0
        var high = document.tokens.count
        while low < high {
            let middle = (low + high) / 2
            if document.offset(middle) < offset { low = middle + 1 } else { high = middle }
        }
        var name = low + 1
        while name < document.after(low) {
            if document.text(name) == TreeKey.id.rawValue { return name + 1 }
            name = document.after(name + 1)
        }
        return low
    }
}
