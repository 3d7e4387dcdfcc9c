import CoordinatorModel

extension CoordinatorTree {
    /// The tree after `edits`: what the other tree of a comparison is in its canonical form.
    ///
    /// ```swift
    /// let comparison = Comparison(from: old, to: new)
    /// old.applying(comparison.edits) == new.canonical()  // true
    /// ```
    ///
    /// - Parameter edits: what `Comparison` found between this tree and another; others lead to nothing of use.
    /// - Returns: the new tree in its canonical form.
    public func applying(_ edits: [Edit]) -> CoordinatorTree {
        var patch = TreePatch(canonical())
        for edit in edits { patch.apply(edit) }
        return patch.result.canonical()
    }
}
