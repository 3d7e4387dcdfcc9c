/// Two versions of a list in one: the new one, and what is gone where it stood.
enum Interleaving {
    /// The new list, and after each element those of the old one that followed it and that `isKept` keeps.
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
            // A duplicate element is followed once.
            merged += following.removeValue(forKey: element) ?? []
        }
        return merged
    }
}
