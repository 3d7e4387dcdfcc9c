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

    /// The emissions that nothing hears, and the coordinators that nothing shows, if one is injected as a protocol.
    private func left(_ wrapper: String, _ made: String) -> [String] {
        let tree = MarkedProgram(
            "",
            """
            import Factory
            import SwiftUI
            @main struct WalkApp: App { var body: some Scene { WindowGroup { WalkCoordinatorView() } } }
            protocol NotesCoordinatorProtocol: AnyObject { func open(done: @escaping () -> Void) }
            final class NotesCoordinator: NotesCoordinatorProtocol {
                func open(done: @escaping () -> Void) {
                    UIApplication.shared.keyWindow?.rootViewController?.present(UIViewController(), animated: true)
                }
            }
            extension Container { var notes: Factory<any NotesCoordinatorProtocol> { \(made) } }
            @Observable final class WalkCoordinatorViewModel {
                \(wrapper) private var notes: any NotesCoordinatorProtocol
                var showsMore = false
                func tap() { notes.open { print("done") } }
                func more() { showsMore = true }
            }
            struct WalkCoordinatorView: View {
                @State private var model = WalkCoordinatorViewModel()
                var body: some View {
                    FrontView(model: model).sheet(isPresented: $model.showsMore) { Text("More") }
                }
            }
            struct FrontView: View {
                let model: WalkCoordinatorViewModel
                var body: some View {
                    Button("Notes") { model.tap() }
                    Button("More") { model.more() }
                }
            }
            """
        ).tree()
        let emissions = tree.coordinators.flatMap { $0.emits + $0.screens.flatMap(\.emits) }
        let lost = emissions.filter { emission in
            emission.event == "NotesCoordinatorProtocol.open"
                && !tree.coordinators.contains { $0.intercepts.contains { $0.event == emission.event } }
        }
        return lost.map(\.event) + tree.unattached.map { tree.coordinators[$0].type }
    }

    @Test(arguments: [
        "self { NotesCoordinator() }", "self { @MainActor in NotesCoordinator() }",
        "Factory(self) { NotesCoordinator() }",
    ])
    func aContainersProtocolIsItsOnlyType(made: String) { #expect(left("@Injected(\\.notes)", made) == []) }

    @Test func theNearestMiss() {
        // No container fills this in, and no other code does.
        #expect(
            left("@Wanted(\\.notes)", "self { NotesCoordinator() }")
                == ["NotesCoordinatorProtocol.open", "NotesCoordinator"])
    }
}
