import Testing

/// Streams to which no code subscribes: events that are lost, if others could read them and what is sent is no state.
@Suite struct UnheardStreamTests {
    private static let base = """
        import RxSwift
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
            let app = AppCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) { app.start() }
        }
        protocol Coordinator: AnyObject { func start() }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "what a view model offers and no code reads is an event", beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let bag = DisposeBag()
                func start() {
                    let model = ListViewModel()
                    stack.pushViewController(ListController(model: model), animated: true)
                    model.help.subscribe(onNext: { [weak self] in self?.open() }).disposed(by: bag) //: AppCoordinator catches ListViewModel.help
                }
                func open() { stack.popViewController(animated: true) }
            }
            class ListController: UIViewController { //: screen of AppCoordinator
                let model: ListViewModel
                init(model: ListViewModel) { self.model = model }
                @objc func tapped() { model.select() }
            }
            class ListViewModel {
                let open = PublishSubject<Void>()
                let help = PublishSubject<Void>()
                private let closing = PublishSubject<Void>()
                var closed: Observable<Void> { closing.asObservable() }
                func select() {
                    open.onNext(()) //: ListController emits ListViewModel.open
                    help.onNext(()) //: ListController emits ListViewModel.help
                    closing.onNext(()) //: ListController emits ListViewModel.closed
                }
            }
            """),
        MarkedProgram(
            "the nearest misses: a screen reads it, it is state, it is private, code reads it that is not run",
            beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(ListController(model: ListViewModel()), animated: true) }
            }
            class ListController: UIViewController { //: screen of AppCoordinator
                let model: ListViewModel
                let bag = DisposeBag()
                init(model: ListViewModel) { self.model = model }
                override func viewDidLoad() {
                    model.shown.subscribe(onNext: { [weak self] in self?.view.isHidden = false }).disposed(by: bag)
                }
                @objc func tapped() { model.select() }
            }
            class ListViewModel {
                let shown = PublishSubject<Void>()
                let count = BehaviorSubject<Int>(value: 0)
                private let closing = PublishSubject<Void>()
                let listed = PublishSubject<Void>()
                func select() {
                    shown.onNext(())
                    count.onNext(1)
                    closing.onNext(())
                    listed.onNext(())
                }
            }
            struct Recorder { func record(_ models: [ListViewModel]) -> [Any] { models.map(\\.listed) } }
            """),
        MarkedProgram(
            "a stream of the same name that is read of other objects says nothing of this one", beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let bag = DisposeBag()
                func start() {
                    let detail = DetailViewModel()
                    detail.open.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches DetailViewModel.open
                    stack.pushViewController(DetailController(model: detail), animated: true)
                    stack.pushViewController(ListController(model: ListViewModel()), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class ListController: UIViewController { //: screen of AppCoordinator
                let model: ListViewModel
                init(model: ListViewModel) { self.model = model }
                @objc func tapped() { model.open.onNext(()) } //: ListController emits ListViewModel.open
            }
            class DetailController: UIViewController { //: screen of AppCoordinator
                let model: DetailViewModel
                init(model: DetailViewModel) { self.model = model }
                @objc func tapped() { model.open.onNext(()) } //: DetailController emits DetailViewModel.open
            }
            class ListViewModel { let open = PublishSubject<Void>() }
            class DetailViewModel { let open = PublishSubject<Void>() }
            """),
        MarkedProgram(
            "an input with which a view model does nothing; the nearest miss is one with which it does something",
            beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(SignController(model: SignViewModel()), animated: true) }
            }
            class SignViewModel {
                let sign = PublishSubject<Void>()
                let guest = PublishSubject<Void>()
                let bag = DisposeBag()
                init() { guest.subscribe(onNext: { Session.begin() }).disposed(by: bag) }
            }
            enum Session { static func begin() {} }
            class SignController: UIViewController { //: screen of AppCoordinator
                let model: SignViewModel
                let signButton = UIButton()
                let guestButton = UIButton()
                let bag = DisposeBag()
                init(model: SignViewModel) { self.model = model }
                override func viewDidLoad() {
                    signButton.rx.tap.bind(to: model.sign).disposed(by: bag) //: SignController emits SignViewModel.sign
                    guestButton.rx.tap.bind(to: model.guest).disposed(by: bag)
                }
            }
            """),
        MarkedProgram(
            "nothing stands above a root, and no code calls what only a protocol requires", beside: base,
            """
            protocol Ending: AnyObject {
                var ended: PublishSubject<Void> { get }
                func end()
            }
            class AppCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                let started = PublishSubject<Void>()
                let bag = DisposeBag()
                func start() {
                    started.onNext(())
                    let welcome = WelcomeCoordinator() //: AppCoordinator presents WelcomeCoordinator
                    let main = MainCoordinator() //: AppCoordinator presents MainCoordinator
                    welcome.ended.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches Ending.ended
                    welcome.start()
                    main.start()
                }
                func close() { stack.popViewController(animated: true) }
            }
            class WelcomeCoordinator: Coordinator, Ending { //: coordinator
                let ended = PublishSubject<Void>()
                func start() { end() }
                func end() { ended.onNext(()) } //: WelcomeCoordinator emits Ending.ended
            }
            class MainCoordinator: Coordinator, Ending { //: coordinator
                let ended = PublishSubject<Void>()
                func start() {}
                func end() { ended.onNext(()) }
            }
            """),
        MarkedProgram(
            "the same, where it is called: this object is not heard, and others are", beside: base,
            """
            protocol Ending: AnyObject { var ended: PublishSubject<Void> { get } }
            class AppCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                let bag = DisposeBag()
                func start() {
                    let welcome = WelcomeCoordinator() //: AppCoordinator presents WelcomeCoordinator
                    let main = MainCoordinator() //: AppCoordinator presents MainCoordinator
                    welcome.ended.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches Ending.ended
                    welcome.start()
                    main.start()
                }
                func close() { stack.popViewController(animated: true) }
            }
            class WelcomeCoordinator: Coordinator, Ending { //: coordinator
                let ended = PublishSubject<Void>()
                func start() { ended.onNext(()) } //: WelcomeCoordinator emits Ending.ended
            }
            class MainCoordinator: Coordinator, Ending { //: coordinator
                let ended = PublishSubject<Void>()
                func start() { ended.onNext(()) } //: MainCoordinator emits Ending.ended unheard
            }
            """),
        MarkedProgram(
            "the code of its protocol's extension reads it; the nearest miss: that code only sends to it", beside: base,
            """
            protocol Measuring { var height: PublishSubject<Int> { get } }
            extension Measuring {
                var offset: Observable<Int> { height.map { $0 + 1 } }
                func grow() { height.onNext(1) }
            }
            protocol Closing { var closed: PublishSubject<Void> { get } }
            extension Closing { func close() { closed.onNext(()) } } //: MainController emits Closing.closed
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(MainController(), animated: true) }
            }
            class MainController: UIViewController, Measuring, Closing { //: screen of AppCoordinator
                let height = PublishSubject<Int>()
                let closed = PublishSubject<Void>()
                override func viewDidLoad() {
                    grow()
                    close()
                    bound(offset)
                }
            }
            """),
        MarkedProgram(
            "a function of its own may return it; the nearest miss: the function that mentions it returns nothing",
            beside: base,
            """
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(MainController(), animated: true) }
            }
            class MainController: UIViewController { //: screen of AppCoordinator
                let opened = PublishSubject<Void>()
                let closed = PublishSubject<Void>()
                func openings() -> Observable<Void> { opened.asObservable() }
                func look() { print(closed.asObservable()) }
                override func viewDidLoad() {
                    opened.onNext(())
                    closed.onNext(()) //: MainController emits MainController.closed
                    look()
                }
            }
            """),
    ]

    /// The known intents, if a superclass of two screens sends in a function, and one of them has a subscriber.
    private func intents(_ function: String) -> [String] {
        let tree = MarkedProgram(
            "hook", beside: Self.base,
            """
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                let bag = DisposeBag()
                func start() {
                    let form = FormController()
                    form.ended.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag)
                    stack.pushViewController(form, animated: true)
                    stack.pushViewController(ListController(), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class LifeController: UIViewController {
                let ended = PublishSubject<Void>()
                \(function) { ended.onNext(()) }
            }
            class ListController: LifeController {}
            class FormController: LifeController {}
            """
        ).tree()
        return tree.coordinators.flatMap(\.screens).flatMap(\.emits).compactMap { emission in
            guard case .object(let members)? = emission.extensions["x-wiring"],
                case .string(let intent)? = members["intent"]
            else { return nil }
            return "\(emission.event) \(intent)"
        }
    }

    @Test func whatABaseClassSendsWhenItsScreenGoesNeedsNoSubscriberEverywhere() {
        let optional = ["FormController.ended optional", "ListController.ended optional"]
        #expect(intents("deinit") == optional)
        #expect(intents("override func viewDidDisappear(_ animated: Bool)") == optional)
        // The nearest miss: the user ends it.
        #expect(intents("@objc func tapped()") == [])
    }

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
