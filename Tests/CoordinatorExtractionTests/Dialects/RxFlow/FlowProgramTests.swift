import Testing

/// Flows as apps write them: helpers that translate steps, roots in hooks, a stepper that screens share.
@Suite struct FlowProgramTests {
    private static let base = """
        import RxFlow
        import RxRelay
        import RxSwift
        import UIKit
        enum ShopStep: Step { case shop, cart, closed }
        enum OtherStep: Step { case restart, quit }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let coordinator = FlowCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) {
                coordinator.coordinate(flow: ShopFlow(), with: OneStepper(withSingleStep: ShopStep.shop)) //: ShopFlow emits ShopStep.shop
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a helper that makes nothing of a step claims nothing; one that names it and stops there does",
            beside: base,
            """
            class ShopFlow: Flow { //: root
                var root: Presentable { stack }
                private let stack = UINavigationController()
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = translated(step) as? ShopStep else { return .none }
                    switch step {
                    case .shop: //: ShopFlow catches ShopStep.shop
                        let shop = ShopController()
                        stack.pushViewController(shop, animated: true)
                        return .one(flowContributor: .contribute(withNext: shop))
                    case .cart: return .none //: ShopFlow catches ShopStep.cart
                    case .closed:
                        stack.popViewController(animated: true)
                        return .none
                    }
                }
                private func translated(_ step: Step) -> Step? {
                    if let other = step as? OtherStep {
                        switch other {
                        case .restart: return nil
                        case .quit: return ShopStep.closed //: ShopFlow catches OtherStep.quit
                        }
                    }
                    return step
                }
            }
            class ShopController: UIViewController, Stepper { //: screen of ShopFlow
                let steps = PublishRelay<Step>()
                func restart() { steps.accept(OtherStep.restart) } //: ShopController emits OtherStep.restart
                func quit() { steps.accept(OtherStep.quit) } //: ShopController emits OtherStep.quit
                func pay() { steps.accept(ShopStep.cart) } //: ShopController emits ShopStep.cart
            }
            """),
        MarkedProgram(
            "a hook gets the flow's root as the screen that it is", beside: base,
            """
            class ShopFlow: Flow { //: root navigation
                var root: Presentable { stack }
                private let stack = UINavigationController()
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? ShopStep else { return .none }
                    switch step {
                    case .shop: //: ShopFlow catches ShopStep.shop
                        let cart = CartFlow()
                        Flows.use(cart, when: .created) { [weak self] root in
                            let page = root as? CartController
                            page?.onClose = { self?.close() } //: ShopFlow catches CartController.onClose
                            self?.stack.pushViewController(root, animated: true) //: ShopFlow presents CartFlow as push
                        }
                        let help = HelpFlow() //: ShopFlow presents HelpFlow
                        Flows.use(help, when: .created) { [weak self] (page: HelpController) in
                            page.onClose = { self?.close() } //: ShopFlow catches HelpController.onClose
                        }
                        return .multiple(flowContributors: [
                            .contribute(withNextPresentable: cart, withNextStepper: OneStepper(withSingleStep: ShopStep.cart)), //: CartFlow emits ShopStep.cart
                            .contribute(withNextPresentable: help, withNextStepper: OneStepper(withSingleStep: ShopStep.cart)), //: HelpFlow emits ShopStep.cart
                        ])
                    default: return .none
                    }
                }
                private func close() { stack.popViewController(animated: true) }
            }
            class CartFlow: Flow { //: coordinator
                var root: Presentable { page }
                private let page = CartController()
                func navigate(to step: Step) -> FlowContributors { .none }
            }
            class HelpFlow: Flow { //: coordinator
                var root: Presentable { page }
                private let page = HelpController()
                func navigate(to step: Step) -> FlowContributors { .none }
            }
            class CartController: UIViewController { //: screen of CartFlow
                var onClose: (() -> Void)?
                func close() { onClose?() } //: CartController emits CartController.onClose
            }
            class HelpController: UIViewController { //: screen of HelpFlow
                var onClose: (() -> Void)?
                func close() { onClose?() } //: HelpController emits HelpController.onClose
            }
            """),
        MarkedProgram(
            "a stepper that screens share: the screen that uses it sends the step",
            beside: base,
            """
            class ShopStepper: Stepper {
                static let shared = ShopStepper()
                let steps = PublishRelay<Step>()
            }
            class ShopFlow: Flow { //: root
                var root: Presentable { stack }
                private let stack = UINavigationController()
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? ShopStep else { return .none }
                    switch step {
                    case .shop: //: ShopFlow catches ShopStep.shop
                        stack.pushViewController(ShopController(), animated: true)
                        return .one(flowContributor: .contribute(withNextPresentable: stack, withNextStepper: ShopStepper.shared))
                    case .cart: //: ShopFlow catches ShopStep.cart
                        stack.pushViewController(UIViewController(), animated: true)
                        return .none
                    case .closed: return .none
                    }
                }
            }
            class ShopController: UIViewController { //: screen of ShopFlow
                let button = UIButton()
                override func viewDidLoad() {
                    _ = button.rx.tap.subscribe(onNext: { ShopStepper.shared.steps.accept(ShopStep.cart) }) //: ShopController emits ShopStep.cart
                }
            }
            """),
        MarkedProgram(
            "the step that every stepper had before version 2; the nearest miss: a property of that name in another type",
            beside: """
                import RxFlow
                import RxSwift
                import UIKit
                enum ShopStep: Step { case list, detail, help }
                """,
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let coordinator = Coordinator()
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    coordinator.coordinate(flow: ShopFlow(), withStepper: OneStepper(withSingleStep: ShopStep.list)) //: ShopFlow emits ShopStep.list
                }
            }
            class ListController: UIViewController, Stepper { //: screen of ShopFlow
                let guide = Guide()
                @objc func tap() { step.accept(ShopStep.detail) } //: ListController emits ShopStep.detail
                @objc func help() { guide.step.accept(ShopStep.help) }
            }
            class Guide { let step = PublishSubject<Step>() }
            class ShopFlow: Flow { //: root
                let root: UIViewController = UINavigationController()
                func navigate(to step: Step) -> NextFlowItems {
                    guard let step = step as? ShopStep else { return .stepNotHandled }
                    switch step {
                    case .list: //: ShopFlow catches ShopStep.list
                        let controller = ListController()
                        (root as? UINavigationController)?.pushViewController(controller, animated: true)
                        return .one(flowItem: NextFlowItem(nextPresentable: controller, nextStepper: controller))
                    case .detail: //: ShopFlow catches ShopStep.detail
                        root.dismiss(animated: true)
                        return .none
                    case .help: return .none
                    }
                }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
