import Testing

/// A class inside a generic one uses the outer parameters: `Store<PenTap>.Context`.
@Suite struct NestedGenericTests {
    /// A screen that sends what is tapped through a context inside a generic store. `erases` is the emission of the case
    /// `erase`, which `taps` may send or not.
    private static func program(
        _ title: String, taps: String, context: String = "PenModel.Context", erases: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title, beside: EngineProgram.base,
            """
            let app = PenCoordinator()
            class Store<Tap> {
                var context: Context
                init() {
                    context = Context()
                    context.store = self
                }
                func process(_ tap: Tap) {}
                final class Context {
                    weak var store: Store?
                    func send(_ tap: Tap) { store?.process(tap) }
                }
            }
            enum PenTap { case draw, erase }
            class PenModel: Store<PenTap> {
                var onDraw: (() -> Void)?
                var onErase: (() -> Void)?
                override func process(_ tap: PenTap) {
                    switch tap {
                    case .draw: onDraw?() //: PenController emits PenModel.onDraw
                    case .erase: onErase?() \(erases)
                    }
                }
            }
            class PenController: UIViewController { //: screen of PenCoordinator
                let model: PenModel
                let context: \(context)
                init(model: PenModel) {
                    self.model = model
                    context = model.context
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func tap() { \(taps) }
            }
            class PenCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let model = PenModel()
                    model.onDraw = { [weak self] in self?.back() } //: PenCoordinator catches PenModel.onDraw
                    model.onErase = { [weak self] in self?.back() } //: PenCoordinator catches PenModel.onErase
                    stack.pushViewController(PenController(model: model), animated: true)
                }
                func back() { stack.popViewController(animated: true) }
            }
            """.replacing("\\\(erases)", with: erases).replacing("\\\(taps)", with: taps))
    }

    static let programs: [MarkedProgram] = [
        program("only the case that is sent is processed", taps: "context.send(.draw)"),
        program(
            "also if the outer type is written out", taps: "context.send(.draw)", context: "Store<PenTap>.Context"),
        program(
            "the nearest miss: both are sent", taps: "context.send(.draw); context.send(.erase)",
            erases: "//: PenController emits PenModel.onErase"),
        program(
            "the nearest miss: it is not known which one is sent",
            taps: "context.send(Bool.random() ? .draw : .erase)", erases: "//: PenController emits PenModel.onErase"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}
