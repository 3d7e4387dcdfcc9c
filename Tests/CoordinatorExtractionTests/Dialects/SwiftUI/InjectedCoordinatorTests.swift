import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Coordinators that a container of dependencies hands to views.
@Suite struct InjectedCoordinatorTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a property wrapper of a container fills in the coordinator; another wrapper does not",
            """
            import Factory
            import SwiftUI
            final class Navigator: ObservableObject { //: root
                enum Screen: Hashable {
                    case item //: route of Navigator
                }
                @Published var path: [Screen] = []
                func show(_ screen: Screen) { path.append(screen) } //: Navigator catches Navigator.Screen.item
                func goBack() { path.removeLast() }
            }
            extension Container { var navigator: Factory<Navigator> { Factory(self) { Navigator() }.singleton } }
            struct NavigatorView: View {
                @InjectedObject(\\.navigator) private var navigator: Navigator
                var body: some View {
                    NavigationStack(path: $navigator.path) {
                        ListView().navigationDestination(for: Navigator.Screen.self) { _ in ItemView() }
                    }
                }
            }
            struct ListView: View { //: screen of Navigator
                @InjectedObject(\\.navigator) private var navigator: Navigator
                var body: some View { Button("Item") { navigator.show(.item) } } //: ListView emits Navigator.Screen.item
            }
            struct ItemView: View { //: screen of Navigator
                @InjectedObject(\\.navigator) private var navigator: Navigator //: Navigator catches Navigator.goBack
                var body: some View { Button("Back") { navigator.goBack() } } //: ItemView emits Navigator.goBack
            }
            @main struct TownApp: App { var body: some Scene { WindowGroup { NavigatorView() } } }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
