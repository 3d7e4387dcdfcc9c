/// A box that is still to be drawn.
struct PendingBox {
    /// The content of the box.
    indirect enum Content {
        /// A coordinator, by its index.
        case coordinator(Int)
        /// A coordinator that is drawn elsewhere, by its index.
        case reference(Int)
        /// The passage to children in the next column.
        case corridor([PendingBox])
        /// The passage to children in the next row.
        case turn([PendingBox])
    }

    var content: Content
    var isUnattached: Bool
    /// The parent box.
    var parent: Int?
    /// The branch that leads to it; `nil` for a root and a passage.
    var branch: (owner: Int, index: Int)?
}
