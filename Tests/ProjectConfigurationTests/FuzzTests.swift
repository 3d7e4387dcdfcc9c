import ProjectConfiguration
import Testing
import TreeFixtures

/// Whatever a file holds, the answer is a configuration that can be written and read again, or errors with places.
@Suite struct FuzzTests {
    private static let pieces = [
        "*", "&a ", "*a", "[", "]", "{", "}", ": ", "- ", "? ", "\n", "\n  ", "\t", "\"", "'", "|\n", ">\n", "#",
        "!!x ",
        "---\n", "...\n", "%", "@", "rules:", "\nrules:\n", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{E000}", "🙂", "\0",
        "~",
        ",", "<<: ",
    ].map { Array($0.utf8) }

    @Test(arguments: 0..<20 as Range<UInt64>) func noChangeOfBytesCrashes(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let original = Array(richText.utf8)
        let lines = original.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        var (accepted, rejected) = (0, 0)
        for _ in 0..<100 {
            var bytes = original
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: index)
                case 3: bytes.removeSubrange(index..<min(index + Int.random(in: 1..<200, using: &random), bytes.count))
                default: bytes.insert(contentsOf: (lines.randomElement(using: &random) ?? []) + [0x0A], at: index)
                }
                if bytes.isEmpty { bytes = original }
            }
            do throws(ConfigurationError) {
                let read = try EffectiveConfiguration(yaml: bytes, file: ".coordviz.yml", reportFormats: formats)
                let again = try EffectiveConfiguration(
                    yaml: Array(read.text.utf8), file: ".coordviz.yml", reportFormats: formats)
                #expect(again.hasSameEffect(as: read))
                accepted += 1
            } catch {
                rejected += 1
                #expect(!error.diagnostics.isEmpty)
                let count = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
                #expect(error.diagnostics.allSatisfy { (1...count).contains($0.line) && $0.column >= 1 })
            }
        }
        #expect(accepted > 0)
        #expect(rejected > 30)
    }
}
