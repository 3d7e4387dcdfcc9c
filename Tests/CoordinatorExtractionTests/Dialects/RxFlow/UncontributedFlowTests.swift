import Testing

/// A flow that another one shows without contributing it receives no step.
@Suite struct UncontributedFlowTests {
    private static func program(
        _ title: String, answer: String, branch: String, step: String, beginning: String = "", claims: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import RxFlow
            import RxRelay
            import UIKit
            enum AgeStep: Step { case age, next }
            enum NameStep: Step { case name, done }
            class AgeModel: Stepper {
                let steps = PublishRelay<Step>()
                func tap() { steps.accept(AgeStep.next) } //: AgeScreen emits AgeStep.next
            }
            class NameModel: Stepper {
                let steps = PublishRelay<Step>()
                func tap() { steps.accept(NameStep.done) }\(step)
            }
            class AgeScreen: UIViewController { //: screen of AgeFlow
                let model = AgeModel()
                @objc func tapped() { model.tap() }
            }
            class NameScreen: UIViewController { //: screen of NameFlow
                let model = NameModel()
                @objc func tapped() { model.tap() }
            }
            class AgeFlow: Flow { //: root container
                var root: Presentable { screen }
                private let screen = AgeScreen()
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? AgeStep else { return .none }
                    switch step {
                    case .age: return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.model)) //: AgeFlow catches AgeStep.age
                    case .next: return name() //: AgeFlow catches AgeStep.next
                    }
                }
                private func name() -> FlowContributors {
                    let flow = NameFlow()
                    Flows.use(flow, when: .created) { root in
                        self.screen.navigationController?.pushViewController(root, animated: true)\(branch)
                    }
                    return .one(flowContributor: \(answer)
                }
            }
            class NameFlow: Flow { //: coordinator
                var root: Presentable { screen }
                private let screen = NameScreen()
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? NameStep else { return .none }
                    switch step {
                    case .name: return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.model))\(beginning)
                    case .done: \(claims)
                        screen.dismiss(animated: true)
                        return .none
                    }
                }
            }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let flows = FlowCoordinator()
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    flows.coordinate(flow: AgeFlow(), with: OneStepper(withSingleStep: AgeStep.age)) //: AgeFlow emits AgeStep.age
                }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "the parent contributes its own screen again",
            answer: ".contribute(withNextPresentable: screen, withNextStepper: screen.model))",
            branch: " //: AgeFlow presents NameFlow as push", step: " //: NameScreen emits NameStep.done unheard",
            claims: "//: NameFlow catches NameStep.done"),
        program(
            "the nearest miss: it contributes the flow",
            answer:
                ".contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: NameStep.name))) //: NameFlow emits NameStep.name",
            branch: " //: AgeFlow presents NameFlow as push", step: " //: NameScreen emits NameStep.done",
            beginning: " //: NameFlow catches NameStep.name", claims: "//: NameFlow catches NameStep.done"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
