import Testing

/// Functions of factories that no code calls.
@Suite struct UnusedFactoryTests {
    /// A coordinator with two factories, and what they make.
    private static let base = """
        let app = CartCoordinator()
        class CartCoordinator { //: root
            let stack = UINavigationController()
            let factory = CartFactory()
            let spare = SpareFactory()
            func start() {
                let basket = factory.makeBasket()
                basket.onPay = { [weak self] in self?.close() } //: CartCoordinator catches BasketController.onPay
                stack.pushViewController(basket, animated: true)
                showMore()
            }
            func close() { stack.popViewController(animated: true) }
        }
        class CartFactory { func makeBasket() -> BasketController { BasketController() } }
        class SpareFactory {
            func makeList() -> ListController { ListController() }
            func makeBasket() -> BasketController { BasketController() }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a screen that a factory would make is not there, if its coordinator only asks for others", beside: base,
            """
            extension CartCoordinator {
                func showMore() { stack.pushViewController(spare.makeList(), animated: true) }
            }
            class ListController: UIViewController {} //: screen of CartCoordinator
            class BasketController: UIViewController { //: screen of CartCoordinator
                var onPay: (() -> Void)?
                func tap() { onPay?() } //: BasketController emits BasketController.onPay
            }
            """),
        MarkedProgram(
            "the nearest miss: no code calls the factory, so that its callers are not known", beside: base,
            """
            extension CartCoordinator { func showMore() { print(spare) } }
            class ListController: UIViewController {}
            class BasketController: UIViewController { //: screen of CartCoordinator
                var onPay: (() -> Void)?
                func tap() { onPay?() } //: BasketController emits BasketController.onPay; BasketController emits BasketController.onPay unheard
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
