import Testing

/// A reducer that holds a coordinator's reducer in an enum, one case at a time.
@Suite struct DestinationTests {
    private static let base = """
        import ComposableArchitecture
        import SwiftUI
        import TCACoordinators
        @main struct TourApp: App {
            var body: some Scene { WindowGroup { EntryView(store: Store(initialState: .init()) { Entry() }) } }
        }
        @Reducer struct Hall {
            @ObservableState struct State: Equatable {}
            enum Action { case next }
            var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
        }
        struct HallView: View { //: screen of Tour
            let store: StoreOf<Hall>
            var body: some View { Button("Next") { store.send(.next) } } //: HallView emits Hall.Action.next
        }
        @Reducer(state: .equatable) enum TourScreen { case hall(Hall) } //: route of Tour
        struct TourView: View {
            let store: StoreOf<Tour>
            var body: some View {
                TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                    switch screen.case { case let .hall(store): HallView(store: store) }
                }
            }
        }
        struct EntryView: View {
            @Bindable var store: StoreOf<Entry>
            var body: some View {
                if let tour = store.scope(state: \\.destination?.tour, action: \\.destination.tour) { TourView(store: tour) }
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "it holds the enum", beside: base,
            """
            @Reducer struct Entry { //: root container
                @Reducer enum Destination {
                    case hall(Hall)
                    case tour(Tour) //: Entry presents Tour as root
                }
                @ObservableState struct State { @Presents var destination: Destination.State? }
                enum Action { case begin, destination(PresentationAction<Destination.Action>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, _ in
                        state.destination = .tour(.init(routes: [.root(.hall(.init()))]))
                        return .none
                    }
                    .ifLet(\\.$destination, action: \\.destination)
                }
            }
            @Reducer struct Tour { //: coordinator
                @ObservableState struct State: Equatable { var routes: [Route<TourScreen.State>] }
                enum Action { case router(IndexedRouterActionOf<TourScreen>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .router(.routeAction(id: _, action: .hall(.next))): state.routes.push(.hall(.init())) //: Tour catches Hall.Action.next
                        default: break
                        }
                        return .none
                    }
                    .forEachRoute(\\.routes, action: \\.router)
                }
            }
            """),
        MarkedProgram(
            "the nearest miss: it only declares the enum", beside: base,
            """
            @Reducer struct Entry {
                @Reducer enum Destination {
                    case hall(Hall)
                    case tour(Tour)
                }
                @ObservableState struct State { @Presents var destination: Destination.State? }
                enum Action { case begin, destination(PresentationAction<Destination.Action>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, _ in
                        state.destination = .tour(.init(routes: [.root(.hall(.init()))]))
                        return .none
                    }
                    
                }
            }
            @Reducer struct Tour { //: root
                @ObservableState struct State: Equatable { var routes: [Route<TourScreen.State>] }
                enum Action { case router(IndexedRouterActionOf<TourScreen>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .router(.routeAction(id: _, action: .hall(.next))): state.routes.push(.hall(.init())) //: Tour catches Hall.Action.next
                        default: break
                        }
                        return .none
                    }
                    .forEachRoute(\\.routes, action: \\.router)
                }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
