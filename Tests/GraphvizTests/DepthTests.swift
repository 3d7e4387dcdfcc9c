import CoordinatorDiagram
import Foundation
import Graphviz
import Testing

/// Deep graphs do not overflow the stack, and threads do not meet inside the library.
@Suite struct DepthTests {
    @Test func `a chain of 60,000 is drawn at given positions`() throws {
        let count = 60_000
        let picture = try GraphvizLibrary.render(.svg, engine: .fixedPositions) { graph in
            graph.nodeDefaults([.constant(.shape, "box"), .constant(.label, "")])
            for number in 0..<count {
                graph.node(number, [.constant(.pos, "0,\(number * -50)")])
                guard number > 0 else { continue }
                let (top, bottom) = (number * -50 + 32, number * -50 + 18)
                graph.edge(
                    from: number - 1, to: number,
                    [.constant(.pos, "e,0,\(bottom) 0,\(top) 0,\(top) 0,\(bottom + 4) 0,\(bottom + 4)")])
            }
        }
        let last = Array("<title>n\(count - 2)&#45;&gt;n\(count - 1)</title>".utf8)
        #expect(picture.suffix(1_000).firstRange(of: last) != nil)
    }

    /// Here `dot` itself overflows the stack of a thread as they are on macOS.
    @Test func `a chain of 12,000 is placed by dot, on a thread with a small stack`() async throws {
        let count = 12_000
        let places = try await withCheckedThrowingContinuation { continuation in
            let thread = Thread {
                continuation.resume(
                    with: Result {
                        try GraphvizLibrary.place { graph in
                            graph.graph([.constant(.newrank, "true")])
                            for number in 0..<count {
                                graph.node(number, [])
                                if number > 0 { graph.edge(from: number - 1, to: number, []) }
                            }
                        }
                    })
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(places.count == count)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.y > $1.y })
    }

    @Test func `many draw at once, and each gets its own picture`() async throws {
        try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for number in 0..<64 {
                group.addTask {
                    let svg = try ParsedSVG { graph in
                        graph.node(0, [.text(.label, "coordinator \(number)")])
                        graph.node(1, [.html("<TABLE><TR><TD>child</TD></TR></TABLE>")])
                        graph.edge(from: 0, to: 1, [])
                    }
                    return (number, svg.texts(of: "text").first ?? "")
                }
            }
            for try await (number, label) in group {
                #expect(label == "coordinator \(number)")
            }
        }
    }
}
