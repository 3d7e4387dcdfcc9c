import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// An app that begins only in files of one system, with shared code that has parts for others.
@Suite struct PlatformTests {
    private static let app =
        "@main class AppDelegate: UIResponder, UIApplicationDelegate { let app = MainCoordinator() }\n"
    private static let list = "class MainCoordinator: Coordinator { func start() { ListCoordinator().start() } }\n"
    private static let shop = "class MainCoordinator: Coordinator { func start() { ShopCoordinator().start() } }\n"
    private static let children = """
        class ListCoordinator: Coordinator { func start() {} }
        class ShopCoordinator: Coordinator { func start() {} }
        """

    private func read(_ files: [String: String]) throws -> (result: Extraction.Result, foreign: [String]) {
        try Folder.with(files.merging(["Shared/Children.swift": Self.children]) { $1 }) { (folder) throws in
            let result = try Extraction.extract(paths: [folder.path])
            return (result, result.summary.foreign.map { String($0.dropFirst(folder.path.count + 1)) })
        }
    }

    private func children(of result: Extraction.Result) -> [String] {
        result.tree.coordinators.filter { $0.type == "MainCoordinator" }.flatMap { main in
            main.branches.map { result.tree.coordinators[$0.child.index].type }
        }
    }

    @Test func aTypeThatIsDeclaredForAnotherSystemIsLeftOut() throws {
        let files = [
            "App tvOS/App.swift": Self.app, "Shared/iOSMain.swift": Self.list, "Shared/tvOSMain.swift": Self.shop,
        ]
        let (result, foreign) = try read(files)
        #expect(foreign == ["Shared/iOSMain.swift"])
        #expect(result.summary.platform == "tvOS")
        #expect(children(of: result) == ["ShopCoordinator"])
        // The nearest misses: the app begins for both, the file is the only one with that type, and no path says anything.
        var both = files
        both["App iOS/App.swift"] = "@main struct PhoneApp: App { var body: some Scene { WindowGroup {} } }\n"
        #expect(try read(both).foreign.isEmpty)
        #expect(try read(["App tvOS/App.swift": Self.app, "Shared/iOSMain.swift": Self.list]).foreign.isEmpty)
        let unnamed = [
            "App/App.swift": Self.app, "Shared/iOSMain.swift": Self.list, "Shared/tvOSMain.swift": Self.shop,
        ]
        #expect(try read(unnamed).foreign.isEmpty)
    }

    @Test func codeForAnotherSystemIsNotRead() throws {
        let main = """
            class MainCoordinator: Coordinator {
                func start() {
                    #if os(tvOS)
                    ShopCoordinator().start()
                    #else
                    ListCoordinator().start()
                    #endif
                }
            }
            """
        let files = ["App tvOS/App.swift": Self.app, "Shared/Main.swift": main]
        #expect(try children(of: read(files).result) == ["ShopCoordinator"])
        func with(_ condition: String) -> [String: String] {
            ["App tvOS/App.swift": Self.app, "Shared/Main.swift": main.replacing("os(tvOS)", with: condition)]
        }
        #expect(try children(of: read(with("!os(iOS)")).result) == ["ShopCoordinator"])
        #expect(try children(of: read(with("os(iOS) || os(macOS)")).result) == ["ListCoordinator"])
        // The nearest misses: a condition of another kind, and an app whose path names no system.
        #expect(try children(of: read(with("DEBUG")).result).sorted() == ["ListCoordinator", "ShopCoordinator"])
        #expect(
            try children(of: read(with("os(iOS) || DEBUG")).result).sorted() == ["ListCoordinator", "ShopCoordinator"])
        let unnamed = ["App/App.swift": Self.app, "Shared/Main.swift": main]
        #expect(try children(of: read(unnamed).result).sorted() == ["ListCoordinator", "ShopCoordinator"])
    }

    @Test func aSystemIsAWordOfItsOwn() {
        #expect(Platform.named(in: "App tvOS/Main.swift") == [.tvOS])
        #expect(Platform.named(in: "iOSMain.swift") == [.iOS])
        #expect(Platform.named(in: "Main-iOS+macOS.swift") == [.iOS, .macOS])
        #expect(Platform.named(in: "PortfoliOS/RiOSk.swift").isEmpty)
        #expect(Platform.named(in: "iOSka.swift").isEmpty)
    }
}
