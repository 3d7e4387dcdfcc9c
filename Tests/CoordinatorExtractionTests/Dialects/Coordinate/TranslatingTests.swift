import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Coordinators that each tell their parent a case of another enum, by one method that all of them have.
@Suite struct TranslatingTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "each coordinator hears its own enum and tells its parent a case of another one",
            """
            import UIKit
            protocol Signal {}
            protocol Coordinator: AnyObject {
                var parentCoordinator: Coordinator? { get }
                func receive(signal: Signal)
                func start()
            }
            class BaseCoordinator: Coordinator {
                let parentCoordinator: Coordinator?
                init(parentCoordinator: Coordinator? = nil) { self.parentCoordinator = parentCoordinator }
                func receive(signal: Signal) {}
                func start() {}
            }
            enum DoorSignal: Signal { case opened, locked }
            enum DoorReport: Signal { case entered }
            final class HouseCoordinator: BaseCoordinator { //: root navigation
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                override func start() { DoorCoordinator(parent: self, stack: stack).start() } //: HouseCoordinator presents DoorCoordinator as push
                override func receive(signal: Signal) { if let report = signal as? DoorReport { receive(report) } }
                private func receive(_ report: DoorReport) {
                    switch report {
                    case .entered: stack.popToRootViewController(animated: true) //: HouseCoordinator catches DoorReport.entered
                    }
                }
            }
            final class DoorCoordinator: BaseCoordinator { //: coordinator
                let stack: UINavigationController
                init(parent: Coordinator, stack: UINavigationController) {
                    self.stack = stack
                    super.init(parentCoordinator: parent)
                }
                override func start() {
                    let door = DoorController()
                    door.coordinator = self
                    stack.pushViewController(door, animated: true)
                }
                override func receive(signal: Signal) { if let signal = signal as? DoorSignal { receive(signal) } }
                private func receive(_ signal: DoorSignal) {
                    switch signal {
                    case .opened: parentCoordinator?.receive(signal: DoorReport.entered) //: DoorCoordinator catches DoorSignal.opened; DoorCoordinator emits DoorReport.entered
                    case .locked: stack.popViewController(animated: true) //: DoorCoordinator catches DoorSignal.locked
                    }
                }
            }
            final class DoorController: UIViewController { //: screen of DoorCoordinator
                weak var coordinator: Coordinator?
                @objc func open() { coordinator?.receive(signal: DoorSignal.opened) } //: DoorController emits DoorSignal.opened
                @objc func lock() { coordinator?.receive(signal: DoorSignal.locked) } //: DoorController emits DoorSignal.locked
            }
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    HouseCoordinator(stack: UINavigationController()).start()
                }
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
