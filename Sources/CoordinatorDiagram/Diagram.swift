import CoordinatorAnalysis
import CoordinatorModel

/// A coordinator tree as it will be drawn: boxes, branches, and the journeys of events; nothing of where things lie.
///
/// ```swift
/// let diagram = try Diagram(tree, options: DiagramOptions())
/// print(diagram.boxes.map(\.title))  // ["AppCoordinator", "SplashCoordinator", …]
/// ```
public struct Diagram: Sendable {
    /// The boxes; parents before children, siblings in the order of their branches.
    public internal(set) var boxes: [Box] = []
    /// The lines from parents to children.
    public internal(set) var branches: [BranchLine] = []
    /// The journeys of events, as lines.
    public internal(set) var flows: [Flow] = []
    /// The identities of the flows in a picture, in their order.
    let flowIDs: [String]
    /// The box of each of the tree's coordinators that has one.
    let boxOfCoordinator: [Int?]
    /// What it was made with.
    public let options: DiagramOptions
    /// What stands above it.
    public let title: String?
    /// Everything in one paragraph, for readers who can't see it.
    public internal(set) var summary: String = ""
    private let names: ShortNames

    /// Creates the diagram of a tree.
    ///
    /// - Parameters:
    ///   - tree: the tree, with its ids assigned.
    ///   - propagation: the journeys of the tree's events.
    ///   - findings: what the rules have found; those about claims on events that never arrive are marked.
    ///   - options: what to show.
    /// - Throws: `PatternError` when a pattern of the options matches nothing.
    public init(
        _ tree: CoordinatorTree, _ propagation: Propagation, findings: [Finding] = [], options: DiagramOptions
    ) throws {
        self.options = options
        title = options.title ?? tree.name
        names = ShortNames(tree)
        if case .matching(let pattern) = options.events {
            try PatternError.check(pattern, named: "--events", among: names.all)
        }
        var builder = try DiagramBuilder(tree, propagation, findings, options, names)
        builder.build()
        boxes = builder.boxes
        branches = builder.branches
        flows = builder.flows
        boxOfCoordinator = builder.boxOfCoordinator
        flowIDs = EdgeIdentities.of(flows, boxes: boxes)
        summary = Summary.text(of: tree, diagram: self)
    }

    /// The name of an event as the diagram writes it: without the first part, where all events of the tree share it.
    public func shortName(of event: String) -> String { names.short(event) }
}
