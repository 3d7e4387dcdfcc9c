import CoordinatorModel
import Testing

/// `MapView()` of a view that overrides `init(frame:)` runs that initialiser.
@Suite struct DesignatedInitializerTests {
    /// A view whose initialiser wires its part, and how its screen makes it.
    private func lost(_ made: String, _ initializer: String, of superclass: String = "UIView") -> [String] {
        MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    let screen = MapScreen()
                    screen.onTurn = { [weak self] in self?.turn() }
                    stack.pushViewController(screen, animated: true)
                }
                func turn() { stack.popViewController(animated: true) }
            }
            class MapScreen: UIViewController {
                var onTurn: (() -> Void)?
                private let map = \(made)
                override func viewDidLoad() { map.delegate = self }
            }
            protocol MapDelegate: AnyObject { func mapDidTurn() }
            extension MapScreen: MapDelegate { func mapDidTurn() { onTurn?() } }
            protocol SignDelegate: AnyObject { func signDidTurn() }
            class MapView: \(superclass), SignDelegate {
                weak var delegate: MapDelegate?
                private let sign = SignView()
                \(initializer)
                required init?(coder: NSCoder) { fatalError() }
                func signDidTurn() { delegate?.mapDidTurn() }
            }
            class SignView: UIView {
                weak var delegate: SignDelegate?
                @objc func tapped() { delegate?.signDidTurn() }
            }
            """
        ).tree().coordinators.flatMap(\.screens).flatMap(\.emits)
            .filter { $0.extensions[ExtensionKeys.wiring] != nil }.map(\.event.description)
    }

    private let frame = "override init(frame: CGRect) { super.init(frame: frame); sign.delegate = self }"

    @Test func initRunsTheDesignatedInitializerOfAView() {
        #expect(lost("MapView()", frame).isEmpty)
        #expect(lost("MapView(frame: .zero)", frame).isEmpty)
    }

    @Test func anInitializerWithoutParametersIsNearer() {
        let own = "init() { super.init(frame: .zero) }\n"
        #expect(lost("MapView()", own + frame) == ["SignDelegate.signDidTurn"])
    }

    /// The nearest miss: another initialiser is not the one that `init()` runs.
    @Test func anInitializerOfTheAppIsNot() {
        let own = "init(side: Int) { super.init(frame: .zero); sign.delegate = self }"
        #expect(lost("MapView()", own) == ["SignDelegate.signDidTurn"])
    }
}
