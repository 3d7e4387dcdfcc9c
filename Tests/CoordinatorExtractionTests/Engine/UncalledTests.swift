import Testing

/// Functions that the program does not call.
@Suite struct UncalledTests {
    private static let list = """
        \(EngineProgram.base)
        class ListController: UIViewController { //: screen of ShopCoordinator
            var onPick: (() -> Void)?
            func tap() { onPick?() } //: ListController emits ListController.onPick
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a private function that no code mentions shows nothing", beside: list,
            """
            let app = ShopCoordinator()
            class ShopCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let list = ListController()
                    list.onPick = { [weak self] in self?.start() } //: ShopCoordinator catches ListController.onPick
                    stack.pushViewController(list, animated: true)
                }
                private func restart() {
                    stack.pushViewController(ListController(), animated: true)
                }
            }
            """),
        MarkedProgram(
            "the nearest miss: it is handed on as a value",
            beside: list.replacing(
                "//: ListController emits ListController.onPick",
                with:
                    "//: ListController emits ListController.onPick; ListController emits ListController.onPick unheard"
            ),
            """
            let app = ShopCoordinator()
            class ShopCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let list = ListController()
                    list.onPick = restart //: ShopCoordinator catches ListController.onPick
                    stack.pushViewController(list, animated: true)
                }
                private func restart() {
                    stack.pushViewController(ListController(), animated: true)
                }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
