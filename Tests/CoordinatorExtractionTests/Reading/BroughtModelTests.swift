#if Extraction
    import CoordinatorModel
    import Testing

    @testable import CoordinatorExtraction

    /// Models that a project brings along, as files.
    @Suite struct BroughtModelTests {
        private static let app = """
            class AppDelegate: UIApplicationDelegate { let app = AppCoordinator() }
            class AppCoordinator {
                let window = UIWindow()
                func start() { window.rootViewController = ListController() }
            }
            class ListController: UIViewController {
                var onPick: (() -> Void)?
                func tap() { Later.run(onPick) }
            }
            """

        private func emissions(_ folder: Folder, _ models: [String]) throws -> [String] {
            let options = ExtractionOptions(models: models.map { "\(folder.path)/\($0)" })
            let tree = try Extraction.extract(paths: [folder.path], options: options).tree
            return tree.coordinators.flatMap(\.screens).flatMap(\.emits).map { "\($0.event):\($0.location?.line ?? 0)" }
        }

        /// What a model says of a function decides what comes of a call; and its file is none of the app's.
        @Test(arguments: [("work?()", ["ListController.onPick:8"]), ("", [])])
        func aProjectsModelCounts(_ body: String, emitted: [String]) throws {
            let model = "public enum Later { public static func run(_ work: (() -> Void)?) { \(body) } }"
            try Folder.with(["App.swift": Self.app, "Models/Later.swift": model]) { (folder) throws in
                #expect(try emissions(folder, ["Models/Later.swift"]) == emitted)
                #expect(try emissions(folder, ["Models"]) == emitted)
                let options = ExtractionOptions(models: ["\(folder.path)/Models"])
                #expect(try Extraction.extract(paths: [folder.path], options: options).summary.files == 1)
            }
        }

        @Test func whatIsWrongWithAModelIsAnError() throws {
            let files = ["App.swift": Self.app, "Models/Broken.swift": "enum Later {\n  func (", "Empty/README.md": ""]
            try Folder.with(files) { (folder) throws in
                func error(_ model: String) -> String {
                    do {
                        _ = try emissions(folder, [model])
                        return ""
                    } catch {
                        return "\(error)".replacing(folder.path + "/", with: "")
                    }
                }
                #expect(error("Nowhere") == "Nowhere: there is no such file or folder")
                #expect(error("Empty") == "Empty: there is no Swift file with a model")
                #expect(error("Models").hasPrefix("Models/Broken.swift:2:"), "\(error("Models"))")
                #expect(error("Models").contains("this model is not Swift"))
            }
        }
    }
#endif
