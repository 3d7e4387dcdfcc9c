import Testing

@testable import CoordinatorExtraction

/// Models of views none of whose functions is called.
@Suite struct UncalledModelTests {
    private func emitted(_ body: String, screen: String? = nil, main: String = "@main ") -> [String] {
        let view = "struct ZooView: View { let model: ZooModel\nvar body: some View { \(body) } }"
        let tree = MarkedProgram(
            "a model",
            """
            import SwiftUI
            protocol ZooCoordinating: AnyObject { func showLion(); func showBear() }
            final class ZooCoordinator: ObservableObject, ZooCoordinating {
                @Published var path: [String] = []
                func showLion() { path.append("first") }
                func showBear() { path.append("second") }
            }
            final class ZooModel {
                weak var coordinator: ZooCoordinating?
                init(coordinator: ZooCoordinating) { self.coordinator = coordinator }
                func lion() { coordinator?.showLion() }
                func bear() { coordinator?.showBear() }
            }
            \(screen ?? view)
            struct ZooCoordinatorView: View {
                @StateObject var coordinator = ZooCoordinator()
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        ZooView(model: ZooModel(coordinator: coordinator)).navigationDestination(for: String.self) { Text($0) }
                    }
                }
            }
            \(main)struct ZooApp: App { var body: some Scene { WindowGroup { ZooCoordinatorView() } } }
            """
        ).tree()
        return tree.coordinators.flatMap { $0.screens.flatMap(\.emits) }.map(\.event).sorted()
    }

    /// Only code that was read could call it.
    @Test func aViewThatCallsNothing() {
        #expect(emitted("Text(\"Zoo\")") == [])
        #expect(emitted("Button(\"Lion\") { model.lion() }") == ["ZooCoordinating.showLion"])
        #expect(emitted("Button(\"Lion\", action: model.lion)") == ["ZooCoordinating.showLion"])
    }

    /// The nearest miss: a controller may have callers that are not read.
    @Test func aControllerThatCallsNothing() {
        let screen = """
            final class ZooController: UIViewController { var model: ZooModel? }
            struct ZooView: UIViewControllerRepresentable {
                let make: () -> ZooModel
                init(model: @autoclosure @escaping () -> ZooModel) { make = model }
                func makeUIViewController(context: Context) -> ZooController {
                    let controller = ZooController()
                    controller.model = make()
                    return controller
                }
            }
            """
        #expect(emitted("", screen: screen) == ["ZooCoordinating.showBear", "ZooCoordinating.showLion"])
    }
}
