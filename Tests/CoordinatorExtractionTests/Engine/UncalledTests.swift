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

    /// An app that shows the page, and intercepts what its view model reports.
    private static let shop = """
        let app = ShopCoordinator()
        class ShopCoordinator: Coordinator, ShopOutput { //: root
            let stack = UINavigationController()
            func start() {
                let model = PageModel(output: self)
                stack.pushViewController(PageController(model: model), animated: true)
            }
            func close() {}
            func pay() {}
        }
        """

    private static let page = """
        \(EngineProgram.base)
        protocol ShopOutput: AnyObject {
            func close()
            func pay()
        }
        class PageModel {
            weak var output: ShopOutput?
            init(output: ShopOutput) { self.output = output } //: ShopCoordinator catches ShopOutput.close; ShopCoordinator catches ShopOutput.pay
            func close() { output?.close() } //: PageController emits ShopOutput.close
            func payAll() { pay() }
            private func pay() { output?.pay() }
        }
        class PageController: UIViewController { //: screen of ShopCoordinator
            let model: PageModel
            init(model: PageModel) {
                self.model = model
                super.init(nibName: nil, bundle: nil)
            }
            @objc func close() { model.close() }
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
        MarkedProgram(
            "a view model's function that no code calls, while it calls others, emits nothing", beside: page,
            shop),
        MarkedProgram(
            "nor does one whose name only a selector of another type has", beside: page,
            shop + "\nclass PayButton: UIView { func bind() { on(#selector(payAll)); on(#selector(self.payAll)) } }"),
        MarkedProgram(
            "the nearest miss: a selector of its own type has it",
            beside: page.replacing(
                "func payAll() { pay() }",
                with: "@objc func payAll() { pay() }; func bind() { on(#selector(payAll)) }"
            ).replacing("model.close() }", with: "model.close(); model.bind() }")
                .replacing("output?.pay() }", with: "output?.pay() } //: PageController emits ShopOutput.pay"),
            shop),
        MarkedProgram(
            "the nearest misses: what it is called by is called, or it is handed on",
            beside: page.replacing(
                "@objc func close() { model.close() }",
                with: """
                    @objc func close() {
                        model.close()
                        later(model.payAll)
                    }
                    """
            ).replacing("output?.pay() }", with: "output?.pay() } //: PageController emits ShopOutput.pay"),
            shop),
        MarkedProgram(
            "the nearest miss: where no code calls any function of a view model, its callers were not read",
            beside: page.replacing("@objc func close() { model.close() }", with: "")
                .replacing("output?.pay() }", with: "output?.pay() } //: PageController emits ShopOutput.pay"),
            shop),
        MarkedProgram(
            "a base class's function that no code calls presents nothing; the nearest miss is called by one coordinator",
            """
            protocol Coordinator: AnyObject { func start() }
            let app = ShopCoordinator()
            class BaseCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {}
                func open() {}
                func showHelp() { HelpCoordinator().start() }
                func showNews() { NewsCoordinator().start() } //: ShopCoordinator presents NewsCoordinator
            }
            class ShopCoordinator: BaseCoordinator { //: root navigation
                override func start() { showNews() }
            }
            class NewsCoordinator: Coordinator { func start() {} } //: coordinator
            class HelpCoordinator: Coordinator { func start() {} } //: unattached
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }

    /// Each system has its own function of one name, and the library may call either.
    @Test func allBranchesOfAConditionAreRun() {
        let program = MarkedProgram(
            "",
            """
            \(EngineProgram.base)
            let app = ShopCoordinator()
            class ShopCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { stack.title = "Shop" }
                #if os(iOS)
                func show() { stack.pushViewController(ListController(), animated: true) }
                #else
                func show() { stack.pushViewController(TableController(), animated: true) }
                #endif
            }
            class ListController: UIViewController {} //: screen of ShopCoordinator
            class TableController: UIViewController {} //: screen of ShopCoordinator
            """)
        program.check()
    }
}
