/// Which coordinators of two trees are the same one.
public struct Matching: Hashable, Sendable {
    /// For each coordinator of the old tree its index in the new one.
    public internal(set) var newOfOld: [Int?]
    /// For each coordinator of the new tree its index in the old one.
    public internal(set) var oldOfNew: [Int?]

    init(old: Int, new: Int) {
        newOfOld = [Int?](repeating: nil, count: old)
        oldOfNew = [Int?](repeating: nil, count: new)
    }
}
