import SwiftUI

struct ReturnsView: View {
    let onDone: () -> Void

    var body: some View {
        Button("Done") { onDone() }
    }
}
