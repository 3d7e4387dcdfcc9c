import CommandRuns
import Foundation
import Testing

/// What a project's configuration says of its source holds for every command that reads it.
@Suite(.mayDraw) struct ProjectSourceTests {
    /// Flows that are not named coordinators, and a library that calls what it is handed.
    private static let app = """
        import AcmeKit
        class AppDelegate: UIApplicationDelegate { let flow = AppFlow() }
        class AppFlow {
            let window = UIWindow()
            func start() {
                let list = ListController()
                list.onPick = { [weak self] in self?.start() }
                window.rootViewController = list
            }
        }
        class ListController: UIViewController {
            var onPick: (() -> Void)?
            var onClose: (() -> Void)?
            func tap() { onPick?() }
            func close() { Later.run(onClose) }
        }

        """

    private func withApp(_ configuration: String, _ body: (Scratch) throws -> Void) throws {
        try Scratch.with { (scratch) throws in
            for folder in ["App", "Models", "Other"] {
                try FileManager.default.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
            }
            try scratch.write(Array(Self.app.utf8), "App/App.swift")
            try scratch.write(Array("enum Later { static func run(_ work: Any?) {} }\n".utf8), "Models/AcmeKit.swift")
            try scratch.write(Array(configuration.utf8), ".coordviz.yml")
            try body(scratch)
        }
    }

    @Test func `flows are coordinators by a line of the configuration, in every command`() throws {
        try withApp("coordinators: '*Flow'\n") { (scratch) throws in
            let tree = try Coordviz.run(["extract", "App"], in: scratch).text
            #expect(tree.contains("\"AppFlow\"") && tree.contains("ListController.onClose"))
            for command in [["render", "App", "-f", "mermaid"], ["stats", "App"], ["explain", "*onPick", "App"]] {
                let run = try Coordviz.run(command, in: scratch)
                #expect(run.status == 0 && !run.text.isEmpty, "\(command): \(run.messages)")
            }
            #expect(try Coordviz.run(["check", "App"], in: scratch).text.contains("ListController.onClose"))
            let none = try Coordviz.run(["check", "App", "--no-config"], in: scratch)
            #expect(none.status == 2 && none.messages.contains("coordinator"), "\(none.messages)")
            let named = try Coordviz.run(["check", "App", "--no-config", "--coordinators", "AppFlow"], in: scratch)
            #expect(named.text.contains("ListController.onClose"))
        }
    }

    @Test func `a model says what a library does, and one that is wrong is named`() throws {
        try withApp("coordinators: AppFlow\nmodels: Models\n") { (scratch) throws in
            let tree = try Coordviz.run(["extract", "App"], in: scratch).text
            #expect(tree.contains("ListController.onPick") && !tree.contains("ListController.onClose"))
            try scratch.write(Array("enum Later { static func (\n".utf8), "Models/AcmeKit.swift")
            let broken = try Coordviz.run(["stats", "App"], in: scratch)
            #expect(broken.status == 2 && broken.messages.contains("Models/AcmeKit.swift:1:"), "\(broken.messages)")
            #expect(broken.messages.contains("this model is not Swift"))
        }
    }

    @Test func `extract without arguments reads what the configuration names`() throws {
        try withApp("source: { paths: App }\ncoordinators: AppFlow\nmodels: Models\n") { (scratch) throws in
            try scratch.write(Array("class OtherFlow: AppFlow {}\n".utf8), "Other/Other.swift")
            let tree = try Coordviz.run(["extract"], in: scratch).text
            #expect(tree.contains("\"AppFlow\"") && !tree.contains("Other"))
        }
    }

    @Test func `every command that reads source takes another configuration, or none`() throws {
        try withApp("coordinators: Other*\n") { (scratch) throws in
            try scratch.write(Array("coordinators: '*Flow'\n".utf8), "Other/ci.yml")
            let commands = [
                ["extract", "App"], ["render", "App", "-f", "mermaid"], ["stats", "App"],
                ["explain", "*onPick", "App"], ["diff", "App", "App", "--exit-code"],
            ]
            for command in commands {
                let run = try Coordviz.run(command + ["--config", "Other/ci.yml"], in: scratch)
                #expect(run.status == 0, "\(command): \(run.messages)")
            }
            let named = try Coordviz.run(["extract", "App", "--config", "Other/ci.yml"], in: scratch)
            #expect(named.text.contains("\"AppFlow\""))
            let found = try Coordviz.run(["extract", "App"], in: scratch)
            #expect(!found.text.contains("\"AppFlow\""))
            try scratch.write(Array("coordinators: [\n".utf8), ".coordviz.yml")
            let broken = try Coordviz.run(["extract", "App"], in: scratch)
            #expect(broken.status == 2 && broken.messages.contains(".coordviz.yml:"), "\(broken.messages)")
            let none = try Coordviz.run(["extract", "App", "--no-config", "--coordinators", "AppFlow"], in: scratch)
            #expect(none.text.contains("\"AppFlow\""), "\(none.messages)")
        }
    }

    @Test func `no output is written over the configuration that says how source is read`() throws {
        try withApp("coordinators: '*Flow'\n") { (scratch) throws in
            let commands = [
                ["extract", "App", "-o", ".coordviz.yml"], ["render", "App", "-f", "svg", "-o", ".coordviz.yml"],
                ["diff", "App", "App", "-f", "text", "-o", ".coordviz.yml"],
                ["extract", "App", "--config", "ci.yml", "-o", "ci.yml"],
            ]
            try scratch.write(Array("coordinators: '*Flow'\n".utf8), "ci.yml")
            for command in commands {
                let run = try Coordviz.run(command, in: scratch)
                #expect(run.status == 64 && run.messages.contains("would overwrite"), "\(command): \(run.messages)")
            }
            // A tree needs no configuration, and nothing is lost by writing beside it.
            _ = try Coordviz.run(["extract", "App", "-o", "tree.json"], in: scratch)
            let other = ["extract", "App", "--no-config", "--coordinators", "AppFlow", "-o", "ci.yml"]
            #expect(try Coordviz.run(other, in: scratch).status == 0)
        }
    }

    @Test func `models are listed and printed`() throws {
        let list = try Coordviz.run(["models"]).text
        #expect(list.contains("Coordinator") && list.contains("if the app imports"))
        let one = try Coordviz.run(["models", "Coordinator"]).text
        #expect(one.contains("open class Coordinator<T>: UIResponder"))
        let unknown = try Coordviz.run(["models", "Cordinator"])
        #expect(unknown.status == 2 && unknown.messages.contains("did you mean"), "\(unknown.messages)")
    }
}
