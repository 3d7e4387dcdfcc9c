import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Routes for which the code that draws them makes an empty view, wherever that code is.
@Suite struct DrawnCaseTests {
    private func lost(_ program: MarkedProgram) -> [String] {
        program.tree().coordinators.flatMap { coordinator -> [String] in
            guard case .array(let entries)? = coordinator.extensions["x-missing-destination"] else { return [] }
            return entries.compactMap { entry in
                guard case .object(let keys) = entry, case .string(let route)? = keys["route"],
                    case .string(let lacks)? = keys["lacks"]
                else { return nil }
                return "\(route) lacks a \(lacks)"
            }
        }
    }

    /// A farm whose first view draws the places of its path. `drawn` stands in the path's destination.
    private static func farm(
        drawn: String = "view(for: place)", shown: String = "EmptyView()", tap: String = "farm.show(.barn)",
        stack: String? = nil, beside: String = ""
    ) -> MarkedProgram {
        let stacked = """
            NavigationStack(path: $farm.path) {
                YardView().navigationDestination(for: Place.self) { place in \(drawn) }
            }
            """
        return MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct FarmApp: App {
                @StateObject private var farm = FarmCoordinator()
                var body: some Scene { WindowGroup { FarmView().environmentObject(farm) } }
            }
            enum Place: Hashable { case field(Int), barn }
            final class FarmCoordinator: ObservableObject {
                @Published var path: [Place] = []
                func show(_ place: Place) { path.append(place) }
            }
            struct FarmView: View {
                @EnvironmentObject private var farm: FarmCoordinator
                var body: some View { \(stack ?? stacked) }
                @ViewBuilder private func view(for place: Place) -> some View {
                    switch place {
                    case .field: FieldView()
                    case .barn: \(shown)
                    }
                }
            }
            struct YardView: View {
                @EnvironmentObject private var farm: FarmCoordinator
                var body: some View { Button("Go") { farm.show(.field(1)); \(tap) } }
            }
            struct FieldView: View { var body: some View { Text("Field") } }
            struct BarnView: View { var body: some View { Text("Barn") } }
            \(beside)
            """)
    }

    @Test func aFunctionOfTheViewDrawsThem() {
        #expect(lost(Self.farm()) == ["barn lacks a view"])
        #expect(lost(Self.farm(shown: "BarnView()")) == [])
        // No code asks for it.
        #expect(lost(Self.farm(tap: "")) == [])
        // Another branch is for it, elsewhere.
        let other = """
            struct PlaceSheet: View {
                let place: Place
                var body: some View { switch place { case .field: FieldView(); case .barn: BarnView() } }
            }
            """
        #expect(lost(Self.farm(beside: other)) == [])
        // A view compares with it.
        let compared = """
            struct PlaceSheet: View {
                let place: Place
                var body: some View { if place == .barn { BarnView() } }
            }
            """
        #expect(lost(Self.farm(beside: compared)) == [])
    }

    @Test func aViewOfItsOwnDrawsThem() {
        func route(_ shown: String) -> String {
            """
            struct PlaceView: View {
                let place: Place
                var body: some View {
                    switch place {
                    case .field: FieldView()
                    case .barn: \(shown)
                    }
                }
            }
            """
        }
        let drawn = "PlaceView(place: place)"
        #expect(lost(Self.farm(drawn: drawn, beside: route("EmptyView()"))) == ["barn lacks a view"])
        #expect(lost(Self.farm(drawn: drawn, beside: route("BarnView()"))) == [])
    }

    @Test func theLastOneIsDrawn() {
        let stack = "ZStack { YardView(); if let last = farm.path.last { view(for: last) } }"
        #expect(lost(Self.farm(stack: stack)) == ["barn lacks a view"])
        #expect(lost(Self.farm(shown: "BarnView()", stack: stack)) == [])
    }

    @Test func aTitleIsNoView() {
        func title(_ barn: String, modifier: String = ".toolbar(place == .barn ? .hidden : .visible)") -> String {
            """
            struct PlaceBar: View {
                let place: Place
                var body: some View { Text(title)\(modifier) }
                private var title: String { switch place { case .field: return "Field"; case .barn: \(barn) } }
            }
            """
        }
        #expect(lost(Self.farm(beside: title("return \"Barn\""))) == ["barn lacks a view"])
        // A view of the case.
        #expect(lost(Self.farm(beside: title("BarnView()"))) == [])
        // The comparison decides which view appears.
        let shown = ".overlay(place == .barn ? BarnView() : nil)"
        #expect(lost(Self.farm(beside: title("return \"Barn\"", modifier: shown))) == [])
        // Whether it appears may be a number.
        let seen = ".opacity(place == .barn ? 1 : 0)"
        #expect(lost(Self.farm(beside: title("return \"Barn\"", modifier: seen))) == [])
    }

    @Test func anotherEnumOfTheSameCasesIsNotTold() {
        let other = """
            enum Weather { case sun, rain }
            struct WeatherView: View {
                let weather: Weather
                var body: some View { switch weather { case .sun: Text("Sun"); case .rain: EmptyView() } }
                func wet() -> Weather { .rain }
            }
            """
        #expect(lost(Self.farm(shown: "BarnView()", beside: other)) == [])
    }

    @Test func aSwitchOverOtherValuesSaysNothing() {
        let other = """
            struct CountView: View {
                let count: Int
                var body: some View { switch count { case 0: Text("None"); default: Text("Some") } }
            }
            """
        #expect(lost(Self.farm(beside: other)) == ["barn lacks a view"])
        // The nearest miss: it may be over the places.
        let same = """
            struct PlaceTitle: View {
                let place: Place
                var body: some View { switch place { case .field: Text("Field"); default: BarnView() } }
            }
            """
        #expect(lost(Self.farm(beside: same)) == [])
    }

    @Test func aStackOfRoutesDrawsThem() {
        func app(_ shown: String) -> MarkedProgram {
            MarkedProgram(
                "",
                """
                import FlowStacks
                import SwiftUI
                @main struct PortApp: App { var body: some Scene { WindowGroup { PortFlow() } } }
                enum Pier { case quay, ship }
                final class PortModel: ObservableObject {
                    @Published var routes: Routes<Pier> = [.root(.quay)]
                    func show(_ pier: Pier) { routes.push(pier) }
                }
                struct PortFlow: View {
                    @StateObject var model = PortModel()
                    var body: some View {
                        Router($model.routes) { pier, _ in
                            switch pier {
                            case .quay: QuayView(model: model)
                            case .ship: \(shown)
                            }
                        }
                    }
                }
                struct QuayView: View {
                    let model: PortModel
                    var body: some View { Button("Ship") { model.show(.ship) } }
                }
                struct ShipView: View { var body: some View { Text("Ship") } }
                """)
        }
        #expect(lost(app("EmptyView()")) == ["ship lacks a view"])
        #expect(lost(app("ShipView()")) == [])
    }

    @Test func aRouterOfReducersDrawsThem() {
        func app(_ shown: String) -> MarkedProgram {
            MarkedProgram(
                "",
                """
                import ComposableArchitecture
                import SwiftUI
                import TCACoordinators
                @Reducer struct MapReducer { struct State {}; enum Action { case legendTapped } }
                @Reducer(state: .equatable) enum MapScreen { case map(MapReducer), legend(MapReducer) }
                @Reducer struct MapCoordinator {
                    struct State { var routes: [Route<MapScreen.State>] = [.root(.map(.init()))] }
                    enum Action { case router(IndexedRouterActionOf<MapScreen>) }
                    var body: some ReducerOf<Self> {
                        Reduce<State, Action> { state, action in
                            switch action {
                            case .router(.routeAction(_, action: .map(.legendTapped))):
                                state.routes.push(.legend(.init()))
                                return .none
                            default: return .none
                            }
                        }.forEachRoute(\\.routes, action: \\.router)
                    }
                }
                struct MapView: View {
                    let store: StoreOf<MapReducer>
                    var body: some View { Button("Legend") { store.send(.legendTapped) } }
                }
                struct MapCoordinatorView: View {
                    let store: StoreOf<MapCoordinator>
                    var body: some View {
                        TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                            switch screen.case {
                            case let .map(store): MapView(store: store)
                            case let .legend(store): \(shown)
                            }
                        }
                    }
                }
                """)
        }
        #expect(lost(app("EmptyView()")) == ["legend lacks a view"])
        #expect(lost(app("MapView(store: store)")) == [])
    }
}
