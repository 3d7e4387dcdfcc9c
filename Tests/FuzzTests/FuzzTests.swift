import Foundation
import Testing

/// Whatever a tree holds, what comes out is a picture that only shows, or an error with its place.
///
/// `make fuzz` makes 10,000 inputs, the tests by themselves a handful. An input that breaks something is left in the
/// temporary directory under the path that is printed, in which `COORDVIZ_SEED` stands; after a crash or a hang, what was tried last is found there.
/// Whoever mends what it broke moves it to Pinned.
@Suite struct FuzzTests {
    /// The longest that one input may take. Without optimisation everything takes about ten times as long.
    #if DEBUG
        private static let patience = Duration.seconds(100)
    #else
        private static let patience = Duration.seconds(10)
    #endif
    /// Every so-and-so-many inputs are one test, so that several run at once.
    private static let strands = 4

    @Test(arguments: 0..<strands)
    func madeInputsBreakNothing(strand: Int) throws {
        let samples = try Inputs.samples()
        var reader = DotReader()
        var made = 0
        var drawn = 0
        for number in stride(from: strand, to: Inputs.count, by: Self.strands) {
            let json = Inputs.made(number, samples: samples)
            let trial = try tried(json, seed: UInt64(number), name: "\(number)", &reader)
            made += 1
            drawn += trial.isDrawn ? 1 : 0
        }
        try reader.flush()
        for complaint in reader.complaints {
            let json = Inputs.made(Int(complaint.number) ?? 0, samples: samples)
            Issue.record("\(try Inputs.save(json, as: complaint.number)): nop refuses the DOT: \(complaint.message)")
        }
        // Inputs that are refused at the door test only the door.
        #expect(drawn > made / 3, "only \(drawn) of \(made) were trees")
    }

    @Test func pinnedInputsBreakNothing() throws {
        let pinned = try Inputs.pinned()
        #expect(!pinned.isEmpty)
        var reader = DotReader()
        for input in pinned {
            for seed: UInt64 in 0..<4 {
                let name = "pinned-\(seed)-\(input.name)"
                _ = try tried(input.json, seed: seed, name: name, &reader)
            }
        }
        try reader.flush()
        #expect(reader.complaints.isEmpty, "\(reader.complaints)")
    }

    private func tried(_ json: [UInt8], seed: UInt64, name: String, _ reader: inout DotReader) throws -> Trial {
        let path = try Inputs.save(json, as: name)
        var made: Trial?
        let before = clock()
        let time = ContinuousClock().measure { made = Trial(json, seed: seed) }
        // On a busy machine the clock on the wall says little: what takes long takes the processor long.
        let work = Duration.seconds(Double(clock() - before) / Double(CLOCKS_PER_SEC))
        let trial = try #require(made)
        var violations = trial.violations
        if min(time, work) > Self.patience { violations.append("it took \(time), the processor \(work)") }
        if violations.isEmpty {
            Inputs.forget(path)
        } else {
            Issue.record("\(path) with options \(seed):\n\(violations.prefix(5).joined(separator: "\n"))")
        }
        if let dot = trial.dot { try reader.add(dot, number: name) }
        return trial
    }
}
