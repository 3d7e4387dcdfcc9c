import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Streams of which only the end is heard: it comes with one of the values.
@Suite struct StreamEndTests {
    /// A coordinator returns `model.done` with some operators, and the one that started it subscribes.
    private static func tree(_ operators: String, _ subscription: String) -> CoordinatorTree {
        MarkedProgram(
            "",
            """
            import RxSwift
            import UIKit
            final class LoginModel {
                let done = PublishSubject<Void>()
                func finish() { done.onNext(()) }
            }
            final class LoginScreen: UIViewController {
                let model: LoginModel
                init(model: LoginModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                @objc func tap() { model.finish() }
            }
            final class LoginCoordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() -> Completable {
                    let model = LoginModel()
                    stack.pushViewController(LoginScreen(model: model), animated: true)
                    return model.done\(operators)
                }
            }
            final class AppCoordinator {
                let bag = DisposeBag()
                let stack = UINavigationController()
                var login: LoginCoordinator?
                func start() {
                    let login = LoginCoordinator(stack: stack)
                    self.login = login
                    login.start()\(subscription).disposed(by: bag)
                }
            }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let coordinator = AppCoordinator()
                func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
            }
            """
        ).tree()
    }

    private static let pop = "{ [weak self] in self?.stack.popViewController(animated: true) }"

    private func emitted(_ tree: CoordinatorTree) -> [String] {
        tree.coordinators.flatMap { $0.screens.flatMap(\.emits) }.map(\.event)
    }

    private func intercepted(_ tree: CoordinatorTree) -> [String] {
        tree.coordinators.filter { $0.type == "AppCoordinator" }.flatMap(\.intercepts).map(\.event)
    }

    @Test(
        arguments: [
            ".take(1).ignoreElements()", ".take(1).ignoreElements().asCompletable()", ".first().asCompletable()",
            ".asSingle().asCompletable()", ".take(1)",
        ])
    func whoHearsTheEndHearsTheValue(_ operators: String) {
        let tree = Self.tree(operators, ".subscribe(onCompleted: \(Self.pop))")
        #expect(emitted(tree) == ["LoginModel.done"])
        #expect(intercepted(tree) == ["LoginModel.done"])
    }

    @Test func whatComesAfterTheEndHearsIt() {
        let tree = Self.tree(
            ".take(1).ignoreElements()", ".andThen(Observable.just(())).subscribe(onNext: \(Self.pop))")
        #expect(intercepted(tree) == ["LoginModel.done"])
    }

    /// The nearest miss: nothing is ignored, and the subscriber does nothing with a value.
    @Test func anElementThatArrivesIsHeard() {
        let tree = Self.tree("", ".subscribe(onNext: \(Self.pop))")
        #expect(intercepted(tree) == ["LoginModel.done"])
        #expect(intercepted(Self.tree("", ".subscribe(onCompleted: \(Self.pop))")) == [])
    }
}
