/// The medium of a picture: the picture is folded until its rows are legible there.
public enum Fit: String, Hashable, Sendable, CaseIterable {
    /// A README or a page of documentation, 880 pixels wide and of any height.
    case readme
    /// A slide of 1,920 by 1,080 pixels.
    case slide
    /// Paper in landscape format, measured in points.
    case a3, a4
    /// No particular medium: text keeps its size, and the picture is as large as necessary.
    case none

    /// The largest width and height of the drawing; `nil` for any.
    private var paper: (width: Double, height: Double?)? {
        switch self {
        case .readme: (880, nil)
        case .slide: (1920, 1080)
        case .a3: (1190, 842)
        case .a4: (842, 595)
        case .none: nil
        }
    }

    /// The size of the text of rows on the medium, in points of the paper.
    public func rowSize(of picture: Point) -> Double {
        guard let paper else { return BoxMetrics.rowSize }
        let width = picture.x + Self.margin
        let height = picture.y + Self.margin + Self.head
        return BoxMetrics.rowSize * min(1, paper.width / width, paper.height.map { $0 / height } ?? 1)
    }

    /// The smallest legible size of the text of rows. A picture with few coordinators must be easy to read.
    public func leastRowSize(for coordinators: Int) -> Double {
        switch self {
        case .readme: coordinators <= 15 ? 11 : 8
        case .slide: 11
        case .a3, .a4: 7
        case .none: 0
        }
    }

    /// The medium, in the words of the note.
    var words: String {
        switch self {
        case .readme: "a README"
        case .slide: "a slide"
        case .a3: "A3"
        case .a4: "A4"
        case .none: ""
        }
    }

    /// The space around a picture, both sides together: Graphviz's `pad` of 0.14 inches.
    private static let margin = 20.16
    /// The height of the title above it.
    private static let head = 44.0
}
