import SwiftUI

struct AccountView: View {
    let coordinator: AccountCoordinator

    var body: some View {
        List {
            Button("Addresses") { coordinator.push(.addresses) }
            Button("Password") { coordinator.push(.password) }
            Button("Close") { coordinator.close() }
        }
    }
}
