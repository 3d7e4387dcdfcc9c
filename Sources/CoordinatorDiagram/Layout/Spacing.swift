/// The room that an arrangement leaves, in points.
enum Spacing {
    /// Between two neighbours.
    static let siblings = 16.0
    /// Between two trees.
    static let trees = 32.0
    /// Additional space before coordinators that no coordinator presents.
    static let beforeUnattached = 16.0
    /// How far every other column is moved: the rows of neighbouring columns are half a row apart, so that no line that
    /// leaves one meets a line that arrives at the other.
    static let stagger = 8.0
    /// Between two rails.
    static let rail = 6.0
    /// Between a box and the first rail beside it.
    static let beforeRails = 10.0
    /// Between the last rail and the box beyond, the arrow included.
    static let afterRails = 15.0
    /// The same where there is little room.
    static let beforeRailsTightly = 7.0
    static let afterRailsTightly = 11.0
    /// Between the rails at the outer edge of a picture and the roots.
    static let afterOuterRails = 9.0
    /// Between a root and the markers of its lost events below it, and between two of them.
    static let beforeMarker = 9.0
    static let markerHeight = 15.0
    static let betweenMarkers = 4.0
    /// How much room a column of roots has at least for the names of lost events, if they are so long.
    static let widestMarker = 190.0
    /// Between a branch's label and the box it leads to.
    static let afterLabel = 9.0
    /// How high a label is, where branches run downwards.
    static let labelHeight = 16.0
    /// How round the corners of lines are.
    static let corner = 5.0
    /// The length of a branch's arrow.
    static let branchArrow = 6.0

    /// How high the markers below a root are together, with the room before them.
    static func height(ofMarkers count: Int) -> Double {
        count == 0 ? 0 : beforeMarker + Double(count) * (markerHeight + betweenMarkers) - betweenMarkers
    }
}
