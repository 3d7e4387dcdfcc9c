import CoordinatorAnalysis
import CoordinatorModel
import TreeFixtures
import Testing

@testable import CoordinatorDiagram

/// Pictures are folded until their rows can be read where they stand, and say what was folded.
@Suite struct FitTests {
    /// An app of features, each a navigation with leaves that emit what the feature catches; the same for the same size.
    private func app(_ count: Int) -> CoordinatorTree {
        var tree = CoordinatorTree()
        var parents = [tree.addRoot(Coordinator(type: "AppCoordinator", kind: .tabBar))]
        var random = SplitMix64(seed: UInt64(count))
        while tree.coordinators.count < count {
            let number = tree.coordinators.count
            let isLeaf = random.chance(60)
            let coordinator = Coordinator(
                type: "Feature\(number)\(isLeaf ? "Screen" : "Flow")Coordinator",
                kind: isLeaf ? .coordinator : .navigation,
                screens: [Screen(type: "Feature\(number)ViewController")],
                emits: [Emission(event: "F\(number).didFinish")],
                intercepts: isLeaf ? [] : [Interceptor(event: "F\(number + 1).didFinish")])
            let parent = parents[random.below(parents.count)]
            let index = tree.addChild(coordinator, to: parent, presentation: random.chance(50) ? "push" : "present")
            if !isLeaf { parents.append(index) }
        }
        return tree
    }

    private func folded(
        _ tree: CoordinatorTree, _ fit: Fit, mayFold: Bool = true, _ change: (inout DiagramOptions) -> Void = { _ in }
    ) throws -> Diagram {
        var tree = tree
        tree.assignIDs()
        let propagation = Propagation(tree)
        var options = DiagramOptions()
        change(&options)
        return try Folding(fit, mayFold: mayFold).diagram(options) { try Diagram(tree, propagation, options: $0) }
    }

    private func rowSize(_ diagram: Diagram, _ fit: Fit) -> Double {
        fit.rowSize(of: Arrangement(diagram, placement: TidyTree.starts).size)
    }

    @Test func `what can be read is not folded`() throws {
        for fit in Fit.allCases {
            let diagram = try folded(app(3), fit)
            #expect(diagram.options.note == nil && diagram.options.detail == .full, "\(fit)")
        }
    }

    @Test(arguments: [14, 34, 110, 227, 2_000])
    func `in a README rows are never below eight pixels, and eleven for few coordinators`(count: Int) throws {
        let diagram = try folded(app(count), .readme)
        let size = rowSize(diagram, .readme)
        #expect(size >= (count <= 15 ? 10.9 : 8), "\(size) after \(diagram.options.note ?? "nothing")")
        if count >= 30 { #expect(diagram.options.note?.hasPrefix("Folded to fit a README: ") == true) }
    }

    @Test(arguments: [Fit.slide, .a3, .a4], [14, 110, 227])
    func `on slides and paper rows can be read`(fit: Fit, count: Int) throws {
        let diagram = try folded(app(count), fit)
        #expect(rowSize(diagram, fit) >= (fit == .slide ? 11 : 7), "\(diagram.options.note ?? "nothing")")
    }

    private func chain(_ count: Int) -> CoordinatorTree {
        var tree = CoordinatorTree()
        var last = tree.addRoot(Coordinator(type: "C0Coordinator", kind: .container))
        for number in 1..<count {
            let next = Coordinator(type: "C\(number)Coordinator", kind: .container)
            last = tree.addChild(next, to: last, presentation: "show")
        }
        return tree
    }

    private func turns(_ diagram: Diagram) -> Int { diagram.boxes.count { $0.subject == .turn } }

    @Test func `a chain continues in new rows, and loses nothing`() throws {
        let diagram = try folded(chain(300), .readme)
        #expect(rowSize(diagram, .readme) >= 8)
        #expect(diagram.drawnBoxes == 299 && turns(diagram) > 30)
        let slide = try folded(chain(20), .slide)
        #expect(rowSize(slide, .slide) >= 11 && turns(slide) > 0 && slide.options.note == nil)
    }

    @Test(arguments: DiagramOptions.Direction.allCases)
    func `a chain of thirty-one has the shape of a page, a short one is one row`(
        direction: DiagramOptions.Direction
    ) throws {
        func drawn(_ count: Int) throws -> (diagram: Diagram, size: Point) {
            let propagation = Propagation(chain(count))
            let diagram = try Folding(.none, mayFold: true).diagram(DiagramOptions()) {
                var options = $0
                options.direction = direction
                return try Diagram(propagation.tree, propagation, options: options)
            }
            return (diagram, Arrangement(diagram, placement: TidyTree.starts).size)
        }
        let long = try drawn(31)
        #expect(long.size.x / long.size.y > 0.6 && long.size.x / long.size.y < 3, "\(long.size)")
        #expect(turns(long.diagram) > 1 && long.diagram.summary.hasPrefix("31 coordinators, 29 branches"))
        #expect(try turns(drawn(6).diagram) == 0)
    }

    @Test func `a tree in which two coordinators of a level go on is no chain`() throws {
        var tree = chain(40)
        let other = tree.addChild(Coordinator(type: "Other", kind: .container), to: 0, presentation: "show")
        tree.addChild(Coordinator(type: "Below", kind: .container), to: other, presentation: "show")
        tree.addChild(Coordinator(type: "Lowest"), to: tree.coordinators.count - 1, presentation: "show")
        #expect(try turns(folded(tree, .none)) == 0)
    }

    @Test func `where even rows are too many, as many levels are kept as can be read`() throws {
        let diagram = try folded(chain(300), .slide)
        #expect(rowSize(diagram, .slide) >= 11)
        #expect(diagram.drawnBoxes > 10)
        #expect(diagram.options.note?.hasSuffix("the first \(diagram.drawnBoxes + 1) levels are shown") == true)
        #expect(diagram.boxes.last?.rows.first?.trail == "+ \(300 - diagram.drawnBoxes - 1)")
    }

    @Test func `from thirty boxes on leaves are rows wherever the picture is read, before it they are boxes`() throws {
        #expect(try folded(app(29), .none).options.detail == .full)
        #expect(try folded(app(30), .none).options.detail == .flows)
        #expect(try folded(app(30), .none).options.note?.hasPrefix("Folded: leaves are rows") == true)
    }

    @Test func `explicit details stay`() throws {
        let diagram = try folded(app(60), .none, mayFold: false)
        #expect(diagram.options.detail == .full && diagram.boxes.count >= 60)
    }

    @Test func `the headline stays when levels are folded away`() throws {
        let tree = app(227)
        #expect(try folded(tree, .readme).verdict == folded(tree, .none).verdict)
        #expect(try folded(tree, .readme).verdict != nil)
    }
}
