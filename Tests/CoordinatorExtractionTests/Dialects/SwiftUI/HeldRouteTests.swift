import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Routes that a coordinator holds, and how they appear.
@Suite struct HeldRouteTests {
    /// The routes of a router with this property, with how their views appear.
    private func routes(_ property: String, shown: String = "", root: String = "", view: String = "") -> [String] {
        let tree = MarkedProgram(
            "",
            """
            import SwiftUI
            enum Page: Hashable { case item }
            enum Choice: Hashable, Identifiable { case help, about; var id: Self { self } }
            @Observable final class AppRouter {
                var path: [Page] = []
                \(property)
                func open() { path.append(.item) }
            }
            struct RootView: View {
                @Environment(AppRouter.self) private var router
                \(view)
                var body: some View {
                    \(root)
                    NavigationStack(path: $router.path) {
                        HomeView().navigationDestination(for: Page.self) { _ in HomeView() }
                    }
                    \(shown)
                }
            }
            struct HomeView: View {
                @Environment(AppRouter.self) private var router
                var body: some View { Button("Open") { router.open() } }
            }
            struct HelpView: View { var body: some View { Text("Help") } }
            struct AboutView: View { var body: some View { Text("About") } }
            @main struct DemoApp: App {
                @State private var router = AppRouter()
                var body: some Scene { WindowGroup { RootView().environment(router) } }
            }
            """
        ).tree()
        return tree.coordinators.flatMap(\.routes).map { "\($0.name) \($0.presentation ?? "?")" }
            .filter { !$0.hasPrefix("item") }
    }

    @Test func aPropertyForASheetHoldsRoutes() {
        #expect(routes("var sheet: Choice?") == ["help ?", "about ?"])
        #expect(routes("var selectedTab: Choice = .help") == ["help ?", "about ?"])
        #expect(routes("var selectedTab = Choice.help") == ["help ?", "about ?"])
        #expect(routes("var filter = Choice.help") == [])
        // An enum for something else.
        #expect(routes("var failure: Choice?") == [])
        #expect(routes("var filter: Choice = .help") == [])
    }

    @Test func aBindingByHandSaysWhatItReads() {
        let sheet = ".sheet(item: Binding(get: { router.sheet }, set: { router.sheet = $0 })) { _ in HelpView() }"
        #expect(routes("var sheet: Choice?", shown: sheet) == ["help sheet", "about sheet"])
        let parts = """
            .sheet(item: Binding<Choice?>(get: { router.sheet == .help ? .help : nil }, set: { _ in })) { _ in HelpView() }
            .fullScreenCover(item: Binding<Choice?>(get: { router.sheet == .about ? .about : nil }, set: { _ in })) { _ in AboutView() }
            """
        #expect(routes("var sheet: Choice?", shown: parts) == ["help sheet", "about cover"])
        let other = ".sheet(item: Binding(get: { failure }, set: { _ in })) { _ in HelpView() }"
        #expect(routes("var sheet: Choice?", shown: other) == ["help ?", "about ?"])
    }

    @Test func aBindingMayBeAPropertyOfTheView() {
        func routes(_ getter: String) -> [String] {
            self.routes(
                "var tab: Choice = .help",
                shown: "TabView(selection: chosen) { HelpView().tag(Choice.help); AboutView().tag(Choice.about) }",
                view: "private var chosen: Binding<Choice> { \(getter) }\n    @State private var own = Choice.help")
        }
        #expect(routes("Binding(get: { router.tab }, set: { router.tab = $0 })") == ["help select", "about select"])
        #expect(routes("$router.tab") == ["help select", "about select"])
        // It reads the view's own state.
        #expect(routes("Binding(get: { own }, set: { own = $0 })") == ["help ?", "about ?"])
    }

    /// A screen that shows a sheet by a flag is no container.
    @Test func aPropertyThatBindsAFlagIsNoState() {
        MarkedProgram(
            "",
            """
            import SwiftUI
            enum Page: Hashable { case item } //: route of AppRouter
            @Observable final class AppRouter { //: root
                var path: [Page] = []
                var isHelping = false
                func help() { isHelping = true }
                func open() { path.append(.item) }
            }
            struct RootView: View {
                @Environment(AppRouter.self) private var router
                var body: some View {
                    NavigationStack(path: $router.path) {
                        HomeView().navigationDestination(for: Page.self) { _ in HomeView() }
                    }
                }
            }
            struct HomeView: View { //: screen of AppRouter
                @Environment(AppRouter.self) private var router //: AppRouter catches AppRouter.help
                private var helping: Binding<Bool> { Binding(get: { router.isHelping }, set: { router.isHelping = $0 }) }
                var body: some View {
                    Button("Help") { router.help() } //: HomeView emits AppRouter.help
                        .sheet(isPresented: helping) { Text("Help") }
                }
            }
            @main struct DemoApp: App {
                @State private var router = AppRouter()
                var body: some Scene { WindowGroup { RootView().environment(router) } }
            }
            """
        ).check()
    }

