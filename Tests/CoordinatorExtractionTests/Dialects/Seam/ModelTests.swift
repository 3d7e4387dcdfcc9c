import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What a library does, said in Swift, is run as the app's own code is, and none of it is the app's.
@Suite struct ModelTests {
    /// A library that keeps closures and calls them later.
    private static let signals = LibraryModel(
        "Signals", modules: ["Signals"],
        """
        public final class Signal<Value> {
            var heard: ((Value) -> Void)?
            func send(_ value: Value) { heard?(value) }
            func listen(_ handler: @escaping (Value) -> Void) { heard = handler }
            func map<Other>(_ transform: @escaping (Value) -> Other) -> Signal<Other> {
                let other = Signal<Other>()
                listen { other.send(transform($0)) }
                return other
            }
        }
        public enum Signals { static func make<Value>() -> Signal<Value> { Signal<Value>() } }
        public enum Later { static func run(_ work: (() -> Void)?) { work?() } }
        open class FlowCoordinator { open func start() {} }
        """)

    /// A coordinator that brings up whichever of two flows a signal asks for.
    private static func shop(import module: String = "Signals", signal: String, sends: String, listens: String)
        -> String
    {
        """
        import \(module)
        let app = AppCoordinator(window: window)
        enum Wish { case pay, help }
        class ShopModel {
            let wishes = \(signal)
            let others = \(signal)
        }
        class ShopController: UIViewController {
            let model: ShopModel
            init(model: ShopModel) { self.model = model }
            @IBAction func tap() { \(sends) }
        }
        class AppCoordinator {
            let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() {
                let model = ShopModel()
                window.rootViewController = ShopController(model: model)
                model.\(listens)
            }
            func show(_ wish: Wish) {
                switch wish {
                case .pay: PayCoordinator(window: window).start()
                case .help: HelpCoordinator(window: window).start()
                }
            }
        }
        class PayCoordinator {
            let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() { window.rootViewController = UIViewController() }
        }
        class HelpCoordinator {
            let window: UIWindow
            init(window: UIWindow) { self.window = window }
            func start() { window.rootViewController = UIViewController() }
        }
        """
    }

    /// Whom the first coordinator presents.
    private func presented(_ text: String) -> Set<String> {
        let tree = MarkedProgram("", text).tree(models: [Self.signals])
        let app = tree.coordinators.first { $0.type == "AppCoordinator" }
        return Set((app?.branches ?? []).map { tree.coordinators[$0.child.index].type })
    }

    private static let listening = "wishes.listen { [weak self] in self?.show($0) }"

    @Test func aModelHandsOnWhatItIsGiven() {
        let one = Self.shop(signal: "Signal<Wish>()", sends: "model.wishes.send(.pay)", listens: Self.listening)
        #expect(presented(one) == ["PayCoordinator"])
        let both = Self.shop(
            signal: "Signal<Wish>()", sends: "model.wishes.send(isIn ? Wish.pay : Wish.help)", listens: Self.listening)
        #expect(presented(both) == ["PayCoordinator", "HelpCoordinator"])
        // Without the module nothing is known of what the closure is called with.
        let unknown = Self.shop(
            import: "Other", signal: "Signal<Wish>()", sends: "model.wishes.send(.pay)", listens: Self.listening)
        #expect(presented(unknown) == ["PayCoordinator", "HelpCoordinator"])
    }

    /// What one function of a library makes for different places in the app is told apart.
    @Test(arguments: ["Signal<Wish>()", "Signals.make() as Signal<Wish>"]) func objectsAreToldApart(_ signal: String) {
        let one = Self.shop(
            signal: signal, sends: "model.wishes.send(.pay); model.others.send(.help)", listens: Self.listening)
        #expect(presented(one) == ["PayCoordinator"])
        let other = Self.shop(
            signal: signal, sends: "model.wishes.send(.pay); model.others.send(.help)",
            listens: "others.listen { [weak self] in self?.show($0) }")
        #expect(presented(other) == ["HelpCoordinator"])
    }

    @Test func operatorsAreFollowed() {
        let mapped = Self.shop(
            signal: "Signal<Bool>()", sends: "model.wishes.send(isIn)",
            listens: "wishes.map { _ in Wish.help }.listen { [weak self] in self?.show($0) }")
        #expect(presented(mapped) == ["HelpCoordinator"])
        // Each chain has its own: what one maps to is not what the other hears.
        let two = Self.shop(
            signal: "Signal<Bool>()", sends: "model.wishes.send(isIn); model.others.send(isIn)",
            listens: """
                wishes.map { _ in Wish.help }.listen { [weak self] in self?.show($0) }
                model.others.map { _ in Wish.pay }.listen { _ in }
                """)
        #expect(presented(two) == ["HelpCoordinator"])
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "what a library calls is told where the app called the library",
            """
            import Signals
            let app = AppCoordinator(window: window)
            class AppCoordinator { //: root
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
                func start() {
                    let list = ListController()
                    list.onPick = { [weak self] in self?.start() } //: AppCoordinator catches ListController.onPick
                    window.rootViewController = list
                }
            }
            class ListController: UIViewController { //: screen of AppCoordinator
                var onPick: (() -> Void)?
                var onClose: (() -> Void)?
                func tap() { Later.run(onPick) } //: ListController emits ListController.onPick
                func close() { Later.run(onClose) } //: ListController emits ListController.onClose
            }
            """),
        MarkedProgram(
            "a library's coordinator is none of the app's, and what inherits from it is",
            """
            import Signals
            class AppDelegate: UIApplicationDelegate {
                let app = AppFlow()
                let other = FlowCoordinator()
            }
            class AppFlow: FlowCoordinator { //: root container
                override func start() { Pages().start() } //: AppFlow presents Pages
            }
            class Pages: FlowCoordinator {} //: coordinator
            """),
        MarkedProgram(
            "what an app declares itself is not the library's",
            """
            import Signals
            let app = AppCoordinator(window: window)
            enum Later { static func run(_ work: (() -> Void)?) {} }
            class AppCoordinator { //: root
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
                func start() { window.rootViewController = ListController() }
            }
            class ListController: UIViewController { //: screen of AppCoordinator
                var onPick: (() -> Void)?
                func tap() { Later.run(onPick) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check(models: [Self.signals]) }

    /// Models are Swift: none has a mistake, and each says something.
    @Test(arguments: Dialect.allCases.flatMap(\.models).map { $0 }) func modelsAreSwift(_ model: LibraryModel) throws {
        let file = try #require(DeepStack.run { LoweredModels.file(of: model, at: 0) })
        #expect(file.errors.isEmpty, "\(model.name): \(file.errors)")
        #expect(!file.types.isEmpty, "\(model.name)")
    }
}
