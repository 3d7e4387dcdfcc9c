import Dispatch
import Foundation
import FuzzInputs

/// Has processes try inputs, starts another one where an input ends one, and every so-and-so-many are tried twice.
final class FuzzRun: @unchecked Sendable {
    /// One of so many inputs is tried in a second process.
    static let secondTime = 10
    /// How many inputs one process tries.
    private static let blockSize = 500
    /// How long a process may say nothing, in milliseconds.
    private static let patience: Int32 = 300_000

    private let options: FuzzOptions
    private let ledger: FuzzLedger
    private let start = ContinuousClock.now
    private let lock = NSLock()
    private var waiting: [FuzzBlock] = []
    private var made: [InputKind: Int] = [:]

    init(_ options: FuzzOptions) {
        self.options = options
        ledger = FuzzLedger(folder: options.folder)
    }

    /// Returns whether nothing broke.
    func run() -> Bool {
        DispatchQueue.concurrentPerform(iterations: options.workers) { _ in
            while let block = next() {
                attempt(block)
                if block.step == 1 {
                    let first = (block.first + Self.secondTime - 1) / Self.secondTime * Self.secondTime
                    attempt(
                        FuzzBlock(
                            kind: block.kind, seed: block.seed, first: first, end: block.end, step: Self.secondTime))
                }
            }
        }
        FileHandle.standardOutput.write(Data("\(ledger.summary(seed: options.seed))\n".utf8))
        return ledger.isClean
    }

    /// The next block: of the kind of which most is missing.
    private func next() -> FuzzBlock? {
        lock.withLock {
            let total = made.values.reduce(0, +)
            if let seconds = options.seconds {
                if start.duration(to: .now) > .seconds(seconds) { return nil }
            } else if total >= options.count {
                return nil
            }
            let kind = options.kinds.min {
                Double(made[$0] ?? 0) / Double($0.share) < Double(made[$1] ?? 0) / Double($1.share)
            }
            guard let kind else { return nil }
            // Few inputs are spread over all kinds, and a short time ends nearly when it is over.
            let size =
                options.seconds.map { min(Self.blockSize, max(10, Int($0 / 10))) }
                ?? min(Self.blockSize, max(1, options.count / 20), options.count - total)
            let first = made[kind] ?? 0
            made[kind] = first + size
            return FuzzBlock(kind: kind, seed: options.seed, first: first, end: first + size)
        }
    }

    /// Has a block tried, and after an input that ends its process what is left of the block.
    private func attempt(_ block: FuzzBlock) {
        var block = block
        while block.first < block.end {
            guard let last = trying(block) else { return }
            block.first = last + block.step
        }
    }

    /// Has a process try a block. Returns the number of the input that ended it; `nil` when the block is done.
    private func trying(_ block: FuzzBlock) -> Int? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        if !FileManager.default.fileExists(atPath: "/proc/self/exe") {
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        }
        process.arguments = ["--memory", "\(options.memory)", "--block", block.text]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        do { try process.run() } catch { refuse("a process can't be started: \(error)") }
        let descriptor = output.fileHandleForReading.fileDescriptor
        var rest: [UInt8] = []
        var current = block.first
        var hung = false
        while true {
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&polled, 1, Self.patience) == 0 {
                hung = true
                kill(process.processIdentifier, SIGKILL)
            }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            rest += data
            while let end = rest.firstIndex(of: 0x0A) {
                take(String(decoding: rest[..<end], as: UTF8.self), of: block, &current)
                rest.removeSubrange(...end)
            }
        }
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile().prefix(300), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
        ledger.broke(
            block, current, hung ? "it hangs" : "it ends the process with \(process.terminationStatus): \(said)")
        return current
    }

    /// Takes a line that a process says.
    private func take(_ line: String, of block: FuzzBlock, _ current: inout Int) {
        let words = line.split(separator: " ", maxSplits: line.hasPrefix("!") ? 2 : 10)
        switch words.first {
        case "?": current = words.last.flatMap { Int($0) } ?? current
        case "=": ledger.came(words, of: block)
        case "!": ledger.broke(block, Int(words[1]) ?? current, words.count > 2 ? String(words[2]) : "")
        default: break
        }
    }
}
