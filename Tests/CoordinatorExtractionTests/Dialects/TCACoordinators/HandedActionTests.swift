import Testing

@testable import CoordinatorExtraction

/// Actions as values that views hand to others which send them, and screens without state.
@Suite struct HandedActionTests {
    /// A voyage with a harbour and an intro; `harbour` is the harbour view's body, `state` its state, and `row` what a row of
    /// buttons does with the action that it receives.
    private static func program(
        _ title: String, harbour: String, state: String = "", row: String = "viewStore.send(primary.action)",
        beside: String = "", intro: String = "v.send(.go)"
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @main struct SeaApp: App {
                var body: some Scene { WindowGroup { VoyageView(store: Store(initialState: .init()) { Voyage() }) } }
            }
            struct Harbour: ReducerProtocol {
                struct State: Equatable { \(state) }
                enum Action: Equatable { case sail, help }
                func reduce(into s: inout State, action: Action) -> EffectTask<Action> { .none }
            }
            enum IntroAction: Equatable { case go }
            struct Screen: ReducerProtocol {
                enum State: Equatable {
                    case harbour(Harbour.State) //: route of Voyage
                    case intro //: route of Voyage
                }
                enum Action: Equatable { case harbour(Harbour.Action), intro(IntroAction) }
                var body: some ReducerProtocol<State, Action> {
                    Scope(state: /State.harbour, action: /Action.harbour) { Harbour() }
                }
            }
            struct Voyage: ReducerProtocol { //: root
                struct State: Equatable, IndexedRouterState { var routes: [Route<Screen.State>] }
                enum Action: IndexedRouterAction {
                    case routeAction(Int, action: Screen.Action)
                    case updateRoutes([Route<Screen.State>])
                }
                var body: some ReducerProtocol<State, Action> {
                    Reduce { state, action in
                        switch action {
                        case .routeAction(_, action: .harbour(.sail)): //: Voyage catches Harbour.Action.sail
                            state.routes.pop()
                        case .routeAction(_, action: .intro(.go)): //: Voyage catches IntroAction.go
                            state.routes.push(.harbour(.init()))
                        default: break
                        }
                        return .none
                    }.forEachRoute { Screen() }
                }
            }
            struct VoyageView: View {
                let store: StoreOf<Voyage>
                var body: some View {
                    TCARouter(store) { screen in
                        SwitchStore(screen) {
                            CaseLet(state: /Screen.State.harbour, action: Screen.Action.harbour, then: HarbourView.init)
                            CaseLet(state: /Screen.State.intro, action: Screen.Action.intro, then: IntroView.init)
                        }
                    }
                }
            }
            struct HarbourView: View { //: screen of Voyage
                let store: StoreOf<Harbour>
                var body: some View { \(harbour) }
            }
            struct IntroView: View { //: screen of Voyage
                let store: Store<Void, IntroAction>
                var body: some View {
                    WithViewStore(store) { v in
                        Button("Go") { \(intro) } //: IntroView emits IntroAction.go
                    }
                }
            }
            struct Buttons<Action: Equatable>: View {
                struct Config { let title: String; let action: Action }
                var store: Store<Void, Action>
                var primary: Config
                var body: some View {
                    WithViewStore(store) { viewStore in Button(primary.title) { \(row) } }
                }
            }
            \(beside)
            """)
    }

    private static let emits = "//: HarbourView emits Harbour.Action.sail"
    private static let dialog = """
        struct Dialog<Action: Equatable>: View {
            var store: Store<Void, Action>
            var primary: Buttons<Action>.Config
            var body: some View { VStack { Text("sail?"); Buttons(store: store, primary: primary) } }
        }
        """

    static let programs: [MarkedProgram] = [
        program(
            "a row of buttons sends it",
            harbour: "Buttons(store: store.stateless, primary: .init(title: \"Sail\", action: .sail)) \(emits)\n"),
        program(
            "a dialog passes it on to the row",
            harbour: "Dialog(store: store.stateless, primary: .init(title: \"Sail\", action: .sail)) \(emits)\n",
            beside: dialog),
        program(
            "the state says what the dialog sends",
            harbour: "WithViewStore(store) { v in Dialog(store: store.stateless, primary: v.primary) }",
            state: """

                var primary: Buttons<Harbour.Action>.Config { .init(title: "Sail", action: .sail) } \(emits)

                """, beside: dialog),
        program(
            "the nearest miss: the row only shows it",
            harbour: "Buttons(store: store.stateless, primary: .init(title: \"Sail\", action: .sail))",
            row: "print(primary.action)"),
        program(
            "the nearest miss: the row has no store of the view's",
            harbour: "Buttons(store: .empty, primary: .init(title: \"Sail\", action: .help))"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}
