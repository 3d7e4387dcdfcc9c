import Foundation
import FuzzInputs

/// Tries the inputs of a block in this process, and says of each, on standard output, when it begins (`? NUMBER`), what
/// is wrong with it (`! NUMBER WORDS`) and what came of it (`= NUMBER DIGEST ACCEPTED SECONDS INPUT`, where the last is a digest
/// of the input itself).
enum FuzzWorker {
    /// The longest that an input may take the processor, in seconds. Without optimisation everything takes about ten
    /// times as long.
    #if DEBUG
        private static let patience = 100.0
    #else
        private static let patience = 10.0
    #endif

    /// Tries them.
    ///
    /// - Parameters:
    ///   - block: which.
    ///   - memory: how much there is, in MB, so that an input that asks for more harms no other process; 0 for all.
    static func run(_ block: FuzzBlock, memory: Int) {
        #if os(Linux)
            if memory > 0 {
                let most = rlim_t(memory) << 20
                var limit = rlimit(rlim_cur: most, rlim_max: most)
                setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            }
        #endif
        var reader = DotReader()
        for number in stride(from: block.first, to: block.end, by: block.step) {
            say("? \(number)")
            let input = block.kind.input(number, seed: block.seed)
            let before = clock()
            let trial = block.kind.trial(input, seed: UInt64(number))
            let seconds = Double(clock() - before) / Double(CLOCKS_PER_SEC)
            for violation in trial.violations.prefix(5) { complain(number, violation) }
            if seconds > patience { complain(number, "it took the processor \(seconds) s") }
            say(
                "= \(number) \(String(trial.digest, radix: 16)) \(trial.isAccepted ? 1 : 0) \(seconds) \(Trial.digest(of: input))"
            )
            if let dot = trial.dot { note(dot, number, &reader) }
        }
        do { try reader.flush() } catch { complain(block.first, "nop can't be run: \(error)") }
        for complaint in reader.complaints {
            complain(Int(complaint.number) ?? block.first, "nop refuses the DOT: \(complaint.message)")
        }
        SourceTrial.cleanUp()
    }

    private static func note(_ dot: [UInt8], _ number: Int, _ reader: inout DotReader) {
        do { try reader.add(dot, number: "\(number)") } catch { complain(number, "nop can't be run: \(error)") }
    }

    private static func complain(_ number: Int, _ words: String) {
        say("! \(number) \(words.split(separator: "\n").joined(separator: " ").prefix(600))")
    }

    private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
