import Foundation
import FuzzInputs
import Testing

/// Whatever an input holds, what comes out is well-formed and only shows, or it is an error with its place.
///
/// The tests try a handful; `make fuzz` tries 10,000 in a release build, and faults besides. After a fix,
/// move the input to Pinned. One process tries one source at a time.
@Suite(.serialized) struct FuzzTests {
    /// The longest that one input may take. Without optimisation everything takes about ten times as long.
    #if DEBUG
        private static let patience = Duration.seconds(100)
    #else
        private static let patience = Duration.seconds(10)
    #endif
    /// How many inputs of each kind are tried.
    private static let count = 10

    @Test(arguments: InputKind.allCases)
    func madeInputsBreakNothing(kind: InputKind) throws {
        var reader = DotReader()
        var accepted = 0
        for number in 0..<Self.count {
            let trial = tried(kind.input(number, seed: 0), kind, seed: UInt64(number), name: "\(kind):0:\(number)")
            accepted += trial.isAccepted ? 1 : 0
            if let dot = trial.dot { try reader.add(dot, number: "\(number)") }
        }
        try reader.flush()
        #expect(reader.complaints.isEmpty, "\(reader.complaints)")
        // Inputs that are refused at the door test only the door.
        #expect(accepted > 0, "only \(accepted) were taken")
    }

    @Test func theSameNumberMakesTheSameInput() {
        for kind in InputKind.allCases {
            #expect(kind.input(7, seed: 3) == kind.input(7, seed: 3))
            #expect(kind.input(7, seed: 3) != kind.input(8, seed: 3), "\(kind)")
            #expect(kind.input(7, seed: 3) != kind.input(7, seed: 4), "\(kind)")
        }
    }

    @Test func pinnedInputsBreakNothing() throws {
        let pinned = try Inputs.pinned()
        #expect(!pinned.isEmpty)
        var reader = DotReader()
        for input in pinned {
            for seed: UInt64 in 0..<4 {
                let name = "\(input.name) with options \(seed)"
                let trial = tried(input.bytes, input.kind, seed: seed, name: name)
                if let dot = trial.dot { try reader.add(dot, number: name) }
            }
        }
        try reader.flush()
        #expect(reader.complaints.isEmpty, "\(reader.complaints)")
    }

    private func tried(_ input: [UInt8], _ kind: InputKind, seed: UInt64, name: String) -> Trial {
        let before = clock()
        var trial = Trial()
        let time = ContinuousClock().measure { trial = kind.trial(input, seed: seed) }
        // On a busy machine the clock on the wall says little: what takes long takes the processor long.
        let work = Duration.seconds(Double(clock() - before) / Double(CLOCKS_PER_SEC))
        #expect(min(time, work) < Self.patience, "\(name) took \(time), the processor \(work)")
        #expect(trial.violations.isEmpty, "\(name):\n\(trial.violations.prefix(5).joined(separator: "\n"))")
        return trial
    }
}
