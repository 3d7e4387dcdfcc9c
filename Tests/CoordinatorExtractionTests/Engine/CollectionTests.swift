import Testing

/// Children that are made and wired one after another: in loops, and by functions of collections.
@Suite struct CollectionTests {
    /// Two children with a delegate and an output, and who starts them.
    private static let children = """
        let app = AppCoordinator()
        protocol Coordinator: AnyObject { var delegate: ChildDelegate? { get set }; func start() }
        protocol ChildDelegate: AnyObject { func didEnd() }
        class HomeCoordinator: Coordinator { //: coordinator
            weak var delegate: ChildDelegate?
            func start() {}
            func end() { delegate?.didEnd() } //: HomeCoordinator emits ChildDelegate.didEnd
        }
        class CartCoordinator: Coordinator { //: coordinator
            weak var delegate: ChildDelegate?
            func start() {}
            func end() { delegate?.didEnd() } //: CartCoordinator emits ChildDelegate.didEnd
        }
        """

    /// Two children for the cases of an enum.
    private static let tabs = """
        let app = AppCoordinator()
        protocol Coordinator: AnyObject { func start() }
        class HomeCoordinator: Coordinator { func start() {} } //: coordinator
        class CartCoordinator: Coordinator { func start() {} } //: coordinator
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a coordinator of each case, through a key path", beside: tabs,
            """
            enum Tab: CaseIterable {
                case home, cart
                var coordinator: Coordinator {
                    switch self {
                    case .home: return HomeCoordinator() //: AppCoordinator presents HomeCoordinator
                    case .cart: return CartCoordinator() //: AppCoordinator presents CartCoordinator
                    }
                }
                var spare: Coordinator { HomeCoordinator() }
            }
            class AppCoordinator: Coordinator { //: root container
                var children: [Coordinator] = []
                func start() {
                    children = Tab.allCases.map(\\.coordinator)
                    children.forEach { $0.start() }
                }
            }
            """),
        MarkedProgram(
            "a coordinator of each case, by a function of the coordinator", beside: tabs,
            """
            enum Tab: CaseIterable { case home, cart }
            class AppCoordinator: Coordinator { //: root container
                var children: [Coordinator] = []
                func start() {
                    children = Tab.allCases.map(make)
                }
                func make(_ tab: Tab) -> Coordinator {
                    switch tab {
                    case .home: return HomeCoordinator() //: AppCoordinator presents HomeCoordinator
                    case .cart: return CartCoordinator() //: AppCoordinator presents CartCoordinator
                    }
                }
            }
            """),
        MarkedProgram(
            "the nearest miss: a key path to anything else makes nothing", beside: tabs,
            """
            enum Tab: CaseIterable {
                case home, cart
                var coordinator: Coordinator { HomeCoordinator() }
                var title: String { "" }
            }
            class AppCoordinator: Coordinator { //: root container
                func start() {
                    print(Tab.allCases.map(\\.title))
                    let cart = CartCoordinator() //: AppCoordinator presents CartCoordinator
                    cart.start()
                    HomeCoordinator().start() //: AppCoordinator presents HomeCoordinator
                }
            }
            """),
        MarkedProgram(
            "children are wired in a loop over positions and elements, and started as values of a dictionary",
            beside: children,
            """
            class AppCoordinator: Coordinator, ChildDelegate { //: root container
                weak var delegate: ChildDelegate?
                var children: [Int: Coordinator] = [:]
                func start() {
                    let all: [Coordinator] = [HomeCoordinator(), CartCoordinator()] //: AppCoordinator presents HomeCoordinator; AppCoordinator presents CartCoordinator
                    for (position, child) in all.enumerated() {
                        child.delegate = self //: AppCoordinator catches ChildDelegate.didEnd
                        children[position] = child
                    }
                    for (_, child) in children { child.start() }
                }
                func didEnd() { children = [:] }
            }
            """),
        MarkedProgram(
            "children are wired by closures with two parameters, and in pairs", beside: children,
            """
            class AppCoordinator: Coordinator, ChildDelegate { //: root container
                weak var delegate: ChildDelegate?
                func start() {
                    let home = [HomeCoordinator()] //: AppCoordinator presents HomeCoordinator
                    home.enumerated().forEach { position, child in child.delegate = self } //: AppCoordinator catches ChildDelegate.didEnd
                    let cart = [CartCoordinator()] //: AppCoordinator presents CartCoordinator
                    zip(cart, ["Cart"]).forEach { child, title in child.delegate = self }
                }
                func didEnd() {}
            }
            """),
        MarkedProgram(
            "a helper wires its views one by one, after it has wired its model",
            """
            let app = BoxCoordinator()
            class BoxCoordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let (model, box) = (BoxModel(), BoxController())
                    Binder(model: model, boxes: [box]).bind()
                    model.onFull = { [weak self] in self?.close() } //: BoxCoordinator catches BoxModel.onFull
                    stack.pushViewController(box, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class Binder {
                let model: BoxModel
                let boxes: [BoxController]
                init(model: BoxModel, boxes: [BoxController]) { (self.model, self.boxes) = (model, boxes) }
                func bind() {
                    model.onChange = { self.boxes.forEach { $0.update() } } //: BoxCoordinator catches BoxModel.onChange by Binder
                    boxes.forEach { box in box.onTap = { self.model.add() } }
                }
            }
            class BoxModel {
                var onChange: (() -> Void)?
                var onFull: (() -> Void)?
                func add() {
                    onChange?()
                    onFull?() //: BoxCoordinator emits BoxModel.onFull
                }
            }
            class BoxController: UIViewController { //: screen of BoxCoordinator
                var onTap: (() -> Void)?
                var onHold: (() -> Void)?
                func update() {}
                func tap() { onTap?() }
                func hold() { onHold?() } //: BoxController emits BoxController.onHold
            }
            """),
        MarkedProgram(
            "the nearest miss: who wires the first names of the pairs wires nothing", beside: children,
            """
            class AppCoordinator: Coordinator, ChildDelegate { //: root container
                weak var delegate: ChildDelegate?
                func start() {
                    let all: [Coordinator] = [HomeCoordinator(), CartCoordinator()] //: AppCoordinator presents HomeCoordinator; AppCoordinator presents CartCoordinator
                    for (child, _) in all.enumerated() { child.delegate = self }
                    for (_, child) in all.enumerated() { child.start() }
                }
                func didEnd() {}
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
