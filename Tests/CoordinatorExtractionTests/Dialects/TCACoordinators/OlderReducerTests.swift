import Testing

@testable import CoordinatorExtraction

/// Reducers as older versions of the library have them: without macros, and as constants.
@Suite struct OlderReducerTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "reducers without macros: the action's own case leads to the screens, and views are named, not made",
            """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @main struct HarbourApp: App {
                var body: some Scene { WindowGroup { HarbourView(store: Store(initialState: .init()) { Harbour() }) } }
            }
            struct Quay: Reducer {
                struct State: Equatable {}
                enum Action { case shipTapped; case refresh }
                var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
            }
            struct Ship: Reducer {
                struct State: Equatable {}
                enum Action { case boarded }
                var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
            }
            struct HarbourScreen: Reducer {
                enum State: Equatable {
                    case quay(Quay.State) //: route of Harbour
                    case ship(Ship.State) //: route of Harbour
                }
                enum Action { case quay(Quay.Action), ship(Ship.Action) }
                var body: some ReducerOf<Self> {
                    Scope(state: /State.quay, action: /Action.quay) { Quay() }
                    Scope(state: /State.ship, action: /Action.ship) { Ship() }
                }
            }
            struct Harbour: Reducer { //: root
                struct State: Equatable { var routes: [Route<HarbourScreen.State>] = [.root(.quay(.init()))] }
                enum Action: IndexedRouterAction {
                    case updateRoutes([Route<HarbourScreen.State>])
                    case routeAction(Int, action: HarbourScreen.Action)
                }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .routeAction(_, action: .quay(.shipTapped)): state.routes.push(.ship(.init())) //: Harbour catches Quay.Action.shipTapped
                        case .routeAction(_, action: .ship(.boarded)): state.routes.pop() //: Harbour catches Ship.Action.boarded
                        default: return .none
                        }
                        return .none
                    }
                    .forEachRoute { HarbourScreen() }
                }
            }
            struct HarbourView: View {
                let store: StoreOf<Harbour>
                var body: some View {
                    TCARouter(store) { screen in
                        SwitchStore(screen) { state in
                            switch state {
                            case .quay: CaseLet(/HarbourScreen.State.quay, action: HarbourScreen.Action.quay, then: QuayView.init)
                            case .ship: CaseLet(/HarbourScreen.State.ship, action: HarbourScreen.Action.ship, then: ShipView.init)
                            }
                        }
                    }
                }
            }
            struct QuayView: View { //: screen of Harbour
                let store: StoreOf<Quay>
                var body: some View {
                    WithViewStore(store, observe: { $0 }) { viewStore in
                        Button("Ship") { viewStore.send(.shipTapped) } //: QuayView emits Quay.Action.shipTapped
                        Button("Again") { viewStore.send(.refresh) }
                    }
                }
            }
            struct ShipView: View { //: screen of Harbour
                let store: StoreOf<Ship>
                var body: some View {
                    WithViewStore(store, observe: { $0 }) { viewStore in
                        Button("Board") { viewStore.send(.boarded) } //: ShipView emits Ship.Action.boarded
                    }
                }
            }
            """),
        MarkedProgram(
            "reducers that are constants are known by their states; a tab's coordinator is behind the tabs",
            """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @main struct HarbourApp: App {
                var body: some Scene {
                    WindowGroup {
                        HarbourView(store: Store(initialState: .init(), reducer: harbourReducer, environment: .init()))
                    }
                }
            }
            struct QuayState: Equatable {}
            enum QuayAction: Equatable { case shipTapped, loaded, failed }
            let quayReducer = Reducer<QuayState, QuayAction, Void> { state, action, _ in
                switch action {
                case .failed: return .none
                case .loaded: return Effect(value: .shipTapped) //: QuayView emits QuayAction.shipTapped
                case .shipTapped: return .none
                }
            }
            struct CargoState: Equatable {}
            enum CargoAction: Equatable { case done }
            let cargoReducer = Reducer<CargoState, CargoAction, Void> { _, _, _ in .none }
            enum PierScreenState: Equatable {
                case cargo(CargoState) //: route of PierCoordinator
            }
            enum PierScreenAction { case cargo(CargoAction) }
            struct PierCoordinatorState: Equatable { var routes: [Route<PierScreenState>] } //: coordinator
            enum PierCoordinatorAction { case routeAction(Int, action: PierScreenAction) }
            let pierScreenReducer = Reducer<PierScreenState, PierScreenAction, Void>.combine([
                cargoReducer.pullback(state: /PierScreenState.cargo, action: /PierScreenAction.cargo, environment: { $0 })
            ])
            let pierReducer: Reducer<PierCoordinatorState, PierCoordinatorAction, Void> = pierScreenReducer
                .forEachIndexedRoute(environment: { $0 })
                .withRouteReducer(Reducer { state, action, _ in .none })
            struct TabsState: Equatable { var pier: PierCoordinatorState }
            enum TabsAction { case pier(PierCoordinatorAction) }
            let tabsReducer = Reducer<TabsState, TabsAction, Void>.combine([
                pierReducer.pullback(state: \\.pier, action: /TabsAction.pier, environment: { $0 })
            ])
            enum HarbourScreenState: Equatable {
                case quay(QuayState) //: route of HarbourCoordinator
                case tabs(TabsState) //: route of HarbourCoordinator
            }
            enum HarbourScreenAction { case quay(QuayAction), tabs(TabsAction) }
            struct HarbourCoordinatorState: Equatable { var routes: [Route<HarbourScreenState>] } //: root container
            enum HarbourCoordinatorAction { case routeAction(Int, action: HarbourScreenAction) }
            let harbourScreenReducer = Reducer<HarbourScreenState, HarbourScreenAction, Void>.combine([
                quayReducer.pullback(state: /HarbourScreenState.quay, action: /HarbourScreenAction.quay, environment: { $0 }),
                tabsReducer.pullback(state: /HarbourScreenState.tabs, action: /HarbourScreenAction.tabs, environment: { $0 }),
            ])
            let harbourReducer: Reducer<HarbourCoordinatorState, HarbourCoordinatorAction, Void> = harbourScreenReducer
                .forEachIndexedRoute(environment: { $0 })
                .withRouteReducer(
                    Reducer { state, action, _ in
                        switch action {
                        case .routeAction(_, action: .quay(.shipTapped)): //: HarbourCoordinator catches QuayAction.shipTapped
                            state.routes = [.root(.tabs(.init()))] //: HarbourCoordinator presents PierCoordinator as select via tabs
                            return .none
                        case .routeAction(_, action: .tabs(.pier(.routeAction(_, action: .cargo(.done))))): //: HarbourCoordinator catches CargoAction.done
                            state.routes.goBackToRoot()
                            return .none
                        default: return .none
                        }
                    })
            struct HarbourView: View {
                let store: Store<HarbourCoordinatorState, HarbourCoordinatorAction>
                var body: some View {
                    TCARouter(store) { screen in
                        SwitchStore(screen) {
                            CaseLet(state: /HarbourScreenState.quay, action: HarbourScreenAction.quay, then: QuayView.init)
                            CaseLet(state: /HarbourScreenState.tabs, action: HarbourScreenAction.tabs, then: TabsView.init)
                        }
                    }
                }
            }
            struct TabsView: View { //: screen of HarbourCoordinator
                let store: Store<TabsState, TabsAction>
                var body: some View { TabView { PierView(store: store.scope(state: \\.pier, action: TabsAction.pier)) } }
            }
            struct PierView: View {
                let store: Store<PierCoordinatorState, PierCoordinatorAction>
                var body: some View {
                    TCARouter(store) { screen in
                        SwitchStore(screen) {
                            CaseLet(state: /PierScreenState.cargo, action: PierScreenAction.cargo, then: CargoView.init)
                        }
                    }
                }
            }
            struct QuayView: View { //: screen of HarbourCoordinator
                let store: Store<QuayState, QuayAction>
                var body: some View { WithViewStore(store) { viewStore in Button("Ship") { viewStore.send(.failed) } } }
            }
            struct CargoView: View { //: screen of PierCoordinator
                let store: Store<CargoState, CargoAction>
                var body: some View {
                    WithViewStore(store) { viewStore in Button("Done") { viewStore.send(.done) } } //: CargoView emits CargoAction.done
                }
            }
            """),
        MarkedProgram(
            "a bound action is looked at later; an answer with an action does something, and none does nothing",
            """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @main struct PierApp: App {
                var body: some Scene { WindowGroup { PierView(store: Store(initialState: .init()) { Pier() }) } }
            }
            @Reducer struct Cargo {
                struct State: Equatable {}
                enum Action { case done, sunk, counted }
            }
            @Reducer enum PierScreen {
                case cargo(Cargo) //: route of Pier
            }
            @Reducer struct Pier { //: root
                struct State: Equatable { var routes: [Route<PierScreen.State>] }
                enum Action { case router(IndexedRouterActionOf<PierScreen>); case leave }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .router(.routeAction(_, action: .cargo(.sunk))): return .send(.leave) //: Pier catches Cargo.Action.sunk
                        case .router(.routeAction(_, action: let inner)):
                            switch inner {
                            case .cargo(.done): //: Pier catches Cargo.Action.done
                                state.routes.goBack()
                                return .none
                            case .cargo(.counted): return .none //: Pier catches Cargo.Action.counted
                            }
                        case .leave: state.routes.dismiss(); return .none
                        default: return .none
                        }
                    }
                    .forEachRoute(\\.routes, action: \\.router)
                }
            }
            struct PierView: View {
                let store: StoreOf<Pier>
                var body: some View {
                    TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                        switch screen.case { case let .cargo(store): CargoView(store: store) }
                    }
                }
            }
            struct CargoView: View { //: screen of Pier
                let store: StoreOf<Cargo>
                var body: some View {
                    Button("Done") { store.send(.done) } //: CargoView emits Cargo.Action.done
                    Button("Sunk") { store.send(.sunk) } //: CargoView emits Cargo.Action.sunk
                    Button("Counted") { store.send(.counted) } //: CargoView emits Cargo.Action.counted
                }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
