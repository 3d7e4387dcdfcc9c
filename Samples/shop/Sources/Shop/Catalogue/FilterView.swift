import SwiftUI

struct FilterView: View {
    let onDone: () -> Void

    var body: some View {
        Button("Done") { onDone() }
    }
}
