import Testing

@testable import CoordinatorExtraction

/// Observable coordinators that own a path, a sheet or a tab, and the views around them.
@Suite struct SwiftUICoordinatorTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a path, a sheet and a cover; screens ask for routes through the environment",
            """
            import SwiftUI
            @main struct ShopApp: App {
                @StateObject private var coordinator = ShopCoordinator()
                var body: some Scene { WindowGroup { ShopRoot().environmentObject(coordinator) } }
            }
            enum Page: Hashable {
                case list //: route of ShopCoordinator
                case item(Int) //: route of ShopCoordinator
            }
            enum Modal: Identifiable {
                case help //: route of ShopCoordinator
                case pay //: route of ShopCoordinator
            }
            final class ShopCoordinator: ObservableObject { //: root
                @Published var path = NavigationPath()
                @Published var modal: Modal?
                func push(_ page: Page) { path.append(page) } //: ShopCoordinator catches Page.item
                func open(_ modal: Modal) {
                    switch modal {
                    case .help: self.modal = .help //: ShopCoordinator catches Modal.help
                    case .pay: break //: ShopCoordinator catches Modal.pay
                    }
                }
                @ViewBuilder func view(_ page: Page) -> some View {
                    switch page {
                    case .list: ListView()
                    case .item(let number): ItemView(number: number)
                    }
                }
                @ViewBuilder func view(_ modal: Modal) -> some View {
                    switch modal {
                    case .help: HelpView()
                    case .pay: EmptyView()
                    }
                }
            }
            struct ShopRoot: View {
                @EnvironmentObject private var coordinator: ShopCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        coordinator.view(.list)
                            .navigationDestination(for: Page.self) { page in coordinator.view(page) }
                            .sheet(item: $coordinator.modal) { modal in coordinator.view(modal) }
                    }
                }
            }
            struct ListView: View { //: screen of ShopCoordinator
                @EnvironmentObject var coordinator: ShopCoordinator
                var body: some View {
                    VStack {
                        Button("Item") { coordinator.push(.item(1)) } //: ListView emits Page.item
                        Button("Help") { coordinator.open(.help) } //: ListView emits Modal.help
                    }
                }
            }
            struct ItemView: View { //: screen of ShopCoordinator
                let number: Int
                @EnvironmentObject var coordinator: ShopCoordinator
                var body: some View { Button("Pay") { coordinator.open(.pay) } } //: ItemView emits Modal.pay
            }
            struct HelpView: View { //: screen of ShopCoordinator
                var body: some View { Text("Help") }
            }
            """),
        MarkedProgram(
            "a tab each, as properties; a child in a sheet; the views of children are no screens of the parent",
            """
            import SwiftUI
            @main struct ReaderApp: App {
                @State private var coordinator = TabsCoordinator()
                var body: some Scene { WindowGroup { TabsView(coordinator: coordinator) } }
            }
            enum Tab { case home, library } //: route of TabsCoordinator; route of TabsCoordinator
            @Observable final class TabsCoordinator { //: root container
                var tab: Tab? = Tab.home
                var login: LoginCoordinator?
                let home = HomeCoordinator()
                func signIn() { login = LoginCoordinator() }
            }
            struct TabsView: View {
                @Bindable var coordinator: TabsCoordinator
                var body: some View {
                    TabView(selection: $coordinator.tab) { //: TabsCoordinator presents HomeCoordinator as select
                        HomeFlow(coordinator: coordinator.home)
                        LibraryView(coordinator: coordinator) //: TabsCoordinator catches TabsCoordinator.signIn
                    }
                    .sheet(item: $coordinator.login) { login in LoginFlow(coordinator: login) } //: TabsCoordinator presents LoginCoordinator as sheet
                }
            }
            enum HomeRoute: Hashable { case story } //: route of HomeCoordinator
            @Observable final class HomeCoordinator { //: coordinator
                var path: [HomeRoute] = []
                func show(_ route: HomeRoute) { path.append(route) } //: HomeCoordinator catches HomeRoute.story
            }
            struct HomeFlow: View {
                @Bindable var coordinator: HomeCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        HomeView().navigationDestination(for: HomeRoute.self) { _ in StoryView() }
                    }
                    .environment(coordinator)
                }
            }
            struct HomeView: View { //: screen of HomeCoordinator
                @Environment(HomeCoordinator.self) private var coordinator
                var body: some View { Button("Story") { coordinator.show(.story) } } //: HomeView emits HomeRoute.story
            }
            struct StoryView: View { var body: some View { Text("Story") } } //: screen of HomeCoordinator
            struct LibraryView: View { //: screen of TabsCoordinator
                let coordinator: TabsCoordinator
                var body: some View { Button("Sign in") { coordinator.signIn() } } //: LibraryView emits TabsCoordinator.signIn
            }
            enum LoginRoute: Hashable { case code } //: route of LoginCoordinator
            @Observable final class LoginCoordinator: Identifiable { //: coordinator
                var path: [LoginRoute] = []
            }
            struct LoginFlow: View {
                @Bindable var coordinator: LoginCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        LoginView(onCode: { coordinator.path.append(.code) }) //: LoginCoordinator catches LoginView.onCode
                            .navigationDestination(for: LoginRoute.self) { _ in CodeView() }
                    }
                }
            }
            struct LoginView: View { //: screen of LoginCoordinator
                var onCode: () -> Void
                var body: some View { Button("Code", action: onCode) } //: LoginView emits LoginView.onCode
            }
            struct CodeView: View { var body: some View { Text("Code") } } //: screen of LoginCoordinator
            """),
        MarkedProgram(
            "a router that owns a path is a coordinator; a model with a path, and a router without one, are not",
            """
            import SwiftUI
            @main struct NotesApp: App {
                @StateObject var router = Router()
                var body: some Scene { WindowGroup { NotesRoot(router: router) } }
            }
            enum NoteRoute: Hashable { case edit } //: route of Router
            final class Router: ObservableObject { //: root
                @Published var path: [NoteRoute] = []
                func edit() { path.append(.edit) }
            }
            final class APIRouter: ObservableObject { @Published var isBusy = false }
            final class NotesViewModel: ObservableObject {
                @Published var path: [NoteRoute] = []
                let router: Router
                init(router: Router) { self.router = router } //: Router catches Router.edit
                func edit() { router.edit() } //: NotesView emits Router.edit
            }
            struct NotesRoot: View {
                @ObservedObject var router: Router
                var body: some View {
                    NavigationStack(path: $router.path) {
                        NotesView(router: router)
                            .navigationDestination(for: NoteRoute.self) { _ in EditView() }
                    }
                }
            }
            struct NotesView: View { //: screen of Router
                @StateObject var model: NotesViewModel
                init(router: Router) { _model = StateObject(wrappedValue: NotesViewModel(router: router)) }
                var body: some View { Button("Edit", action: model.edit) }
            }
            struct EditView: View { var body: some View { Text("Edit") } } //: screen of Router
            """),
        MarkedProgram(
            "a part of several views emits for each what it was made with; a modifier and a toolbar are no screens",
            """
            import SwiftUI
            @main struct MailApp: App {
                @StateObject var coordinator = MailCoordinator()
                var body: some Scene { WindowGroup { MailCoordinatorView(coordinator: coordinator) } }
            }
            enum Command { case write, close }
            enum MailRoute: Hashable { case write } //: route of MailCoordinator
            final class MailCoordinator: ObservableObject { //: root
                @Published var path: [MailRoute] = []
                func perform(_ command: Command) {
                    switch command {
                    case .write: path.append(.write) //: MailCoordinator catches Command.write
                    case .close: path.removeLast() //: MailCoordinator catches Command.close
                    }
                }
            }
            struct MailCoordinatorView: View {
                @ObservedObject var coordinator: MailCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        InboxView()
                            .navigationDestination(for: MailRoute.self) { _ in WriteView() }
                    }
                    .environmentObject(coordinator)
                }
            }
            struct InboxView: View { //: screen of MailCoordinator
                var body: some View { Text("Inbox").toolbar { CommandItem(command: .write) } }
            }
            struct WriteView: View { //: screen of MailCoordinator
                var body: some View { Text("Write").toolbar { CommandItem(command: .close) }.modifier(Framed()) }
            }
            struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding() } }
            struct CommandItem: ToolbarContent {
                let command: Command
                var body: some ToolbarContent { ToolbarItem { CommandButton(command: command) } }
            }
            struct CommandButton: View {
                let command: Command
                @EnvironmentObject var coordinator: MailCoordinator
                var body: some View {
                    Button("Do") { coordinator.perform(command) } //: InboxView emits Command.write; WriteView emits Command.close
                }
            }
            struct Mail_Previews: PreviewProvider {
                static var previews: some View { InboxView().environmentObject(MailCoordinator()) }
            }
            """),
        MarkedProgram(
            "links of the older kind, with a tag or a flag; two coordinators' methods of one name take different enums",
            """
            import SwiftUI
            @main struct TripApp: App {
                @StateObject var coordinator = TripCoordinatorModel()
                var body: some Scene { WindowGroup { TripCoordinatorView(model: coordinator) } }
            }
            enum TripLink: Hashable { case hotel, car } //: route of TripCoordinatorModel
            protocol TripState: ObservableObject { var link: TripLink? { get set } }
            final class TripCoordinatorModel: TripState { //: root container
                @Published var link: TripLink?
                @Published var isPaying = false
                let hotel = HotelCoordinator()
                let pay = PayCoordinator()
                func handle(_ link: TripLink) { self.link = link } //: TripCoordinatorModel catches TripLink.hotel
            }
            struct TripCoordinatorView<State: TripState>: View {
                @ObservedObject var model: State
                var body: some View {
                    NavigationView {
                        PlanView(coordinator: model)
                        NavigationLink(tag: .hotel, selection: $model.link, destination: hotel) { EmptyView() } //: TripCoordinatorModel presents HotelCoordinator as push via hotel
                        NavigationLink(destination: PayCoordinatorView(coordinator: model.pay), isActive: $model.isPaying) { EmptyView() } //: TripCoordinatorModel presents PayCoordinator as push
                    }
                }
                func hotel() -> some View { HotelCoordinatorView(coordinator: model.hotel) }
            }
            struct PlanView: View { //: screen of TripCoordinatorModel
                let coordinator: TripCoordinatorModel
                var body: some View { Button("Hotel") { coordinator.handle(.hotel) } } //: PlanView emits TripLink.hotel
            }
            enum HotelEvent { case booked }
            final class HotelCoordinator: ObservableObject { //: coordinator
                @Published var event: HotelEvent?
                func handle(_ event: HotelEvent) { self.event = event } //: HotelCoordinator catches HotelEvent.booked
            }
            struct HotelCoordinatorView: View {
                @ObservedObject var coordinator: HotelCoordinator
                var body: some View { HotelView(coordinator: coordinator) }
            }
            struct HotelView: View { //: screen of HotelCoordinator
                let coordinator: HotelCoordinator
                var body: some View { Button("Book") { coordinator.handle(.booked) } } //: HotelView emits HotelEvent.booked
            }
            final class PayCoordinator: ObservableObject { //: coordinator
                @Published var path = NavigationPath()
            }
            struct PayCoordinatorView: View {
                @ObservedObject var coordinator: PayCoordinator
                var body: some View { PayView() }
            }
            struct PayView: View { var body: some View { Text("Pay") } } //: screen of PayCoordinator
            """),
        MarkedProgram(
            "which route it is depends on run-time values",
            """
            import SwiftUI
            @main struct NewsApp: App {
                @StateObject var coordinator = NewsCoordinator()
                var body: some Scene { WindowGroup { NewsRoot(coordinator: coordinator) } }
            }
            enum NewsRoute: String, Hashable, CaseIterable { case world, sport } //: route of NewsCoordinator; route of NewsCoordinator
            final class NewsCoordinator: ObservableObject { //: root
                @Published var path: [NewsRoute] = []
                func show(_ route: NewsRoute) { path.append(route) }
            }
            struct NewsRoot: View {
                @ObservedObject var coordinator: NewsCoordinator
                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        NewsView(coordinator: coordinator)
                            .navigationDestination(for: NewsRoute.self) { _ in Text("News") }
                    }
                }
            }
            struct NewsView: View { //: screen of NewsCoordinator
                let coordinator: NewsCoordinator
                var body: some View {
                    Button("Open") { if let route = NewsRoute(rawValue: UserDefaults.last) { coordinator.show(route) } } //: unresolved
                }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
