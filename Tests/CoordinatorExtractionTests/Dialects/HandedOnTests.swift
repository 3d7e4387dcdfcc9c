import CoordinatorModel
import Testing

/// What is made in one place and used in another: coordinators, helpers and their events belong to whom they serve.
@Suite struct HandedOnTests {
    /// Who the app starts with and what a scanner tells.
    private static let base = """
        let app = AppCoordinator()
        protocol Coordinator: AnyObject { func start() }
        protocol ScanDelegate: AnyObject { func didScan() }
        class ScanCoordinator: Coordinator { //: coordinator
            weak var delegate: ScanDelegate?
            func start() {}
            func found() { delegate?.didScan() } //: ScanCoordinator emits ScanDelegate.didScan
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a coordinator's own closure in a lazy property, handed to a screen's actions, is no second event",
            """
            let app = ListCoordinator()
            struct ListActions { let showDetail: (String) -> Void }
            class ListCoordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let model = ListViewModel()
                    model.actions = ListActions(showDetail: showDetail) //: ListCoordinator catches ListActions.showDetail
                    stack.pushViewController(ListController(model: model), animated: true)
                }
                lazy var showDetail: (String) -> Void = { [weak self] _ in self?.stack.popViewController(animated: true) }
            }
            class ListViewModel {
                var actions: ListActions?
                func tap() { actions?.showDetail("1") } //: ListController emits ListActions.showDetail
            }
            class ListController: UIViewController { //: screen of ListCoordinator
                let model: ListViewModel
                init(model: ListViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                func tap() { model.tap() }
            }
            """),
        MarkedProgram(
            "a coordinator that is made for a child, which starts it, is the child's", beside: base,
            """
            class AppCoordinator: Coordinator { //: root container
                func start() {
                    let scan = ScanCoordinator()
                    let resolve = ResolveCoordinator(scan: scan) //: AppCoordinator presents ResolveCoordinator
                    resolve.start()
                }
            }
            class ResolveCoordinator: Coordinator, ScanDelegate { //: coordinator container
                private let scan: ScanCoordinator
                init(scan: ScanCoordinator) { self.scan = scan }
                func start() {
                    scan.delegate = self //: ResolveCoordinator catches ScanDelegate.didScan
                    scan.start() //: ResolveCoordinator presents ScanCoordinator
                }
                func didScan() {}
            }
            """),
        MarkedProgram(
            "the nearest miss: who makes it also starts it, and the other only listens", beside: base,
            """
            class AppCoordinator: Coordinator { //: root container
                func start() {
                    let scan = ScanCoordinator() //: AppCoordinator presents ScanCoordinator
                    let resolve = ResolveCoordinator(scan: scan) //: AppCoordinator presents ResolveCoordinator
                    scan.start()
                    resolve.start()
                }
            }
            class ResolveCoordinator: Coordinator, ScanDelegate { //: coordinator
                private let scan: ScanCoordinator
                init(scan: ScanCoordinator) { self.scan = scan }
                func start() { scan.delegate = self } //: ScanCoordinator catches ScanDelegate.didScan by ResolveCoordinator
                func didScan() {}
            }
            """),
        MarkedProgram(
            "a coordinator that is looked up by its type is no second child", beside: base,
            """
            extension Coordinator {
                var children: [Coordinator] { [] }
                func find<T: Coordinator>(_ type: T.Type) -> T? { children.compactMap { $0 as? T }.first }
            }
            class AppCoordinator: Coordinator { //: root container
                func start() { MainCoordinator().start() } //: AppCoordinator presents MainCoordinator
                func reload() { find(ScanCoordinator.self)?.found() }
            }
            class MainCoordinator: Coordinator, ScanDelegate { //: coordinator container
                func start() {
                    let scan = ScanCoordinator() //: MainCoordinator presents ScanCoordinator
                    scan.delegate = self //: MainCoordinator catches ScanDelegate.didScan
                    scan.start()
                }
                func didScan() {}
            }
            """),
        MarkedProgram(
            "the nearest miss: no other code makes it, so that it was made for the caller", beside: base,
            """
            extension Coordinator {
                var children: [Coordinator] { [] }
                func find<T: Coordinator>(_ type: T.Type) -> T? { children.compactMap { $0 as? T }.first }
            }
            class AppCoordinator: Coordinator, ScanDelegate { //: root container
                func start() {
                    let scan = find(ScanCoordinator.self)! //: AppCoordinator presents ScanCoordinator
                    scan.delegate = self //: AppCoordinator catches ScanDelegate.didScan
                    scan.start()
                }
                func didScan() {}
            }
            """),
        MarkedProgram(
            "a view model that is made for a child, which holds it, speaks for the child",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root container
                func start() {
                    let model = FileViewModel()
                    FileCoordinator(model: model).start() //: AppCoordinator presents FileCoordinator
                }
            }
            class FileViewModel {
                var onFound: (() -> Void)?
                func scan() { onFound?() } //: FileCoordinator emits FileViewModel.onFound
            }
            class FileCoordinator: Coordinator { //: coordinator
                private let model: FileViewModel
                init(model: FileViewModel) { self.model = model }
                func start() { model.onFound = { self.close() } } //: FileCoordinator catches FileViewModel.onFound
            }
            """),
        MarkedProgram(
            "a view that tells the coordinator which makes it is its screen; a label is none",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol PromptDelegate: AnyObject { func didAgree() }
            class AppCoordinator: Coordinator, PromptDelegate { //: root
                private(set) var view: UIView?
                func start() {
                    let prompt = PromptView()
                    prompt.delegate = self //: AppCoordinator catches PromptDelegate.didAgree
                    view = prompt
                    let label = TitleLabel()
                }
                func didAgree() {}
            }
            class PromptView: UIView { //: screen of AppCoordinator
                weak var delegate: PromptDelegate?
                func tap() { delegate?.didAgree() } //: PromptView emits PromptDelegate.didAgree
            }
            class TitleLabel: UILabel {}
            """),
        MarkedProgram(
            "what only a service tells is neither emitted nor claimed",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol LinkNavigating: AnyObject { func openLink() }
            class LinkService {
                weak var navigation: LinkNavigating?
                func handle() { navigation?.openLink() }
            }
            class AppCoordinator: Coordinator, LinkNavigating { //: root
                private let links = LinkService()
                func start() {
                    links.navigation = self
                    show(LinkController(links: links))
                }
                func openLink() {}
            }
            class LinkController: UIViewController { //: screen of AppCoordinator
                init(links: LinkService) {}
            }
            """),
        MarkedProgram(
            "a coordinator that is told something and tells its own delegate the same passes it on", beside: base,
            """
            class AppCoordinator: Coordinator, ScanDelegate { //: root container
                func start() {
                    let list = ListCoordinator() //: AppCoordinator presents ListCoordinator
                    list.delegate = self //: AppCoordinator catches ScanDelegate.didScan
                    list.start()
                }
                func didScan() {}
            }
            class ListCoordinator: Coordinator, ScanDelegate { //: coordinator container
                weak var delegate: ScanDelegate?
                func start() {
                    let scan = ScanCoordinator() //: ListCoordinator presents ScanCoordinator
                    scan.delegate = self //: ListCoordinator may catch ScanDelegate.didScan
                    scan.start()
                }
                func didScan() { delegate?.didScan() } //: ListCoordinator emits ScanDelegate.didScan
            }
            """),
        MarkedProgram(
            "the nearest miss: it tells its delegate something else", beside: base,
            """
            class AppCoordinator: Coordinator, ListDelegate { //: root container
                func start() {
                    let list = ListCoordinator() //: AppCoordinator presents ListCoordinator
                    list.delegate = self //: AppCoordinator catches ListDelegate.didList
                    list.start()
                }
                func didList() {}
            }
            protocol ListDelegate: AnyObject { func didList() }
            class ListCoordinator: Coordinator, ScanDelegate { //: coordinator container
                weak var delegate: ListDelegate?
                func start() {
                    let scan = ScanCoordinator() //: ListCoordinator presents ScanCoordinator
                    scan.delegate = self //: ListCoordinator catches ScanDelegate.didScan
                    scan.start()
                }
                func didScan() { delegate?.didList() } //: ListCoordinator emits ListDelegate.didList
            }
            """),
        MarkedProgram(
            "a view model's delegate is another screen; a view of its own is no delegate", beside: EngineProgram.base,
            """
            let app = BankCoordinator()
            protocol SignInDelegate: AnyObject { func didSignIn() }
            protocol SignInViewDelegate: AnyObject { func showProgress() }
            enum Step { case signIn(delegate: SignInDelegate?), end }
            protocol BankFlow: AnyObject { func go(to step: Step) }
            class BankCoordinator: Coordinator, BankFlow { //: root
                let stack = UINavigationController()
                func start() {
                    let account = AccountController()
                    account.flow = self //: BankCoordinator catches BankFlow.go
                    stack.pushViewController(account, animated: true)
                }
                func go(to step: Step) {
                    switch step {
                    case .signIn(let delegate): showSignIn(delegate)
                    case .end: stack.popViewController(animated: true)
                    }
                }
                private func showSignIn(_ delegate: SignInDelegate?) {
                    let model = SignInModel()
                    model.delegate = delegate //: SignInController catches SignInDelegate.didSignIn by AccountController
                    stack.pushViewController(SignInController(model: model), animated: true)
                }
            }
            class AccountController: UIViewController, SignInDelegate { //: screen of BankCoordinator
                weak var flow: BankFlow?
                func tap() { flow?.go(to: .signIn(delegate: self)) } //: AccountController emits BankFlow.go
                func didSignIn() { title = "x" }
            }
            class SignInModel {
                weak var delegate: SignInDelegate?
                weak var viewDelegate: SignInViewDelegate?
                func sign() {
                    viewDelegate?.showProgress()
                    delegate?.didSignIn() //: SignInController emits SignInDelegate.didSignIn
                }
            }
            class SignInController: UIViewController, SignInViewDelegate { //: screen of BankCoordinator
                let model: SignInModel
                init(model: SignInModel) {
                    self.model = model
                    model.viewDelegate = self
                }
                func tap() { model.sign() }
                func showProgress() {}
            }
            """),
    ]

    @Test(arguments: programs) func findsWhoseItIs(_ program: MarkedProgram) { program.check() }

    /// Whom a coordinator's own claims name, by the coordinator that presents it.
    private func catchers(of type: String, in program: MarkedProgram) -> [String: [String]] {
        let tree = program.tree()
        var found: [String: [String]] = [:]
        for parent in tree.coordinators {
            for branch in parent.branches where tree.coordinators[branch.child.index].type == type {
                found[parent.type] = tree.coordinators[branch.child.index].intercepts.map {
                    "\($0.by ?? "itself") \($0.consumes)"
                }
            }
        }
        return found
    }

    private static let bridge = """
        class Bridge: ScanDelegate {
            init(_ scan: ScanCoordinator) { scan.delegate = self }
            func didScan() {}
        }
        """

    /// Two that present the scanner; only what the first does with it is given.
    private func program(first: String, also: String = "") -> MarkedProgram {
        MarkedProgram(
            "", beside: Self.base,
            """
            class AppCoordinator: Coordinator {
                func start() {
                    FirstCoordinator().start()
                    SecondCoordinator().start()
                }
            }
            class FirstCoordinator: Coordinator {
                func start() {
                    let scan = ScanCoordinator()
                    \(first)
                    scan.start()
                }
            }
            class SecondCoordinator: Coordinator {
                func start() {
                    let scan = ScanCoordinator()
                    scan.start()
                }
            }
            \(also)
            """)
    }

    @Test func whoWiresOneObjectDoesNotHearTheOthers() {
        let found = catchers(of: "ScanCoordinator", in: program(first: "Bridge(scan)", also: Self.bridge))
        #expect(found == ["FirstCoordinator": ["Bridge always"], "SecondCoordinator": []])
    }

    @Test func whoWasHandedOneObjectDoesNotHearTheOthers() {
        let listener = """
            class ListenCoordinator: Coordinator, ScanDelegate {
                let scan: ScanCoordinator
                init(_ scan: ScanCoordinator) { self.scan = scan }
                func start() { scan.delegate = self }
                func didScan() {}
            }
            """
        let found = catchers(
            of: "ScanCoordinator", in: program(first: "ListenCoordinator(scan).start()", also: listener))
        #expect(found == ["FirstCoordinator": ["ListenCoordinator always"], "SecondCoordinator": []])
    }

    @Test func whereAnotherObjectIsWiredToTheOneAboveNothingIsSure() {
        let found = catchers(
            of: "ScanCoordinator",
            in: program(
                first: """
                    if isNew { Bridge(scan) } else { scan.delegate = self }
                    """, also: Self.bridge + "\nextension FirstCoordinator: ScanDelegate { func didScan() {} }"))
        #expect(found["FirstCoordinator"] == ["Bridge sometimes"])
    }
}
