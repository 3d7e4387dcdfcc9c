import ArgumentParser

extension CommandConfiguration {
    /// The configuration of a verb of this tool.
    ///
    /// Verbs are parsed by themselves first (`Coordviz.quicklyParsed`). Without the tool's name the library takes them for
    /// whole programs, and parses their arguments twice more, for a request for completions. The tool answers it.
    var ofTool: CommandConfiguration {
        var configuration = self
        configuration._superCommandName = "coordviz"
        return configuration
    }
}
