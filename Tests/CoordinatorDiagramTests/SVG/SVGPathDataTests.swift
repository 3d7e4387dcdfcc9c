import Testing

@testable import CoordinatorDiagram

/// Straight pieces of a path are written as such, and nothing else changes.
@Suite struct SVGPathDataTests {
    private func written(_ path: String) -> String {
        var output: [UInt8] = []
        Array(path.utf8).withUnsafeBufferPointer { bytes in
            var data = SVGPathData(bytes)
            data.append(to: &output)
        }
        return String(decoding: output, as: UTF8.self)
    }

    @Test func `a curve whose control points are its ends is a line`() {
        #expect(written("M0,-1.5C0,-1.5 10,-1.5 10,-1.5") == "M0,-1.5L10,-1.5")
        #expect(
            written("M0,0C0,0 10,0 10,0 10,0 10,5 10,5 11,5 12,6 12,7 12,7 12,9\n12,9")
                == "M0,0L10,0 10,5C11,5 12,6 12,7L12,9")
    }

    @Test func `curves stay as they are`() {
        #expect(written("M0,0C0,0 10,1 10,0 11,5 12,6 12,7") == "M0,0C0,0 10,1 10,0 11,5 12,6 12,7")
        #expect(written("M0,0C1,0 10,0 10,0") == "M0,0C1,0 10,0 10,0")
    }

    @Test func `what is no such path is left alone`() {
        for path in [
            "", "M", "M0,0", "M0,0L1,1", "M0,0C", "M0,0C1,1 2,2", "M0,0C0,0 1,1 1,1Z", "M0 0C0 0 1 1 1 1", "x",
        ] {
            #expect(written(path) == path)
        }
    }
}
