/// The coordinators of two trees that are the same.
public struct Matching: Hashable, Sendable {
    /// For each coordinator of the old tree, its index in the new tree.
    public internal(set) var newOfOld: [Int?]
    /// For each coordinator of the new tree, its index in the old tree.
    public internal(set) var oldOfNew: [Int?]

    init(old: Int, new: Int) {
        newOfOld = [Int?](repeating: nil, count: old)
        oldOfNew = [Int?](repeating: nil, count: new)
    }
}
