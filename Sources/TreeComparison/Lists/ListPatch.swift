/// Turns a list into another one: elements are removed at old positions and inserted at new positions.
struct ListPatch<Element> {
    private var kept: [Element?]
    private var additions: [(position: Int, element: Element)] = []

    init(_ list: [Element]) { kept = list }

    /// The element at an old position, unless it was removed.
    subscript(position: Int) -> Element? {
        get { kept[position] }
        set { kept[position] = newValue }
    }

    mutating func remove(at position: Int) { kept[position] = nil }

    mutating func add(_ element: Element, at position: Int) { additions.append((position, element)) }

    mutating func apply(_ change: ListChange<Element>) where Element: Hashable & Sendable {
        switch change {
        case .added(let element, let position): add(element, at: position)
        case .removed(_, let position): remove(at: position)
        case .changed(_, let element, let position): if kept[position] != nil { kept[position] = element }
        case .moved(let element, let from, let to):
            remove(at: from)
            add(element, at: to)
        }
    }

    /// The new list.
    var result: [Element] {
        var result: [Element] = []
        var waiting = additions.sorted { $0.position < $1.position }.makeIterator()
        var next = waiting.next()
        func isDue() -> Bool { next.map { $0.position <= result.count } ?? false }
        for element in kept.lazy.compactMap({ $0 }) {
            while isDue(), let addition = next {
                result.append(addition.element)
                next = waiting.next()
            }
            result.append(element)
        }
        while let addition = next {
            result.append(addition.element)
            next = waiting.next()
        }
        return result
    }
}
