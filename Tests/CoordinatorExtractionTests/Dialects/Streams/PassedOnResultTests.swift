import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// A coordinator's closure receives a child's result, and returns `Just(result)`: it passes on that result, and makes none.
@Suite struct PassedOnResultTests {
    /// A coordinator between the app and the settings. `answer` is its code for each result, `after` what follows that
    /// stream, and `outcome` what it returns itself.
    private static func tree(
        answer: String, after: String, outcome: String = "Empty(completeImmediately: false).eraseToAnyPublisher()"
    ) -> CoordinatorTree {
        MarkedProgram(
            "",
            """
            import Combine
            import UIKit
            enum Outcome { case dismissed, dragged, saved }
            typealias Outcomes<Value> = AnyPublisher<Value, Never>
            extension Publisher {
                func sink() -> AnyCancellable { sink(receiveCompletion: { _ in }, receiveValue: { _ in }) }
            }
            class BaseCoordinator<Value> {
                private var children: [String: Any] = [:]
                var bag = Set<AnyCancellable>()
                func coordinate<Other>(to child: BaseCoordinator<Other>) -> Outcomes<Other> {
                    children["child"] = child
                    return child.start()
                        .handleEvents(receiveOutput: { [weak self] _ in self?.children["child"] = nil })
                        .eraseToAnyPublisher()
                }
                func start() -> Outcomes<Value> { fatalError() }
            }
            final class Router {
                let top: UIViewController
                init(top: UIViewController) { self.top = top }
                func present(_ screen: UIViewController) { top.present(screen, animated: true) }
                func dismiss<Value>(returning result: Value) -> Outcomes<Value> {
                    Future { [weak self] promise in
                        self?.top.dismiss(animated: true) { promise(.success(result)) }
                    }.eraseToAnyPublisher()
                }
            }
            final class SettingsModel {
                let closing = PassthroughSubject<Void, Never>()
                let saving = PassthroughSubject<Void, Never>()
                let dragging = PassthroughSubject<Void, Never>()
            }
            final class SettingsScreen: UIViewController {
                let model: SettingsModel
                init(model: SettingsModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                @objc func close() { model.closing.send(()) }
                @objc func save() { model.saving.send(()) }
                @objc func drag() { model.dragging.send(()) }
            }
            final class SettingsCoordinator: BaseCoordinator<Outcome> {
                let router: Router
                init(router: Router) { self.router = router }
                override func start() -> Outcomes<Outcome> {
                    let model = SettingsModel()
                    router.present(SettingsScreen(model: model))
                    return Publishers.Merge3(
                        model.closing.map { Outcome.dismissed }, model.saving.map { Outcome.saved },
                        model.dragging.map { Outcome.dragged }
                    ).eraseToAnyPublisher()
                }
            }
            final class OffersScreen: UIViewController {
                let opening = PassthroughSubject<Void, Never>()
                @objc func open() { opening.send(()) }
            }
            final class OffersCoordinator: BaseCoordinator<Outcome> {
                let router: Router
                init(router: Router) { self.router = router }
                override func start() -> Outcomes<Outcome> {
                    let screen = OffersScreen()
                    router.present(screen)
                    let settings = screen.opening.flatMap { [unowned self] in
                        self.showSettings(router: Router(top: screen))
                    }
                    settings\(after)
                    return \(outcome)
                }
                private func showSettings(router: Router) -> Outcomes<Outcome> {
                    coordinate(to: SettingsCoordinator(router: router)).flatMap { result -> Outcomes<Outcome> in
                        \(answer)
                    }.prefix(1).eraseToAnyPublisher()
                }
            }
            final class AppCoordinator: BaseCoordinator<Void> {
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
                override func start() -> Outcomes<Void> {
                    let root = UIViewController()
                    window.rootViewController = root
                    coordinate(to: OffersCoordinator(router: Router(top: root))).sink { outcome in
                        switch outcome {
                        case .dismissed, .dragged: root.dismiss(animated: true)
                        case .saved: root.title = "Saved"
                        }
                    }.store(in: &bag)
                    return Empty().eraseToAnyPublisher()
                }
            }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                lazy var coordinator = AppCoordinator(window: UIWindow())
                func applicationDidFinishLaunching(_ application: UIApplication) { _ = coordinator.start() }
            }
            """
        ).tree()
    }

    private static let guarding = """
        guard result != .dragged else { return Just(result).eraseToAnyPublisher() }
        return router.dismiss(returning: result)
        """
    private static let switching = """
        switch result {
        case .dragged, .saved: return Just(result).eraseToAnyPublisher()
        case .dismissed: return router.dismiss(returning: result)
        }
        """

    private func emitted(_ tree: CoordinatorTree) -> [String] {
        tree.coordinators.first { $0.type == "OffersCoordinator" }?.emits.map(\.event).sorted() ?? ["no coordinator"]
    }

    private func intercepted(_ type: String, _ tree: CoordinatorTree) -> [String] {
        let claims = tree.coordinators.first { $0.type == type }?.intercepts ?? []
        return claims.map(\.event).filter { $0.hasPrefix("Outcome") }.sorted()
    }

    private static let all = ["Outcome.dismissed", "Outcome.dragged", "Outcome.saved"]

    @Test(arguments: [guarding, switching]) func whatItsOwnCodeHearsIsNoEventOfIt(_ answer: String) {
        let tree = Self.tree(answer: answer, after: ".sink().store(in: &bag)")
        #expect(emitted(tree) == [])
        #expect(intercepted("OffersCoordinator", tree) == Self.all)
        #expect(intercepted("AppCoordinator", tree) == [])
    }

    /// A coordinator emits what it passes on to the code that started it.
    @Test func whatItReturnsIsItsResult() {
        let tree = Self.tree(
            answer: Self.switching, after: ".sink().store(in: &bag)",
            outcome: "settings.filter { if case .saved = $0 { true } else { false } }.eraseToAnyPublisher()")
        #expect(emitted(tree).contains("Outcome.saved"))
        #expect(!emitted(tree).contains("Outcome.dismissed"))
        #expect(intercepted("OffersCoordinator", tree) == Self.all)
    }

    /// The nearest miss: another value that it makes for the result is its own event.
    @Test func anotherValueIsItsEvent() {
        let tree = Self.tree(
            answer: "return Just(Outcome.saved).eraseToAnyPublisher()", after: ".sink().store(in: &bag)",
            outcome: "settings.eraseToAnyPublisher()")
        #expect(emitted(tree) == ["Outcome.saved"])
        #expect(intercepted("AppCoordinator", tree).contains("Outcome.saved"))
    }

    /// What only passes everything on has received nothing.
    @Test func codeThatOnlyPassesOnInterceptsNothing() {
        let tree = Self.tree(
            answer: "Just(result).eraseToAnyPublisher()", after: ".sink().store(in: &bag)",
            outcome: "settings.eraseToAnyPublisher()")
        #expect(emitted(tree) == [])
        #expect(intercepted("OffersCoordinator", tree) == [])
        #expect(intercepted("AppCoordinator", tree) == Self.all)
    }
}
