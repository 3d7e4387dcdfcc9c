/// Chooses the amount of detail of a picture, so that it is legible.
///
/// Many leaves of one coordinator are arranged in as many columns as are legible, and a long chain in several rows.
/// Each step removes something: first the suffixes of names, then screens; then leaves become rows, and routes and
/// events become counts; then long lists are cut; then the deepest levels are left out. The first legible picture is
/// drawn, and its note lists what was folded.
public struct Folding {
    /// From this number of boxes on, coordinators without children are rows, on every medium.
    public static let fewestForFlows = 30

    /// The largest number of columns for the leaves of one coordinator; or of rows, for which there is more room.
    private static func mostColumns(_ direction: DiagramOptions.Direction) -> Int { direction == .right ? 6 : 12 }

    private let fit: Fit
    /// Whether leaves may become rows: not with an explicit detail, and not in a picture of two versions.
    private let mayFold: Bool

    /// Creates the choice for a medium.
    public init(_ fit: Fit, mayFold: Bool) {
        self.fit = fit
        self.mayFold = mayFold
    }

    /// The first legible diagram; the last one if none is legible.
    ///
    /// During the search, the tidy tree places the boxes, so that the choice does not depend on the version of
    /// Graphviz.
    public func diagram(_ options: DiagramOptions, _ make: (DiagramOptions) throws -> Diagram) rethrows -> Diagram {
        var options = options
        options.mayStandTableBeneath = fit == .readme
        options.continuesTableBeneath = fit == .none
        options.mostColumns = Self.mostColumns(options.direction)
        var diagram = try make(options)
        let coordinators = diagram.boxes.count { if case .coordinator = $0.subject { true } else { false } }
        let least = fit.leastRowSize(for: coordinators)
        let isLarge = mayFold && options.detail == .full && diagram.drawnBoxes >= Self.fewestForFlows
        if !isLarge, let readable = try readable(diagram, least, make) { return readable }
        let depth = min(options.depth ?? .max, diagram.levels)
        let steps = steps(options, isLarge: isLarge)
        for step in steps {
            diagram = try make(noted(step))
            if let readable = try readable(diagram, least, make) { return readable }
        }
        return try shallower(diagram, than: depth, steps.last ?? Step(options: options, words: []), least, make)
    }

    /// The diagram with as many levels as are legible. Fewer levels are narrower, so each attempt rules out half of the
    /// numbers.
    private func shallower(
        _ whole: Diagram, than depth: Int, _ step: Step, _ least: Double,
        _ make: (DiagramOptions) throws -> Diagram
    ) rethrows -> Diagram {
        var (low, high, best) = (1, depth, whole)
        while low < high {
            let level = (low + high) / 2
            var shallow = step
            shallow.options.depth = level
            shallow.words.append(level == 1 ? "the first level is shown" : "the first \(level) levels are shown")
            let diagram = try make(noted(shallow))
            if canBeRead(diagram, least) {
                (low, best) = (level + 1, diagram)
            } else {
                high = level
                if level == 1 { best = diagram }
            }
        }
        return best
    }

    private func noted(_ step: Step) -> DiagramOptions {
        var options = step.options
        let reason = fit == .none ? "" : " to fit \(fit.words)"
        options.note = "Folded\(reason): \(step.words.joined(separator: ", "))"
        return options
    }

    /// The diagram if it is legible, else with fewer columns of leaves, which is narrower, or as a chain in several
    /// rows.
    private func readable(
        _ diagram: Diagram, _ least: Double, _ make: (DiagramOptions) throws -> Diagram
    ) rethrows -> Diagram? {
        if fit == .none { return try balanced(diagram, make) }
        if canBeRead(diagram, least) { return diagram }
        var options = diagram.options
        for length in RowLength.candidates(for: diagram) {
            options.longestRow = length
            let wrapped = try make(options)
            if canBeRead(wrapped, least) { return wrapped }
        }
        guard diagram.boxes.contains(where: { $0.subject == .corridor }) else { return nil }
        options = diagram.options
        for columns in (1..<Self.mostColumns(options.direction)).reversed() {
            options.mostColumns = columns
            let narrower = try make(options)
            if canBeRead(narrower, least) { return narrower }
        }
        return nil
    }

    /// Without a medium, wraps a chain if its only row would be much longer than all rows together are high.
    private func balanced(_ diagram: Diagram, _ make: (DiagramOptions) throws -> Diagram) rethrows -> Diagram {
        let size = { Arrangement($0, placement: TidyTree.starts).size }
        guard let length = RowLength.balanced(diagram, size: size) else { return diagram }
        var options = diagram.options
        options.longestRow = length
        return try make(options)
    }

    private func canBeRead(_ diagram: Diagram, _ least: Double) -> Bool {
        let size = Arrangement(diagram, placement: TidyTree.starts).size
        return fit.rowSize(of: size) >= least
    }

    private struct Step {
        var options: DiagramOptions
        var words: [String]
    }

    private func steps(_ options: DiagramOptions, isLarge: Bool) -> [Step] {
        var steps: [Step] = []
        var narrow = options
        narrow.hidesWordsOfSigns = true
        let withoutWords = Step(options: narrow, words: ["no words beside signs"])
        narrow.isNarrow = true
        let shortNames = "short names"
        var shortest: Step?
        if !isLarge {
            if options.detail == .full { steps.append(withoutWords) }
            steps.append(Step(options: narrow, words: [shortNames]))
            if options.showsScreens, options.detail == .full {
                var withoutScreens = narrow
                withoutScreens.showsScreens = false
                steps.append(Step(options: withoutScreens, words: [shortNames, "no screens"]))
                withoutScreens.countsHomeEvents = true
                let counts = "events intercepted in their box are counts"
                let counted = Step(options: withoutScreens, words: [shortNames, "no screens", counts])
                steps.append(counted)
                shortest = counted
            }
            if fit == .readme, options.direction == .right {
                // If no coordinator presents many others, the tree is narrower than it is deep.
                for var downwards in [Step(options: narrow, words: [shortNames]), shortest].compactMap(\.self) {
                    downwards.options.direction = .down
                    downwards.options.mostColumns = Self.mostColumns(.down)
                    downwards.words.append("downwards")
                    steps.append(downwards)
                }
            }
        }
        var base = narrow
        if mayFold, options.detail == .full {
            let flows = "leaves are rows, what boxes contain is counted"
            var wide = options
            wide.detail = .flows
            steps.append(Step(options: wide, words: [flows]))
            base.detail = .flows
            steps.append(Step(options: base, words: [flows, shortNames]))
            base.longestFlow = 6
            steps.append(Step(options: base, words: [flows, shortNames, "long lists are cut"]))
        }
        return steps
    }
}

extension Diagram {
    /// The number of levels of boxes.
    var levels: Int {
        var levels = [Int](repeating: 1, count: boxes.count)
        for (index, box) in boxes.enumerated() {
            guard let parent = box.parent else { continue }
            if case .lostEvent = box.subject { continue }
            levels[index] = levels[parent] + 1
        }
        return levels.max() ?? 0
    }
}
