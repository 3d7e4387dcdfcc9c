import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Objects that the app never makes, and code of objects that it never runs.
@Suite struct LeftOutTests {
    private static func emissions(of program: MarkedProgram) -> [String] {
        let tree = program.tree()
        let screens = tree.coordinators.flatMap { $0.allScreens }
        return (tree.coordinators.flatMap(\.emits) + screens.flatMap(\.emits)).map(\.event).sorted()
    }

    private static func tea(_ members: String, make: String = "") -> MarkedProgram {
        MarkedProgram(
            "",
            """
            import SwiftUI
            import Combine
            final class SpiceModel: ObservableObject {
                let onClose = PassthroughSubject<Void, Never>()
                func close() { onClose.send() }
            }
            final class TeaModel: ObservableObject {
                let onDone = PassthroughSubject<Void, Never>()
                func close() { onDone.send() }
            }
            struct TeaView: View {
                @ObservedObject var model: TeaModel
                var body: some View { Button("Done", action: model.close) }
            }
            final class TeaCoordinator: ObservableObject {
                \(members)
                private var model = TeaModel()
                private var bag = Set<AnyCancellable>()
                @Published var isDone = false
                init() { model.onDone.sink { [weak self] in self?.isDone = true }.store(in: &bag) }
                \(make)
                @ViewBuilder func view() -> some View { TeaView(model: model) }
            }
            struct TeaCoordinatorView: View {
                @StateObject var coordinator = TeaCoordinator()
                var body: some View { NavigationStack { coordinator.view() } }
            }
            @main struct TeaApp: App { var body: some Scene { WindowGroup { TeaCoordinatorView() } } }
            """)
    }

    @Test func aModelOfAnEmptyPropertyIsNeverMade() {
        #expect(Self.emissions(of: Self.tea("private var spice: SpiceModel?")) == ["TeaModel.onDone"])
        // The nearest miss: code makes one.
        let made = Self.tea("private var spice: SpiceModel?", make: "func season() { spice = SpiceModel() }")
        #expect(Self.emissions(of: made).contains("SpiceModel.onClose"))
    }

    /// Two flows of one class; only some of them are asked for the notes, whose model the class makes and hears only then.
    private static func flows(asked: String) -> MarkedProgram {
        MarkedProgram(
            "",
            """
            import SwiftUI
            import Combine
            final class NotesModel: ObservableObject {
                let onBack = PassthroughSubject<Void, Never>()
                func back() { onBack.send() }
            }
            struct NotesView: View {
                @ObservedObject var model: NotesModel
                var body: some View { Button("Back", action: model.back) }
            }
            enum Page: Hashable { case map, notes }
            class Flow: ObservableObject {
                @Published var path = NavigationPath()
                var notes: NotesModel?
                var bag = Set<AnyCancellable>()
                func push(_ page: Page) {
                    switch page {
                    case .map: break
                    case .notes: hear()
                    }
                    path.append(page)
                }
                func hear() {
                    let model = NotesModel()
                    model.onBack.sink { [weak self] in self?.path.removeLast() }.store(in: &bag)
                    notes = model
                }
                @ViewBuilder func view(_ page: Page) -> some View {
                    switch page {
                    case .map: Text("Map")
                    case .notes: if let notes { NotesView(model: notes) }
                    }
                }
            }
            final class WalkCoordinator: Flow { func tap() { push(.\(asked)) } }
            final class RideCoordinator: Flow { func tap() { push(.notes) } }
            struct WalkCoordinatorView: View {
                @StateObject var coordinator = WalkCoordinator()
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Button("Go", action: coordinator.tap)
                            .navigationDestination(for: Page.self, destination: coordinator.view)
                    }
                }
            }
            struct RideCoordinatorView: View {
                @StateObject var coordinator = RideCoordinator()
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        Button("Go", action: coordinator.tap)
                            .navigationDestination(for: Page.self, destination: coordinator.view)
                    }
                }
            }
            @main struct TourApp: App {
                var body: some Scene { WindowGroup { TabView { WalkCoordinatorView(); RideCoordinatorView() } } }
            }
            """)
    }

    @Test func whatOnlyOtherObjectsOfAClassWereGivenIsNotThere() {
        func holders(_ program: MarkedProgram) -> [String] {
            program.tree().coordinators.filter { coordinator in
                coordinator.allScreens.contains { $0.emits.contains { $0.event == "NotesModel.onBack" } }
            }.map(\.type).sorted()
        }
        #expect(holders(Self.flows(asked: "map")) == ["RideCoordinator"])
        // The nearest miss: both are asked.
        #expect(holders(Self.flows(asked: "notes")) == ["RideCoordinator", "WalkCoordinator"])
    }

    /// A coordinator that another one makes; the parts stand where that one keeps and starts others.
    private static func help(_ start: String) -> MarkedProgram {
        MarkedProgram(
            "",
            """
            import SwiftUI
            protocol Coordinator: AnyObject { func start() -> AnyView }
            struct ListView: View {
                let app: AppCoordinator
                var body: some View { Button("Help") { app.showHelp() } }
            }
            struct HelpView: View {
                var onDone: (() -> Void)?
                var body: some View { Button("Done") { onDone?() } }
            }
            final class ListCoordinator: Coordinator {
                let app: AppCoordinator
                init(app: AppCoordinator) { self.app = app }
                func start() -> AnyView { AnyView(ListView(app: app)) }
            }
            final class HelpCoordinator: Coordinator {
                let app: AppCoordinator
                init(app: AppCoordinator) { self.app = app }
                func start() -> AnyView { AnyView(HelpView()) }
            }
            final class AppCoordinator: ObservableObject, Coordinator {
                @Published var shown = AnyView(EmptyView())
                var children: [Coordinator] = []
                func start() -> AnyView {
                    let list = ListCoordinator(app: self)
                    children.append(list)
                    shown = list.start()
                    return shown
                }
                func showHelp() {
                    let help = HelpCoordinator(app: self)
                    children = [help]
                    shown = \(start)
                }
                func close() { print("closed") }
            }
            @main struct HelpApp: App {
                @StateObject var coordinator = AppCoordinator()
                var body: some Scene { WindowGroup { coordinator.start() } }
            }
            """)
    }

    @Test func aStartThatNoCodeCallsMakesNothing() {
        func hasUnheard(_ program: MarkedProgram) -> Bool {
            let tree = program.tree()
            return tree.coordinators.flatMap(\.allScreens).flatMap(\.emits).contains { $0.heard == .never }
        }
        let own = "AnyView(HelpView(onDone: { [weak self] in self?.close() }))"
        #expect(!hasUnheard(Self.help(own)))
        // The nearest misses: code starts it, or may do so.
        #expect(hasUnheard(Self.help(own + "; shown = help.start()")))
        #expect(hasUnheard(Self.help(own + "; for child in children { shown = child.start() }")))
    }
}
