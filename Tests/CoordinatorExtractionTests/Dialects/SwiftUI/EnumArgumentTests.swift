import Testing

@testable import CoordinatorExtraction

/// Enums among the arguments of a method that a coordinator answers.
@Suite struct EnumArgumentTests {
    /// The events that a screen emits, if it calls a coordinator's method with a colour or a route.
    private func events(_ parameters: String, _ call: String, state: String = "") -> [String] {
        let tree = MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct NotesApp: App { var body: some Scene { WindowGroup { NotesCoordinatorView() } } }
            enum Tint { case red, green }
            final class NotesCoordinator: ObservableObject {
                @Published var isShown = false
                \(state)
                func show(\(parameters)) { isShown = true }
            }
            struct NotesCoordinatorView: View {
                @StateObject private var coordinator = NotesCoordinator()
                var body: some View {
                    ListView(coordinator: coordinator).sheet(isPresented: $coordinator.isShown) { Text("Note") }
                }
            }
            struct ListView: View {
                let coordinator: NotesCoordinator
                var body: some View { Button("Note") { coordinator.show(\(call)) } }
            }
            """
        ).tree()
        return tree.coordinators.flatMap(\.screens).flatMap(\.emits).map(\.event)
    }

    @Test func aColourBesideOthersIsNoRoute() {
        #expect(events("hides: Bool, tint: Tint", "hides: true, tint: .red") == ["NotesCoordinator.show"])
        #expect(events("hides: Bool, tint: Tint?", "hides: true, tint: nil") == ["NotesCoordinator.show"])
    }

    @Test func theNearestMisses() {
        // It comes first, or the coordinator's state holds it.
        #expect(events("tint: Tint, hides: Bool", "tint: .red, hides: true") == ["Tint.red"])
        let state = "@Published var tint: Tint?"
        #expect(events("hides: Bool, tint: Tint", "hides: true, tint: .red", state: state) == ["Tint.red"])
    }
}
