import CommandRuns
import CoordinatorAnalysis
import CoordinatorModel
import Foundation
import Testing
import TreeFixtures

/// What is known stays known until something about it changes.
@Suite(.mayDraw) struct BaselineTests {
    /// Lends a baseline of everything that a faulty tree has, as the option that names it.
    private func withBaseline(
        seed: UInt64 = 1, _ use: (FaultyTree, _ option: [String], Scratch) throws -> Void
    ) throws {
        let faulty = try FaultyTree(seed: seed)
        try Scratch.with { (scratch) throws in
            let configuration = try scratch.write(faulty.configuration, "faulty.yml")
            let file = scratch.path("known.baseline")
            let written = try Coordviz.run(
                ["check", "-", "--config", configuration, "--write-baseline", file], input: faulty.tree.json())
            #expect(written.status == 0 && written.output.isEmpty)
            #expect(written.messages.hasPrefix("note: wrote \(file): "))
            #expect(written.messages.hasSuffix(" known findings\n"))
            try use(faulty, ["--baseline", file], scratch)
        }
    }

    /// The seeds are of trees in which every rule fires.
    @Test(arguments: [3, 14] as [UInt64])
    func `a baseline knows the findings of every rule`(seed: UInt64) throws {
        try withBaseline(seed: seed) { faulty, option, scratch in
            let all = try Check(faulty.tree.json(), configuration: faulty.configuration)
            // A tree whose reading was cut off has no unattached coordinators to report.
            #expect(all.rules == Set(RuleCatalog.manuals.map(\.id)).subtracting(["unattached-coordinator"]))
            let lines = String(decoding: try scratch.read("known.baseline"), as: UTF8.self).split(separator: "\n")
                .filter { !$0.hasPrefix("#") }
            #expect(lines.count == all.findings.count)
            #expect(Set(lines.map { String($0.split(separator: " ")[1]) }) == all.rules)
            let check = try Check(
                faulty.tree.json(), option + ["--fail-on", "note"], configuration: faulty.configuration)
            #expect(check.status == 0 && check.findings.isEmpty)
            #expect(check.summary.known == all.findings.count && check.summary.fixed == 0)
        }
    }

    @Test(arguments: Rearrangement.all, 1..<4 as Range<UInt64>)
    func `everything stays known when it is only rearranged`(rearrangement: Rearrangement, seed: UInt64) throws {
        try withBaseline(seed: seed) { faulty, option, scratch in
            var random = SplitMix64(seed: seed)
            let changed = try rearrangement.apply(JSON(faulty.tree.json()), &random)
            #expect(changed != faulty.tree.json())
            let check = try Check(changed, option + ["--fail-on", "note"], configuration: faulty.configuration)
            #expect(check.status == 0 && check.findings.isEmpty && check.summary.fixed == 0)
            // Written anew it is the same, byte for byte.
            let again = try Coordviz.run(
                ["check", "-", "--config", scratch.path("faulty.yml"), "--write-baseline", "again", "--quiet"],
                input: changed, in: scratch)
            #expect(again.status == 0 && again.messages.isEmpty)
            #expect(try scratch.read("again") == scratch.read("known.baseline"))
        }
    }

    @Test(arguments: RealChange.all)
    func `another cause is a new finding, and another way or name on it is none`(change: RealChange) throws {
        try Scratch.with { (scratch) throws in
            let known = try Coordviz.run(
                ["check", "-", "--no-config", "--write-baseline", "b"], input: RealChange.tree().json(), in: scratch)
            #expect(known.status == 0)
            var tree = RealChange.tree()
            change.apply(&tree)
            let check = try Check(tree.json(), ["--baseline", scratch.path("b")])
            let new = check.findings.filter { $0.rule != "superfluous-ignore" }
            guard change.isAnotherCause else {
                #expect(check.status == 0 && check.findings.isEmpty && check.summary.known == 1)
                return
            }
            #expect(check.status == 1 && new.map(\.rule) == ["unhandled-event"])
            #expect(check.summary.known == 0 && check.summary.fixed == 1)
        }
    }

    @Test(arguments: [["--strict"], ["--fail-on", "note"], []])
    func `what is fixed is said, never fails, and is dropped when the baseline is written next`(
        options: [String]
    ) throws {
        try withBaseline { faulty, option, scratch in
            let clean = try Project.bytes("Samples/racing/tree.json")
            let run = try Coordviz.run(
                ["check", "-", "--config", scratch.path("faulty.yml")] + option + options, input: clean)
            let entries = String(decoding: try scratch.read("known.baseline"), as: UTF8.self).split(separator: "\n")
                .filter { !$0.hasPrefix("#") }
            #expect(run.status == 0)
            #expect(
                run.text.contains(
                    "note: no finding matches this entry of the baseline: unhandled-event Planted.isLost from "))
            #expect(run.text.contains("\(entries.count) entries of the baseline match no finding"))
            let again = try Coordviz.run(
                ["check", "-", "--config", scratch.path("faulty.yml"), "--write-baseline"] + option.suffix(1),
                input: clean)
            #expect(again.status == 0 && again.messages.hasSuffix(": 0 known findings\n"))
            #expect(
                try Coordviz.run(["check", "-", "--no-config", "--strict"] + option, input: clean).text
                    .hasPrefix("✔ all 14 emissions are intercepted"))
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero"), "there is no file without end"))
    func `a baseline without end is an error, and an empty one is none`() throws {
        try Scratch.with { scratch in
            try scratch.write(Trees.error, "tree.json")
            let endless = try Coordviz.run(["check", "tree.json", "--baseline", "/dev/zero"], in: scratch)
            #expect(endless.status == 2 && endless.messages.contains("/dev/zero: has more than"), "\(endless.messages)")
            try scratch.write("", "known")
            let empty = try Coordviz.run(["check", "tree.json", "--baseline", "known"], in: scratch)
            #expect(empty.status == 2 && empty.messages.contains("known:1:1: error:"), "\(empty.messages)")
        }
    }

    @Test func `the summary counts what is known, and --verbose lists it`() throws {
        try withBaseline { faulty, option, scratch in
            let arguments = ["check", "-", "--config", scratch.path("faulty.yml")] + option
            let brief = try Coordviz.run(arguments, input: faulty.tree.json()).text
            #expect(brief.contains("known findings in the baseline") && brief.contains("no new findings"))
            // A tree that was cut off gets no tick.
            #expect(brief.contains("✔") == (faulty.tree.cutOff == nil))
            #expect(brief.split(separator: "\n").count == 2)
            let verbose = try Coordviz.run(arguments + ["--verbose"], input: faulty.tree.json()).text
            let lost = faulty.tree.cutOff == nil ? "error: Planted.isLost is lost" : "note: Planted.isLost may be lost"
            #expect(verbose.contains("known \(lost)"))
        }
    }

    @Test
    func
        `the configuration's path of the baseline is relative to the configuration, and the command line takes precedence`()
        throws
    {
        try Scratch.with { (scratch) throws in
            let tree = RealChange.tree().json()
            try scratch.write(tree, "tree.json")
            let write = try Coordviz.run(["check", "tree.json", "--write-baseline", "known"], in: scratch)
            #expect(write.status == 0)
            try scratch.write("version: 1\nbaseline: known\n", ".coordviz.yml")
            #expect(try Coordviz.run(["check", scratch.path("tree.json")]).status == 0)
            try scratch.write("# coordviz baseline 1\n", "nothing")
            #expect(try Coordviz.run(["check", "tree.json", "--baseline", "nothing"], in: scratch).status == 1)
        }
    }
}
