import Testing

@testable import CoordinatorExtraction

/// Coordinators that hand on a case by naming it again, and that begin their children by a case of the same enum.
@Suite struct CaseNamingTests {
    /// A harbour with an island below; `island` are the cases of the island's method, and `harbour` those of the harbour's.
    private static func program(
        _ title: String, island: String, harbour: String = "", voyage: String = "case harbour, island, leave",
        emits: String = "//: IslandController emits Voyage.leave"
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            enum Voyage { \(voyage) }
            protocol Coordinator: AnyObject {
                var parent: Coordinator? { get }
                func navigate(to voyage: Voyage)
            }
            class Delegate: UIApplicationDelegate {
                let app = HarbourCoordinator()
                func applicationDidFinishLaunching(_ a: UIApplication) { app.navigate(to: .harbour) }
            }
            final class HarbourCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                weak var parent: Coordinator?
                func navigate(to voyage: Voyage) {
                    switch voyage {
                    case .harbour: stack.pushViewController(HarbourController(self), animated: true) //: HarbourCoordinator catches Voyage.harbour
                    case .island: //: HarbourCoordinator catches Voyage.island
                        let island = IslandCoordinator(stack, self) //: HarbourCoordinator presents IslandCoordinator as push
                        island.navigate(to: .island)
                    \(harbour)
                    default: break
                    }
                }
            }
            final class IslandCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                weak var parent: Coordinator?
                init(_ stack: UINavigationController, _ parent: Coordinator) { self.stack = stack; self.parent = parent }
                func navigate(to voyage: Voyage) { //: IslandCoordinator catches Voyage.harbour
                    switch voyage {
                    \(island)
                    default: break
                    }
                }
            }
            final class HarbourController: UIViewController { //: screen of HarbourCoordinator
                weak var coordinator: Coordinator?
                init(_ coordinator: Coordinator) { self.coordinator = coordinator }
                @objc func sail() { coordinator?.navigate(to: .island) } //: HarbourController emits Voyage.island
            }
            final class IslandController: UIViewController { //: screen of IslandCoordinator
                weak var coordinator: Coordinator?
                init(_ coordinator: Coordinator) { self.coordinator = coordinator }
                @objc func leave() { coordinator?.navigate(to: .leave) } \(emits)
            }
            """)
    }

    private static let show = "case .island: stack.pushViewController(IslandController(self), animated: true)"

    static let programs: [MarkedProgram] = [
        program(
            "a case is handed on by its name, and the child is begun by another",
            island: show + "\n        case .leave: parent?.navigate(to: .leave)",
            harbour: "case .leave: stack.popViewController(animated: true) //: HarbourCoordinator catches Voyage.leave"),
        program(
            "it does something before it hands the case on",
            island: show + "\n        case .leave: //: IslandCoordinator sees Voyage.leave"
                + "\n            stack.popViewController(animated: true); parent?.navigate(to: .leave)"),
        program(
            "the nearest miss: it names another case, which is an event of its own",
            island: show
                + "\n        case .leave: parent?.navigate(to: .harbour) //: IslandCoordinator catches Voyage.leave; IslandCoordinator emits Voyage.harbour"
                + "\n        case .back: parent?.navigate(to: .back)",
            voyage: "case harbour, island, leave, back"),
        program(
            "the nearest miss: the case with which a child is begun is emitted below it, too",
            island: "case .island: //: IslandCoordinator catches Voyage.island"
                + "\n            stack.pushViewController(IslandController(self), animated: true)"
                + "\n        case .leave: parent?.navigate(to: .leave)",
            emits: "//: IslandController emits Voyage.leave\n"
                + "    @objc func again() { coordinator?.navigate(to: .island) } //: IslandController emits Voyage.island"
        ),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
