import SwiftUI

struct AddressesView: View {
    var body: some View { Text("Addresses") }
}
