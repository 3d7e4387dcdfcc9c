/// The spaces that an arrangement leaves, in points.
enum Spacing {
    /// Between two neighbours.
    static let siblings = 16.0
    /// Between two trees.
    static let trees = 32.0
    /// Additional space before coordinators that no coordinator presents.
    static let beforeUnattached = 16.0
    /// The offset of every other column: the rows of neighbouring columns are half a row apart, so that a line that
    /// leaves one column never meets a line that arrives at the other.
    static let stagger = 8.0
    /// Between two rails.
    static let rail = 6.0
    /// Between a box and the first rail beside it.
    static let beforeRails = 10.0
    /// Between the last rail and the box after it, including the arrow.
    static let afterRails = 15.0
    /// The same if there is little room.
    static let beforeRailsTightly = 7.0
    static let afterRailsTightly = 11.0
    /// Between the rails at the outer edge of a picture and the roots.
    static let afterOuterRails = 9.0
    /// Between a root and the markers of its lost events below it, and between two of them.
    static let beforeMarker = 9.0
    static let markerHeight = 15.0
    static let betweenMarkers = 4.0
    /// The room that a column of roots has for the names of lost events, if they are so long.
    static let widestMarker = 260.0
    /// Between a branch's label and the box that the branch leads to.
    static let afterLabel = 9.0
    /// The height of a label if branches run downwards.
    static let labelHeight = 16.0
    /// The radius of the corners of lines.
    static let corner = 5.0
    /// The length of a branch's arrow.
    static let branchArrow = 6.0

    /// The total height of the markers below a root, including the space before them.
    static func height(ofMarkers count: Int) -> Double {
        count == 0 ? 0 : beforeMarker + Double(count) * (markerHeight + betweenMarkers) - betweenMarkers
    }
}
