import CoordinatorModel

extension CoordinatorTree {
    /// Adds what a later snapshot of the same app shows.
    ///
    /// Flows come and go, so that no moment shows all of an app. Snapshots of several moments do:
    /// ```swift
    /// var tree = CoordinatorTree(reflecting: appCoordinator)   // while the user logs in
    /// // …
    /// tree.merge(CoordinatorTree(reflecting: appCoordinator))  // when the tabs are there
    /// ```
    ///
    /// - Coordinators are the same where their types are the same along the path; of siblings of one type the first is
    ///   the first, the second the second. Coordinators with an id of the app's own are matched by it. Screens
    ///   likewise.
    /// - What only one snapshot shows is kept. A coordinator that the later one lacks isn't started any longer; the
    ///   active route is the later one's.
    /// - An event that was lost in one snapshot is lost, even if it was intercepted in the other.
    ///
    /// Merging the same snapshot again changes nothing.
    public mutating func merge(_ later: CoordinatorTree) {
        if coordinators.isEmpty {
            let (own, note) = (name, unresolved)
            self = later
            name = later.name ?? own
            unresolved = note + later.unresolved.filter { !note.contains($0) }
            return
        }
        var merging = SnapshotMerging(self)
        merging.add(later)
        self = merging.tree
    }
}
