import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Routes that their owner makes, with models that it wires.
@Suite struct MadeRouteTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "the closures in the models of routes are those of the owner of the array",
            """
            import FlowStacks
            import SwiftUI
            @main struct GardenApp: App {
                var body: some Scene { WindowGroup { GardenCoordinator(viewModel: GardenCoordinatorViewModel()) } }
            }
            enum Screen {
                case list(ListModel) //: route of GardenCoordinator
                case bed(BedModel) //: route of GardenCoordinator
            }
            final class GardenCoordinatorViewModel: ObservableObject { //: root
                @Published var routes: Routes<Screen> = []
                init() { routes = [.root(.list(.init(onPick: showBed)))] } //: GardenCoordinator catches ListModel.onPick
                func showBed() { routes.push(.bed(.init(onBack: goBack))) } //: GardenCoordinator catches BedModel.onBack
                func goBack() { routes.goBack() }
            }
            struct GardenCoordinator: View {
                @ObservedObject var viewModel: GardenCoordinatorViewModel
                var body: some View {
                    Router($viewModel.routes) { screen, _ in
                        switch screen {
                        case .list(let model): ListView(model: model)
                        case .bed(let model): BedView(model: model)
                        }
                    }
                }
            }
            final class ListModel: ObservableObject {
                let onPick: () -> Void
                init(onPick: @escaping () -> Void) { self.onPick = onPick }
                func pick() { onPick() } //: ListView emits ListModel.onPick
            }
            final class BedModel: ObservableObject {
                let onBack: () -> Void
                init(onBack: @escaping () -> Void) { self.onBack = onBack }
            }
            struct ListView: View { //: screen of GardenCoordinator
                @ObservedObject var model: ListModel
                var body: some View { Button("Pick") { model.pick() } }
            }
            struct BedView: View { //: screen of GardenCoordinator
                @ObservedObject var model: BedModel
                var body: some View { Button("Back", action: model.onBack) } //: BedView emits BedModel.onBack
            }
            """),
        MarkedProgram(
            "an owner's own method with the name of a library's is followed",
            """
            import FlowStacks
            import SwiftUI
            @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView(model: Garden()) } } }
            enum Screen {
                case bed(BedModel) //: route of Garden
            }
            final class Garden: ObservableObject { //: root
                @Published var routes: Routes<Screen> = []
                func open() { push(.bed(.init(onBack: close))) } //: Garden catches BedModel.onBack
                func push(_ screen: Screen) { routes.push(screen) }
                func close() { routes.goBack() }
            }
            struct GardenView: View {
                @ObservedObject var model: Garden
                var body: some View {
                    FlowStack($model.routes, withNavigation: true) {
                        ListView(onOpen: model.open) //: Garden catches ListView.onOpen
                            .flowDestination(for: Screen.self) { screen in
                                switch screen { case .bed(let model): BedView(model: model) }
                            }
                    }
                }
            }
            final class BedModel: ObservableObject {
                let onBack: () -> Void
                init(onBack: @escaping () -> Void) { self.onBack = onBack }
            }
            struct ListView: View { //: screen of Garden
                let onOpen: () -> Void
                var body: some View { Button("Open") { onOpen() } } //: ListView emits ListView.onOpen
            }
            struct BedView: View { //: screen of Garden
                @ObservedObject var model: BedModel
                var body: some View { Button("Back") { model.onBack() } } //: BedView emits BedModel.onBack
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
