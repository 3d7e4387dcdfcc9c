import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// The streams of controls that Combine does not have: those of a library beside it, or of the app's own extension.
@Suite struct ControlStreamTests {
    private static let own = """
        extension UIControl {
            var tapPublisher: AnyPublisher<Void, Never> { eventPublisher(for: .touchUpInside).eraseToAnyPublisher() }
            func eventPublisher(for events: UIControl.Event) -> EventPublisher {
                EventPublisher(control: self, events: events)
            }
            struct EventPublisher: Publisher {
                typealias Output = Void
                typealias Failure = Never
                let control: UIControl
                let events: UIControl.Event
                func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                    control.addTarget(nil, action: nil, for: events)
                }
            }
        }
        """

    /// A coordinator subscribes to a screen's `closed`, and a view model to other taps.
    private static func tree(closed: String, imports: String = "import CombineCocoa", beside: String = "")
        -> CoordinatorTree
    {
        MarkedProgram(
            "",
            """
            \(imports)
            import Combine
            import UIKit
            \(beside)
            enum HelpRoute { case article }
            final class HelpModel {
                let route = PassthroughSubject<HelpRoute, Never>()
                private var bag = Set<AnyCancellable>()
                func bind(_ opened: AnyPublisher<Void, Never>) {
                    opened.sink { [weak self] in self?.route.send(.article) }.store(in: &bag)
                }
            }
            final class RoundButton: UIButton { let tapped = PassthroughSubject<Void, Never>() }
            final class HelpScreen: UIViewController {
                let model: HelpModel
                private let button = UIButton()
                private let round = RoundButton()
                private let item = UIBarButtonItem()
                init(model: HelpModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                var closed: AnyPublisher<Void, Never> { \(closed) }
                override func viewDidLoad() { model.bind(button.tapPublisher) }
            }
            final class AppCoordinator {
                let stack = UINavigationController()
                private var bag = Set<AnyCancellable>()
                func start() {
                    let model = HelpModel()
                    let screen = HelpScreen(model: model)
                    screen.closed.sink { [weak self] _ in self?.stack.popViewController(animated: true) }.store(in: &bag)
                    model.route.sink { [weak self] route in
                        switch route {
                        case .article: self?.stack.title = "Article"
                        }
                    }.store(in: &bag)
                    stack.pushViewController(screen, animated: true)
                }
            }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let coordinator = AppCoordinator()
                func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
            }
            """
        ).tree()
    }

    private func emitted(_ tree: CoordinatorTree) -> [String] {
        tree.coordinators[0].screens.flatMap(\.emits).map(\.event).sorted()
    }

    private static let both = ["HelpRoute.article", "HelpScreen.closed"]

    @Test(
        arguments: [
            "button.tapPublisher", "item.tapPublisher.eraseToAnyPublisher()", "round.tapPublisher",
            "button.controlEventPublisher(for: .touchDown)",
            "self.button.tapPublisher.map { _ in () }.eraseToAnyPublisher()",
        ])
    func aScreenThatExposesAControlsStreamEmits(_ closed: String) {
        let tree = Self.tree(closed: closed)
        #expect(emitted(tree) == Self.both)
        #expect(tree.coordinators[0].intercepts.map(\.event).sorted() == Self.both)
    }

    @Test func theAppsOwnExtensionIsSuchAStream() {
        let tree = Self.tree(closed: "button.tapPublisher", imports: "", beside: Self.own)
        #expect(emitted(tree) == Self.both)
        #expect(tree.coordinators[0].intercepts.map(\.event).sorted() == Self.both)
    }

    /// The nearest misses: a class of the app has that stream itself, and sends nothing; what is no control has none.
    @Test func anotherStreamOfThatNameIsNone() {
        let named = "final class SilentButton: UIButton { let tapPublisher = PassthroughSubject<Void, Never>() }"
        let silent = Self.tree(closed: "SilentButton().tapPublisher.eraseToAnyPublisher()", beside: named)
        #expect(emitted(silent) == ["HelpRoute.article"])
        let service = "final class Service { let tapPublisher = PassthroughSubject<Void, Never>() }"
        let other = Self.tree(closed: "Service().tapPublisher.eraseToAnyPublisher()", beside: service)
        #expect(emitted(other) == ["HelpRoute.article"])
    }
}
