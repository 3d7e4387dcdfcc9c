import Testing

@testable import CoordinatorExtraction

/// A project says itself what its coordinators are called.
@Suite struct ProjectNameTests {
    /// Coordinators under other names, one that knows nothing of navigation among them.
    private static let shop = """
        class AppDelegate: UIApplicationDelegate { let app = AppFlow() }
        class AppFlow { //: root container
            func start() { HomeRouter().open() } //: AppFlow presents HomeRouter as show
        }
        class HomeRouter: Routing { //: coordinator
            func open() { show(HomeController(), sender: self) }
        }
        class HomeController: UIViewController { //: screen of HomeRouter
            var onClose: (() -> Void)?
            func tap() { onClose?() } //: HomeController emits HomeController.onClose
        }
        protocol Routing {}
        class Overflow {}
        """

    private static func options(_ names: CoordinatorNames) -> ExtractionOptions {
        ExtractionOptions(coordinators: names)
    }

    @Test func namesMakeCoordinators() {
        let program = MarkedProgram("flows and routers", Self.shop)
        program.check(options: Self.options(CoordinatorNames(names: ["*Flow", "HomeRouter"])))
        // Without them there is none.
        #expect(program.tree().coordinators.isEmpty)
        // Nor by a name that only resembles the pattern.
        #expect(
            program.tree(options: Self.options(CoordinatorNames(names: ["*flow", "Home"]))).coordinators.count == 1)
    }

    @Test func basesMakeCoordinators() {
        let program = MarkedProgram("", Self.shop)
        func types(_ names: CoordinatorNames) -> [String] {
            program.tree(options: Self.options(names)).coordinators.map(\.type).sorted()
        }
        #expect(types(CoordinatorNames(bases: ["Routing"])) == ["HomeRouter"])
        #expect(types(CoordinatorNames(names: ["AppFlow"], bases: ["Rout*"])) == ["AppFlow", "HomeRouter"])
        // What is excluded is none, whatever else says otherwise.
        #expect(types(CoordinatorNames(names: ["*Flow"], bases: ["Routing"], except: ["Home*"])) == ["AppFlow"])
    }

    @Test func exceptionsAreStrongerThanUsualNames() {
        let program = MarkedProgram(
            "",
            """
            let app = AppCoordinator()
            class AppCoordinator {
                let window = UIWindow()
                func start() { SyncCoordinator(window: window).start() }
            }
            class SyncCoordinator {
                init(window: UIWindow) {}
                func start() {}
            }
            """)
        func types(_ names: CoordinatorNames) -> [String] {
            program.tree(options: Self.options(names)).coordinators.map(\.type).sorted()
        }
        #expect(types(CoordinatorNames()) == ["AppCoordinator", "SyncCoordinator"])
        #expect(types(CoordinatorNames(except: ["Sync*"])) == ["AppCoordinator"])
    }

    /// A file that says nothing else of navigation is parsed for the sake of a name.
    @Test func filesWithSuchNamesMatter() {
        let bytes = Array("struct Zoo {}; final class Zebra {}".utf8)
        func matters(_ names: CoordinatorNames) -> Bool {
            bytes.withUnsafeBufferPointer { Relevance(Self.options(names).vocabulary).mayMatter($0) }
        }
        #expect(!matters(CoordinatorNames()))
        #expect(matters(CoordinatorNames(names: ["Zeb*"])) && matters(CoordinatorNames(bases: ["?ebra"])))
        #expect(matters(CoordinatorNames(names: ["*"])) && !matters(CoordinatorNames(names: ["*Flow"])))
    }
}
