import Testing

/// Code that serves many: a protocol's extension, an object that wires others, delegates in initialisers.
@Suite struct HelperTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a protocol's extension wires for the types that call it", beside: "",
            """
            let app = HotelCoordinator()
            protocol Coordinator: AnyObject { func start() }
            protocol Closing: AnyObject { var onClose: (() -> Void)? { get set } }
            extension Coordinator {
                func watch(_ screen: Closing) { screen.onClose = { [weak self] in self?.leave() } } //: RoomCoordinator catches Closing.onClose
                func leave() { print("left") }
            }
            class HotelCoordinator: Coordinator { //: root container
                func start() {
                    RoomCoordinator().start() //: HotelCoordinator presents RoomCoordinator
                    SaunaCoordinator().start() //: HotelCoordinator presents SaunaCoordinator
                }
            }
            class RoomCoordinator: Coordinator { //: coordinator
                var screen: UIViewController?
                func start() {
                    let room = DoorController()
                    watch(room)
                    screen = room
                }
            }
            class SaunaCoordinator: Coordinator { //: coordinator
                var screen: UIViewController?
                func start() { screen = DoorController() }
            }
            class DoorController: UIViewController, Closing { //: screen of RoomCoordinator; screen of SaunaCoordinator
                var onClose: (() -> Void)?
                func tap() { onClose?() } //: DoorController emits Closing.onClose; DoorController emits Closing.onClose unheard
            }
            """),
        MarkedProgram(
            "two screens share a forwarder, and each emits what it calls", beside: "",
            """
            let app = ShopCoordinator()
            protocol ShopNavigation: AnyObject { func showList(); func showItem(); func leave() }
            class ShopCoordinator: ShopNavigation { //: root
                let stack = UINavigationController()
                func start() { stack.pushViewController(DoorController(model: DoorModel(make())), animated: true) }
                func showList() { stack.pushViewController(ListController(model: ListModel(make())), animated: true) }
                func showItem() {}
                func leave() {}
                private func make() -> Adaptor { Adaptor(shop: self) }
            }
            class Adaptor {
                let shop: ShopNavigation
                init(shop: ShopNavigation) { self.shop = shop } //: ShopCoordinator catches ShopNavigation.showList; ShopCoordinator catches ShopNavigation.showItem; ShopCoordinator catches ShopNavigation.leave
                func doorTapped() { shop.showList() } //: DoorController emits ShopNavigation.showList
                func itemTapped() { open() }
                func backTapped() { shop.leave() } //: ListController emits ShopNavigation.leave
                private func open() { shop.showItem() } //: ListController emits ShopNavigation.showItem
            }
            class DoorModel {
                let adaptor: Adaptor
                init(_ adaptor: Adaptor) { self.adaptor = adaptor }
                func tap() { adaptor.doorTapped() }
            }
            class ListModel {
                let adaptor: Adaptor
                init(_ adaptor: Adaptor) { self.adaptor = adaptor }
                func tap() { adaptor.itemTapped() }
                func back() { adaptor.backTapped() }
            }
            class DoorController: UIViewController { //: screen of ShopCoordinator
                let model: DoorModel
                init(model: DoorModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                func tap() { model.tap() }
            }
            class ListController: UIViewController { //: screen of ShopCoordinator
                let model: ListModel
                init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                func tap() { model.tap() }
                func back() { model.back() }
            }
            """),
        MarkedProgram(
            "a method of another object wires what it is handed, and nothing else", beside: EngineProgram.base,
            """
            let app = SpaCoordinator()
            class Plumber {
                private let coordinator: SpaCoordinator
                init(for coordinator: SpaCoordinator) { self.coordinator = coordinator }
                func connect(_ bath: BathController) {
                    bath.onFill = { [weak coordinator] in coordinator?.fill() } //: SpaCoordinator catches BathController.onFill
                    bath.delegate = coordinator //: SpaCoordinator catches BathDelegate.didDrain
                }
            }
            protocol BathDelegate: AnyObject { func didDrain() }
            class SpaCoordinator: Coordinator, BathDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let bath = BathController()
                    Plumber(for: self).connect(bath)
                    stack.pushViewController(bath, animated: true)
                }
                func fill() { stack.pushViewController(BathController(), animated: true) }
                func didDrain() { stack.popViewController(animated: true) }
            }
            class BathController: UIViewController { //: screen of SpaCoordinator
                var onFill: (() -> Void)?
                weak var delegate: BathDelegate?
                func fill() { onFill?() } //: BathController emits BathController.onFill; BathController emits BathController.onFill unheard
                func drain() { delegate?.didDrain() } //: BathController emits BathDelegate.didDrain; BathController emits BathDelegate.didDrain unheard
            }
            """),
        MarkedProgram(
            "a delegate that is called through the initialiser's parameter; a method that no code calls",
            beside: EngineProgram.base,
            """
            import RxSwift
            let app = KeyCoordinator()
            protocol KeyNavigating: AnyObject {
                func back()
                func lost()
                func found()
                func copied()
                func opened()
                func unused()
            }
            class KeyModel {
                private let navigation: KeyNavigating
                private let taps = PublishSubject<Void>()
                private let bag = DisposeBag()
                let isOpen: Observable<Void>
                init(navigation: KeyNavigating) {
                    self.navigation = navigation //: KeyCoordinator catches KeyNavigating.back; KeyCoordinator catches KeyNavigating.lost; KeyCoordinator catches KeyNavigating.found; KeyCoordinator catches KeyNavigating.copied; KeyCoordinator catches KeyNavigating.opened; KeyCoordinator catches KeyNavigating.unused
                    isOpen = taps.do(onNext: { navigation.back() }).asObservable() //: KeyController emits KeyNavigating.back
                    taps.subscribe(onNext: { navigation.lost() }).disposed(by: bag) //: KeyController emits KeyNavigating.lost
                    let same = self.navigation
                    taps.bind { same.found() }.disposed(by: bag) //: KeyController emits KeyNavigating.found
                    taps.subscribe(onNext: navigation.copied).disposed(by: bag) //: KeyController emits KeyNavigating.copied
                }
                func open() { navigation.opened() } //: KeyController emits KeyNavigating.opened
            }
            class KeyController: UIViewController { //: screen of KeyCoordinator
                var model: KeyModel!
                func tap() { model.open() }
            }
            class KeyCoordinator: Coordinator, KeyNavigating { //: root
                let stack = UINavigationController()
                func start() {
                    let keys = KeyController()
                    keys.model = KeyModel(navigation: self)
                    stack.pushViewController(keys, animated: true)
                }
                func back() { stack.popViewController(animated: true) }
                func lost() { stack.popViewController(animated: true) }
                func found() { stack.popViewController(animated: true) }
                func copied() { stack.popViewController(animated: true) }
                func opened() { stack.popViewController(animated: true) }
                func unused() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "a parent that is held strongly under any name; a service that is held the same way",
            beside: EngineProgram.base,
            """
            let app = TowerCoordinator()
            protocol TowerRoot { func guestLeft(_ child: Coordinator) }
            protocol Cleaning { func sweep() }
            class Cleaner: Cleaning { func sweep() { print("swept") } }
            class TowerCoordinator: Coordinator { //: root container
                var children: [Coordinator] = []
                func start() {
                    let suite = SuiteCoordinator(tower: self, cleaning: Cleaner()) //: TowerCoordinator presents SuiteCoordinator
                    children.append(suite)
                    suite.start()
                }
            }
            extension TowerCoordinator: TowerRoot {
                func guestLeft(_ child: Coordinator) { children.removeAll { $0 === child } }
            }
            class SuiteCoordinator: Coordinator { //: coordinator
                private var tower: TowerRoot
                private var cleaning: Cleaning
                init(tower: TowerRoot, cleaning: Cleaning) {
                    self.tower = tower //: TowerCoordinator catches TowerRoot.guestLeft
                    self.cleaning = cleaning
                }
                func start() {}
                func leave() {
                    cleaning.sweep()
                    tower.guestLeft(self) //: SuiteCoordinator emits TowerRoot.guestLeft
                }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }

    @Test func whoCallsTheExtensionHearsAndTheOtherDoesNot() {
        let program = Self.programs[0]
        #expect(
            program.facts(under: "RoomCoordinator") == [
                "DoorController emits Closing.onClose", "RoomCoordinator catches Closing.onClose",
            ])
        #expect(program.facts(under: "SaunaCoordinator") == ["DoorController emits Closing.onClose unheard"])
    }

    /// What a child calls there is the parent's property, and nothing that the parent says.
    @Test func aHookOfTheParentIsNoEventOfTheParents() {
        let program = MarkedProgram(
            "hook",
            """
            let app = HotelCoordinator()
            class HotelCoordinator: Coordinator {
                var children: [Coordinator] = []
                weak var parent: Coordinator?
                var childDidEnd: ((Coordinator) -> Void)?
                var onFull: (() -> Void)?
                func start() { add(LobbyCoordinator()) }
                func fill() { onFull?() }
            }
            class LobbyCoordinator: Coordinator {
                var children: [Coordinator] = []
                weak var parent: Coordinator?
                var childDidEnd: ((Coordinator) -> Void)?
                func start() {
                    childDidEnd = { _ in print("ended") }
                    add(BellCoordinator())
                }
            }
            class BellCoordinator: Coordinator {
                var children: [Coordinator] = []
                weak var parent: Coordinator?
                var childDidEnd: ((Coordinator) -> Void)?
                func start() {
                    let bell = BellController()
                    bell.onRing = { [weak self] in self?.end() }
                }
            }
            class BellController: UIViewController {
                var onRing: (() -> Void)?
                func tap() { onRing?() }
            }
            protocol Coordinator: AnyObject {
                var children: [Coordinator] { get set }
                var parent: Coordinator? { get set }
                var childDidEnd: ((Coordinator) -> Void)? { get set }
                func start()
            }
            extension Coordinator {
                func end() {
                    guard let parent = parent else { return }
                    parent.childDidEnd?(self)
                    parent.children.removeAll { $0 === self }
                }
                func add(_ child: Coordinator) {
                    children.append(child)
                    child.parent = self
                    child.start()
                }
            }
            """)
        let tree = program.tree()
        #expect(tree.coordinators.map(\.type) == ["HotelCoordinator", "LobbyCoordinator", "BellCoordinator"])
        #expect(program.facts(under: "HotelCoordinator") == ["HotelCoordinator emits HotelCoordinator.onFull"])
        #expect(!program.facts(under: "LobbyCoordinator").contains { $0.contains(" emits ") })
        let bell = program.facts(under: "BellCoordinator")
        #expect(bell.contains("BellController emits BellController.onRing"))
        #expect(bell.contains("BellCoordinator catches BellController.onRing"))
        #expect(!bell.contains { $0.hasSuffix("unheard") })
    }
}