    @Test func aSheetThatAFlagOpensMayChooseByAnotherState() {
        let state = "var sheet: Choice?; var isOpen = false"
        #expect(
            routes(
                state,
                shown: ".sheet(isPresented: $router.isOpen) { if let choice = router.sheet { HelpView() } }")
                == ["help sheet", "about sheet"])
        #expect(
            routes(state, shown: ".sheet(isPresented: $router.isOpen) { HelpView() }") == ["help ?", "about ?"])
    }

    @Test func aLocalVariableIsBound() {
        let root = "@Bindable var bound = router"
        let shown = ".sheet(item: $bound.sheet) { _ in HelpView() }"
        #expect(routes("var sheet: Choice?", shown: shown, root: root) == ["help sheet", "about sheet"])
    }

    @Test func aHelperOfAViewIsHandedTheBinding() {
        func routes(_ parameter: String) -> [String] {
            let tree = MarkedProgram(
                "",
                """
                import SwiftUI
                enum Page: Hashable { case item }
                enum Choice: Hashable, Identifiable { case help; var id: Self { self } }
                @Observable final class AppRouter {
                    var path: [Page] = []
                    var sheet: Choice?
                    func open() { path.append(.item) }
                }
                extension View {
                    func withSheets(_ shown: \(parameter)) -> some View {
                        sheet(item: shown) { choice in switch choice { case .help: HelpView() } }
                    }
                }
                struct RootView: View {
                    @State private var router = AppRouter()
                    var body: some View {
                        NavigationStack(path: $router.path) { HomeView().withSheets($router.sheet) }.environment(router)
                    }
                }
                struct HomeView: View {
                    @Environment(AppRouter.self) private var router
                    var body: some View { Button("Open") { router.open() } }
                }
                struct HelpView: View { var body: some View { Text("Help") } }
                @main struct DemoApp: App { var body: some Scene { WindowGroup { RootView() } } }
                """
            ).tree()
            let coordinator = tree.coordinators.first
            return (coordinator?.routes ?? []).map { "\($0.name) \($0.presentation ?? "?")" }
                + (coordinator?.screens ?? []).filter { !$0.emits.isEmpty }.map(\.type)
        }
        #expect(routes("Binding<Choice?>") == ["item ?", "help sheet", "HomeView"])
        // Nothing says whose state it is.
        #expect(routes("Binding<String?>") == ["item ?", "help ?", "HomeView"])
    }

    @Test func aTabIsShownAsOne() {
        let tabs = ".background(TabView(selection: $router.tab) { HelpView().tag(Choice.help) })"
        #expect(routes("var tab: Choice = .help", shown: tabs) == ["help select", "about select"])
    }

    @Test func theFirstViewBelongsToTheOnlyRouterThatItIsHanded() {
        func screens(_ root: String, _ modifiers: String) -> [String] {
            MarkedProgram(
                "",
                """
                import SwiftUI
                enum Page: Hashable { case item }
                @Observable final class AppRouter {
                    var path: [Page] = []
                    func open() { path.append(.item) }
                }
                @Observable final class SideRouter {
                    var path: [Page] = []
                    func open() { path.append(.item) }
                }
                struct RootView: View {
                    @Environment(AppRouter.self) private var router
                    var body: some View { if let page = router.path.last { ItemView() } else { HomeView() } }
                }
                struct HomeView: View {
                    @Environment(AppRouter.self) private var router
                    var body: some View { Button("Open") { router.open() } }
                }
                struct ItemView: View { var body: some View { Text("Item") } }
                @main struct DemoApp: App {
                    @State private var router = AppRouter()
                    @State private var side = SideRouter()
                    var body: some Scene { WindowGroup { \(root)\(modifiers) } }
                }
                """
            ).tree().coordinators.filter { $0.type == "AppRouter" }.flatMap(\.screens).map(\.type)
        }
        #expect(screens("RootView()", ".environment(router)").sorted() == ["HomeView", "ItemView"])
        // Of two routers, neither is proved to show it.
        #expect(screens("RootView()", ".environment(router).environment(side)") == [])
    }
}
