import Testing

/// What is known of one object stays with it: a cast keeps its class, and the parts of a view are one holder.
@Suite struct NarrowingTests {
    private static let failures = """
        let app = LabCoordinator()
        class LabCoordinator: Coordinator { //: root
            func start() { show(LogController()) }
        }
        enum LogEvent: Event { case failed }
        enum TestEvent: Event { case failed }
        enum Failures {
            static func handle<E: Event>(_ error: Error, then: (E) -> Void) {
                then(event(error, E.self)!)
            }
            private static func event<E: Event>(_ error: Error, _ type: E.Type) -> E? {
                switch type {
                case is LogEvent.Type: return LogEvent.failed as? E
                default: return TestEvent.failed as? E
                }
            }
        }

        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a closure for one enum's cases never receives another's", beside: EngineProgram.base,
            failures + """
                class LogController: UIViewController { //: screen of LabCoordinator
                    func load(_ error: Error) {
                        Failures.handle(error) { (event: LogEvent) in self.emitEvent(event) } //: LogController emits LogEvent.failed
                    }
                }
                """),
        MarkedProgram(
            "the nearest miss: a closure for the events of all enums", beside: EngineProgram.base,
            failures + """
                class LogController: UIViewController { //: screen of LabCoordinator
                    func load(_ error: Error) {
                        Failures.handle(error) { (event: Event) in self.emitEvent(event) } //: LogController emits LogEvent.failed; LogController emits TestEvent.failed
                    }
                }
                """),
        MarkedProgram(
            "each of two casts is intercepted by its own class", beside: EngineProgram.base,
            """
            let app = BakeryCoordinator()
            class BakeryCoordinator: Coordinator { //: root container
                let bread = BreadCoordinator() //: BakeryCoordinator presents BreadCoordinator as push
                let cake = CakeCoordinator() //: BakeryCoordinator presents CakeCoordinator as push
                func start() { bread.start(); cake.start() }
            }
            class BreadCoordinator: Coordinator { //: coordinator
                let stack = UINavigationController()
                func start() { stack.pushViewController(OrderController(baker: self), animated: true) }
                func bake() { stack.popViewController(animated: true) }
            }
            class CakeCoordinator: Coordinator { //: coordinator
                let stack = UINavigationController()
                func start() { stack.pushViewController(OrderController(baker: self), animated: true) }
                func bake() { stack.popViewController(animated: true) }
            }
            class OrderController: UIViewController { //: screen of BreadCoordinator; screen of CakeCoordinator
                weak var baker: Coordinator?
                init(baker: Coordinator) { self.baker = baker } //: BreadCoordinator catches BreadCoordinator.bake; CakeCoordinator catches CakeCoordinator.bake
                func tap() {
                    if let bread = baker as? BreadCoordinator {
                        bread.bake() //: OrderController emits BreadCoordinator.bake
                    } else if let cake = baker as? CakeCoordinator {
                        cake.bake() //: OrderController emits CakeCoordinator.bake
                    }
                }
            }
            """),
        MarkedProgram(
            "a screen that asks which mode it was given: a comparison is a case; the nearest miss: a mode that is not known",
            beside: EngineProgram.base,
            """
            let app = WordCoordinator()
            enum WordMode { case page, sheet }
            class WordController: UIViewController { //: screen of WordCoordinator
                let mode: WordMode
                var onPick: (() -> Void)?
                var onBack: (() -> Void)?
                var onHelp: (() -> Void)?
                init(mode: WordMode = .page) {
                    self.mode = mode
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func pick() {
                    if mode == .sheet { onPick?() } //: WordController emits WordController.onPick
                }
                @objc func back() {
                    guard mode != .sheet else { return }
                    onBack?() //: WordController emits WordController.onBack
                }
                @objc func help() {
                    if stored == .sheet { onHelp?() } //: WordController emits WordController.onHelp; WordController emits WordController.onHelp unheard
                }
            }
            class WordCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let page = WordController()
                    page.onBack = { [weak self] in self?.end() } //: WordCoordinator catches WordController.onBack
                    stack.pushViewController(page, animated: true)
                    let sheet = WordController(mode: .sheet)
                    sheet.onPick = { [weak self] in self?.end() } //: WordCoordinator catches WordController.onPick
                    sheet.onHelp = { [weak self] in self?.end() } //: WordCoordinator catches WordController.onHelp
                    stack.present(sheet, animated: true)
                }
                func end() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "what a screen was told to have: a truth that stays; the nearest misses: one that may change, one that is unknown",
            beside: EngineProgram.base,
            """
            let app = LampCoordinator()
            class LampController: UIViewController { //: screen of LampCoordinator
                private let hasSwitch: Bool
                private var hasTimer: Bool
                var onSwitch: (() -> Void)?
                var onTimer: (() -> Void)?
                init(hasSwitch: Bool = true, hasTimer: Bool = false) {
                    self.hasSwitch = hasSwitch
                    self.hasTimer = hasTimer
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() {
                    if hasSwitch { addSwitch() }
                    guard hasTimer else { return }
                    addTimer()
                }
                private func addSwitch() { view.addSubview(Knob(onTap: { [weak self] in self?.onSwitch?() })) } //: LampController emits LampController.onSwitch
                private func addTimer() { view.addSubview(Knob(onTap: { [weak self] in self?.onTimer?() })) } //: LampController emits LampController.onTimer; LampController emits LampController.onTimer unheard
            }
            class Knob: UIButton {
                let onTap: () -> Void
                init(onTap: @escaping () -> Void) { self.onTap = onTap; super.init(frame: .zero) }
                @objc func tap() { onTap() }
            }
            class MoodController: UIViewController { //: screen of LampCoordinator
                private let isBright: Bool
                var onDim: (() -> Void)?
                init(isBright: Bool) { self.isBright = isBright; super.init(nibName: nil, bundle: nil) }
                @objc func tap() { if isBright { onDim?() } } //: MoodController emits MoodController.onDim; MoodController emits MoodController.onDim unheard
            }
            class LampCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let lamp = LampController()
                    lamp.onSwitch = { [weak self] in self?.end() } //: LampCoordinator catches LampController.onSwitch
                    lamp.onTimer = { [weak self] in self?.end() } //: LampCoordinator catches LampController.onTimer
                    stack.pushViewController(lamp, animated: true)
                    stack.present(LampController(hasSwitch: false), animated: true)
                    let bright = MoodController(isBright: true)
                    bright.onDim = { [weak self] in self?.end() } //: LampCoordinator catches MoodController.onDim
                    stack.present(bright, animated: true)
                    stack.present(MoodController(isBright: UserDefaults.standard.bool(forKey: "bright")), animated: true)
                }
                func end() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    /// A view with many parts, each of which has the same model.
    @Test(arguments: 1...5) func theNumberOfPartsDecidesNothing(count: Int) {
        let parts = (1...count).map { number in
            """
            struct Part\(number)<Model: OvenModel>: View {
                @ObservedObject var model: Model
                var body: some View { Button("\(number)") { model.open() } }
            }
            """
        }
        let uses = (1...count).map { "Part\($0)(model: model)" }.joined(separator: "; ")
        let program = MarkedProgram(
            "parts",
            """
            protocol Coordinator: AnyObject { func start() }
            let app = OvenCoordinator()
            class OvenCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(OvenController(model: Oven(baker: self)), animated: true)
                }
                func opened() { stack.popViewController(animated: true) }
            }
            protocol OvenModel: ObservableObject { func open() }
            class Oven: OvenModel {
                let baker: OvenCoordinator
                init(baker: OvenCoordinator) { self.baker = baker }
                func open() { baker.opened() }
            }
            class OvenController<Model: OvenModel>: UIHostingController<OvenView<Model>> {
                init(model: Model) { super.init(rootView: OvenView(model: model)) }
            }
            struct OvenView<Model: OvenModel>: View {
                @ObservedObject var model: Model
                var body: some View { VStack { \(uses) } }
            }
            \(parts.joined(separator: "\n"))
            """)
        let texts = FactList.facts(of: program.tree()).map(\.text).filter { $0.contains("opened") }
        #expect(texts.contains { $0.hasSuffix("emits OvenCoordinator.opened") }, "\(texts)")
        #expect(texts.contains("OvenCoordinator catches OvenCoordinator.opened"), "\(texts)")
    }
}
