import Testing

/// What a flow would contribute for a step that no code sends is never there.
@Suite struct UnsentStepTests {
    /// A flow with a case of its own and another one, for which it contributes a page.
    private static func program(_ name: String, sheet: String, page: String) -> MarkedProgram {
        MarkedProgram(
            name,
            """
            import RxFlow
            import RxRelay
            import UIKit
            enum SheetStep: Step { case sheet, other }
            enum PageStep: Step { case next }
            class PageController: UIViewController, Stepper { //: screen of SheetFlow
                let steps = PublishRelay<Step>()
                override func viewDidLoad() { steps.accept(PageStep.next) } \(page)
            }
            class SheetController: UIViewController, Stepper { //: screen of SheetFlow
                let steps = PublishRelay<Step>()
                \(sheet)
            }
            class SheetFlow: Flow { //: root
                let sheet = SheetController()
                var root: Presentable { sheet }
                func navigate(to step: Step) -> FlowContributors {
                    guard let step = step as? SheetStep else { return .none }
                    switch step {
                    case .sheet: return .one(flowContributor: .contribute(withNext: sheet)) //: SheetFlow catches SheetStep.sheet
                    case .other: return open(PageController())\(page.isEmpty ? "" : " //: SheetFlow catches SheetStep.other")
                    }
                }
                func open(_ page: PageController) -> FlowContributors {
                    sheet.navigationController?.pushViewController(page, animated: true)
                    return .one(flowContributor: .contribute(withNext: page))
                }
            }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let flows = FlowCoordinator()
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    flows.coordinate(flow: SheetFlow(), with: OneStepper(withSingleStep: SheetStep.sheet)) //: SheetFlow emits SheetStep.sheet
                }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("no code sends it", sheet: "", page: ""),
        program(
            "the nearest miss: a screen sends it",
            sheet:
                "override func viewDidLoad() { steps.accept(SheetStep.other) } //: SheetController emits SheetStep.other",
            page: "//: PageController emits PageStep.next"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
