import CoordinatorModel
import Testing

/// A coordinator that keeps several screens and shows one of them: the others emit nothing.
@Suite struct KeptScreenTests {
    /// Two profiles; `own` shows the screen that it wires, `other` is the code for the one of a guest.
    private static func profiles(_ name: String, other: String, _ marks: String) -> MarkedProgram {
        MarkedProgram(
            name, beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                func start() {
                    ProfileCoordinator(stack).start() //: AppCoordinator presents ProfileCoordinator as push
                    ProfileCoordinator(stack).showGuest()
                }
            }
            protocol ProfileDelegate: AnyObject { func close() }
            class ProfileCoordinator: Coordinator, ProfileDelegate { //: coordinator
                let stack: UINavigationController
                let own = OwnController()
                let guest = GuestController()
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    own.delegate = self //: ProfileCoordinator catches ProfileDelegate.close
                    stack.pushViewController(own, animated: true)
                }
                func showGuest() {
                    \(other)
                    stack.pushViewController(guest, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class OwnController: UIViewController { //: screen of ProfileCoordinator
                weak var delegate: ProfileDelegate?
                func tap() { delegate?.close() } //: OwnController emits ProfileDelegate.close
            }
            class GuestController: UIViewController { //: screen of ProfileCoordinator
                weak var delegate: ProfileDelegate?
                func tap() { delegate?.close() } //: GuestController emits ProfileDelegate.close\(marks)
            }
            """)
    }

    static let programs = [
        profiles("each profile wires the screen that it shows", other: "guest.delegate = self", ""),
        profiles("the nearest miss: a guest's screen is shown and not wired", other: "", " unheard"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    /// A coordinator's screen that makes another coordinator, which keeps it and presents on it.
    private static var opener: CoordinatorTree {
        MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() { stack.pushViewController(ListController(), animated: true) }
            }
            class ListController: UIViewController {
                lazy var picker = PickerCoordinator()
                @objc func choose() { picker.start(from: self) }
            }
            class PickerCoordinator {
                private var place: UIViewController?
                func start(from place: UIViewController) {
                    self.place = place
                    place.present(PickerController(), animated: true)
                }
            }
            class PickerController: UIViewController {}
            """
        ).tree()
    }

    @Test func aScreenThatOpensAFlowStaysWithItsOwnCoordinator() {
        let tree = Self.opener
        #expect(tree.coordinators.first { $0.type == "AppCoordinator" }?.screens.map(\.type) == ["ListController"])
        #expect(tree.coordinators.first { $0.type == "PickerCoordinator" }?.screens.map(\.type) == ["PickerController"])
    }
}
