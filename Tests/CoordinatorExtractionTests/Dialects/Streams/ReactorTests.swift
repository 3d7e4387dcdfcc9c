import Testing

/// Reactors of *ReactorKit*: what a screen sends to its reactor runs the reactor's code for that screen.
@Suite struct ReactorTests {
    private static let base = """
        import ReactorKit
        import RxFlow
        import RxSwift
        import UIKit
        enum Mode { case visit, sale, gift }
        enum ShopStep: Step { case list, back, paid, help }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let coordinator = FlowCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) {
                coordinator.coordinate(flow: ShopFlow(), with: OneStepper(withSingleStep: ShopStep.list)) //: ShopFlow emits ShopStep.list
            }
        }
        class ShopFlow: Flow { //: root
            let stack = UINavigationController()
            var root: Presentable { stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? ShopStep else { return .none }
                switch step {
                case .list: //: ShopFlow catches ShopStep.list
                    let reactor = ItemReactor(mode: .sale)
                    let screen = ItemController(reactor)
                    stack.pushViewController(screen, animated: true)
                    return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: reactor))
                case .paid: //: ShopFlow catches ShopStep.paid
                    stack.popViewController(animated: true)
                    return .none
                default: return .none
                }
            }
        }
        """
    private static let screen = """
        class ItemController: UIViewController, View { //: screen of ShopFlow
            var disposeBag = DisposeBag()
            let button = UIButton()
            init(_ reactor: ItemReactor) {
                super.init(nibName: nil, bundle: nil)
                self.reactor = reactor
            }
            func bind(reactor: ItemReactor) { bindActions(reactor) }
            func bindActions(_ reactor: ItemReactor) {
                button.rx.tap.map { ItemReactor.Action.done }.bind(to: reactor.action).disposed(by: disposeBag)
            }
        }

        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a mode that the flow chose, and an action that no screen sends", beside: base,
            screen + """
                class ItemReactor: Reactor, Stepper {
                    let steps = PublishRelay<Step>()
                    private let mode: Mode
                    init(mode: Mode) { self.mode = mode }
                    enum Action { case done, help }
                    func mutate(action: Action) -> Observable<Int> {
                        switch action {
                        case .done:
                            if mode == .visit {
                                steps.accept(ShopStep.back)
                            } else {
                                steps.accept(ShopStep.paid) //: ItemController emits ShopStep.paid
                            }
                        case .help: steps.accept(ShopStep.help)
                        }
                        return .empty()
                    }
                }
                """),
        MarkedProgram(
            "the nearest miss: a mode that changes", beside: base,
            screen + """
                class ItemReactor: Reactor, Stepper {
                    let steps = PublishRelay<Step>()
                    var mode: Mode
                    init(mode: Mode) { self.mode = mode }
                    enum Action { case done }
                    func mutate(action: Action) -> Observable<Int> {
                        if mode == .visit {
                            steps.accept(ShopStep.back) //: ItemController emits ShopStep.back
                        } else {
                            steps.accept(ShopStep.paid) //: ItemController emits ShopStep.paid
                        }
                        return .empty()
                    }
                }
                """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
