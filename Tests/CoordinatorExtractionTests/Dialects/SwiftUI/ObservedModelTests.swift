import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// View models that many views observe.
@Suite struct ObservedModelTests {
    /// Who emits the output's event, if views in a note's view observe its view model.
    private func emitters(observers names: [String], in body: String, around: String = "") -> [String] {
        let observers = names.map { name in
            """
            struct \(name): View {
                @ObservedObject var model: NoteViewModel
                var body: some View { Button("\(name)") { model.tap() } }
            }
            """
        }
        let tree = MarkedProgram(
            "",
            """
            import SwiftUI
            @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskCoordinatorView() } } }
            @Observable final class DeskCoordinatorViewModel {
                var showsNote = false
                func show() { showsNote = true }
            }
            struct DeskCoordinatorView: View {
                @State private var model = DeskCoordinatorViewModel()
                var body: some View {
                    DeskView(model: model).sheet(isPresented: $model.showsNote) { NoteCoordinatorView() }
                }
            }
            struct DeskView: View {
                let model: DeskCoordinatorViewModel
                var body: some View { Button("Note") { model.show() } }
            }
            protocol NoteOutput: AnyObject { func done() }
            struct NoteCoordinatorView: View {
                @State private var model = NoteCoordinatorViewModel()
                var body: some View { NoteView(output: model).sheet(isPresented: $model.showsMore) { Text("More") } }
            }
            @Observable final class NoteCoordinatorViewModel: NoteOutput {
                var showsMore = false
                func done() { showsMore = true }
            }
            struct NoteView: View {
                @StateObject private var model: NoteViewModel
                init(output: NoteOutput?) { _model = StateObject(wrappedValue: NoteViewModel(output: output)) }
                var body: some View { VStack { \(body) } }
            }
            \(around)
            final class NoteViewModel: ObservableObject {
                private weak var output: NoteOutput?
                init(output: NoteOutput?) { self.output = output }
                func tap() { output?.done() }
            }
            """ + "\n" + observers.joined(separator: "\n")
        ).tree()
        return tree.coordinators.flatMap { coordinator in
            coordinator.emits.filter { $0.event == "NoteOutput.done" }.map { _ in coordinator.type }
                + coordinator.screens.flatMap { screen in
                    screen.emits.filter { $0.event == "NoteOutput.done" }.map { _ in screen.type }
                }
        }
    }

    private static let five = ["TitleView", "TextView", "ImageView", "DateView", "FootView"]

    @Test(arguments: [3, 4, 5]) func aScreensModelIsTheScreens(count: Int) {
        let names = Array(Self.five.prefix(count))
        let body = names.map { "\($0)(model: model)" }.joined(separator: "; ")
        #expect(emitters(observers: names, in: body) == ["NoteView"])
    }

    @Test func viewsInBetweenNeedNotObserveIt() {
        let around = """
            struct PageView: View {
                let box: Box
                var body: some View { \(Self.five.map { "\($0)(model: box.model)" }.joined(separator: "; ")) }
            }
            struct Box { let model: NoteViewModel }
            """
        #expect(emitters(observers: Self.five, in: "PageView(box: Box(model: model))", around: around) == ["NoteView"])
    }

    /// The nearest miss: nothing in the note's view draws the five views, so the model is not only of the note's screen.
    /// No other coordinator's view emits for it all the same.
    @Test func noOtherCoordinatorGetsIt() {
        let emitters = emitters(observers: Self.five, in: "Text(\"Note\")")
        #expect(!emitters.contains("DeskCoordinatorView") && !emitters.contains("DeskView"))
    }
}
