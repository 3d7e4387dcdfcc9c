import Testing

/// Generic wrappers, associated types and the system's generic controllers.
@Suite struct GenericTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "the expected type also decides where a closure only receives the object, and a class is its bound",
            beside: EngineProgram.base,
            """
            let app = LabCoordinator()
            protocol Prepared { init() }
            extension Prepared {
                static func prepared(_ prepare: (Self) -> Void) -> Self {
                    let made = Self()
                    prepare(made)
                    return made
                }
            }
            func screen<T: Prepared>(_ prepare: (T) -> Void) -> T where T: UIViewController { T.prepared(prepare) }
            class LogController: UIViewController, Prepared { //: screen of LabCoordinator
                var onClose: (() -> Void)?
                @objc func close() { onClose?() } //: LogController emits LogController.onClose
            }
            class LabCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let log: LogController = screen { log in
                        log.onClose = { [weak self] in self?.start() } //: LabCoordinator catches LogController.onClose
                    }
                    stack.pushViewController(log, animated: true)
                }
            }
            """),
        MarkedProgram(
            "the expected type decides what a generic function makes that may return nothing",
            beside: EngineProgram.base,
            """
            let app = LabCoordinator()
            class LogController: UIViewController { //: screen of LabCoordinator
                var onClose: (() -> Void)?
                @objc func close() { onClose?() } //: LogController emits LogController.onClose
            }
            class TestController: UIViewController { //: screen of LabCoordinator
                var onClose: (() -> Void)?
                @objc func close() { onClose?() } //: TestController emits TestController.onClose
            }
            enum Board: String {
                case main
                func make<Screen: UIViewController>() -> Screen? {
                    let board = UIStoryboard(name: rawValue, bundle: nil)
                    guard let screen = board.instantiateViewController(withIdentifier: rawValue) as? Screen else { return nil }
                    return screen
                }
            }
            class LabCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let log: LogController = Board.main.make()!
                    log.onClose = { [weak self] in self?.start() } //: LabCoordinator catches LogController.onClose
                    stack.pushViewController(log, animated: true)
                    guard let test: TestController = Board.main.make() else { return }
                    test.onClose = { [weak self] in self?.start() } //: LabCoordinator catches TestController.onClose
                    stack.pushViewController(test, animated: true)
                }
            }
            """),
        MarkedProgram(
            "an emission behind a generic wrapper is that of the screen whose wrapper it is",
            beside: EngineProgram.base,
            """
            let app = LabCoordinator()
            protocol Reducer {
                associatedtype State
                associatedtype Action
                func reduce(_ action: Action, in store: Store<Self>)
            }
            final class Store<R: Reducer>: ObservableObject {
                let reducer: R
                var state: R.State
                init(_ state: R.State, _ reducer: R) {
                    self.state = state
                    self.reducer = reducer
                }
                func send(_ action: R.Action) { reducer.reduce(action, in: self) }
            }
            protocol LogDelegate: AnyObject {
                func export()
                func wipe()
            }
            enum LogAction { case load, export, wipe }
            struct LogReducer: Reducer {
                typealias State = Int
                typealias Action = LogAction
                private unowned let delegate: LogDelegate
                init(delegate: LogDelegate) { self.delegate = delegate } //: LabCoordinator catches LogDelegate.export; LabCoordinator catches LogDelegate.wipe
                func reduce(_ action: LogAction, in store: Store<LogReducer>) {
                    switch action {
                    case .load: break
                    case .export: delegate.export() //: LogView emits LogDelegate.export
                    case .wipe: delegate.wipe() //: LogView emits LogDelegate.wipe
                    }
                }
            }
            protocol CreditDelegate: AnyObject { func close() }
            enum CreditAction { case close }
            struct CreditReducer: Reducer {
                typealias State = Int
                typealias Action = CreditAction
                private unowned let delegate: CreditDelegate
                init(delegate: CreditDelegate) { self.delegate = delegate } //: LabCoordinator catches CreditDelegate.close
                func reduce(_ action: CreditAction, in store: Store<CreditReducer>) {
                    switch action {
                    case .close: delegate.close() //: CreditView emits CreditDelegate.close
                    }
                }
            }
            struct LogView: View { //: screen of LabCoordinator
                @EnvironmentObject var store: Store<LogReducer>
                var body: some View {
                    Button("Export") { store.send(.export) }
                    Button("Wipe") { store.send(.wipe) }
                }
            }
            struct CreditView: View { //: screen of LabCoordinator
                @ObservedObject var store: Store<CreditReducer>
                var body: some View { Button("Close") { store.send(.close) } }
            }
            class LabCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let logs = Store(0, LogReducer(delegate: self))
                    logs.send(.load)
                    stack.pushViewController(UIHostingController(rootView: LogView().environmentObject(logs)), animated: true)
                    let credits = Store(0, CreditReducer(delegate: self))
                    stack.pushViewController(UIHostingController(rootView: CreditView(store: credits)), animated: true)
                }
            }
            extension LabCoordinator: LogDelegate, CreditDelegate {
                func export() { stack.popViewController(animated: true) }
                func wipe() { stack.popViewController(animated: true) }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "a hosting controller's rootView is the view that it hosts", beside: EngineProgram.base,
            """
            let app = MeterCoordinator()
            class MeterCoordinator: Coordinator { //: root
                let window = UIWindow()
                func start() {
                    window.rootViewController = MeterHost()
                    let gauge = UIHostingController(rootView: GaugeView())
                    gauge.rootView.onTurn = { [weak self] in self?.turn() } //: MeterCoordinator catches GaugeView.onTurn
                    window.rootViewController = gauge
                }
                func turn() { window.rootViewController = UIHostingController(rootView: GaugeView()) }
            }
            struct MeterView: View { //: screen in MeterHost
                var onRead: (() -> Void)?
                var body: some View { Button("Read") { onRead?() } } //: MeterView emits MeterView.onRead
            }
            class MeterHost: UIHostingController<MeterView> { //: screen of MeterCoordinator
                init() {
                    super.init(rootView: MeterView())
                    rootView.onRead = { [weak self] in self?.read() } //: MeterHost catches MeterView.onRead
                }
                func read() { dismiss(animated: true) }
            }
            struct GaugeView: View { //: screen of MeterCoordinator
                var onTurn: (() -> Void)?
                var body: some View { Button("Turn") { onTurn?() } } //: GaugeView emits GaugeView.onTurn; GaugeView emits GaugeView.onTurn unheard
            }
            """),
        MarkedProgram(
            "an associated type's rootView is the screen's own view, and its delegate receives it",
            beside: EngineProgram.base,
            """
            let app = SampleCoordinator()
            protocol Holding { associatedtype Content: UIView }
            extension Holding where Self: UIViewController {
                var rootView: Content {
                    guard let content = view as? Content else { fatalError() }
                    return content
                }
            }
            protocol SkipDelegate: AnyObject { func didSkip() }
            class SkipLayout: UIView {
                weak var delegate: SkipDelegate?
                func tap() { delegate?.didSkip() }
            }
            class SkipController: UIViewController, Holding { //: screen of SampleCoordinator
                typealias Content = SkipLayout
                override func loadView() { view = SkipLayout() }
                override func viewDidLoad() { rootView.delegate = self }
            }
            extension SkipController: SkipDelegate { func didSkip() { title = "skipped" } }
            protocol TakeDelegate: AnyObject { func didTake() }
            class TakeLayout: UIView {
                weak var delegate: TakeDelegate?
                func tap() { delegate?.didTake() } //: TakeController emits TakeDelegate.didTake
            }
            class TakeController: UIViewController, Holding { //: screen of SampleCoordinator
                typealias Content = TakeLayout
                override func loadView() { view = TakeLayout() }
            }
            class SampleCoordinator: Coordinator, TakeDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(SkipController(), animated: true)
                    let take = TakeController()
                    take.rootView.delegate = self //: SampleCoordinator catches TakeDelegate.didTake
                    stack.pushViewController(take, animated: true)
                }
                func didTake() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "a wrapper of any view, which can be wrapped again", beside: EngineProgram.base,
            """
            let app = WrapCoordinator()
            class PaddedView<Inner: UIView, Outer: UIView>: UIView {
                let inner: Inner
                let outer: Outer
                init(inner: Inner, outer: Outer) {
                    self.inner = inner
                    self.outer = outer
                    addSubview(outer)
                }
            }
            protocol Paddable: UIView {}
            extension Paddable { func padded() -> PaddedView<Self, Self> { PaddedView(inner: self, outer: self) } }
            extension UIView: Paddable {}
            class HomeView: UIView {
                lazy var stack = UnreadStack([UILabel()]).padded().padded()
                func set() { addSubview(stack) }
            }
            class WrapCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let home = HomeController()
                    home.onTap = { [weak self] in self?.start() } //: WrapCoordinator catches HomeController.onTap
                    stack.pushViewController(home, animated: true)
                }
            }
            class HomeController: UIViewController { //: screen of WrapCoordinator
                let home = HomeView()
                var onTap: (() -> Void)?
                func tap() { onTap?() } //: HomeController emits HomeController.onTap
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
