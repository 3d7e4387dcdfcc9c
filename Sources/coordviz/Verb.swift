import ArgumentParser

extension CommandConfiguration {
    /// The configuration of a verb of this tool.
    ///
    /// Verbs are first parsed alone (`Coordviz.quicklyParsed`). Without the tool's name, the library treats a verb as a
    /// whole program, and parses its arguments twice more for a request for completions. The tool handles that request.
    var ofTool: CommandConfiguration {
        var configuration = self
        configuration._superCommandName = "coordviz"
        return configuration
    }
}
