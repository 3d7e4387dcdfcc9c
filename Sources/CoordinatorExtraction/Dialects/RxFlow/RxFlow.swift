extension Dialect {
    /// Flows and steps, as in *RxFlow*.
    public static let rxFlow = Dialect(
        "rxflow", "flows that answer the steps of the steppers that they contribute",
        vocabulary: Vocabulary(
            libraries: LibraryNames(coordinators: ["Flow"]),
            members: MemberNames(inheritedStreams: [StepRules.steps]),
            relevant: ["Step", "Flow"]),
        models: [.rxFlow],
        rules: { StepRules($0) })
}

extension LibraryModel {
    /// The part of RxFlow that matters for navigation. A flow's root represents the flow.
    static let rxFlow = LibraryModel(
        "RxFlow", modules: ["RxFlow"],
        """
        public protocol Step {}
        public protocol Presentable {}
        public protocol Flow: Presentable {}
        public protocol Stepper {}
        public protocol HasStepper {}
        // What a flow answers. `contribute` and the forwarded steps are rules.
        public enum FlowContributors {
            case none
            case one(flowContributor: FlowContributor)
            case multiple(flowContributors: [FlowContributor])
        }
        public enum FlowContributor {}
        // Until version 2 every stepper had this without declaring it.
        extension Stepper {
            var step: _Subject<Step> = _Subject<Step>()
        }

        public class OneStepper: Stepper {
            let initialStep: Step
            let steps: _Subject<Step> = _Subject<Step>()
            init(withSingleStep step: Step) { initialStep = step }
        }
        public class DefaultStepper: Stepper {
            init() {}
        }
        public class CompositeStepper: Stepper {
            let innerSteppers: [Stepper]
            let steps: _Subject<Step> = _Subject<Step>()
            init(steppers: [Stepper]) { innerSteppers = steppers }
        }

        public enum Flows {
            static func use(_ flow: Flow, when strategy: Any, block: (Flow) -> Void) { block(flow) }
            static func use(_ flow1: Flow, _ flow2: Flow, when strategy: Any, block: (Flow, Flow) -> Void) {
                block(flow1, flow2)
            }
            static func use(
                _ flow1: Flow, _ flow2: Flow, _ flow3: Flow, when strategy: Any, block: (Flow, Flow, Flow) -> Void
            ) { block(flow1, flow2, flow3) }
            static func use(
                _ flow1: Flow, _ flow2: Flow, _ flow3: Flow, _ flow4: Flow, when strategy: Any,
                block: (Flow, Flow, Flow, Flow) -> Void
            ) { block(flow1, flow2, flow3, flow4) }
            static func use(
                _ flow1: Flow, _ flow2: Flow, _ flow3: Flow, _ flow4: Flow, _ flow5: Flow, when strategy: Any,
                block: (Flow, Flow, Flow, Flow, Flow) -> Void
            ) { block(flow1, flow2, flow3, flow4, flow5) }
            static func use(_ flows: [Flow], when strategy: Any, block: ([Flow]) -> Void) { block(flows) }

            static func whenReady(flow1: Flow, block: (Flow) -> Void) { block(flow1) }
            static func whenReady(flow1: Flow, flow2: Flow, block: (Flow, Flow) -> Void) { block(flow1, flow2) }
            static func whenReady(flow1: Flow, flow2: Flow, flow3: Flow, block: (Flow, Flow, Flow) -> Void) {
                block(flow1, flow2, flow3)
            }
            static func whenReady(
                flow1: Flow, flow2: Flow, flow3: Flow, flow4: Flow, block: (Flow, Flow, Flow, Flow) -> Void
            ) { block(flow1, flow2, flow3, flow4) }
            static func whenReady(
                flow1: Flow, flow2: Flow, flow3: Flow, flow4: Flow, flow5: Flow,
                block: (Flow, Flow, Flow, Flow, Flow) -> Void
            ) { block(flow1, flow2, flow3, flow4, flow5) }
            static func whenReady(flows: [Flow], block: ([Flow]) -> Void) { block(flows) }
        }
        """)
}
