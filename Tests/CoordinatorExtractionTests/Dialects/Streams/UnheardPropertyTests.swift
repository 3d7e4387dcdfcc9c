import Testing

/// Which properties others could read, and whose coordinators have one above them: streams to which no code subscribes.
@Suite struct UnheardPropertyTests {
    private static let base = """
        import RxSwift
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
            let app = AppCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) { app.start() }
        }
        protocol Coordinator: AnyObject { func start() }
        """

    private static let app = """
        class AppCoordinator: Coordinator { //: root
            let stack = UINavigationController()
            func start() { stack.pushViewController(PlayerController(model: PlayerModel()), animated: true) }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "only its own type may set it, and others read it; the nearest misses: a private one, and a closure",
            beside: base + "\n" + app,
            """
            class PlayerController: UIViewController { //: screen of AppCoordinator
                let model: PlayerModel
                init(model: PlayerModel) { self.model = model }
                @objc func tapped() {
                    model.shrink.onNext(()) //: PlayerController emits PlayerModel.shrink
                    model.grow()
                }
            }
            class PlayerModel {
                private(set) var shrink = PublishSubject<Void>()
                private var growing = PublishSubject<Void>()
                private(set) var onGrow: () -> Void = {}
                func grow() {
                    growing.onNext(())
                    onGrow()
                }
            }
            """),
        MarkedProgram(
            "it stands in a struct of the model; the nearest miss is one in the same struct that the model reads",
            beside: base + "\n" + app,
            """
            class PlayerController: UIViewController { //: screen of AppCoordinator
                let model: PlayerModel
                let (cards, list) = (UIButton(), UIButton())
                let bag = DisposeBag()
                init(model: PlayerModel) { self.model = model }
                override func viewDidLoad() {
                    cards.rx.tap.bind(to: model.event.cards).disposed(by: bag) //: PlayerController emits PlayerModel.Event.cards
                    list.rx.tap.bind(to: model.event.list).disposed(by: bag)
                }
            }
            class PlayerModel {
                struct Event {
                    let cards = PublishSubject<Void>()
                    let list = PublishSubject<Void>()
                }
                let event = Event()
                let bag = DisposeBag()
                init() { event.list.subscribe(onNext: { Session.begin() }).disposed(by: bag) }
            }
            enum Session { static func begin() {} }
            """),
        MarkedProgram(
            "a coordinator that a factory makes for the one that starts it; the nearest miss: nobody starts the root",
            beside: base,
            """
            class AppCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                let factory = Factory()
                let started = PublishSubject<Void>()
                func start() {
                    started.onNext(())
                    let player = factory.player()
                    player.start() //: AppCoordinator presents PlayerCoordinator
                }
            }
            class Factory { func player() -> PlayerCoordinator { PlayerCoordinator() } }
            class PlayerCoordinator: Coordinator { //: coordinator
                let cancel = PublishSubject<Void>()
                let bag = DisposeBag()
                func start() { _ = controller() }
                func controller() -> UIViewController {
                    let made = PlayerController()
                    made.cancel.bind(to: cancel).disposed(by: bag) //: PlayerCoordinator emits PlayerCoordinator.cancel; PlayerCoordinator catches PlayerController.cancel
                    return made
                }
            }
            class PlayerController: UIViewController { //: screen of PlayerCoordinator
                let cancel = PublishSubject<Void>()
                @objc func tapped() { cancel.onNext(()) } //: PlayerController emits PlayerController.cancel
            }
            """),
        MarkedProgram(
            "a coordinator sends to a stream of its own struct; the nearest miss: to one of its screen's model",
            beside: base,
            """
            class AppCoordinator: Coordinator { //: root container
                let player = PlayerCoordinator() //: AppCoordinator presents PlayerCoordinator as push
                func start() { player.start() }
            }
            class PlayerCoordinator: Coordinator { //: coordinator
                struct Output { let shown = PublishSubject<Void>() }
                let stack = UINavigationController()
                let output = Output()
                func start() {
                    let model = PlayerModel()
                    stack.pushViewController(PlayerController(model: model), animated: true)
                    model.input.slide.onNext(())
                    output.shown.onNext(()) //: PlayerCoordinator emits PlayerCoordinator.Output.shown
                }
            }
            class PlayerController: UIViewController { //: screen of PlayerCoordinator
                let model: PlayerModel
                init(model: PlayerModel) { self.model = model }
            }
            class PlayerModel {
                struct Input { let slide = PublishSubject<Void>() }
                let input = Input()
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
