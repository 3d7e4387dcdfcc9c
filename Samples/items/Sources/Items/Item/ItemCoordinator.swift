/// The list of items and their details; new items and new sessions are flows of their own.
@MainActor final class ItemCoordinator: BaseCoordinator {
    private let router: any Router
    private let factory: any ItemModuleFactory
    private let coordinatorFactory: any CoordinatorFactory
    private let session: Session
    private weak var itemsListView: (any ItemsListView)?
    private weak var itemDetailView: (any ItemDetailView)?

    init(
        router: any Router, factory: any ItemModuleFactory, coordinatorFactory: any CoordinatorFactory,
        session: Session
    ) {
        self.router = router
        self.factory = factory
        self.coordinatorFactory = coordinatorFactory
        self.session = session
    }

    override func start() {
        showItemsList()
    }

    private func showItemsList() {
        let view = factory.makeItemsListView(items: session.items)
        view.authNeed = { [weak self] in
            self?.runAuthFlow()
        }
        view.onItemSelect = { [weak self] item in
            self?.showItemDetail(item)
        }
        view.onCreateTap = { [weak self] in
            self?.runCreationFlow()
        }
        itemsListView = view
        router.setRoot(view)
    }

    private func showItemDetail(_ item: Item) {
        let view = factory.makeItemDetailView(item: item)
        itemDetailView = view
        router.push(view)
    }

    private func runAuthFlow() {
        let (coordinator, module) = coordinatorFactory.makeAuthCoordinatorBox()
        coordinator.finishFlow = { [weak self, weak coordinator] in
            self?.router.dismiss()
            self?.removeDependency(coordinator)
        }
        addDependency(coordinator)
        router.present(module)
        coordinator.start()
    }

    private func runCreationFlow() {
        let (coordinator, module) = coordinatorFactory.makeItemCreateCoordinatorBox()
        coordinator.finishFlow = { [weak self, weak coordinator] item in
            self?.router.dismiss()
            self?.removeDependency(coordinator)
            if let item { self?.add(item) }
        }
        addDependency(coordinator)
        router.present(module)
        coordinator.start()
    }

    private func add(_ item: Item) {
        session.items.append(item)
        itemsListView?.show(session.items)
        showItemDetail(item)
    }
}
