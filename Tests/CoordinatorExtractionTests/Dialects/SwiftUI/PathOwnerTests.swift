import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// The class that owns the path, under a name that says nothing.
@Suite struct PathOwnerTests {
    private func coordinators(_ members: String, besides: String = "", viewType: String = "WorldState") -> [String] {
        let isShared = viewType == "WorldState"
        let kept = isShared ? "@State private var world = WorldState()" : ""
        let handed = isShared ? ".environment(world)" : ""
        return coordinators(members, besides, viewType, kept, handed)
    }

    private func coordinators(
        _ members: String, _ besides: String, _ viewType: String, _ kept: String, _ handed: String
    ) -> [String] {
        MarkedProgram(
            "an owner of a path",
            """
            import SwiftUI
            enum Place: Hashable { case hill, lake }
            @Observable final class WorldState {
                var places: [Place] = []
                \(members)
            }
            \(besides)
            struct WorldView: View {
                @Environment(WorldState.self) private var world
                var body: some View {
                    @Bindable var state = world
                    NavigationStack(path: $state.places) {
                        MapView().navigationDestination(for: Place.self) { _ in Text("Place") }
                    }
                }
            }
            struct MapView: View {
                @Environment(\(viewType).self) private var world
                var body: some View { Button("Hill") { world.showHill() } }
            }
            @main struct WorldApp: App {
                \(kept)
                var body: some Scene { WindowGroup { WorldView()\(handed) } }
            }
            """
        ).tree().coordinators.map { "\($0.type): \($0.routes.map(\.name).joined(separator: " "))" }
    }

    private static let moving = "func showHill() { places.append(.hill) }; func back() { places.removeLast() }"

    @Test func theOwnerOfTheOnlyPathIsACoordinator() {
        #expect(coordinators(Self.moving) == ["WorldState: hill lake"])
    }

    @Test func aModelThatAlsoHasAPathIsNone() {
        let model = "func load() {}; func save() {}; func sort() {}"
        #expect(coordinators("func showHill() { places.append(.hill) }; " + model).isEmpty)
        // One other thing is not too much.
        #expect(coordinators(Self.moving + "; func load() {}") == ["WorldState: hill lake"])
    }

    @Test func besidesACoordinatorWithANameItIsNone() {
        let named = "final class MapCoordinator { let window = UIWindow(); func start() {} }"
        #expect(coordinators(Self.moving, besides: named) == ["MapCoordinator: "])
    }

    @Test func theModelOfOneViewIsNone() {
        #expect(
            coordinators(Self.moving, besides: "final class Other { func showHill() {} }", viewType: "Other").isEmpty)
    }
}

/// Routers of which the app only has a name.
@Suite struct OtherRouterTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a name for a router of a library that is not read: code that hands it a case asks for that",
            """
            import SwiftUI
            import PathLibrary
            enum ZooPlace: Hashable {
                case lions(Int) //: route of ZooRouter
                case exit //: route of ZooRouter
            }
            enum ZooSheet: Identifiable {
                case ticket //: route of ZooRouter
                var id: Int { 0 }
            }
            typealias ZooRouter = PathRouter<ZooPlace, ZooSheet> //: root; ZooRouter catches ZooPlace.lions; ZooRouter catches ZooPlace.exit; ZooRouter catches ZooSheet.ticket
            typealias ZooStore = Store<ZooPlace>
            struct ZooView: View { //: screen of ZooRouter
                @Environment(ZooRouter.self) var router
                var body: some View {
                    NavigationStack {
                        Button("Lions") { router.navigate(to: .lions(1)) } //: ZooView emits ZooPlace.lions
                        Button("Ticket") { router.presentedSheet = .ticket } //: ZooView emits ZooSheet.ticket
                        Button("Close") { router.presentedSheet = nil }
                        NavigationLink(value: ZooPlace.exit) { Text("Exit") } //: ZooView emits ZooPlace.exit
                    }
                }
            }
            @main struct ZooApp: App {
                @State var router: ZooRouter = .init()
                var body: some Scene { WindowGroup { MenuView().environment(router) } }
            }
            struct MenuView: View { var body: some View { ZooView() } }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
