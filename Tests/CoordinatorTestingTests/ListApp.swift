import CoordinatorIntrospection
import Coordinators

enum ListEvents: CoordinatorEvent { case didSelect, didClose }

final class ListScreen: HeadlessScreen, DeclaresEvents {
    static var emits: [EventReference] { [.event(ListEvents.self, "didSelect")] }
}

final class ListCoordinator: Coordinator<ListScreen> {}

/// Takes what the list emits.
final class TakingCoordinator: ContainerCoordinator<HeadlessScreen>, DeclaresEvents {
    static var intercepts: [EventInterceptor] { [.always(.event(ListEvents.self, "didSelect"))] }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool { event as? ListEvents == .didSelect }
}

/// Takes nothing.
final class CarelessCoordinator: ContainerCoordinator<HeadlessScreen> {}

/// An app of no library: its list of items tells of a choice by an output.
final class ItemsViewController { var onSelect: (() -> Void)? }
final class ItemsCoordinator { let viewController = ItemsViewController() }
final class ForeignAppCoordinator { var childCoordinators = [ItemsCoordinator()] }
