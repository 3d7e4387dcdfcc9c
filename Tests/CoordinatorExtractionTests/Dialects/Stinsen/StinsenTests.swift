import Testing

@testable import CoordinatorExtraction

/// Coordinators whose routes are properties.
@Suite struct StinsenTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a wrapper's own initialiser makes the child that the function says",
            """
            import SwiftUI
            import Stinsen
            @main struct YardApp: App { var body: some Scene { WindowGroup { NavigationViewCoordinator(YardCoordinator()).view() } } }
            extension NavigationViewCoordinator<PlainCoordinator> {
                convenience init<Content: View>(@ViewBuilder content: @escaping () -> Content) { self.init(PlainCoordinator(content)) }
            }
            final class PlainCoordinator: NavigationCoordinatable { //: coordinator
                let stack = NavigationStack(initial: \\PlainCoordinator.start)
                @Root var start = makeStart //: route of PlainCoordinator
                private let content: () -> any View
                init(@ViewBuilder _ content: @escaping () -> any View) { self.content = content }
                @ViewBuilder private func makeStart() -> some View { AnyView(content()) }
            }
            final class YardCoordinator: NavigationCoordinatable { //: root container
                let stack = NavigationStack(initial: \\YardCoordinator.start)
                @Root var start = makeStart //: route of YardCoordinator
                @Route(.push) var help = makeHelp //: route of YardCoordinator; YardCoordinator presents PlainCoordinator as push via help; YardCoordinator catches YardCoordinator.help
                @ViewBuilder func makeStart() -> some View { YardScreen() }
                func makeHelp() -> NavigationViewCoordinator<PlainCoordinator> { NavigationViewCoordinator { Text("Help") } }
                func unused() -> NavigationViewCoordinator<YardCoordinator>? { nil }
            }
            struct YardScreen: View { //: screen of YardCoordinator
                @EnvironmentObject private var router: YardCoordinator.Router
                var body: some View { Button("Help") { router.route(to: \\.help) } } //: YardScreen emits YardCoordinator.help
            }
            """),
        MarkedProgram(
            "routes as properties, asked for through routers; what a coordinator asks of itself is no event",
            """
            import SwiftUI
            import Stinsen
            @main struct GardenApp: App { var body: some Scene { WindowGroup { MainCoordinator().view() } } }
            final class MainCoordinator: NavigationCoordinatable { //: root container
                let stack = NavigationStack(initial: \\MainCoordinator.login)
                @Root var login = makeLogin //: route of MainCoordinator
                @Root var tabs = makeTabs //: route of MainCoordinator; MainCoordinator presents TabsCoordinator as root via tabs; MainCoordinator catches MainCoordinator.tabs
                func makeLogin() -> some View { LoginScreen() }
                func makeTabs() -> TabsCoordinator { TabsCoordinator() }
                func signOut() { root(\\.login) }
            }
            struct LoginScreen: View { //: screen of MainCoordinator
                @EnvironmentObject private var router: MainCoordinator.Router
                var body: some View { Button("In") { router.root(\\.tabs) } } //: LoginScreen emits MainCoordinator.tabs
            }
            final class TabsCoordinator: TabCoordinatable { //: coordinator container
                var child = TabChild(startingItems: [\\TabsCoordinator.beds])
                @Route(tabItem: makeBedsTab) var beds = makeBeds //: route of TabsCoordinator; TabsCoordinator presents BedsCoordinator as select via beds
                func makeBeds() -> NavigationViewCoordinator<BedsCoordinator> { NavigationViewCoordinator(BedsCoordinator()) }
                @ViewBuilder func makeBedsTab(isActive: Bool) -> some View { Text("Beds") }
            }
            final class BedsCoordinator: NavigationCoordinatable { //: coordinator
                let stack = NavigationStack(initial: \\BedsCoordinator.list)
                @Root var list = makeList //: route of BedsCoordinator
                @Route(.push) var bed = makeBed //: route of BedsCoordinator; BedsCoordinator catches BedsCoordinator.bed
                @Route(.modal) var add = makeAdd //: route of BedsCoordinator
                @ViewBuilder func makeList() -> some View { ListScreen() }
                @ViewBuilder func makeBed(id: Int) -> some View { BedScreen(id: id) }
                @ViewBuilder func makeAdd() -> some View { AddScreen() }
            }
            struct ListScreen: View { //: screen of BedsCoordinator
                @EnvironmentObject private var router: BedsCoordinator.Router
                let analytics = Tracker()
                var body: some View {
                    Button("One") {
                        router.route(to: \\.bed, 1) //: ListScreen emits BedsCoordinator.bed
                        analytics.route(to: \\.bed)
                    }
                }
            }
            struct Tracker { func route(to path: KeyPath<Tracker, Int>) {} }
            struct BedScreen: View { let id: Int; var body: some View { Text("Bed") } } //: screen of BedsCoordinator
            struct AddScreen: View { var body: some View { Text("Add") } } //: screen of BedsCoordinator
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
