import Observation
import SwiftUI

enum AccountRoute: Hashable {
    case addresses
    case password
}

/// Owns the account's stack. It is told by its initialiser how it ends.
@MainActor @Observable final class AccountCoordinator {
    var path = NavigationPath()

    private let onClose: () -> Void

    init(onClose: @escaping () -> Void) { self.onClose = onClose }

    func push(_ route: AccountRoute) { path.append(route) }
    func close() { onClose() }
}

struct AccountCoordinatorView: View {
    @State var coordinator: AccountCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            AccountView(coordinator: coordinator)
                .navigationDestination(for: AccountRoute.self) { route in
                    switch route {
                    case .addresses: AddressesView()
                    case .password: PasswordView()
                    }
                }
        }
    }
}
