/// Merges two versions of a list: the new list, with removed elements at their old places.
enum Interleaving {
    /// The new list. Each element is followed by those that followed it in the old list and that `isKept` keeps.
    static func merged<Element: Hashable>(
        _ old: [Element], _ new: [Element], keeping isKept: (Element) -> Bool
    ) -> [Element] {
        let survivors = Set(new)
        var first: [Element] = []
        var following: [Element: [Element]] = [:]
        var last: Element?
        for element in old {
            if survivors.contains(element) {
                last = element
            } else if isKept(element) {
                if let last { following[last, default: []].append(element) } else { first.append(element) }
            }
        }
        var merged = first
        for element in new {
            merged.append(element)
            // The followers of a duplicate element are added once.
            merged += following.removeValue(forKey: element) ?? []
        }
        return merged
    }
}
