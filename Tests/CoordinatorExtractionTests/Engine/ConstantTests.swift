import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What is fixed when an object is made decides what its view offers, also through the view model and its state.
@Suite struct ConstantTests {
    /// Two parents show the same note; only the first one listens. `state` are the parts between the flag and the view.
    private static func notes(
        parameter: String = "let isModal: Bool", first: String = "isModal: true", second: String = "isModal: false",
        state: String = "struct NoteState { let isModal: Bool }", made: String = "NoteState(isModal: isModal)",
        passed: String = "parameters.isModal", type: String = "Bool", condition: String = "context.state.isModal"
    ) -> MarkedProgram {
        MarkedProgram(
            "",
            """
            import Combine
            import SwiftUI
            @main struct NoteApp: App {
                let coordinator = AppCoordinator()
                var body: some Scene { WindowGroup { coordinator.view() } }
            }
            protocol Coordinating: AnyObject { func start(); func view() -> AnyView }
            extension Coordinating { func start() {} }
            @Observable final class Pages {
                var all: [any Coordinating] = []
                func push(_ page: any Coordinating) { all.append(page); page.start() }
            }
            final class AppCoordinator: Coordinating {
                let pages = Pages()
                init() { pages.push(ListeningCoordinator(pages: pages)); pages.push(PlainCoordinator(pages: pages)) }
                func view() -> AnyView { AnyView(ForEach(0..<2) { self.pages.all[$0].view() }) }
            }
            enum Mode { case sheet, page }
            enum NoteAction { case close }
            enum NoteTap { case close, edit }
            struct NoteParameters { \(parameter); let pages: Pages }
            \(state)
            @Observable final class NoteContext {
                fileprivate weak var model: NoteModel?
                var state: NoteState
                init(_ state: NoteState) { self.state = state }
                func send(_ tap: NoteTap) { model?.process(tap) }
            }
            final class NoteModel {
                let context: NoteContext
                private let subject = PassthroughSubject<NoteTap, Never>()
                var actions: AnyPublisher<NoteTap, Never> { subject.eraseToAnyPublisher() }
                init(isModal: \(type)) { context = NoteContext(\(made)); context.model = self }
                func process(_ tap: NoteTap) {
                    switch tap {
                    case .close: subject.send(.close)
                    case .edit: subject.send(.edit)
                    }
                }
            }
            struct NoteView: View {
                let context: NoteContext
                var body: some View { Button("Edit") { context.send(.edit) }.toolbar { toolbar } }
                @ToolbarContentBuilder private var toolbar: some ToolbarContent {
                    if \(condition) { ToolbarItem { Button("Close") { context.send(.close) } } }
                }
            }
            final class NoteCoordinator: Coordinating {
                private let parameters: NoteParameters
                private let model: NoteModel
                private let subject = PassthroughSubject<NoteAction, Never>()
                private var bag = Set<AnyCancellable>()
                var actions: AnyPublisher<NoteAction, Never> { subject.eraseToAnyPublisher() }
                init(parameters: NoteParameters) { self.parameters = parameters; model = NoteModel(isModal: \(passed)) }
                func start() {
                    model.actions.sink { [weak self] tap in
                        switch tap {
                        case .close: self?.subject.send(.close)
                        case .edit: self?.edit()
                        }
                    }.store(in: &bag)
                }
                private func edit() { parameters.pages.all.removeLast() }
                func view() -> AnyView { AnyView(NoteView(context: model.context)) }
            }
            final class ListeningCoordinator: Coordinating {
                let pages: Pages
                private var bag = Set<AnyCancellable>()
                init(pages: Pages) { self.pages = pages }
                func start() {
                    let note = NoteCoordinator(parameters: .init(\(first), pages: pages))
                    note.actions.sink { [weak self] action in switch action { case .close: self?.close() } }.store(in: &bag)
                    pages.push(note)
                }
                func close() { print("close") }
                func view() -> AnyView { AnyView(Color.red) }
            }
            final class PlainCoordinator: Coordinating {
                let pages: Pages
                init(pages: Pages) { self.pages = pages }
                func start() { pages.push(NoteCoordinator(parameters: .init(\(second), pages: pages))) }
                func view() -> AnyView { AnyView(Color.blue) }
            }
            """)
    }

    /// What the note emits under a coordinator.
    private func emitted(under parent: String, _ program: MarkedProgram) -> [String] {
        let tree = program.tree()
        guard let child = tree.coordinators.first(where: { $0.type == parent })?.branches.first?.child.index else {
            return ["no branch"]
        }
        return tree.coordinators[child].emits.map(\.event).filter { $0.hasPrefix("NoteAction") }
    }

    @Test func aFlagReachesTheViewThroughItsState() {
        #expect(emitted(under: "ListeningCoordinator", Self.notes()) == ["NoteAction.close"])
        #expect(emitted(under: "PlainCoordinator", Self.notes()) == [])
        // The nearest miss: it is given there as well.
        #expect(emitted(under: "PlainCoordinator", Self.notes(second: "isModal: true")) == ["NoteAction.close"])
    }

