import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Reducers that own routes.
@Suite struct TCACoordinatorsTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a reducer with routes, and one around it, are coordinators; actions that they name are events",
            """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @main struct GardenApp: App {
                var body: some Scene { WindowGroup { GardenView(store: Store(initialState: Garden.State()) { Garden() }) } }
            }
            @Reducer struct Garden { //: root container
                struct State { var beds: Beds.State; var isOpen = false }
                enum Action { case beds(Beds.Action); case opened(Bool) }
                var body: some ReducerOf<Self> {
                    Scope(state: \\.beds, action: \\.beds) { Beds() } //: Garden presents Beds as select
                    Reduce { state, action in
                        switch action {
                        case .beds(.router(.routeAction(_, .bed(.delegate(.didHarvest))))): //: Garden catches Bed.Action.Delegate.didHarvest
                            state.isOpen = false
                        case .beds(.router(.routeAction(_, .list(.bedTapped)))): //: Garden catches List.Action.bedTapped
                            state.isOpen = true
                        case .opened(let isOpen): state.isOpen = isOpen
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct GardenView: View {
                let store: StoreOf<Garden>
                var body: some View { TabView { BedsView(store: store.scope(state: \\.beds, action: \\.beds)) } }
            }
            @Reducer enum BedsScreen {
                case list(List) //: route of Beds
                case bed(Bed) //: route of Beds
                case tools(Tools) //: route of Beds
            }
            @Reducer struct Beds { //: coordinator container
                struct State { var routes: [Route<BedsScreen.State>] }
                enum Action { case router(IndexedRouterActionOf<BedsScreen>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case let .router(.routeAction(_, action: .list(.bedTapped(id)))): //: Beds sees List.Action.bedTapped
                            state.routes.push(.bed(.init(id: id)))
                        case .router(.routeAction(_, .list(.toolsTapped))): //: Beds catches List.Action.toolsTapped
                            state.routes.presentSheet(.tools(.init())) //: Beds presents Tools as sheet via tools
                        default: break
                        }
                        return .none
                    }
                    .forEachRoute(\\.routes, action: \\.router)
                }
            }
            struct BedsView: View {
                let store: StoreOf<Beds>
                var body: some View {
                    TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                        switch screen.case {
                        case let .list(store): ListView(store: store)
                        case let .bed(store): BedView(store: store)
                        case let .tools(store): ToolsView(store: store)
                        }
                    }
                }
            }
            @Reducer struct List {
                struct State {}
                enum Action { case bedTapped(Int); case toolsTapped; case refresh }
            }
            struct ListView: View { //: screen of Beds
                let store: StoreOf<List>
                var body: some View {
                    Button("Bed") { store.send(.bedTapped(1)) } //: ListView emits List.Action.bedTapped
                    Button("Tools") { store.send(.toolsTapped) } //: ListView emits List.Action.toolsTapped
                    Button("Again") { store.send(.refresh) }
                }
            }
            @Reducer struct Bed {
                struct State { var id: Int }
                enum Action {
                    case harvestTapped
                    case delegate(Delegate)
                    enum Delegate { case didHarvest }
                }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .harvestTapped: return .send(.delegate(.didHarvest)) //: BedView emits Bed.Action.Delegate.didHarvest
                        case .delegate: return .none
                        }
                    }
                }
            }
            struct BedView: View { //: screen of Beds
                let store: StoreOf<Bed>
                var body: some View { Button("Harvest") { store.send(.harvestTapped) } }
            }
            @Reducer struct Tools { //: coordinator
                struct State { var routes: [Route<BedsScreen.State>] }
                enum Action { case closed }
                var body: some ReducerOf<Self> { EmptyReducer().forEachRoute(\\.routes, action: \\.router) }
            }
            struct ToolsView: View { let store: StoreOf<Tools>; var body: some View { Text("Tools") } }
            """),
        MarkedProgram(
            "reducers without routes are no coordinators",
            """
            import ComposableArchitecture
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate { let coordinator = PondCoordinator() }
            final class PondCoordinator { //: root
                let window = UIWindow()
                func start() { window.rootViewController = PondViewController() }
            }
            @Reducer struct Pond {
                struct State {}
                enum Action { case tapped }
                var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
            }
            final class PondViewController: UIViewController { //: screen of PondCoordinator
                let store: StoreOf<Pond>? = nil
                func tap() { store?.send(.tapped) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
