/// A command of a `console` block, and what the page says that it prints.
struct Command: CustomStringConvertible {
    /// What follows the prompt.
    var text: String
    var output: [String]

    var description: String { text }

    /// The commands of a block: lines after a prompt, each followed by its output.
    static func all(in block: Page.Block) -> [Command] {
        var commands: [Command] = []
        for line in block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                commands.append(Command(text: String(line.dropFirst(2)), output: []))
            } else if !commands.isEmpty {
                commands[commands.count - 1].output.append(String(line))
            }
        }
        return commands
    }

    /// Whether a command prints what the page says; a line with nothing but `…` stands for any lines.
    func prints(_ lines: [String]) -> Bool { Self.match(output[...], lines[...]) }

    private static func match(_ pattern: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return lines.isEmpty }
        guard first == "…" else { return first == lines.first && match(pattern.dropFirst(), lines.dropFirst()) }
        return (lines.startIndex...lines.endIndex).contains { match(pattern.dropFirst(), lines[$0...]) }
    }
}
