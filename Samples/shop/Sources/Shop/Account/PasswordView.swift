import SwiftUI

struct PasswordView: View {
    var body: some View { Text("Password") }
}
