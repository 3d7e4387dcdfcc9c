import CoordinatorModel
import Testing
import TreeFixtures

/// Whatever is read, the answer is a tree or an error with a place: never a crash.
@Suite struct NoiseTests {
    private let sample = Array(WellFormedCases.everything.utf8)

    @Test func aFileThatBreaksOffIsASyntaxError() {
        for end in stride(from: 0, to: sample.count - 1, by: 7) {
            let found = problems(Array(sample[..<end]))
            #expect(found.count == 1, "cut after \(end) bytes: \(found)")
        }
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func changedBytesGiveATreeOrAnErrorWithAPlace(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let lines = sample.count { $0 == 0x0A } + 1
        var rejected = 0
        for _ in 0..<300 {
            var bytes = sample
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                default: bytes.insert(Array("{}[]\",:0".utf8)[Int.random(in: 0..<8, using: &random)], at: index)
                }
            }
            do throws(TreeReadingError) {
                let tree = try CoordinatorTree(json: bytes, file: "tree.json")
                #expect(try CoordinatorTree(json: tree.json(), file: "tree.json") == tree.canonical())
            } catch {
                rejected += 1
                #expect(!error.diagnostics.isEmpty)
                #expect(error.diagnostics.allSatisfy { (1...lines + 3).contains($0.line) && $0.column >= 1 })
            }
        }
        #expect(rejected > 100)
    }

    @Test func twentyMegabytesOfNoiseAreRefused() {
        var random = SplitMix64(seed: 7)
        var noise: [UInt8] = []
        noise.reserveCapacity(20_000_000)
        while noise.count < 20_000_000 { withUnsafeBytes(of: random.next()) { noise.append(contentsOf: $0) } }
        #expect(problems(noise).count == 1)
        // The same inside a string, where only its bytes can betray it.
        #expect(problems(Array("{ \"x-a\": \"".utf8) + noise).count == 1)
        // And as brackets, which open and never close.
        #expect(problems([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)).count == 1)
    }
}
