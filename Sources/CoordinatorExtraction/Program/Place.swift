import CoordinatorModel

/// A place in the sources, small enough to be kept with every call.
struct Place: Hashable, Sendable, Comparable {
    /// The file, as an index into the program's files.
    var file: Int32
    /// The line, counted from 1.
    var line: Int32
    /// The column, counted from 1 in UTF-16 units, like all places in coordviz.
    var column: Int32

    static func < (left: Place, right: Place) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