    @Test func aCaseIsSuchAConstant() {
        func program(_ second: String) -> MarkedProgram {
            Self.notes(
                parameter: "let mode: Mode", first: "mode: .sheet", second: second,
                state: "struct NoteState { let mode: Mode }",
                made: "NoteState(mode: isModal)", passed: "parameters.mode", type: "Mode",
                condition: "context.state.mode == .sheet")
        }
        #expect(emitted(under: "PlainCoordinator", program("mode: .page")) == [])
        #expect(emitted(under: "PlainCoordinator", program("mode: .sheet")) == ["NoteAction.close"])
    }

    /// A view's variable is as good as a constant, unless code changes it after the view was made.
    @Test func aVariableOfAView() {
        func emitted(_ flag: String, _ given: String, beside: String = "") -> [String] {
            MarkedProgram(
                "",
                """
                import SwiftUI
                @Observable final class DeskCoordinator { var path: [Int] = []; func open() { path.append(1) } }
                struct PaperView: View {
                    \(flag)
                    var onSign: () -> Void
                    var onRead: () -> Void
                    var body: some View {
                        if signs { Button("Sign", action: onSign) }
                        Button("Read") { onRead() }
                    }
                }
                \(beside)
                struct DeskCoordinatorView: View {
                    @State var coordinator = DeskCoordinator()
                    var body: some View {
                        NavigationStack(path: $coordinator.path) {
                            PaperView(\(given)onSign: { }, onRead: { coordinator.open() })
                                .navigationDestination(for: Int.self) { _ in Text("Page") }
                        }
                    }
                }
                @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskCoordinatorView() } } }
                """
            ).tree().coordinators.flatMap { $0.screens.flatMap(\.emits) }.map(\.event).sorted()
        }
        let both = ["PaperView.onRead", "PaperView.onSign"]
        #expect(emitted("var signs: Bool", "signs: false, ") == ["PaperView.onRead"])
        #expect(emitted("var signs: Bool", "signs: true, ") == both)
        // The nearest misses: it has another value at first, it is a state, or code changes it.
        #expect(emitted("var signs: Bool = true", "") == both)
        #expect(emitted("@State var signs: Bool", "signs: false, ") == both)
        let change =
            "extension PaperView { func signing() -> PaperView { var copy = self; copy.signs = true; return copy } }"
        #expect(emitted("var signs: Bool", "signs: false, ", beside: change) == both)
    }

    @Test func whatIsNotKnownStaysBothWays() {
        let stored = Self.notes(second: "isModal: UserDefaults.standard.bool(forKey: \"modal\")")
        #expect(emitted(under: "PlainCoordinator", stored) == ["NoteAction.close"])
        // It may change later.
        let variable = Self.notes(state: "struct NoteState { var isModal: Bool }")
        #expect(emitted(under: "PlainCoordinator", variable) == ["NoteAction.close"])
    }

    /// A page whose private function adds a button, if `shows`; the second of two coordinators shows one without listening.
    private func pages(second: String) -> [String] {
        MarkedProgram(
            "", beside: EngineProgram.base,
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var root: BookCoordinator?
                func application(_ app: UIApplication, willFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    root = BookCoordinator()
                    root?.start()
                    return true
                }
            }
            class PageController: UIViewController {
                var onClose: (() -> Void)?
                private let hasClose: Bool
                init(hasClose: Bool) {
                    self.hasClose = hasClose
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() { if hasClose { addClose() } }
                private func addClose() { view.addSubview(UIButton(primaryAction: UIAction { _ in self.onClose?() })) }
            }
            protocol Chapter { func makePage() -> PageController }
            class FirstChapter: Chapter { func makePage() -> PageController { PageController(hasClose: true) } }
            class BookCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    PlainCoordinator(stack: stack).start()
                    ChapterCoordinator(stack: stack, chapters: [FirstChapter()]).start()
                }
            }
            class ChapterCoordinator: Coordinator {
                let stack: UINavigationController
                private let chapters: [Chapter]
                init(stack: UINavigationController, chapters: [Chapter]) { (self.stack, self.chapters) = (stack, chapters) }
                func start() { next(0) }
                private func next(_ index: Int) {
                    let page = chapters[index].makePage()
                    page.onClose = { [weak self] in self?.next(index + 1) }
                    stack.pushViewController(page, animated: true)
                }
            }
            class PlainCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(PageController(hasClose: \(second)), animated: true) }
            }
            """
        ).facts(under: "PlainCoordinator")
    }

    @Test func aPrivateFunctionIsCalledOnlyWhereTheFlagHolds() {
        #expect(pages(second: "false") == [])
        // The nearest miss: the flag holds.
        #expect(pages(second: "true") == ["PageController emits PageController.onClose unheard"])
    }
}
