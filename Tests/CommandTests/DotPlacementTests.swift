import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import Graphviz
import LayoutChecks
import Testing
import TreeFixtures

/// Whatever the tree, nothing in its picture runs over anything else where Graphviz places the boxes.
@Suite struct DotPlacementTests {
    private static let cases = DiagramOptions.Direction.allCases.flatMap { direction in
        (0..<30 as Range<UInt64>).map { (direction, $0) }
    }

    @Test(arguments: cases)
    func `nothing overlaps`(direction: DiagramOptions.Direction, seed: UInt64) throws {
        var random = RandomTree(seed: seed, largest: 45)
        var tree = random.tree()
        tree.assignIDs()
        var options = DiagramOptions()
        options.direction = direction
        options.detail = seed % 5 == 4 ? .titles : .full
        let diagram = try Diagram(tree, Propagation(tree), options: options)
        #expect(try LayoutCheck(diagram, placement: DotPlacement.starts).complaints == [])
    }
}
