import SwiftUI

struct AddressView: View {
    let onNext: () -> Void
    let onCancel: () -> Void

    var body: some View {
        Button("Next") { onNext() }
        Button("Cancel") { onCancel() }
    }
}
