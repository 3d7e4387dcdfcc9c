import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Actions with which no reducer does anything: their own one returns no effect, and none above names them.
@Suite struct UnansweredActionTests {
    private static let base = """
        import ComposableArchitecture
        import SwiftUI
        import TCACoordinators
        @main struct FarmApp: App {
            var body: some Scene { WindowGroup { FarmView(store: Store(initialState: .init()) { Farm() }) } }
        }
        @Reducer enum FarmScreen {
            case barn(Barn) //: route of Farm
        }
        @Reducer struct Farm { //: root
            struct State { var routes: [Route<FarmScreen.State>] = [.root(.barn(.init()))] }
            enum Action { case router(IndexedRouterActionOf<FarmScreen>) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .router(.routeAction(_, action: .barn(.doorTapped))): //: Farm catches Barn.Action.doorTapped
                        state.routes.push(.barn(.init()))
                        return .none
                    default: return .none
                    }
                }
                .forEachRoute(\\.routes, action: \\.router)
            }
        }
        struct FarmView: View {
            let store: StoreOf<Farm>
            var body: some View {
                TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                    switch screen.case {
                    case let .barn(store): BarnView(store: store)
                    }
                }
            }
        }
        """

    private static func barn(_ actions: String, _ cases: String, _ buttons: String, beside: String = "") -> String {
        """
        @Reducer struct Barn {
            struct State { var isOpen = false }
            enum Action { case doorTapped, \(actions) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .doorTapped: return .none
        \(cases)
                    }
                }
            }
        }
        struct BarnView: View { //: screen of Farm
            let store: StoreOf<Barn>
            var body: some View {
                Button("Door") { store.send(.doorTapped) } //: BarnView emits Barn.Action.doorTapped
        \(buttons)
            }
        }
        \(beside)
        """
    }

    private static let lost = barn(
        "gateTapped, closeTapped", "case .gateTapped, .closeTapped: return .none",
        """
        Button("Gate") { store.send(.gateTapped) } //: BarnView emits Barn.Action.gateTapped
        Button("Close") { store.send(.closeTapped) } //: BarnView emits Barn.Action.closeTapped
        """)

    static let programs: [MarkedProgram] = [
        MarkedProgram("its own reducer returns no effect", beside: base, lost),
        MarkedProgram(
            "its own reducer leaves it to the default, or only writes to a log", beside: base,
            barn(
                "gateTapped, closeTapped",
                """
                case .closeTapped:
                    print("close")
                    return .none
                default: return .none
                """,
                """
                Button("Gate") { store.send(.gateTapped) } //: BarnView emits Barn.Action.gateTapped
                Button("Close") { store.send(.closeTapped) } //: BarnView emits Barn.Action.closeTapped
                """)),
        MarkedProgram(
            "the nearest misses: it changes state, sends another action, tells of the view's life or of a failure",
            beside: base,
            barn(
                "gateTapped, closeTapped, onAppear, loadFailed",
                """
                case .gateTapped:
                    state.isOpen = true
                    return .none
                case .closeTapped: return .send(.loadFailed)
                case .onAppear, .loadFailed: return .none
                """,
                """
                Button("Gate") { store.send(.gateTapped) }
                Button("Close") { store.send(.closeTapped) }
                    .onAppear { store.send(.onAppear) }
                """)),
        MarkedProgram(
            "the nearest misses: another reducer names it, and code compares it", beside: base,
            barn(
                "gateTapped, closeTapped", "case .gateTapped, .closeTapped: return .none",
                """
                Button("Gate") { store.send(.gateTapped) }
                Button("Close") { store.send(.closeTapped) }
                """,
                beside: """
                    @Reducer struct Records {
                        struct State {}
                        enum Action { case barn(Barn.Action) }
                        var body: some ReducerOf<Self> {
                            Reduce { state, action in
                                switch action {
                                case .barn(.gateTapped): return .run { _ in await record() }
                                case .barn: return .none
                                }
                            }
                        }
                    }
                    func isClose(_ action: Barn.Action) -> Bool { action == .closeTapped }
                    """)),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }

    /// No code shows that a reducer should have handled it, so it is a warning and not an error.
    @Test func isMeantForNoReducer() {
        let emissions = MarkedProgram("", beside: Self.base, Self.lost).tree().coordinators[0].screens.flatMap(\.emits)
        let lost = emissions.filter { $0.event.description.hasSuffix("gateTapped") }
        let reason = "no reducer does anything with Barn.Action.gateTapped"
        #expect(lost.map { $0.extensions[ExtensionKeys.wiring] } == [.string(reason)])
    }
}
