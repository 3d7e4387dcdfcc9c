import Testing

/// An app's own flows: base classes of coordinators under another name, and the steps that they answer.
@Suite struct OwnFlowTests {
    /// A small framework as apps write it for themselves.
    static let framework = """
        import Combine
        import UIKit
        protocol Step {}
        final class StepEmitter {
            private let subject = PassthroughSubject<Step, Never>()
            var publisher: AnyPublisher<Step, Never> { subject.eraseToAnyPublisher() }
            func emit(step: Step) { subject.send(step) }
        }
        class Flow: NSObject {
            let navigation: UINavigationController
            let emitter: StepEmitter
            var pushed: [Flow] = []
            private(set) weak var parent: Flow?
            private var bag = Set<AnyCancellable>()
            init(emitter: StepEmitter, navigation: UINavigationController) {
                self.emitter = emitter
                self.navigation = navigation
                super.init()
                emitter.publisher.sink { [weak self] (step: Step) in self?.navigate(step: step) }.store(in: &bag)
            }
            func navigate(step: Step) {}
            func pushFlow(_ flow: Flow) {
                flow.parent = self
                pushed.append(flow)
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "subclasses of the app's own Flow are coordinators, and answer the cases of an enum behind a protocol",
            beside: framework,
            """
            import UIKit
            let app = AppFlow()
            enum AppStep: Step { case menu, close, done }
            final class HomeModel {
                let steps: StepEmitter
                init(steps: StepEmitter) { self.steps = steps }
                func tap() { steps.emit(step: AppStep.menu) } //: HomeController emits AppStep.menu
            }
            final class HomeController: UIViewController { //: screen of AppFlow
                let model: HomeModel
                init(model: HomeModel) { self.model = model }
                @objc func tap() { model.tap() }
            }
            final class MenuController: UIViewController { //: screen of MenuFlow
                let steps: StepEmitter
                init(steps: StepEmitter) { self.steps = steps }
                @objc func tap() { steps.emit(step: AppStep.close) } //: MenuController emits AppStep.close
            }
            final class AppFlow: Flow { //: root navigation
                init() {
                    super.init(emitter: StepEmitter(), navigation: UINavigationController())
                    navigation.setViewControllers([HomeController(model: HomeModel(steps: emitter))], animated: false)
                }
                override func navigate(step: Step) {
                    guard let step = step as? AppStep else { return }
                    switch step {
                    case .menu: //: AppFlow catches AppStep.menu
                        pushFlow(MenuFlow(navigation: navigation)) //: AppFlow presents MenuFlow as push
                    case .done: //: AppFlow catches AppStep.done
                        pushed.removeLast()
                    default: break
                    }
                }
            }
            final class MenuFlow: Flow { //: coordinator
                init(navigation: UINavigationController) {
                    super.init(emitter: StepEmitter(), navigation: navigation)
                    navigation.pushViewController(MenuController(steps: emitter), animated: true)
                }
                override func navigate(step: Step) {
                    guard let step = step as? AppStep, case .close = step else { return } //: MenuFlow catches AppStep.close
                    parent?.emitter.emit(step: AppStep.done) //: MenuFlow emits AppStep.done
                }
            }
            """),
        MarkedProgram(
            "a base class named Flow whose objects do not refer to one another is no coordinator",
            """
            import UIKit
            let app = AppCoordinator()
            class PaymentFlow {
                var controller: UIViewController?
                var amount = 0
                func pay() {}
            }
            class CardFlow: PaymentFlow {}
            class CashFlow: PaymentFlow {}
            class AppCoordinator { //: root
                var navigationController = UINavigationController()
                func start() {
                    CardFlow().pay()
                    CashFlow().pay()
                }
            }
            """),
        MarkedProgram(
            "a protocol that only requires a reference to a coordinator makes no router one; what its router hands on, the screen emits",
            """
            import UIKit
            let app = FeedCoordinator()
            protocol FeedCoordinatable { var coordinator: FeedCoordinator? { get set } }
            final class FeedRouter: FeedCoordinatable {
                var coordinator: FeedCoordinator? 
                func showDeal() { coordinator?.showDeal() } //: FeedController emits FeedCoordinator.showDeal
                func filter() -> UIViewController? { nil }
            }
            final class FeedPresenter {
                let router: FeedRouter
                init(router: FeedRouter) { self.router = router }
                func showDeal() { router.showDeal() }
            }
            final class FeedController: UIViewController { //: screen of FeedCoordinator
                let presenter: FeedPresenter
                init(presenter: FeedPresenter) { self.presenter = presenter }
                @objc func tap() { presenter.showDeal() }
            }
            final class FeedCoordinator { //: root
                let navigation = UINavigationController()
                func start() {
                    let router = FeedRouter()
                    router.coordinator = self //: FeedCoordinator catches FeedCoordinator.showDeal
                    navigation.pushViewController(FeedController(presenter: FeedPresenter(router: router)), animated: true)
                }
                func showDeal() { navigation.pushViewController(UIViewController(), animated: true) }
            }
            """),
        MarkedProgram(
            "with the same protocol, what holds a navigation controller itself is a coordinator",
            """
            import UIKit
            let app = FeedCoordinator()
            protocol FeedCoordinatable { var coordinator: FeedCoordinator? { get set } }
            final class DealFlow: FeedCoordinatable { //: coordinator
                weak var coordinator: FeedCoordinator?
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func begin() { navigation.pushViewController(DealController(), animated: true) }
            }
            final class DealController: UIViewController {} //: screen of DealFlow
            final class FeedCoordinator { //: root navigation
                let navigation = UINavigationController()
                var deal: DealFlow?
                func start() {
                    deal = DealFlow(navigation: navigation) //: FeedCoordinator presents DealFlow as push
                    deal?.begin()
                }
            }
            """),
        MarkedProgram(
            "a coordinator's method that answers later, as a stream, is told; one that answers at once is asked",
            """
            import RxSwift
            import UIKit
            let app = SettingsCoordinator()
            protocol SettingsNavigator {
                func showAbout() -> Observable<Void>
                func isSignedIn() -> Bool
            }
            protocol UserStoring { func user() -> Observable<Int> }
            final class UserStore: UserStoring { func user() -> Observable<Int> { .just(1) } }
            final class SettingsModel {
                let navigator: SettingsNavigator
                weak var store: (AnyObject & UserStoring)?
                init(navigator: SettingsNavigator) {
                    self.navigator = navigator //: SettingsCoordinator catches SettingsNavigator.showAbout
                }
                func tap() {
                    _ = store?.user()
                    guard navigator.isSignedIn() else { return }
                    _ = navigator.showAbout() //: SettingsController emits SettingsNavigator.showAbout
                }
            }
            final class SettingsController: UIViewController { //: screen of SettingsCoordinator
                let model: SettingsModel
                init(model: SettingsModel) { self.model = model }
                @objc func tap() { model.tap() }
            }
            final class SettingsCoordinator: SettingsNavigator { //: root
                let navigation = UINavigationController()
                func start() {
                    navigation.pushViewController(
                        SettingsController(model: SettingsModel(navigator: self)), animated: true)
                }
                func showAbout() -> Observable<Void> { .just(()) }
                func isSignedIn() -> Bool { true }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
