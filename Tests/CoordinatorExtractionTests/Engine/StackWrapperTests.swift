import Testing

/// Coordinators that get at the stack of screens only through a wrapper with a protocol, and start nothing.
@Suite struct StackWrapperTests {
    /// `required` is what the wrapper's protocol requires; the marks are those of the coordinators, if there are any.
    private static func program(_ name: String, required: String, isNavigation: Bool) -> MarkedProgram {
        func mark(_ text: String) -> String { isNavigation ? "//: \(text)" : "" }
        return MarkedProgram(
            name,
            """
            import UIKit
            protocol CoreProtocol { \(required) }
            class CoreCoordinator: CoreProtocol {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
            }
            extension CoreProtocol {
                func push(_ screen: UIViewController) {}
            }
            class Factory {
                func makeList(_ core: CoreProtocol) -> UIViewController {
                    ListController(coordinator: ListCoordinator(factory: self, core: core))
                }
                func makeItem(_ core: CoreProtocol) -> UIViewController {
                    ItemController(coordinator: ItemCoordinator(core: core)) \(mark("ListCoordinator presents ItemCoordinator"))
                }
            }
            class ListCoordinator { \(mark("root container"))
                let factory: Factory
                let core: CoreProtocol
                init(factory: Factory, core: CoreProtocol) { self.factory = factory; self.core = core }
                func open() { core.push(factory.makeItem(core)) }
            }
            class ItemCoordinator { \(mark("coordinator"))
                let core: CoreProtocol
                init(core: CoreProtocol) { self.core = core }
            }
            class ListController: UIViewController { \(mark("screen of ListCoordinator"))
                let coordinator: ListCoordinator
                init(coordinator: ListCoordinator) { self.coordinator = coordinator } \(mark("ListCoordinator catches ListCoordinator.open"))
                override func viewDidLoad() { coordinator.open() } \(mark("ListController emits ListCoordinator.open"))
            }
            class ItemController: UIViewController { \(mark("screen of ItemCoordinator"))
                let coordinator: ItemCoordinator
                init(coordinator: ItemCoordinator) { self.coordinator = coordinator }
            }
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    show(Factory().makeList(CoreCoordinator(stack: UINavigationController())))
                }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "they are coordinators, and the wrapper is none", required: "var stack: UINavigationController { get }",
            isNavigation: true),
        program(
            "the nearest miss: the protocol requires something else", required: "var title: String { get }",
            isNavigation: false),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
