import Testing

/// Functions are followed for each caller, wherever they are declared.
@Suite struct CallTests {
    /// A factory that each object takes from the next, every one in a file of its own. The first is asked for two
    /// screens, of which the last can make one.
    private static func handedOn(through count: Int) -> MarkedProgram {
        let links = (0..<count).map { number in
            """
            //: file Link\(number).swift
            class Link\(number) {
                let next = Link\(number + 1)()
                var makeBread: (() -> BreadController)?
                var makeCake: (() -> CakeController)?
                func fill() {
                    makeBread = next.makeBread
                    makeCake = next.makeCake
                }
            }
            """
        }
        return MarkedProgram(
            "a factory that is handed on through \(count) properties; one that is never set makes nothing",
            beside: EngineProgram.base,
            """
            let app = BakeryCoordinator()
            class BakeryCoordinator: Coordinator { //: root
                let link = Link0()
                func start() {
                    let bread = link.makeBread!()
                    bread.onSlice = { [weak self] in self?.pack() } //: BakeryCoordinator catches BreadController.onSlice
                    _ = link.makeCake?()
                }
                func pack() {}
            }
            class BreadController: UIViewController { //: screen of BakeryCoordinator
                var onSlice: (() -> Void)?
                func tap() { onSlice?() } //: BreadController emits BreadController.onSlice
            }
            class CakeController: UIViewController {}
            \(links.joined(separator: "\n"))
            //: file Link\(count).swift
            class Link\(count) {
                var makeBread: (() -> BreadController)?
                var makeCake: (() -> CakeController)?
                func fill() { makeBread = { BreadController() } }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "two screens call one helper that triggers a route; a third does not",
            """
            let app = KitchenCoordinator()
            enum KitchenRoute: Route {
                case oven //: route of KitchenCoordinator; KitchenCoordinator catches KitchenRoute.oven
                case sink //: route of KitchenCoordinator; KitchenCoordinator catches KitchenRoute.sink
                case table //: route of KitchenCoordinator; KitchenCoordinator catches KitchenRoute.table
            }
            func leave(_ router: StrongRouter<KitchenRoute>) {
                router.trigger(.table) //: OvenController emits KitchenRoute.table; SinkController emits KitchenRoute.table
            }
            class KitchenCoordinator: NavigationCoordinator<KitchenRoute> { //: root
                override func prepareTransition(for route: KitchenRoute) -> NavigationTransition {
                    switch route {
                    case .oven: return .push(OvenController(router: strongRouter))
                    case .sink: return .push(SinkController(router: strongRouter))
                    case .table: return .push(TableController(router: strongRouter))
                    }
                }
            }
            class OvenController: UIViewController { //: screen of KitchenCoordinator
                let router: StrongRouter<KitchenRoute>
                init(router: StrongRouter<KitchenRoute>) { self.router = router }
                func tap() { leave(router) }
                func wash() { router.trigger(.sink) } //: OvenController emits KitchenRoute.sink
            }
            class SinkController: UIViewController { //: screen of KitchenCoordinator
                let router: StrongRouter<KitchenRoute>
                init(router: StrongRouter<KitchenRoute>) { self.router = router }
                func tap() { leave(router) }
            }
            class TableController: UIViewController { //: screen of KitchenCoordinator
                let router: StrongRouter<KitchenRoute>
                init(router: StrongRouter<KitchenRoute>) { self.router = router }
                func cook() { router.trigger(.oven) } //: TableController emits KitchenRoute.oven
            }
            """),
        MarkedProgram(
            "two screens call one helper that tells their delegate; a third does not", beside: EngineProgram.base,
            """
            let app = StoveCoordinator()
            protocol DishDelegate: AnyObject { func didServe() }
            enum Bell { static func ring(_ delegate: DishDelegate?) { delegate?.didServe() } } //: SoupController emits DishDelegate.didServe; RoastController emits DishDelegate.didServe
            class StoveCoordinator: Coordinator, DishDelegate { //: root
                func start() {
                    let soup = SoupController()
                    soup.delegate = self //: StoveCoordinator catches DishDelegate.didServe
                    let roast = RoastController()
                    roast.delegate = self
                    let salt = SaltController()
                    print(soup, roast, salt)
                }
                func didServe() { print("served") }
            }
            class SoupController: UIViewController { //: screen of StoveCoordinator
                weak var delegate: DishDelegate?
                func tap() { Bell.ring(delegate) }
            }
            class RoastController: UIViewController { //: screen of StoveCoordinator
                weak var delegate: DishDelegate?
                func tap() { Bell.ring(delegate) }
            }
            class SaltController: UIViewController {} //: screen of StoveCoordinator
            """),
        handedOn(through: 4), handedOn(through: 8),
        MarkedProgram(
            "a local function that is called before its declaration", beside: EngineProgram.base,
            """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var coordinator: CafeCoordinator?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
                    begin(with: UIWindow())
                    func begin(with window: UIWindow) {
                        let coordinator = CafeCoordinator(window: window)
                        coordinator.start()
                        self.coordinator = coordinator
                    }
                }
            }
            class CafeCoordinator: Coordinator { //: root container
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
                func start() {
                    let menu = MenuController()
                    connect(menu)
                    openTerrace()
                    func connect(_ menu: MenuController) {
                        menu.onOrder = { [weak self] in self?.order() } //: CafeCoordinator catches MenuController.onOrder
                    }
                    func openTerrace() { TerraceCoordinator().start() } //: CafeCoordinator presents TerraceCoordinator
                    window.makeKeyAndVisible()
                }
                func order() {}
            }
            class TerraceCoordinator: Coordinator { func start() {} } //: coordinator
            class MenuController: UIViewController { //: screen of CafeCoordinator
                var onOrder: (() -> Void)?
                func tap() { onOrder?() } //: MenuController emits MenuController.onOrder
            }
            """),
        MarkedProgram(
            "the nearest miss: a local function that no code calls", beside: EngineProgram.base,
            """
            let app = CafeCoordinator()
            class CafeCoordinator: Coordinator { //: root
                func start() {
                    func openTerrace() { TerraceCoordinator().start() }
                    print("closed")
                }
            }
            class TerraceCoordinator: Coordinator { func start() {} } //: unattached
            """),
        MarkedProgram(
            "a convenience initialiser hands a closure to another; one that drops it loses it",
            beside: EngineProgram.base,
            """
            let app = RecipeCoordinator()
            struct Dish { var minutes: Int? }
            class RecipeCoordinator: Coordinator { //: root
                func start() {
                    let timer = TimerModel(dish: Dish()) { [weak self] in self?.serve($0) } //: RecipeCoordinator catches TimerModel.onDone
                    let scale = ScaleModel(dish: Dish()) { [weak self] in self?.serve($0) }
                    show(TimerController(model: timer), ScaleController(model: scale))
                }
                func serve(_ count: Int) {}
            }
            class TimerModel {
                private let onDone: (Int) -> Void
                init(minutes: Int?, onDone: @escaping (Int) -> Void) { self.onDone = onDone }
                convenience init(dish: Dish, onDone: @escaping (Int) -> Void) {
                    self.init(minutes: dish.minutes, onDone: onDone)
                }
                func ring() { onDone(1) } //: TimerController emits TimerModel.onDone
            }
            class TimerController: UIViewController { //: screen of RecipeCoordinator
                let model: TimerModel
                init(model: TimerModel) { self.model = model }
                func tap() { model.ring() }
            }
            class ScaleModel {
                private let onWeight: (Int) -> Void
                init(grams: Int, onWeight: @escaping (Int) -> Void) { self.onWeight = onWeight }
                convenience init(dish: Dish, onWeight: @escaping (Int) -> Void) {
                    self.init(grams: 0, onWeight: { _ in })
                }
                func weigh() { onWeight(1) } //: ScaleController emits ScaleModel.onWeight
            }
            class ScaleController: UIViewController { //: screen of RecipeCoordinator
                let model: ScaleModel
                init(model: ScaleModel) { self.model = model }
                func tap() { model.weigh() }
            }
            """),
        MarkedProgram(
            "a lazy property's closure returns .init, with one closure and without the other",
            beside: EngineProgram.base,
            """
            let app = MailCoordinator()
            class MailCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                private lazy var letters: LetterModel = {
                    .init(address: "x", onOpen: open(letter:), onFail: { [weak self] in self?.close() }) //: MailCoordinator catches LetterModel.onOpen; MailCoordinator catches LetterModel.onFail
                }()
                private lazy var parcels: ParcelModel = { .init(address: "x") }()
                func start() {
                    stack.setViewControllers([LetterController(model: letters), ParcelController(model: parcels)])
                }
                func open(letter: String) { stack.popViewController(animated: true) }
                func close() { stack.popViewController(animated: true) }
            }
            class LetterModel {
                private let onOpen: (String) -> Void
                private let onFail: () -> Void
                init(address: String, onOpen: @escaping (String) -> Void, onFail: @escaping () -> Void) {
                    self.onOpen = onOpen
                    self.onFail = onFail
                }
                func load() {
                    onOpen("x") //: LetterController emits LetterModel.onOpen
                    onFail() //: LetterController emits LetterModel.onFail
                }
            }
            class LetterController: UIViewController { //: screen of MailCoordinator
                let model: LetterModel
                init(model: LetterModel) { self.model = model }
                func tap() { model.load() }
            }
            class ParcelModel {
                var onOpen: ((String) -> Void)?
                init(address: String) {}
                func load() { onOpen?("x") } //: ParcelController emits ParcelModel.onOpen
            }
            class ParcelController: UIViewController { //: screen of MailCoordinator
                let model: ParcelModel
                init(model: ParcelModel) { self.model = model }
                func tap() { model.load() }
            }
            """),
        MarkedProgram(
            "a closure's property and a function have one name: the labels decide which one is called",
            beside: EngineProgram.base,
            """
            let app = MailCoordinator()
            class MailCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let letters = LetterController()
                    letters.showFilter = { [weak self] in self?.close() } //: MailCoordinator catches LetterController.showFilter
                    letters.open = { [weak self] _ in self?.close() } //: MailCoordinator catches LetterController.open
                    stack.pushViewController(letters, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class LetterController: UIViewController { //: screen of MailCoordinator
                var showFilter: (() -> Void)?
                var open: ((String) -> Void)?
                var count: Int = 0
                @IBAction private func showFilter(_ sender: Any) { showFilter?() } //: LetterController emits LetterController.showFilter
                func tap() { open(letter: "x") }
                func open(letter: String) { self.open?(letter) } //: LetterController emits LetterController.open
                func count(of letter: String) -> Int { 1 }
            }
            """),
        MarkedProgram(
            "a closure takes no labels: `dismiss(animated:)` calls UIKit's method, and not the property of that name",
            beside: EngineProgram.base,
            """
            let app = BakeryCoordinator()
            class BakeryCoordinator: Coordinator { //: root
                func start() {
                    let sheet = SheetController()
                    sheet.dismiss = { [weak self] in self?.pack() } //: BakeryCoordinator catches SheetController.dismiss
                    UINavigationController().pushViewController(sheet, animated: true)
                }
                func pack() {}
            }
            class SheetController: UIViewController { //: screen of BakeryCoordinator
                var dismiss: (() -> Void)?
                func pull() { self.dismiss(animated: true) }
                func tap() { dismiss?() } //: SheetController emits SheetController.dismiss
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
