import CoordinatorModel

extension CoordinatorTree {
    /// The tree after `edits`, which is the other tree of the comparison in its canonical form.
    ///
    /// ```swift
    /// let comparison = Comparison(from: old, to: new)
    /// old.applying(comparison.edits) == new.canonical()  // true
    /// ```
    ///
    /// - Parameter edits: the edits of a `Comparison` between this tree and another one; other edits have no useful
    ///   result.
    /// - Returns: the new tree in its canonical form.
    public func applying(_ edits: [Edit]) -> CoordinatorTree {
        var patch = TreePatch(canonical())
        for edit in edits { patch.apply(edit) }
        return patch.result.canonical()
    }
}
