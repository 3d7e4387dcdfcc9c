import Testing

/// Coordinators that are views and keep their routes in their own state: what is not read is said.
@Suite struct UnreadRouteTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a path and a sheet's item; the nearest miss: states that show nothing",
            """
            import SwiftUI
            @main struct GuideApp: App { var body: some Scene { WindowGroup { GuideCoordinator() } } }
            struct GuideCoordinator: View { //: root
                enum Modal: Identifiable {
                    case help
                    var id: Int { 1 }
                }
                enum Mood { case calm, busy }
                @State private var modal: Modal? //: unresolved
                @State private var path = NavigationPath() //: unresolved
                @State private var mood: Mood?
                @State private var isBusy = false
                var body: some View {
                    NavigationStack(path: $path) {
                        GuideView(onHelp: { modal = .help }) //: GuideCoordinator catches GuideView.onHelp
                    }
                    .sheet(item: $modal) { _ in Text("Help") }
                }
            }
            struct GuideView: View { //: screen of GuideCoordinator
                let onHelp: () -> Void
                var body: some View { Button("Help", action: onHelp) } //: GuideView emits GuideView.onHelp
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
