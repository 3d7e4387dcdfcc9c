import Testing

/// How a coordinator's reducer finds the action of a screen: conditions before a switch, and what stands behind a reducer.
@Suite struct ActionPatternTests {
    private static let base = """
        import ComposableArchitecture
        import SwiftUI
        import TCACoordinators
        @main struct FarmApp: App {
            var body: some Scene { WindowGroup { FarmView(store: Store(initialState: .init()) { Farm() }) } }
        }
        struct Barn: Reducer {
            struct State: Equatable {}
            enum Action { case doorTapped, swept }
            var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
        }
        struct Field: Reducer {
            struct State: Equatable {}
            enum Action { case gateTapped }
            var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
        }
        struct FarmScreen: Reducer {
            enum State: Equatable {
                case barn(Barn.State) //: route of Farm
                case field(Field.State) //: route of Farm
            }
            enum Action { case barn(Barn.Action), field(Field.Action) }
            var body: some ReducerOf<Self> {
                Scope(state: /State.barn, action: /Action.barn) { Barn() }
                Scope(state: /State.field, action: /Action.field) { Field() }
            }
        }
        struct FarmView: View {
            let store: StoreOf<Farm>
            var body: some View {
                TCARouter(store) { screen in
                    SwitchStore(screen) { state in
                        switch state {
                        case .barn: CaseLet(/FarmScreen.State.barn, action: FarmScreen.Action.barn, then: BarnView.init)
                        case .field: CaseLet(/FarmScreen.State.field, action: FarmScreen.Action.field, then: FieldView.init)
                        }
                    }
                }
            }
        }
        """

    /// The farm's reducer with this code, and its views.
    private static func farm(_ code: String, behind: String = "", isUnread: Bool = false, isQuiet: Bool = false)
        -> String
    {
        """
        struct Farm: Reducer { //: root\(isUnread ? "; unresolved" : "")
            struct State: Equatable { var routes: [Route<FarmScreen.State>] = [.root(.barn(.init()))] }
            enum Action: IndexedRouterAction {
                case updateRoutes([Route<FarmScreen.State>])
                case routeAction(Int, action: FarmScreen.Action)
            }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
        \(code)
                }
                .forEachRoute { FarmScreen() }
        \(behind)
            }
        }
        struct BarnView: View { //: screen of Farm
            let store: StoreOf<Barn>
            var body: some View {
                WithViewStore(store, observe: { $0 }) { viewStore in
                    Button("Door") { viewStore.send(.doorTapped) }\(isUnread || isQuiet ? "" : " //: BarnView emits Barn.Action.doorTapped")
                    Button("Sweep") { viewStore.send(.swept) }
                }
            }
        }
        struct FieldView: View { //: screen of Farm
            let store: StoreOf<Field>
            var body: some View {
                WithViewStore(store, observe: { $0 }) { viewStore in
                    Button("Gate") { viewStore.send(.gateTapped) }\(isUnread || isQuiet ? "" : " //: FieldView emits Field.Action.gateTapped")
                }
            }
        }
        """
    }

    private static let matching = """
        switch action {
        case .routeAction(_, action: .barn(.doorTapped)): state.routes.push(.field(.init())) //: Farm catches Barn.Action.doorTapped
        case .routeAction(_, action: .field(.gateTapped)): state.routes.pop() //: Farm catches Field.Action.gateTapped
        default: break
        }
        return .none
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a guard binds the action of a screen, over which the code switches; the nearest miss: a guard that asks for the state",
            beside: base,
            farm(
                """
                guard case .routeAction(_, action: let screen) = action else { return .none }
                guard case .barn(.swept) = state.last else { return .none }
                switch screen {
                case .barn(.doorTapped): state.routes.push(.field(.init())) //: Farm catches Barn.Action.doorTapped
                case .field(.gateTapped): state.routes.pop() //: Farm catches Field.Action.gateTapped
                default: break
                }
                return .none
                """)),
        MarkedProgram(
            "conditions that name the action, with and without code for it", beside: base,
            farm(
                """
                if case .routeAction(_, action: .barn(.doorTapped)) = action { state.routes.push(.field(.init())) } //: Farm catches Barn.Action.doorTapped
                guard case .routeAction(_, action: .field(.gateTapped)) = action else { return .none } //: Farm catches Field.Action.gateTapped
                state.routes.pop()
                return .none
                """)),
        MarkedProgram(
            "a modifier behind the reducer that only one configuration has", beside: base,
            farm(matching, behind: "#if DEBUG\n._printChanges()\n#endif")),
        MarkedProgram(
            "code that tests cases in a way that is not followed is not passed over", beside: base,
            farm(
                """
                switch Step(action) {
                case .toField: state.routes.push(.field(.init()))
                default: return .none
                }
                return .none
                """, isUnread: true)),
        MarkedProgram(
            "the nearest miss: code that tests its own cases and the state only", beside: base,
            farm(
                """
                if case .barn = state.last { return .none }
                switch action {
                case .updateRoutes: state.routes.pop()
                default: return .none
                }
                return .none
                """, isQuiet: true)),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
