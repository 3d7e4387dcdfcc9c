/// Where a picture will be read: it is folded until its rows can be read there.
public enum Fit: String, Hashable, Sendable, CaseIterable {
    /// A README or a page of documentation, 880 pixels wide and of any height.
    case readme
    /// A slide of 1,920 by 1,080 pixels.
    case slide
    /// Paper, lying: its points.
    case a3, a4
    /// No particular place: text keeps its size, and the picture is as large as it needs to be.
    case none

    /// How wide and how high it may be drawn; `nil` for any.
    private var paper: (width: Double, height: Double?)? {
        switch self {
        case .readme: (880, nil)
        case .slide: (1920, 1080)
        case .a3: (1190, 842)
        case .a4: (842, 595)
        case .none: nil
        }
    }

    /// How large the text of rows is there, in points of the paper.
    public func rowSize(of picture: Point) -> Double {
        guard let paper else { return BoxMetrics.rowSize }
        let width = picture.x + Self.margin
        let height = picture.y + Self.margin + Self.head
        return BoxMetrics.rowSize * min(1, paper.width / width, paper.height.map { $0 / height } ?? 1)
    }

    /// How large it must be at least. What shows few coordinators has to be read with ease.
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

    /// Around a picture, both sides together: Graphviz's `pad` of 0.14 inches.
    private static let margin = 20.16
    /// The title above it.
    private static let head = 44.0
}
