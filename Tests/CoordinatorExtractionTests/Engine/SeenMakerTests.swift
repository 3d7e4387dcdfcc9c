import Testing

/// What a factory makes for no caller in particular says nothing more than what it makes for known callers.
@Suite struct SeenMakerTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a closure of what makes the list calls another of its methods", beside: EngineProgram.base,
            """
            class Scene: UIResponder, UIWindowSceneDelegate {
                var menu: MenuCoordinator?
                func begin() {
                    menu = Kitchen().menu()
                    menu?.start()
                }
            }
            struct Kitchen {
                func menu() -> MenuCoordinator { MenuCoordinator(dish: { name in self.dish(name: name) }) }
                func dish(name: String) -> DishCoordinator { DishCoordinator() }
            }
            class MenuCoordinator: Coordinator { //: root navigation
                let stack = UINavigationController()
                let dish: (String) -> DishCoordinator
                init(dish: @escaping (String) -> DishCoordinator) { self.dish = dish }
                func start() {
                    let menu = MenuController()
                    menu.onPick = { [unowned self] name in show(name) } //: MenuCoordinator catches MenuController.onPick
                    stack.pushViewController(menu, animated: true)
                }
                func show(_ name: String) {
                    let dish = dish(name)
                    dish.start()
                    stack.present(dish.stack, animated: true) //: MenuCoordinator presents DishCoordinator as present
                }
            }
            class DishCoordinator: Coordinator { //: coordinator
                let stack = UINavigationController()
                func start() { stack.pushViewController(UIViewController(), animated: true) }
            }
            class MenuController: UIViewController { //: screen of MenuCoordinator
                var onPick: ((String) -> Void)?
                @objc func pick() { onPick?("soup") } //: MenuController emits MenuController.onPick
            }
            """),
        MarkedProgram(
            "a factory behind a protocol makes a list that its owner wires", beside: EngineProgram.base,
            """
            let app = ClubCoordinator(screens: Screens(words: Words()))
            class Words {}
            protocol MakesScreens {
                func makeBoard() -> BoardController
                func makeList() -> ListController
            }
            class Screens: MakesScreens {
                let words: Words
                init(words: Words) { self.words = words }
                func makeBoard() -> BoardController { BoardController(screens: self) }
                func makeList() -> ListController {
                    let list = ListController()
                    list.words = words
                    return list
                }
            }
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let screens: MakesScreens
                init(screens: MakesScreens) { self.screens = screens }
                func start() { stack.pushViewController(screens.makeBoard(), animated: true) }
            }
            class BoardController: UIViewController { //: screen of ClubCoordinator
                let screens: MakesScreens
                init(screens: MakesScreens) { self.screens = screens }
                private lazy var list: ListController = {
                    let list = screens.makeList()
                    list.onEnd = { [weak self] in self?.turn() } //: BoardController catches ListController.onEnd
                    return list
                }()
                override func viewDidLoad() { addChild(list) }
                func turn() { title = "end" }
            }
            class ListController: UIViewController { //: screen in BoardController
                var words: Words?
                var onEnd: (() -> Void)?
                func scroll() { onEnd?() } //: ListController emits ListController.onEnd
            }
            """),
        MarkedProgram(
            "the nearest miss: one of the factory's callers does not wire", beside: EngineProgram.base,
            """
            let app = ClubCoordinator(screens: Screens())
            protocol MakesScreens { func makeList() -> ListController }
            class Screens: MakesScreens {
                func makeList() -> ListController { ListController() }
            }
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let screens: MakesScreens
                init(screens: MakesScreens) { self.screens = screens }
                func start() {
                    stack.pushViewController(BoardController(screens: screens), animated: true)
                    stack.pushViewController(PlanController(screens: screens), animated: true)
                }
            }
            class BoardController: UIViewController { //: screen of ClubCoordinator
                let screens: MakesScreens
                init(screens: MakesScreens) { self.screens = screens }
                override func viewDidLoad() {
                    let list = screens.makeList()
                    list.onEnd = { [weak self] in self?.turn() } //: BoardController catches ListController.onEnd
                    addChild(list)
                }
                func turn() { title = "end" }
            }
            class PlanController: UIViewController { //: screen of ClubCoordinator
                let screens: MakesScreens
                init(screens: MakesScreens) { self.screens = screens }
                override func viewDidLoad() { addChild(screens.makeList()) }
            }
            class ListController: UIViewController { //: screen in BoardController; screen in PlanController
                var onEnd: (() -> Void)?
                func scroll() { onEnd?() } //: ListController emits ListController.onEnd; ListController emits ListController.onEnd unheard
            }
            """),
        MarkedProgram(
            "a stack of the app's own holds what the coordinator shows", beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            class Stack: UINavigationController { //: screen of ClubCoordinator
                var held: [UIViewController] = []
                func show(_ screens: [UIViewController]) { held = screens }
            }
            class ClubCoordinator: Coordinator { //: root
                let stack = Stack()
                func start() {
                    let card = CardController()
                    card.onJoin = { [weak self] in self?.start() } //: ClubCoordinator catches CardController.onJoin
                    stack.show([card])
                }
            }
            class CardController: UIViewController { //: screen of ClubCoordinator
                var onJoin: (() -> Void)?
                func tap() { onJoin?() } //: CardController emits CardController.onJoin
            }
            """),
        MarkedProgram(
            "a screen that is made and never used, and a type that is only named, are no objects",
            beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let unused = CardController()
                    let card = CardController()
                    card.onJoin = { [weak self] in self?.start() } //: ClubCoordinator catches CardController.onJoin
                    stack.pushViewController(card, animated: true)
                    Keyboard.shared.ignoredTypes.add(CardController.self)
                }
            }
            class CardController: UIViewController { //: screen of ClubCoordinator
                var onJoin: (() -> Void)?
                func tap() { onJoin?() } //: CardController emits CardController.onJoin
            }
            """),
        MarkedProgram(
            "a screen that only a closure uses is an object", beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let other = CardController()
                    let card = CardController()
                    card.onJoin = { [weak self] in self?.stack.pushViewController(other, animated: true) } //: ClubCoordinator catches CardController.onJoin
                    stack.pushViewController(card, animated: true)
                }
            }
            class CardController: UIViewController { //: screen of ClubCoordinator
                var onJoin: (() -> Void)?
                func tap() { onJoin?() } //: CardController emits CardController.onJoin; CardController emits CardController.onJoin unheard
            }
            """),
        MarkedProgram(
            "a screen that is configured and never shown, and one in a property that no code reads, are no objects",
            beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let other = CardController()
                    other.title = "x"
                    other.modalPresentationStyle = .pageSheet
                    stack.pushViewController(HallController(), animated: true)
                    let card = CardController()
                    card.onJoin = { [weak self] in self?.start() } //: ClubCoordinator catches CardController.onJoin
                    stack.pushViewController(card, animated: true)
                }
            }
            class HallController: UIViewController { //: screen of ClubCoordinator
                private let card = CardController()
                let ticket = CardController()
            }
            class CardController: UIViewController { //: screen of ClubCoordinator
                var onJoin: (() -> Void)?
                func tap() { onJoin?() } //: CardController emits CardController.onJoin
            }
            """),
        MarkedProgram(
            "a screen in a property that an inheriting screen shows is an object", beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(HallController(), animated: true)
                    let card = CardController()
                    card.onJoin = { [weak self] in self?.start() } //: ClubCoordinator catches CardController.onJoin
                    stack.pushViewController(card, animated: true)
                }
            }
            class RoomController: UIViewController {
                let card = CardController()
            }
            class HallController: RoomController { //: screen of ClubCoordinator
                func open() { present(card, animated: true) }
            }
            class CardController: UIViewController { //: screen of ClubCoordinator; screen in HallController
                var onJoin: (() -> Void)?
                func tap() { onJoin?() } //: CardController emits CardController.onJoin; CardController emits CardController.onJoin unheard
            }
            """),
        MarkedProgram(
            "what only a type makes that the program never makes belongs to no coordinator", beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let hall = HallController(make: { CardController() })
                    stack.pushViewController(hall, animated: true)
                }
            }
            class HallController: UIViewController { //: screen of ClubCoordinator
                let make: () -> CardController
                init(make: @escaping () -> CardController) { self.make = make }
                func open() {
                    let card = make()
                    card.onJoin = { [weak self] in self?.title = "x" } //: HallController catches CardController.onJoin
                    addChild(card)
                }
            }
            struct PreviewStart {
                let factory = CardFactory()
                func first() -> UIViewController { UINavigationController(rootViewController: factory.card()) }
            }
            enum ScreenTestStart {
                static func first() -> UIViewController { UINavigationController(rootViewController: CardController()) }
            }
            class CardFactory { func card() -> UIViewController { CardController() } }
            class CardController: UIViewController { //: screen in HallController
                var onJoin: (() -> Void)?
                func tap() { onJoin?() } //: CardController emits CardController.onJoin
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
