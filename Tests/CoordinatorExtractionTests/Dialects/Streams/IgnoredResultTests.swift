import CoordinatorModel
import Testing

/// A result that another coordinator receives and does nothing with, so that only the child is kept: a note, and not an error.
@Suite struct IgnoredResultTests {
    private static let base = """
        import Combine
        import UIKit
        enum DetailResult { case done, failed, expired }
        class BaseCoordinator<Result> {
            var bag = Set<AnyCancellable>()
            private var children: [String: Any] = [:]
            func coordinate<T>(to child: BaseCoordinator<T>) -> AnyPublisher<T, Never> {
                children["x"] = child
                return child.start().handleEvents(receiveCompletion: { [weak self] _ in self?.children["x"] = nil })
                    .eraseToAnyPublisher()
            }
            func start() -> AnyPublisher<Result, Never> { fatalError() }
        }
        class DetailModel { let close = PassthroughSubject<Bool, Never>() }
        class DetailController: UIViewController {
            let model: DetailModel
            init(model: DetailModel) { self.model = model }
            @objc func tap() { model.close.send(true) }
        }
        class DetailCoordinator: BaseCoordinator<DetailResult> {
            let stack: UINavigationController
            let result = PassthroughSubject<DetailResult, Never>()
            init(_ stack: UINavigationController) { self.stack = stack }
            override func start() -> AnyPublisher<DetailResult, Never> {
                let model = DetailModel()
                stack.pushViewController(DetailController(model: model), animated: true)
                model.close.sink { [weak self] isDone in
                    if isDone { self?.result.send(.done) } else { self?.result.send(.failed) }
                }.store(in: &bag)
                return result.prefix(1).eraseToAnyPublisher()
            }
        }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let coordinator = HomeCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) { _ = coordinator.start() }
        }
        class HomeCoordinator: BaseCoordinator<Void> {
            let stack = UINavigationController()
            override func start() -> AnyPublisher<Void, Never> {
                coordinate(to: HistoryCoordinator(stack)).sink {}.store(in: &bag)
                coordinate(to: DetailCoordinator(stack)).sink { [weak self] in
                    switch $0 {
                    case .done: self?.stack.popToRootViewController(animated: true)
                    case .failed, .expired: self?.stack.popViewController(animated: true)
                    }
                }.store(in: &bag)
                return Empty().eraseToAnyPublisher()
            }
        }
        """

    /// The results that are lost below the other coordinator, and why.
    private func losses(_ listening: String) -> [String] {
        let tree = MarkedProgram(
            "ignored", beside: Self.base,
            """
            class HistoryCoordinator: BaseCoordinator<Void> {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                override func start() -> AnyPublisher<Void, Never> {
                    \(listening)
                    return Empty().eraseToAnyPublisher()
                }
            }
            """
        ).tree()
        return tree.coordinators.flatMap(\.emits).filter { $0.heard == .never }.map { emission in
            guard case .object(let members)? = emission.extensions["x-wiring"],
                case .string(let intent)? = members["intent"]
            else { return emission.event }
            return "\(emission.event) \(intent)"
        }.sorted()
    }

    @Test(arguments: ["{ _ in }", "{ print($0) }", "{ [weak self] _ in guard let self else { return } }"])
    func aSubscriberThatDoesNothingIgnoresAllCases(_ closure: String) {
        #expect(
            losses("coordinate(to: DetailCoordinator(stack)).sink \(closure).store(in: &bag)")
                == ["DetailResult.done ignored", "DetailResult.failed ignored"])
    }

    @Test func aResultWithoutSubscriberIsLost() {
        #expect(losses("_ = coordinate(to: DetailCoordinator(stack))") == ["DetailResult.done", "DetailResult.failed"])
    }

    @Test func aFilteredCaseIsLost() {
        let listening = """
            coordinate(to: DetailCoordinator(stack)).filter { $0 == .done }
                .sink { [weak self] _ in self?.stack.popViewController(animated: true) }.store(in: &bag)
            """
        #expect(losses(listening) == ["DetailResult.failed"])
    }

    @Test func theBranchesOfAConditionalExpressionDoSomething() {
        func sink(_ then: String, _ otherwise: String) -> String {
            "coordinate(to: DetailCoordinator(stack)).sink { [weak self] in $0 == .done ? \(then) : \(otherwise) }.store(in: &bag)"
        }
        let pops = "self?.stack.popViewController(animated: true)"
        #expect(losses(sink(pops, "self?.stack.popToRootViewController(animated: true)")) == [])
        // The nearest miss: neither does. The case that the code names counts as intercepted by a handler that does nothing.
        #expect(losses(sink("print(1)", "print(2)")) == ["DetailResult.failed ignored"])
    }

    /// The nearest misses: one that handles another case drops this one.
    @Test(arguments: ["default: break", "case .failed: break"])
    func aSubscriberThatHandlesAnotherCaseDropsThisOne(_ other: String) {
        let listening = """
            coordinate(to: DetailCoordinator(stack)).sink { [weak self] result in
                switch result {
                case .done: self?.stack.popViewController(animated: true)
                \(other)
                }
            }.store(in: &bag)
            """
        #expect(losses(listening) == (other.contains("failed") ? [] : ["DetailResult.failed"]))
    }

    @Test func aSubscriberThatOnlyHandlesACaseThatNeverComesIgnoresNothing() {
        let listening = """
            coordinate(to: DetailCoordinator(stack)).sink { [weak self] result in
                if case .expired = result { self?.stack.popViewController(animated: true) }
            }.store(in: &bag)
            """
        #expect(losses(listening) == ["DetailResult.done", "DetailResult.failed"])
    }
}
