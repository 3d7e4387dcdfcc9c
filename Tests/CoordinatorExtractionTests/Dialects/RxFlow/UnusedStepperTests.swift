import Testing

/// Steppers whose code only a library calls: those that no code uses send nothing.
@Suite struct UnusedStepperTests {
    /// A page's reactor, and this property with another one; `code` is that of the page's view.
    private static func program(_ property: String, _ code: String = "", unheard: Bool = false) -> String {
        """
        import ReactorKit
        import RxFlow
        import RxRelay
        import RxSwift
        import UIKit
        enum RoomStep: Step { case room, left }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let coordinator = FlowCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) {
                coordinator.coordinate(flow: RoomFlow(), with: OneStepper(withSingleStep: RoomStep.room)) //: RoomFlow emits RoomStep.room
            }
        }
        class RoomFlow: Flow { //: root
            let stack = UINavigationController()
            var root: Presentable { stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? RoomStep else { return .none }
                switch step {
                case .room: //: RoomFlow catches RoomStep.room
                    let reactor = RoomReactor()
                    let page = RoomController(reactor)
                    stack.pushViewController(page, animated: true)
                    return .one(flowContributor: .contribute(withNextPresentable: page, withNextStepper: reactor))
                case .left: //: RoomFlow catches RoomStep.left
                    stack.popViewController(animated: true)
                    return .none
                }
            }
        }
        class RoomReactor: Reactor, Stepper {
            static let shared = RoomReactor()
            let steps = PublishRelay<Step>()
            enum Action { case leave }
            func mutate(action: Action) -> Observable<Never> {
                steps.accept(RoomStep.left) //: RoomController emits RoomStep.left\(unheard ? " unheard; RoomController emits RoomStep.left" : "")
                return .empty()
            }
        }
        class RoomController: UIViewController { //: screen of RoomFlow
            let reactor: RoomReactor
            \(property)
            init(_ reactor: RoomReactor) { self.reactor = reactor }
            func bind() {
                reactor.action.onNext(.leave)
                \(code)
            }
        }
        """
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram("a shared one in a property that no code reads", program("let other = RoomReactor.shared")),
        MarkedProgram("one of its own in such a property", program("let other = RoomReactor()")),
        MarkedProgram(
            "the nearest miss: code reads the property",
            program("let other = RoomReactor()", "other.action.onNext(.leave)", unheard: true)),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
