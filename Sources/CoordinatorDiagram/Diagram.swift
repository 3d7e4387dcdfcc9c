import CoordinatorAnalysis
import CoordinatorModel
import TreeComparison

/// A coordinator tree as it will be drawn: boxes, branches, and the journeys of events, without positions.
///
/// ```swift
/// let diagram = try Diagram(tree, options: DiagramOptions())
/// print(diagram.boxes.map(\.title))  // ["AppCoordinator", "SplashCoordinator", …]
/// ```
public struct Diagram: Sendable {
    /// The boxes; parents before children, siblings in the order of their branches.
    public internal(set) var boxes: [Box] = []
    /// The number of boxes that are drawn, without the passages between columns of leaves and between rows.
    public var drawnBoxes: Int { boxes.count { !$0.isPassage } }
    /// The lines from parents to children.
    public internal(set) var branches: [BranchLine] = []
    /// The journeys of events, as lines.
    public internal(set) var flows: [Flow] = []
    /// The flows, joined into one line for each interceptor: the lines of a picture.
    public internal(set) var strokes: [Stroke] = []
    /// The first boxes of its tabs or features, each of which has a lane as its background.
    public internal(set) var lanes: [Int] = []
    /// The outcome of the tree's events; `nil` if the diagram is not about them.
    public internal(set) var verdict: Verdict?
    /// The end of every event; `nil` if the diagram is not about the events.
    public internal(set) var table: EventTable?
    /// Whether lines to interceptors that only observe, or that may consume, are left out because there are tens of
    /// thousands of them.
    public let leavesOutPassing: Bool
    /// The ids of the flows in a picture, in their order; empty if strokes are drawn instead.
    public let flowIDs: [String]
    /// The ids of the strokes in a picture, in their order.
    public let strokeIDs: [String]
    /// For each of the tree's coordinators, its box if it has one.
    public let boxOfCoordinator: [Int?]
    /// The drawn parts of each journey of the propagation, in the same order, if the options request them.
    public internal(set) var traces: [JourneyTrace] = []
    /// The options of the diagram.
    public let options: DiagramOptions
    /// The text above the diagram.
    public let title: String?
    /// The content in one paragraph, for readers who cannot see the picture.
    public internal(set) var summary: String = ""
    /// Whether the diagram shows two versions.
    public let isComparison: Bool
    private let names: ShortNames
    private let tree: CoordinatorTree
    private let boxOfHop: @Sendable (ReferenceHop) -> Int?

    /// The rules whose findings a diagram marks; it ignores others.
    public static func markedRules(_ options: DiagramOptions) -> Set<String> {
        Set(FindingMarks.words.keys).union(options.showsLifetimes ? FindingMarks.lifetimeRules : [])
    }

    /// Creates the diagram of a tree.
    ///
    /// - Parameters:
    ///   - tree: the tree, with its ids assigned.
    ///   - propagation: the journeys of the tree's events.
    ///   - findings: the findings of the rules. Those about interceptors whose events never arrive are marked.
    ///   - options: what to show.
    /// - Throws: `PatternError` if a pattern of the options matches nothing.
    public init(
        _ tree: CoordinatorTree, _ propagation: Propagation, findings: [Finding] = [], options: DiagramOptions
    ) throws {
        try self.init(tree, propagation, findings, options, nil)
    }

    /// Creates the diagram of two versions of a tree: new, removed and changed parts are prominent, all others are
    /// faint. The order is that of the old version, so that the picture keeps its shape.
    ///
    /// - Parameters:
    ///   - comparison: the versions, and their differences.
    ///   - findings: the findings of the rules in `comparison.after`.
    ///   - options: what to show.
    /// - Throws: `PatternError` if a pattern of the options matches nothing.
    public init(_ comparison: Comparison, findings: [Finding] = [], options: DiagramOptions) throws {
        try self.init(comparison.overlay.tree, comparison.after, findings, options, comparison)
    }

    private init(
        _ tree: CoordinatorTree, _ propagation: Propagation, _ findings: [Finding], _ options: DiagramOptions,
        _ comparison: Comparison?
    ) throws {
        self.options = options
        title = options.title ?? tree.name
        isComparison = comparison != nil
        self.tree = tree
        names = ShortNames(tree)
        if case .matching(let pattern) = options.events {
            try PatternError.check(pattern, named: "--events", among: names.all)
        }
        var builder = try DiagramBuilder(tree, propagation, findings, options, names, comparison)
        builder.build()
        boxes = builder.boxes
        branches = builder.branches
        flows = builder.flows
        traces = builder.traces
        strokes = builder.strokes
        verdict = Verdict(propagation, before: comparison?.before, options)
        // The headline and the table are about the whole tree.
        if verdict != nil, comparison == nil { table = EventTable(propagation, options, names) }
        leavesOutPassing = builder.leavesOutPassing
        boxOfCoordinator = builder.boxOfCoordinator
        boxOfHop = builder.boxOfHop
        flowIDs = options.keepsTraces ? EdgeIdentities.of(flows, boxes: boxes) : []
        strokeIDs = EdgeIdentities.of(strokes, boxes: boxes)
        lanes = FeatureLanes.boxes(of: self, in: tree)
        summary = Summary.text(of: tree, diagram: self)
    }

    /// Whether the diagram is too large for icons and round corners to be visible. Other marks show the same facts.
    var isCoarse: Bool { boxes.count > 600 }

    /// All details of a box, for its tooltip. They are computed on demand, because the details of all boxes are larger
    /// than the rest of the picture.
    public func detail(of box: Int) -> String {
        let box = boxes[box]
        guard case .coordinator(let index) = box.subject else { return box.detail }
        let own = Detail.lines(of: tree.coordinators[index])
        return box.detail.isEmpty ? own : "\(box.detail)\n\(own)"
    }

    /// The box of a reference on a journey's path; `nil` if it isn't shown.
    public func box(of hop: ReferenceHop) -> Int? { boxOfHop(hop) }

    /// The id, in a picture, of the branch that leads to a box.
    public func branchID(to box: Int) -> String { EdgeIdentities.branch(to: boxes[box]) }

    /// The family of an event, which determines its colour.
    func family(of event: String) -> Int? { event.isEmpty ? nil : names.families.number(of: event) }

    /// The name of an event in the rows of boxes.
    func rowName(of event: String) -> String { options.isNarrow ? names.narrow(event) : names.short(event) }

    /// The name of an event in the diagram: without the first part, if all events of the tree share it.
    public func shortName(of event: String) -> String { names.short(event) }
}
