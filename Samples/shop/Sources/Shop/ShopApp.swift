import SwiftUI

@main struct ShopApp: App {
    @State private var coordinator = AppCoordinator()
    @State private var cart = Cart()

    var body: some Scene {
        WindowGroup {
            AppCoordinatorView(coordinator: coordinator)
                .environment(cart)
                .onOpenURL { url in coordinator.open(url) }
        }
    }
}
