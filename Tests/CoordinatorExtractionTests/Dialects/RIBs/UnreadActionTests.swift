import Testing

@testable import CoordinatorExtraction

/// Interactors that are a library's reactors as well.
@Suite struct UnreadActionTests {
    private func unresolved(_ conformance: String, _ member: String) -> [String] {
        let tree = MarkedProgram(
            "a reactor",
            """
            import ReactorKit
            import RIBs
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                private var router: LaunchRouting?
                func application(_ application: UIApplication) -> Bool {
                    router = RadioBuilder(dependency: EmptyComponent()).build()
                    router?.launch(from: UIWindow())
                    return true
                }
            }
            final class RadioBuilder: Builder<EmptyDependency> {
                func build() -> LaunchRouting {
                    let view = RadioViewController()
                    let interactor = RadioInteractor(presenter: view)
                    view.reactor = interactor
                    return RadioRouter(interactor: interactor, viewController: view)
                }
            }
            protocol RadioInteractable: Interactable {}
            protocol RadioPresentable: Presentable {}
            final class RadioInteractor: PresentableInteractor<RadioPresentable>, RadioInteractable\(conformance) {
                \(member)
            }
            final class RadioRouter: LaunchRouter<RadioInteractable, ViewControllable> {}
            final class RadioViewController: UIViewController, RadioPresentable, ViewControllable, View {
                func bind(reactor: RadioInteractor) {
                    tuner.rx.tap.map { .tune }.bind(to: reactor.action).disposed(by: bag)
                }
            }
            """
        ).tree()
        return tree.unresolved.map { "\($0.location?.line ?? 0) \($0.what)" }
    }

    @Test func itsActionsAreNotRead() {
        let actions = "enum Action { case tune }"
        #expect(
            unresolved(", Reactor", actions) == ["23 the actions that screens send to this reactor are not read"])
        #expect(unresolved("", actions).isEmpty)
        #expect(unresolved(", Reactor", "").isEmpty)
    }
}
