import CoordinatorModel

extension CoordinatorTree {
    /// Adds the facts of a later snapshot of the same app.
    ///
    /// Flows begin and end, so no single snapshot contains the whole app. Several snapshots do:
    /// ```swift
    /// var tree = CoordinatorTree(reflecting: appCoordinator)   // while the user logs in
    /// // …
    /// tree.merge(CoordinatorTree(reflecting: appCoordinator))  // when the tabs are there
    /// ```
    ///
    /// - Coordinators are the same if their types are the same along the path; siblings of one type are matched by
    ///   their order. Coordinators with an id of the app's own are matched by the id. Screens are matched likewise.
    /// - Facts of only one snapshot are kept. A coordinator that is missing in the later snapshot is no longer started;
    ///   the active route is that of the later snapshot.
    /// - An event that is lost in one snapshot is lost, even if it is intercepted in the other.
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
