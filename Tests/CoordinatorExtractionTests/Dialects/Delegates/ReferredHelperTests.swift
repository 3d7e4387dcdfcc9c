import Testing

/// A view model that is the delegate of a view is the helper of the screen that holds it.
@Suite struct ReferredHelperTests {
    static let base = """
        let app = HallCoordinator(stack: UINavigationController())
        protocol Coordinator: AnyObject { func start() }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "two screens have an outlet of one type, and each has its own view model as its delegate", beside: base,
            """
            protocol DialDelegate: AnyObject { func turned(_ dial: Dial) }
            final class Dial: UIView {
                weak var delegate: DialDelegate?
                @IBAction func turn() { delegate?.turned(self) }
            }
            class HallCoordinator: Coordinator { //: root navigation
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let lamp = LampController()
                    lamp.model = LampModel(owner: self)
                    stack.pushViewController(lamp, animated: true)
                }
                func openHeat() { HeatCoordinator(stack: stack).start() } //: HallCoordinator presents HeatCoordinator as push
            }
            class HeatCoordinator: Coordinator { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let heat = HeatController()
                    heat.model = HeatModel(owner: self)
                    stack.pushViewController(heat, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class LampModel: DialDelegate {
                weak var owner: HallCoordinator?
                init(owner: HallCoordinator) {
                    self.owner = owner //: HallCoordinator catches HallCoordinator.openHeat
                }
                func turned(_ dial: Dial) {}
                func heat() { owner?.openHeat() } //: LampController emits HallCoordinator.openHeat
            }
            class HeatModel: DialDelegate {
                weak var owner: HeatCoordinator?
                init(owner: HeatCoordinator) {
                    self.owner = owner //: HeatCoordinator catches HeatCoordinator.close
                }
                func turned(_ dial: Dial) {}
                func done() { owner?.close() } //: HeatController emits HeatCoordinator.close
            }
            class LampController: UIViewController { //: screen of HallCoordinator
                @IBOutlet var dial: Dial!
                var model: LampModel?
                override func viewDidLoad() { dial.delegate = model }
                @objc func heat() { model?.heat() }
            }
            class HeatController: UIViewController { //: screen of HeatCoordinator
                @IBOutlet var dial: Dial!
                var model: HeatModel?
                override func viewDidLoad() { dial.delegate = model }
                @objc func done() { model?.done() }
            }
            """),
        MarkedProgram(
            "the nearest miss: no screen holds the presenter, which is a screen's delegate", beside: base,
            """
            protocol LampDelegate: AnyObject { func tapped() }
            class HallCoordinator: Coordinator { //: root
                let stack: UINavigationController
                var presenter: LampPresenter?
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let lamp = LampController()
                    let presenter = LampPresenter(owner: self)
                    lamp.delegate = presenter
                    self.presenter = presenter
                    stack.pushViewController(lamp, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class LampPresenter: LampDelegate {
                weak var owner: HallCoordinator?
                init(owner: HallCoordinator) {
                    self.owner = owner //: HallCoordinator catches HallCoordinator.close
                }
                func tapped() { owner?.close() } //: LampController emits HallCoordinator.close
            }
            class LampController: UIViewController { //: screen of HallCoordinator
                weak var delegate: LampDelegate?
                @objc func tap() { delegate?.tapped() }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}
