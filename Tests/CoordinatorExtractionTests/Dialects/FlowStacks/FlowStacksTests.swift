import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Stacks over an array of routes.
@Suite struct FlowStacksTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "an object with routes is a coordinator; a navigator's calls are events for the stack around",
            """
            import FlowStacks
            import SwiftUI
            @main struct GardenApp: App {
                @StateObject var model = GardenFlow.Model()
                var body: some Scene { WindowGroup { GardenFlow(model: model) } }
            }
            enum Screen: Hashable {
                case bed(Int) //: route of GardenFlow.Model; GardenFlow.Model catches Screen.bed
                case tools //: route of GardenFlow.Model; GardenFlow.Model catches Screen.tools
                case map //: route of GardenFlow.Model
            }
            struct GardenFlow: View {
                @ObservedObject var model: Model
                var body: some View {
                    FlowStack($model.routes, withNavigation: true) {
                        ListView(onMap: { model.showMap() }) //: GardenFlow.Model catches ListView.onMap
                            .flowDestination(for: Screen.self) { screen in
                                switch screen {
                                case .bed: BedView()
                                case .tools: ToolsView()
                                case .map: MapView()
                                }
                            }
                    }
                }
                final class Model: ObservableObject { //: root
                    @Published var routes: Routes<Screen> = []
                    func showMap() { routes.push(.map) }
                }
            }
            struct ListView: View { //: screen of GardenFlow.Model
                let onMap: () -> Void
                @EnvironmentObject var navigator: FlowNavigator<Screen>
                var body: some View {
                    Button("Bed") { navigator.push(.bed(1)) } //: ListView emits Screen.bed
                    Button("Tools") { navigator.presentSheet(.tools) } //: ListView emits Screen.tools
                    Button("Map") { onMap() } //: ListView emits ListView.onMap
                    Button("Back") { navigator.goBack() }
                }
            }
            struct BedView: View { var body: some View { Text("Bed") } } //: screen of GardenFlow.Model
            struct ToolsView: View { var body: some View { Text("Tools") } } //: screen of GardenFlow.Model
            struct MapView: View { var body: some View { Text("Map") } } //: screen of GardenFlow.Model
            """),
        MarkedProgram(
            "a path of any routes has those for which the same code has destinations; links ask for them",
            """
            import FlowStacks
            import SwiftUI
            @main struct NotesApp: App { var body: some Scene { WindowGroup { NotesCoordinator() } } }
            enum NoteScreen: Hashable {
                case note(Int) //: route of NotesCoordinator; NotesCoordinator catches NoteScreen.note
                case tags //: route of NotesCoordinator; NotesCoordinator catches NoteScreen.tags
                case share //: route of NotesCoordinator
            }
            enum Style: Hashable { case plain }
            struct NotesCoordinator: View { //: root
                @State var path = FlowPath()
                var body: some View {
                    FlowStack($path, withNavigation: true) {
                        ListView()
                            .flowDestination(for: NoteScreen.self) { screen in
                                switch screen {
                                case .note: NoteView()
                                case .tags: TagsView()
                                case .share: ShareView()
                                }
                            }
                    }
                }
            }
            struct ListView: View { //: screen of NotesCoordinator
                @EnvironmentObject var navigator: FlowPathNavigator
                var body: some View {
                    FlowLink(value: NoteScreen.note(1), style: .push, label: { Text("One") }) //: ListView emits NoteScreen.note
                    FlowLink(value: Style.plain, style: .sheet) { Text("Style") }
                    Button("Tags") { navigator.presentSheet(NoteScreen.tags) } //: ListView emits NoteScreen.tags
                    Button("Back") { navigator.goBack() }
                }
            }
            struct NoteView: View { //: screen of NotesCoordinator
                @Binding var path: FlowPath
                var body: some View { Text("Note") }
            }
            struct TagsView: View { var body: some View { Text("Tags") } } //: screen of NotesCoordinator
            struct ShareView: View { var body: some View { Text("Share") } } //: screen of NotesCoordinator
            """),
        MarkedProgram(
            "an array of routes of something else, without the library, is no stack",
            """
            import SwiftUI
            @main struct GardenApp: App {
                @StateObject var coordinator = GardenCoordinator()
                var body: some Scene { WindowGroup { GardenView(coordinator: coordinator) } }
            }
            enum Way: Hashable {
                case bed //: route of GardenCoordinator
            }
            final class GardenCoordinator: ObservableObject { //: root
                @Published var path: [Way] = []
            }
            struct Route<Value> { var value: Value }
            final class Walks: ObservableObject { @Published var routes: [Route<Way>] = [] }
            struct GardenView: View {
                @ObservedObject var coordinator: GardenCoordinator
                var body: some View { NavigationStack(path: $coordinator.path) { BedView() } }
            }
            struct BedView: View { @StateObject var walks = Walks(); var body: some View { Text("Bed") } } //: screen of GardenCoordinator
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
