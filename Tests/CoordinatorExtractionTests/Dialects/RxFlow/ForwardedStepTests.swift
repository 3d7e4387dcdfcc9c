import Testing

/// Steps that a flow sends to its parent, which sends the same step to its own.
@Suite struct ForwardedStepTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "the parent answers only its own steps",
            """
            import RxFlow
            import RxRelay
            import UIKit
            enum AppStep: Step { case begin, done }
            enum ListStep: Step { case begin, item, done }
            enum ItemStep: Step { case begin, done }
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                let coordinator = FlowCoordinator()
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    coordinator.coordinate(flow: AppFlow(), with: OneStepper(withSingleStep: AppStep.begin))
                }
            }
            class AppFlow: Flow {
                let stack = UINavigationController()
                var root: Presentable { stack }
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? AppStep else { return .none }
                    switch step {
                    case .begin:
                        return .one(flowContributor: .contribute(withNextPresentable: ListFlow(), withNextStepper: OneStepper(withSingleStep: ListStep.begin)))
                    case .done:
                        stack.popToRootViewController(animated: true)
                        return .none
                    }
                }
            }
            class ListFlow: Flow {
                let screen = ListController()
                var root: Presentable { screen }
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? ListStep else { return .none }
                    switch step {
                    case .begin: return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen))
                    case .item:
                        return .one(flowContributor: .contribute(withNextPresentable: ItemFlow(), withNextStepper: OneStepper(withSingleStep: ItemStep.begin)))
                    case .done: return .end(forwardToParentFlowWithStep: AppStep.done)
                    }
                }
            }
            class ItemFlow: Flow {
                let screen = ItemController()
                var root: Presentable { screen }
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? ItemStep else { return .none }
                    switch step {
                    case .begin: return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen))
                    case .done: return .end(forwardToParentFlowWithStep: AppStep.done)
                    }
                }
            }
            class ListController: UIViewController, Stepper {
                let steps = PublishRelay<Step>()
                func item() { steps.accept(ListStep.item) }
                func done() { steps.accept(ListStep.done) }
            }
            class ItemController: UIViewController, Stepper {
                let steps = PublishRelay<Step>()
                func done() { steps.accept(ItemStep.done) }
            }
            """)
    ]

    @Test func theParentDoesNotInterceptIt() {
        let tree = Self.programs[0].tree()
        let list = tree.coordinators.first { $0.type == "ListFlow" }
        #expect(list?.intercepts.contains { $0.event == "AppStep.done" } == false)
        #expect(list?.emits.contains { $0.event == "AppStep.done" } == true)
        #expect(
            tree.coordinators.first { $0.type == "AppFlow" }?.intercepts.contains { $0.event == "AppStep.done" } == true
        )
    }
}
