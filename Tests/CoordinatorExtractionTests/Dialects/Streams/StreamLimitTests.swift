import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Streams that lead to more streams than are followed.
@Suite struct StreamLimitTests {
    private func tree(mergedTimes times: Int) -> CoordinatorTree {
        let merged = (0..<times).map { number in
            let all = (0..<6).map { _ in "stream\(number).filter { $0 != .report }" }.joined(separator: ",\n")
            return "lazy var stream\(number + 1): AnyPublisher<CartAction, Never> = Publishers.MergeMany(\n\(all))"
        }
        return MarkedProgram(
            "", beside: CombineTests.base,
            """
            let app = AppCoordinator()
            class CartViewModel {
                let stream0 = PassthroughSubject<CartAction, Never>()
                func pay() { stream0.send(.pay) }
                \(merged.joined(separator: "\n"))
            }
            class CartController: UIViewController {
                let model: CartViewModel
                init(model: CartViewModel) { self.model = model }
                @objc func tap() { model.pay() }
            }
            class AppCoordinator: Coordinator {
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let model = CartViewModel()
                    model.stream\(times).sink { [weak self] _ in self?.stack.popViewController(animated: true) }.store(in: &bag)
                    stack.pushViewController(CartController(model: model), animated: true)
                }
            }
            """
        ).tree()
    }

    @Test func whatIsCutOffIsToldWhereTheValueIsSent() {
        let tree = tree(mergedTimes: 5)
        #expect(tree.unresolved.map(\.what) == [StreamEvents.cutOff])
        #expect(tree.unresolved.map(\.location?.line) == [4])
    }

    @Test func whatIsFollowedIsNotTold() {
        let tree = tree(mergedTimes: 2)
        #expect(tree.unresolved.isEmpty)
        #expect(tree.coordinators[0].intercepts.map(\.event) == ["CartAction.pay"])
    }

    /// The nearest miss: code that calls itself is cut off as well, but not on the way of a value.
    @Test func codeThatCallsItselfIsNotTold() {
        let tree = MarkedProgram(
            "", beside: CombineTests.base,
            """
            let app = AppCoordinator()
            class CartController: UIViewController {
                let actions = PassthroughSubject<CartAction, Never>()
                @objc func tap() { actions.send(.pay) }
            }
            class AppCoordinator: Coordinator {
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    screen.actions.sink { [weak self] in self?.handle($0) }.store(in: &bag)
                    stack.pushViewController(screen, animated: true)
                }
                func handle(_ action: CartAction) {
                    if stack.viewControllers.count > 1 { handle(action) }
                    stack.popViewController(animated: true)
                }
            }
            """
        ).tree()
        #expect(tree.unresolved.isEmpty)
        #expect(tree.coordinators[0].intercepts.map(\.event) == ["CartAction.pay"])
    }
}
