@MainActor final class ItemCreateCoordinator: BaseCoordinator, ItemCreateOutput {
    var finishFlow: ((Item?) -> Void)?

    private let router: any Router
    private let factory: any ItemCreateModuleFactory
    private weak var itemCreateView: (any ItemCreateView)?

    init(router: any Router, factory: any ItemCreateModuleFactory) {
        self.router = router
        self.factory = factory
    }

    override func start() {
        showCreate()
    }

    private func showCreate() {
        let view = factory.makeItemCreateView()
        view.onCancel = { [weak self] in
            self?.finishFlow?(nil)
        }
        view.onComplete = { [weak self] item in
            self?.finishFlow?(item)
        }
        itemCreateView = view
        router.setRoot(view)
    }
}
