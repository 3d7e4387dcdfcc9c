import CoordinatorModel
import Testing

/// Screens that a module's sample app shows alone: no coordinator leads there.
@Suite struct UnattachedScreenTests {
    private static func program(
        _ title: String, _ host: String, start: String = "", emits: String = "", presented: String = "",
        of screens: String = "screen of PierCoordinator"
    ) -> MarkedProgram {
        MarkedProgram(
            title, beside: EngineProgram.base,
            """
            let app = PierCoordinator()
            protocol PierDelegate: AnyObject { func sail() }
            final class PierCoordinator: Coordinator, PierDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let pier = PierController(delegate: self)
                    stack.pushViewController(pier, animated: true)
                    \(start)
                }
                func sail() { stack.popViewController(animated: true) }
            }
            final class PierController: UIViewController { //: \(screens)
                weak var delegate: PierDelegate?
                init(delegate: PierDelegate?) { self.delegate = delegate } //: PierCoordinator catches PierDelegate.sail
                @objc func tap() { delegate?.sail() } //: PierController emits PierDelegate.sail\(emits)
            }
            \(host)
            """)
    }

    private static let unheard = "; PierController emits PierDelegate.sail unheard"
    private static let show = "override func viewDidLoad() { present(PierController(delegate: nil), animated: false) }"

    static let programs: [MarkedProgram] = [
        program("a sample shows it without a delegate", "final class SampleController: UIViewController { \(show) }"),
        program(
            "the nearest miss: the coordinator leads to the screen that shows it",
            "final class SampleController: UIViewController { //: screen of PierCoordinator\n    \(show)\n}",
            start: "stack.pushViewController(SampleController(), animated: true)", emits: unheard,
            of: "screen of PierCoordinator; screen in SampleController"),
        program(
            "the nearest miss: the coordinator itself shows it without a delegate", "",
            start: "stack.pushViewController(PierController(delegate: nil), animated: true)", emits: unheard),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    /// A view that no code makes hands a coordinator its channel: which object the coordinator really has was not seen.
    @Test func whatAViewThatNoCodeMakesHandsOnIsNotJudged() {
        func wiring(_ made: String, app: Bool = true, beside: String = "") -> [JSONValue?] {
            let tree = MarkedProgram(
                "",
                """
                import SwiftUI
                final class AppCoordinator: ObservableObject {
                    @Published var isIn = false
                    @Published var hall: AnyView?
                    func enter() { isIn = true; hall = AnyView(HallCoordinator().start()) }
                }
                final class GateCoordinator {
                    private let app: AppCoordinator
                    init(app: AppCoordinator) { self.app = app }
                    func start() -> some View { GateView(model: GateModel(coordinator: self)) }
                    func open() { app.enter() }
                }
                final class GateModel: ObservableObject {
                    private let coordinator: GateCoordinator
                    init(coordinator: GateCoordinator) { self.coordinator = coordinator }
                    func open() { coordinator.open() }
                }
                struct GateView: View {
                    @StateObject var model: GateModel
                    var body: some View { Button("in", action: model.open) }
                }
                final class HallCoordinator { func start() -> HallView { HallView() } }
                struct HallView: View { var body: some View { Text("in") } }
                struct OldView: View {
                    @ObservedObject var app: AppCoordinator
                    var body: some View { GateCoordinator(app: app).start() }
                }
                \(app ? "@main struct GateApp: App" : "public struct GateApp: View") {
                    @StateObject private var app = AppCoordinator()
                    \(app ? "var body: some Scene { WindowGroup {" : "public var body: some View { Group {")
                        if let hall = app.hall { hall } else { \(made) }
                    } }
                }
                \(beside)
                """
            ).tree()
            return tree.coordinators.flatMap(\.emits).filter { $0.event == "AppCoordinator.enter" }
                .map { $0.extensions["x-wiring"] }
        }
        let unfollowed = JSONValue.object(["intent": .string("unfollowed")])
        let gate = "GateCoordinator(app: app).start()"
        let older = "struct OlderView: View { let app: AppCoordinator; var body: some View { OldView(app: app) } }"
        #expect(wiring(gate, beside: older) == [unfollowed])
        // No other code of the app names the view, so it is not read.
        #expect(wiring(gate) == [])
        // In a library, its users may.
        #expect(wiring(gate, app: false) == [unfollowed])
        // The nearest miss: the app makes that view.
        #expect(!wiring("OldView(app: app)").contains(unfollowed))
    }
}
