import Testing

/// Which objects have the buttons whose actions a class declares.
@Suite struct SelectedActionTests {
    private static let base = """
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        let app = AppCoordinator()
        class AppCoordinator: Coordinator { //: root
            let stack = UINavigationController()
            func start() {
                let list = ListController()
                list.onSelect = { [weak self] in self?.show() } //: AppCoordinator catches ListController.onSelect
                stack.pushViewController(list, animated: false)
            }
            func show() {
                let detail = DetailController()
                detail.onBack = { [weak self] in self?.stack.popViewController(animated: true) } //: AppCoordinator catches BaseController.onBack
                stack.pushViewController(detail, animated: true)
            }
        }
        class ListController: BaseController { //: screen of AppCoordinator
            var onSelect: (() -> Void)?
            @objc func tap() { onSelect?() } //: ListController emits ListController.onSelect
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a screen that never sets its base class's button emits nothing through it", beside: base,
            """
            class BaseController: UIViewController {
                var onBack: (() -> Void)?
                func addBackButton() {
                    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(back))
                }
                @objc private func back() { onBack?() } //: DetailController emits BaseController.onBack
            }
            class DetailController: BaseController { //: screen of AppCoordinator
                override func viewDidLoad() { addBackButton() }
            }
            """),
        MarkedProgram(
            "a button that is only there if the screen's model says so", beside: base,
            """
            class BaseController: UIViewController {
                var onBack: (() -> Void)?
                let model: BaseModel
                init(model: BaseModel = BaseModel(hasBack: false)) { self.model = model }
                override func viewDidLoad() {
                    guard model.hasBack else { return }
                    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(back))
                }
                @objc private func back() { onBack?() } //: DetailController emits BaseController.onBack
            }
            class BaseModel {
                let hasBack: Bool
                init(hasBack: Bool) { self.hasBack = hasBack }
            }
            class DetailController: BaseController { //: screen of AppCoordinator
                init() { super.init(model: BaseModel(hasBack: true)) }
            }
            """),
        MarkedProgram(
            "the nearest miss: the model may change it",
            beside: base,
            """
            class BaseController: UIViewController {
                var onBack: (() -> Void)?
                let model: BaseModel
                init(model: BaseModel = BaseModel(hasBack: false)) { self.model = model }
                override func viewDidLoad() {
                    guard model.hasBack else { return }
                    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(back))
                }
                @objc private func back() { onBack?() } //: DetailController emits BaseController.onBack; ListController emits BaseController.onBack unheard
            }
            class BaseModel {
                var hasBack: Bool
                init(hasBack: Bool) { self.hasBack = hasBack }
            }
            class DetailController: BaseController { //: screen of AppCoordinator
                init() { super.init(model: BaseModel(hasBack: true)) }
            }
            """),
        MarkedProgram(
            "a private action that no code of its file names is never called", beside: base,
            """
            class BaseController: UIViewController {
                var onBack: (() -> Void)?
                @objc private func back() { onBack?() }
                @objc private func edit() { isEditing = true }
                override func viewDidLoad() {
                    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(edit))
                }
            }
            class DetailController: BaseController {} //: screen of AppCoordinator
            """),
        MarkedProgram(
            "the nearest miss: an example that has no selectors at all leaves them out", beside: base,
            """
            class BaseController: UIViewController {
                var onBack: (() -> Void)?
                @objc private func back() { onBack?() } //: DetailController emits BaseController.onBack; ListController emits BaseController.onBack unheard
            }
            class DetailController: BaseController {} //: screen of AppCoordinator
            """),
        MarkedProgram(
            "the nearest misses: a storyboard or other files may name it", beside: base,
            """
            class BaseController: UIViewController {
                var onBack: (() -> Void)?
                @objc func back() { onBack?() } //: DetailController emits BaseController.onBack; ListController emits BaseController.onBack unheard
                @IBAction private func cancel() { onBack?() } //: DetailController emits BaseController.onBack; ListController emits BaseController.onBack unheard
            }
            class DetailController: BaseController {} //: screen of AppCoordinator
            """),
        MarkedProgram(
            "an action that only a subclass's own button names is not the other subclasses'", beside: base,
            """
            class BaseController: UIViewController {
                var onBack: (() -> Void)?
                @objc func back() { onBack?() } //: DetailController emits BaseController.onBack
            }
            class DetailController: BaseController { //: screen of AppCoordinator
                let button = UIButton()
                override func viewDidLoad() { button.addTarget(self, action: #selector(back), for: .touchUpInside) }
            }
            """),
        MarkedProgram(
            "the nearest miss: a coordinator names it for its screen", beside: base,
            """
            class BaseController: UIViewController {
                var onBack: (() -> Void)?
                @objc func back() { onBack?() } //: DetailController emits BaseController.onBack; ListController emits BaseController.onBack unheard
            }
            class DetailController: BaseController {} //: screen of AppCoordinator
            let bar = BackBar()
            class BackBar {
                func fill(_ detail: DetailController) {
                    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
                        title: "Back", style: .plain, target: detail, action: #selector(DetailController.back))
                }
            }
            """),
        MarkedProgram(
            "a function that a closure calls for one subclass is not run for the others", beside: base,
            """
            import Combine
            class BaseController: UIViewController {
                var onBack: (() -> Void)?
                let ready = PassthroughSubject<Void, Never>()
                var bag = Set<AnyCancellable>()
                func goBack(after: Int) { onBack?() } //: DetailController emits BaseController.onBack
            }
            class DetailController: BaseController { //: screen of AppCoordinator
                override func viewDidLoad() { ready.sink { [weak self] in self?.goBack(after: 1) }.store(in: &bag) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
