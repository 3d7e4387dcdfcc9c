import TreeFixtures

/// A kind of generated input: the same input for the same seed and number.
package enum InputKind: String, CaseIterable, Sendable {
    /// Trees of every shape with hostile names, and damaged samples.
    case trees
    /// Real Swift code of coordinators with exchanged parts of its grammar, or damaged.
    case sources
    /// Swift with only generated words: any code, and coordinators that know one another.
    case programs
    /// `.coordviz.yml`, with policies and suppressions.
    case configurations
    /// Journals of a recorder.
    case journals
    /// Baselines.
    case baselines

    /// The extension of a saved file of this kind; files that end in `source` are neither formatted nor built.
    package var fileExtension: String {
        switch self {
        case .trees: "json"
        case .sources, .programs: "source"
        case .configurations: "yml"
        case .journals: "jsonl"
        case .baselines: "known"
        }
    }

    /// The kind of a file that was saved.
    init?(ofFile name: String) {
        guard let kind = Self.allCases.first(where: { name.hasSuffix(".\($0.fileExtension)") }) else { return nil }
        self = kind
    }

    /// The percentage of inputs of this kind. A drawn input takes as long as twenty that are not drawn.
    package var share: Int {
        switch self {
        case .trees: 4
        case .sources: 40
        case .programs: 4
        case .configurations: 30
        case .journals: 12
        case .baselines: 10
        }
    }

    /// The input of a number.
    package func input(_ number: Int, seed: UInt64) -> [UInt8] {
        var random = SplitMix64(seed: UInt64(number) &+ seed &* 1_000_000_007)
        switch self {
        case .trees: return Self.tree(&random)
        case .sources: return SourceMutation.mutated(&random)
        case .programs:
            var maker = ProgramMaker(random)
            return Array(maker.program().utf8)
        case .configurations: return TextMutation.mutated(random.pick(TextSeeds.configurations), &random)
        case .journals: return TextMutation.mutated(random.pick(TextSeeds.journals), &random)
        case .baselines: return TextMutation.mutated(random.pick(TextSeeds.baselines), &random)
        }
    }

    /// Passes an input to all code that reads its kind. The same seed chooses the same options.
    package func trial(_ bytes: [UInt8], seed: UInt64) -> Trial {
        var random = SplitMix64(seed: seed)
        switch self {
        case .trees: return TreeTrial.run(bytes, &random)
        case .sources, .programs: return SourceTrial.run(bytes, &random)
        case .configurations: return ConfigurationTrial.run(bytes)
        case .journals: return JournalTrial.run(bytes)
        case .baselines: return BaselineTrial.run(bytes)
        }
    }

    /// A mutated sample, a tree, or a mutated tree.
    private static func tree(_ random: inout SplitMix64) -> [UInt8] {
        if random.chance(50) { return Mutation.mutated(random.pick(Inputs.samples), &random) }
        var maker = RandomTree(random)
        let json = maker.tree().json()
        return random.chance(60) ? json : Mutation.mutated(json, &random)
    }
}
