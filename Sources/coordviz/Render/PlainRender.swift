import ArgumentParser

extension RenderCommand {
    /// `render TREE -o PICTURE`, perhaps with `--quiet`: the form of most runs, without the library, which looks through
    /// every conformance of the program for each kind of option, and takes a fifth of a short run for that. `nil` for all
    /// other arguments, and for wrong ones: the library says what is wrong.
    init?(plain arguments: [String]) {
        guard [4, 5].contains(arguments.count), arguments[0] == Self.configuration.commandName,
            ["-o", "--output"].contains(arguments[2]),
            arguments.count == 4 || ["-q", "--quiet"].contains(arguments[4]),
            ![arguments[1], arguments[3]].contains(where: { $0.isEmpty || $0.hasPrefix("-") })
        else { return nil }
        self.init()
        (input, output, format) = (arguments[1], arguments[3], nil)
        (sheets, watch, quiet) = (false, false, arguments.count == 5)
        content = .plain
        appearance = .plain
        reading = .plain
        guard (try? validate()) != nil else { return nil }
    }
}

extension ContentOptions {
    /// What the options say if none is given.
    fileprivate static var plain: ContentOptions {
        var options = ContentOptions()
        options.events = "all"
        (options.routes, options.screens, options.findings, options.lifetimes) = (true, true, true, false)
        (options.focus, options.focusDepth, options.depth) = (nil, nil, nil)
        (options.collapse, options.highlight, options.chosenDetail) = (nil, nil, nil)
        return options
    }
}

extension AppearanceOptions {
    /// What the options say if none is given.
    fileprivate static var plain: AppearanceOptions {
        var options = AppearanceOptions()
        (options.chosenDirection, options.chosenFit, options.chosenTheme) = (nil, nil, nil)
        (options.legend, options.title, options.chosenLayout) = (false, nil, nil)
        (options.idPrefix, options.sourceUrl, options.graphvizEnvironment) = ("", nil, false)
        return options
    }
}

extension InputOptions {
    /// What the options say if none is given.
    fileprivate static var plain: InputOptions {
        var (options, project) = (InputOptions(), ProjectOptions())
        (project.config, project.noConfig) = (nil, false)
        options.project = project
        (options.chosenSize, options.chosenNesting) = (nil, nil)
        #if Extraction
            (options.root, options.dialect, options.include) = (nil, [], [])
            (options.exclude, options.coordinators, options.model) = ([], [], [])
        #endif
        return options
    }
}
