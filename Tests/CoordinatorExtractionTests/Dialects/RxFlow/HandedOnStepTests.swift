import CoordinatorModel
import Testing

/// Steps that a flow hands to its parent because it cannot end without one, or only for steps that no code sends.
@Suite struct HandedOnStepTests {
    /// What the tree says of the steps that the trip's flow hands to its parent.
    private func words(_ trip: String, screen: String = "") -> [String] {
        let tree = MarkedProgram(
            "handed on",
            """
            import RxFlow
            import RxRelay
            import UIKit
            enum AppStep: Step { case home, trip, leave, left, cancel, cancelled, doNothing }
            class TripController: UIViewController, Stepper {
                let steps = PublishRelay<Step>()
                func tap() { steps.accept(AppStep.leave) }
                \(screen)
            }
            class TripFlow: Flow {
                let stack = UINavigationController()
                var root: Presentable { stack }
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? AppStep else { return .none }
                    switch step {
                    case .trip:
                        let screen = TripController()
                        stack.setViewControllers([screen], animated: false)
                        return .one(flowContributor: .contribute(withNext: screen))
                    \(trip)
                    default: return .none
                    }
                }
            }
            class AppFlow: Flow {
                let stack = UINavigationController()
                var root: Presentable { stack }
                func navigate(to step: Step) -> FlowContributors {
                    guard case .home = step as? AppStep else { return .none }
                    let trip = TripFlow()
                    return .one(flowContributor: .contribute(
                        withNextPresentable: trip, withNextStepper: OneStepper(withSingleStep: AppStep.trip)))
                }
            }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let flows = FlowCoordinator()
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    flows.coordinate(flow: AppFlow(), with: OneStepper(withSingleStep: AppStep.home))
                }
            }
            """
        ).tree()
        return tree.coordinators.filter { $0.type == "TripFlow" }.flatMap(\.emits).compactMap { emission in
            guard case .bool(true)? = emission.extensions["x-to-parent"] else { return nil }
            guard case .string(let word)? = emission.extensions["x-handed-on"] else { return "\(emission.event)" }
            return "\(emission.event) \(word)"
        }
    }

    @Test func aFlowDoesNotEndWithoutAStep() {
        let end = "case .leave: return .end(forwardToParentFlowWithStep: AppStep.doNothing)"
        #expect(words(end) == ["AppStep.doNothing ending"])
        // The nearest miss: it goes on, and the step has no other purpose than its parent.
        let on = "case .leave: return .one(flowContributor: .forwardToParentFlow(withStep: AppStep.left))"
        #expect(words(on) == ["AppStep.left"])
    }

    @Test func noCodeSendsTheStepForWhichItIsHandedOn() {
        let other = "case .cancel: return .one(flowContributor: .forwardToParentFlow(withStep: AppStep.left))"
        #expect(words(other) == ["AppStep.left idle"])
        // The only code that names the step is what it leads to.
        let same = "case .cancelled: return .end(forwardToParentFlowWithStep: AppStep.cancelled)"
        #expect(words(same) == ["AppStep.cancelled idle"])
        // The nearest misses: a screen sends it, or another step leads there as well.
        #expect(words(other, screen: "func back() { steps.accept(AppStep.cancel) }") == ["AppStep.left"])
        let both = "case .cancel, .leave: return .one(flowContributor: .forwardToParentFlow(withStep: AppStep.left))"
        #expect(words(both) == ["AppStep.left"])
        let chained =
            "case .leave: return .one(flowContributor: .forwardToParentFlow(withStep: AppStep.cancelled))\n" + same
        #expect(Set(words(chained)) == ["AppStep.cancelled", "AppStep.cancelled ending"])
    }
}
