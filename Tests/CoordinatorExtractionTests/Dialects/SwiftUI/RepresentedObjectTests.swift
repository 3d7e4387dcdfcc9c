import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What views that wrap UIKit call their coordinators.
@Suite struct RepresentedObjectTests {
    private func coordinators(_ text: String) -> [String] {
        let app = """
            import SwiftUI
            final class RoomRouter: ObservableObject {
                enum Route: Hashable { case door }
                @Published var path = NavigationPath()
                func show(_ route: Route) { path.append(route) }
            }
            @main struct RoomApp: App {
                @StateObject var router = RoomRouter()
                var body: some Scene { WindowGroup { RoomView().environmentObject(router) } }
            }
            struct RoomView: View {
                @EnvironmentObject var router: RoomRouter
                var body: some View {
                    NavigationStack(path: $router.path) {
                        Button("Door") { router.show(.door) }
                            .navigationDestination(for: RoomRouter.Route.self) { _ in Sheet(onPick: { _ in }) }
                    }
                }
            }

            """
        return MarkedProgram("wrapped views", app + text).tree().coordinators.map(\.type).sorted()
    }

    @Test func anObjectAtFileLevelIsNone() {
        let sheet = """
            struct Sheet: UIViewControllerRepresentable {
                let onPick: (Int) -> Void
                func makeCoordinator() -> PickCoordinator { PickCoordinator(onPick: onPick) }
                func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
                func updateUIViewController(_ controller: UIViewController, context: Context) {}
            }

            """
        let object = """
            final class PickCoordinator: NSObject {
                let onPick: (Int) -> Void
                init(onPick: @escaping (Int) -> Void) { self.onPick = onPick }
                func didPick(_ controller: UIViewController) { onPick(1) }
            }
            """
        #expect(coordinators(sheet + object) == ["RoomRouter"])
        // The nearest misses: it starts a flow itself, and a view of SwiftUI returns it from a function of another name.
        let starting = object.replacing("func didPick", with: "func start() { onPick(2) }\n    func didPick")
        #expect(coordinators(sheet + starting) == ["PickCoordinator", "RoomRouter"])
        let otherwise = sheet.replacing("makeCoordinator", with: "makeFlow")
        #expect(coordinators(otherwise + object) == ["PickCoordinator", "RoomRouter"])
    }

    @Test func anObservableOneInsideOfAWrapperOfTheAppIsNone() {
        func sheet(_ conformance: String) -> String {
            """
            protocol PlatformViewControllerRepresentable: View {}
            struct Sheet: \(conformance) {
                let onPick: (Int) -> Void
                final class Coordinator: ObservableObject {
                    enum Crop { case none, square }
                    @Published var crop: Crop?
                    @Published var isPresented = false
                    weak var controller: UIViewController?
                    func present() { isPresented = true }
                }
                @StateObject var coordinator = Coordinator()
                var body: some View { Button("Crop") { coordinator.present() }.sheet(isPresented: $coordinator.isPresented) { Text("Crop") } }
            }
            """
        }
        #expect(coordinators(sheet("PlatformViewControllerRepresentable")) == ["RoomRouter"])
    }
}
