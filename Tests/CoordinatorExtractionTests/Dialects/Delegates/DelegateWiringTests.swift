import CoordinatorModel
import Testing

/// Which object holds which, and why none intercepts.
@Suite struct DelegateWiringTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a parent that is named a delegate and held strongly",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol ParentFlowDelegate: Coordinator {}
            extension ParentFlowDelegate { func childDidFinish(_ child: Coordinator) {} }
            class AppCoordinator: ParentFlowDelegate { //: root container
                func start() {
                    let login = LoginCoordinator() //: AppCoordinator presents LoginCoordinator
                    login.parent = self //: AppCoordinator catches ParentFlowDelegate.childDidFinish
                    login.start()
                }
            }
            class LoginCoordinator: Coordinator { //: coordinator
                var parent: ParentFlowDelegate?
                func start() {}
                func close() { parent?.childDidFinish(self) } //: LoginCoordinator emits ParentFlowDelegate.childDidFinish
            }
            """),
        MarkedProgram(
            "a view that wraps a view controller answers it with its context's coordinator",
            """
            let app = ShopCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class ShopCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(UIHostingController(rootView: CardView()), animated: true)
                    let card = CardController()
                    card.delegate = self //: ShopCoordinator catches CardDelegate.didClose
                    stack.pushViewController(card, animated: true)
                }
            }
            extension ShopCoordinator: CardDelegate { func didClose() { stack.popViewController(animated: true) } }
            protocol CardDelegate: AnyObject { func didClose() }
            class CardController: UIViewController { //: screen in CardView; screen of ShopCoordinator
                weak var delegate: CardDelegate?
                @objc func close() { delegate?.didClose() } //: CardController emits CardDelegate.didClose
            }
            struct CardView: UIViewControllerRepresentable { //: screen of ShopCoordinator
                func makeUIViewController(context: Context) -> CardController {
                    let card = CardController()
                    card.delegate = context.coordinator //: CardController may catch CardDelegate.didClose by CardView.Coordinator
                    return card
                }
                func makeCoordinator() -> Coordinator { Coordinator() }
                class Coordinator: NSObject, CardDelegate { func didClose() { print("closed") } }
            }
            """),
        MarkedProgram(
            "a screen that another screen answers is no event that is lost",
            """
            let app = ProfileCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class ProfileCoordinator: Coordinator { //: root
                weak var status: StatusDelegate?
                func start() {
                    let profile = ProfileController()
                    status = profile
                    show(profile)
                }
                func select() {
                    let list = StatusController()
                    list.delegate = status //: StatusController catches StatusDelegate.didSelect by ProfileController
                    show(list)
                }
            }
            protocol StatusDelegate: AnyObject { func didSelect() }
            class ProfileController: UIViewController, StatusDelegate { //: screen of ProfileCoordinator
                func didSelect() {}
            }
            class StatusController: UIViewController { //: screen of ProfileCoordinator
                weak var delegate: StatusDelegate?
                func tap() { delegate?.didSelect() } //: StatusController emits StatusDelegate.didSelect
            }
            """),
        MarkedProgram(
            "the system and services are told what to do; what answers through a reference is followed",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol URLOpening: AnyObject { func open(_ url: URL) }
            extension UIApplication: URLOpening {}
            protocol Messaging: AnyObject { func show(_ text: String) }
            class Messenger: Messaging { func show(_ text: String) {} }
            protocol Making: AnyObject { func makeLogin() -> UIViewController }
            class Factory: Making { func makeLogin() -> UIViewController { LoginController() } }
            class AppCoordinator: Coordinator { //: root
                weak var application: URLOpening?
                weak var messenger: Messaging? = Messenger()
                weak var factory: Making? = Factory()
                func start() {
                    application?.open(url)
                    messenger?.show("Hello")
                    if let login = factory?.makeLogin() { show(login) }
                }
            }
            class LoginController: UIViewController {} //: screen of AppCoordinator
            """),
        MarkedProgram(
            "a superclass that becomes the parent of any child claims for those that have one",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject {
                var parent: Coordinator? { get set }
                func start()
                func didFinish(_ child: Coordinator)
            }
            class BaseCoordinator: Coordinator {
                weak var parent: Coordinator?
                func start() {}
                func start(_ child: Coordinator) {
                    child.parent = self //: AppCoordinator catches Coordinator.didFinish
                    child.start() //: AppCoordinator presents LoginCoordinator
                }
                func didFinish(_ child: Coordinator) {}
            }
            class AppCoordinator: BaseCoordinator { //: root container
                override func start() { start(LoginCoordinator()) }
            }
            class LoginCoordinator: BaseCoordinator { //: coordinator
                func close() { parent?.didFinish(self) } //: LoginCoordinator emits Coordinator.didFinish
            }
            """),
    ]

    @Test(arguments: programs) func findsWhoCatches(_ program: MarkedProgram) { program.check() }

    /// What is said of the one emission in a program in which a screen's delegate is given this.
    private func reason(assigning line: String, conforming: String = "") -> JSONValue? {
        let tree = MarkedProgram(
            "",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator {
                func start() {
                    let login = LoginController()
                    \(line)
                    show(login)
                }
                func didLogIn() {}
            }
            \(conforming)
            protocol LoginDelegate: AnyObject { func didLogIn() }
            class LoginController: UIViewController {
                weak var delegate: LoginDelegate?
                func tap() { delegate?.didLogIn() }
            }
            """
        ).tree()
        guard case .object(let members)? = tree.coordinators[0].screens[0].emits[0].extensions["x-wiring"] else {
            return nil
        }
        #expect(members["channel"] == .string("LoginController.delegate"))
        return members["reason"]
    }

    @Test func saysThatTheAssignedObjectDoesNotConform() {
        #expect(
            reason(assigning: "login.delegate = self")
                == .string(
                    "LoginController.delegate is assigned AppCoordinator, which does not conform to LoginDelegate"))
    }

    @Test func saysThatAnObjectConformsAndIsNotAssigned() {
        #expect(
            reason(assigning: "", conforming: "extension AppCoordinator: LoginDelegate {}")
                == .string(
                    "AppCoordinator conforms to LoginDelegate, but is not assigned to LoginController.delegate"))
    }

    @Test func saysThatNoObjectIsAssigned() {
        #expect(reason(assigning: "") == .string("no object is assigned to LoginController.delegate"))
    }

    /// A property that is called after its coordinator, and that no code assigns.
    @Test func saysThatACoordinatorIsNotAssigned() {
        func wiring(_ assigning: String) -> [String: JSONValue] {
            let tree = MarkedProgram(
                "a coordinator", beside: EngineProgram.base,
                """
                let app = AppCoordinator()
                class AppCoordinator: Coordinator {
                    func start() { let login = LoginController(); \(assigning); show(login) }
                    func close() {}
                }
                class LoginController: UIViewController {
                    weak var coordinator: AppCoordinator?
                    func tap() { coordinator?.close() }
                }
                """
            ).tree()
            guard case .object(let members)? = tree.coordinators[0].screens[0].emits[0].extensions["x-wiring"] else {
                return [:]
            }
            return members
        }
        #expect(wiring("")["reason"] == .string("no AppCoordinator is assigned to LoginController.coordinator"))
        #expect(wiring("")["intent"] == .string("meant"))
        #expect(wiring("login.coordinator = self")["reason"] == nil)
    }

    @Test func saysNothingWhereAnObjectIntercepts() {
        #expect(
            reason(assigning: "login.delegate = self", conforming: "extension AppCoordinator: LoginDelegate {}") == nil)
    }
}
