import Testing

/// Modifiers that an app adds to all views: what they do and show belongs to the view whose code calls them.
@Suite struct ModifierTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a container's own modifier around the page that it presents is the container's",
            """
            import SwiftUI
            @main struct TourApp: App {
                let coordinator = TourCoordinator()
                var body: some Scene { WindowGroup { coordinator.view() } }
            }
            protocol Showing: AnyObject { func view() -> AnyView }
            final class WelcomeCoordinator: Showing { //: coordinator
                func view() -> AnyView { AnyView(WelcomePage()) }
            }
            struct WelcomePage: View { var body: some View { Text("Welcome") } } //: screen of WelcomeCoordinator
            struct Question {
                struct Choice { let title: String; let action: (() -> Void)? }
                var title = ""
                var choice: Choice?
            }
            @Observable final class StageCoordinator: Showing { //: coordinator container
                var question: Question?
                var page: (any Showing)?
                func show(_ page: any Showing) { self.page = page }
                func view() -> AnyView { AnyView(StagePage(stage: self)) }
            }
            struct StagePage: View { //: screen of StageCoordinator
                @Bindable var stage: StageCoordinator
                var body: some View { VStack { stage.page?.view() }.asking($stage.question) }
            }
            final class TourCoordinator: Showing { //: root container
                private let stage = StageCoordinator() //: TourCoordinator presents StageCoordinator
                init() { stage.show(WelcomeCoordinator()); ask() } //: TourCoordinator presents WelcomeCoordinator as show; StageCoordinator presents WelcomeCoordinator again
                func view() -> AnyView { AnyView(stage.view()) }
                func ask() { stage.question = Question(choice: .init(title: "Again") { self.again() }) } //: TourCoordinator catches Question.Choice.action
                private func again() { stage.show(WelcomeCoordinator()) }
            }
            extension View {
                func asking<Actions: View>(_ item: Binding<Question?>, @ViewBuilder actions: (Question) -> Actions) -> some View {
                    alert(item.wrappedValue?.title ?? "", isPresented: .constant(true), presenting: item.wrappedValue, actions: actions)
                }
                func asking(_ item: Binding<Question?>) -> some View {
                    asking(item) { question in
                        if let choice = question.choice { Button(choice.title) { choice.action?() } } //: StagePage emits Question.Choice.action
                    }
                }
            }
            """),
        MarkedProgram(
            "what a modifier puts behind a layout stands only in the view that calls it",
            """
            import SwiftUI
            import UIKit
            @main struct ShelfApp: App {
                let coordinator = ShelfCoordinator()
                var body: some Scene { WindowGroup { coordinator.view() } }
            }
            final class ShelfCoordinator { //: root container
                let lock = LockCoordinator() //: ShelfCoordinator presents LockCoordinator
                let books = BooksCoordinator() //: ShelfCoordinator presents BooksCoordinator
                func view() -> AnyView { AnyView(VStack { lock.view(); books.view() }) }
            }
            final class LockCoordinator { func view() -> AnyView { AnyView(LockPage()) } } //: coordinator
            final class BooksCoordinator { func view() -> AnyView { AnyView(BooksPage()) } } //: coordinator
            struct Frame<Content: View>: View {
                @ViewBuilder var content: () -> Content
                var body: some View { VStack { content() } }
            }
            struct LockPage: View { var body: some View { Frame { Color.red } } } //: screen of LockCoordinator
            struct BooksPage: View { //: screen of BooksCoordinator
                @State private var shown: Int?
                var body: some View { Frame { Color.blue }.preview(of: $shown) }
            }
            extension View {
                func preview(of shown: Binding<Int?>) -> some View {
                    background { if shown.wrappedValue != nil { CoverView() } }
                }
            }
            private struct CoverView: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> CoverController { CoverController() }
                func updateUIViewController(_ controller: CoverController, context: Context) {}
            }
            final class CoverController: UIViewController {} //: screen in BooksPage
            """),
    ]

    @Test(arguments: programs) func theProgramsSayWhatTheyFind(_ program: MarkedProgram) { program.check() }
}
