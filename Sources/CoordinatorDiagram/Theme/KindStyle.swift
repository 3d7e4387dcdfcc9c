import CoordinatorModel

/// How a kind of coordinator looks: outline and colour together say which it is.
struct KindStyle {
    var shape: String
    var style: String
    var peripheries: Int
    var ink: Palette.Ink
    var fill: Palette.Ink

    /// A container frames its content twice, a navigation stack has depth, a tab bar has a tab, a leaf is round; what
    /// is custom has cut corners.
    init(_ kind: Coordinator.Kind) {
        (shape, style, peripheries) = ("box", "filled", 1)
        switch kind {
        case .container:
            peripheries = 2
            (ink, fill) = (.container, .containerFill)
        case .navigation:
            shape = "box3d"
            (ink, fill) = (.navigation, .navigationFill)
        case .tabBar:
            shape = "tab"
            (ink, fill) = (.tabBar, .tabBarFill)
        case .coordinator:
            style = "rounded,filled"
            (ink, fill) = (.leaf, .leafFill)
        default:
            style = "diagonals,filled"
            (ink, fill) = (.custom, .customFill)
        }
    }

    /// What the outline takes of the box at its top and at its bottom, in points: the second frame of a container, the
    /// upper face of a stack.
    var inset: Double { peripheries > 1 || shape == "box3d" ? Self.peripheryGap : 0 }

    /// How far a second outline lies from the first: Graphviz counts only the first in a node's size.
    static let peripheryGap = 4.0
}
