import Testing

/// One type of screen that a coordinator shows, and that another screen of the same coordinator shows as well.
@Suite struct StandingTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "each of both listens to its own", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            class ShopCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(PriceController(), animated: true)
                    let list = ListController { [weak self] in self?.start() } //: ShopCoordinator catches ListController.onPick
                    stack.pushViewController(list, animated: true)
                }
            }
            class PriceController: UIViewController { //: screen of ShopCoordinator
                func more() {
                    let list = ListController { [weak self] in self?.turn() } //: PriceController catches ListController.onPick
                    show(list, sender: nil)
                }
                func turn() { title = "picked" }
            }
            class ListController: UIViewController { //: screen of ShopCoordinator; screen in PriceController
                let onPick: () -> Void
                init(onPick: @escaping () -> Void) { self.onPick = onPick }
                func tap() { onPick() } //: ListController emits ListController.onPick
            }
            """),
        MarkedProgram(
            "the nearest miss: only the inner one is listened to", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            class ShopCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(PriceController(), animated: true)
                    stack.pushViewController(ListController(), animated: true)
                }
            }
            class PriceController: UIViewController { //: screen of ShopCoordinator
                func more() {
                    let list = ListController()
                    list.onPick = { [weak self] in self?.turn() } //: PriceController catches ListController.onPick
                    show(list, sender: nil)
                }
                func turn() { title = "picked" }
            }
            class ListController: UIViewController { //: screen of ShopCoordinator; screen in PriceController
                var onPick: (() -> Void)?
                func tap() { onPick?() } //: ListController emits ListController.onPick; ListController emits ListController.onPick unheard
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }

    /// Both are asked of, and neither claim is in vain.
    @Test func theCoordinatorIsAskedOfItsOwnAlone() {
        let tree = Self.programs[0].tree()
        let screens = tree.coordinators[0].screens
        #expect(screens.map(\.type) == ["PriceController", "ListController"])
        #expect(screens.map { $0.emits.count } == [0, 1])
        #expect(screens[0].screens.map { $0.emits.count } == [1])
    }
}
