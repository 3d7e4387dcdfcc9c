import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Modifiers that copy a view with another closure in one of its properties.
@Suite struct CopyingModifierTests {
    private func emissions(_ set: String) -> [String] {
        let tree = MarkedProgram(
            "a card that is told what to do",
            """
            import SwiftUI
            import UIKit
            extension View {
                func copy<Value>(modifying path: WritableKeyPath<Self, Value>, with value: Value) -> Self {
                    var copy = self
                    copy[keyPath: path] = value
                    return copy
                }
                func measured<Value>(at path: KeyPath<Self, Value>, with value: Value) -> Self { self }
            }
            struct CardView: View {
                private var onSelect: () -> Void = {}
                var body: some View { Button("Card") { onSelect() } }
            }
            extension CardView {
                func onSelect(_ action: @escaping () -> Void) -> Self { \(set) }
            }
            final class DeckCoordinator {
                let navigation = UINavigationController()
                func start() {
                    let card = CardView().onSelect { [weak self] in self?.navigation.popViewController(animated: true) }
                    navigation.pushViewController(UIHostingController(rootView: card), animated: true)
                }
            }
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                let deck = DeckCoordinator()
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    deck.start()
                }
            }
            """
        ).tree()
        return tree.coordinators.flatMap { coordinator in
            coordinator.intercepts.map { "\(coordinator.type) \($0.event)" }
                + coordinator.screens.flatMap(\.intercepts).map { "screen \($0.event)" }
        }
    }

    @Test func aKeyPathNamesTheClosureThatIsSet() {
        #expect(emissions("copy(modifying: \\.onSelect, with: action)") == ["DeckCoordinator CardView.onSelect"])
        #expect(emissions("self.copy(modifying: \\.onSelect, with: action)") == ["DeckCoordinator CardView.onSelect"])
        // The nearest miss: a function that takes a key path and sets nothing.
        #expect(emissions("measured(at: \\.onSelect, with: action)").isEmpty)
    }
}
