/// One possibility of a value, as small as a number. `Atoms` has its meaning.
struct Atom: Hashable, Comparable {
    enum Sort: UInt8 { case object, type, closure, method, channel, truth, nothing }

    let sort: Sort
    /// The index of its meaning in `Atoms`; 1 and 0 for `true` and `false`.
    let index: Int32

    static let yes = Atom(sort: .truth, index: 1)
    static let no = Atom(sort: .truth, index: 0)
    /// `nil`.
    static let nothing = Atom(sort: .nothing, index: 0)

    static func truth(_ value: Bool) -> Atom { value ? yes : no }

    static func < (left: Atom, right: Atom) -> Bool {
        left.sort == right.sort ? left.index < right.index : left.sort.rawValue < right.sort.rawValue
    }
}

/// An object, by its position in `Atoms`.
struct ObjectID: Hashable {
    let index: Int32

    var atom: Atom { Atom(sort: .object, index: index) }
}

/// A channel, by its position in `Atoms`.
struct ChannelID: Hashable {
    let index: Int32

    var atom: Atom { Atom(sort: .channel, index: index) }
}
