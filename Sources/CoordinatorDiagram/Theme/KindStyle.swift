import CoordinatorModel

/// The look of a kind of coordinator: a head that distinguishes nodes from leaves, and an icon.
struct KindStyle {
    /// Whether it is round and light, as for leaves.
    var isLeaf: Bool
    private let kind: Coordinator.Kind

    init(_ kind: Coordinator.Kind) {
        self.kind = kind
        isLeaf = kind == .coordinator
    }

    /// The icon, around `middle`: a frame in a frame for a container, a bar for a tab bar, sheets for a navigation
    /// stack, a circle for a leaf, a diamond for a custom kind.
    func icon(at middle: Point, _ ink: Palette.Ink) -> [Sign] {
        func box(_ dx: Double, _ dy: Double, _ width: Double, _ height: Double, isFilled: Bool) -> Sign {
            Sign(
                .box, at: Point(x: middle.x + dx, y: middle.y + dy), width: width, height: height,
                fill: isFilled ? ink : nil, line: ink)
        }
        switch kind {
        case .container: return [box(0, 0, 10, 10, isFilled: false), box(0, 0, 4, 4, isFilled: true)]
        case .tabBar: return [box(0, 0, 10, 10, isFilled: false), box(0, 3.5, 10, 3, isFilled: true)]
        case .navigation: return [box(1.8, -1.8, 7, 7, isFilled: false), box(-1.8, 1.8, 7, 7, isFilled: true)]
        case .coordinator: return [Sign(.ellipse, at: middle, width: 9, height: 9, fill: nil, line: ink)]
        default: return [Sign(.diamond, at: middle, width: 12, height: 12, fill: nil, line: ink)]
        }
    }
}
