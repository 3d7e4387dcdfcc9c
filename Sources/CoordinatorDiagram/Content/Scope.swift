import CoordinatorModel

/// The coordinators that a diagram shows, according to `focus`, `depth` and `collapse`.
struct Scope {
    /// How a coordinator is shown.
    enum Visibility: UInt8 {
        case hidden
        /// On the path from a root to a focused coordinator.
        case context
        case shown
    }

    /// By index into the tree's coordinators.
    private(set) var visibility: [Visibility]
    /// The number of hidden coordinators below each visible one.
    private(set) var hiddenBeneath: [Int]
    /// For each hidden coordinator, the visible one that represents it; `nil` if there is none.
    private(set) var standIn: [Int?]

    /// - Parameters:
    ///   - tree: the tree.
    ///   - options: what to show.
    ///   - changed: the coordinators that have changed, if only these are shown.
    /// - Throws: `PatternError` if `focus` or `collapse` matches no coordinator.
    init(_ tree: CoordinatorTree, _ options: DiagramOptions, changed: [Int]? = nil) throws {
        let order = tree.depthFirst()
        let parents = tree.parents()
        let count = tree.coordinators.count
        let isWhole = options.focus == nil && options.subject == nil && options.feature == nil && changed == nil
        visibility = [Visibility](repeating: isWhole ? .shown : .hidden, count: count)
        hiddenBeneath = [Int](repeating: 0, count: count)
        standIn = [Int?](repeating: nil, count: count)

        if let focus = options.focus {
            let focused = try PatternError.matches(of: focus, named: "--focus", in: tree)
            Self.show(focused, to: options.focusDepth, order: order, parents: parents, in: &visibility)
        }
        if let subject = options.subject {
            Self.show([subject], to: 1, order: order, parents: parents, in: &visibility)
        }
        if let feature = options.feature {
            Self.show([feature], to: nil, order: order, parents: parents, in: &visibility)
        }
        if let changed { Self.show(changed, to: 0, order: order, parents: parents, in: &visibility) }
        var collapsed = [Bool](repeating: false, count: count)
        if let collapse = options.collapse {
            for index in try PatternError.matches(of: collapse, named: "--collapse", in: tree) {
                collapsed[index] = true
            }
        }
        for index in options.sheets { collapsed[index] = true }
        var level = [Int](repeating: 1, count: count)
        for index in order {
            guard let parent = parents[index] else {
                if let depth = options.depth, depth < 1 { visibility[index] = .hidden }
                continue
            }
            level[index] = level[parent] + 1
            let isTooDeep = options.depth.map { level[index] > $0 } ?? false
            if isTooDeep || collapsed[parent] || visibility[parent] == .hidden { visibility[index] = .hidden }
            if collapsed[parent] { collapsed[index] = true }
            if visibility[index] == .hidden {
                standIn[index] = visibility[parent] == .hidden ? standIn[parent] : parent
                if let visible = standIn[index] { hiddenBeneath[visible] += 1 }
            }
        }
    }

    private static func show(
        _ focused: [Int], to depth: Int?, order: [Int], parents: [Int?], in visibility: inout [Visibility]
    ) {
        var budget = [Int](repeating: -1, count: visibility.count)
        for index in focused { budget[index] = depth ?? Int.max }
        for index in order {
            if let parent = parents[index], budget[parent] > 0 {
                budget[index] = max(budget[index], budget[parent] == Int.max ? Int.max : budget[parent] - 1)
            }
            if budget[index] >= 0 { visibility[index] = .shown }
        }
        for index in focused {
            var ancestor = parents[index]
            while let next = ancestor, visibility[next] == .hidden {
                visibility[next] = .context
                ancestor = parents[next]
            }
        }
    }
}
