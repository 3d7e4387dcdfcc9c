import ArgumentParser
import CoordinatorModel
import ProjectConfiguration

#if Extraction
    import CoordinatorExtraction
#endif

/// `coordviz models`: shows what coordviz knows about libraries.
struct ModelsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "models",
        abstract: "Lists the built-in models of libraries, or prints one of them.",
        discussion: """
            A model describes, in Swift, a library that is not in an app's source: which of its types are coordinators, and \
            what it does with the closures that it receives. A model is used if the app imports its library. A project adds \
            models with 'models:' in .coordviz.yml, or with --model.
            """
    ).ofTool

    @Argument(help: "The model to print.")
    var name: String?

    #if Extraction
        func run() throws {
            guard let name else { return try OutputFile.say(Self.list) }
            let models = Model.all
            guard let model = models.first(where: { $0.name == name }) else {
                let near = NearestName.nearest(to: name, among: models.map(\.name))
                throw CommandFailure(
                    "there is no model \(name)", hint: NearestName.didYouMean(near) ?? "coordviz models lists them all")
            }
            try OutputFile.say(Self.page(of: model))
        }

        private static var list: String {
            let widest = Model.all.map(\.name.count).max() ?? 0
            return Model.all.map { model in
                let name = model.name + String(repeating: " ", count: widest - model.name.count)
                return "\(name)  \(model.dialect): \(condition(of: model))\n"
            }.joined()
        }

        private static func condition(of model: Model) -> String {
            model.modules.isEmpty ? "always" : "if the app imports \(model.modules.joined(separator: ", "))"
        }

        private static func page(of model: Model) -> String {
            "// \(model.name), for the dialect \(model.dialect): \(model.summary).\n"
                + "// Used: \(condition(of: model)).\n\n\(model.source)\n"
        }
    #else
        func run() throws {
            throw CommandFailure(
                "this coordviz was built without the reading of Swift source",
                hint: "build it with the trait Extraction, which is on by default")
        }
    #endif
}
