import CoordinatorIntrospection
import CoordinatorModel
import Coordinators
import Testing

@MainActor @Suite struct RunningHierarchyTests {
    private let app = AppCoordinator()

    @Test func `structure, presentations and routes, as they were used`() throws {
        let teams = app.run()
        teams.goTo(.team(Team(), notes: []))
        let tree = CoordinatorTree(walking: app)
        #expect(tree.outline == "App(Teams(List, Details))")
        #expect(tree.coordinators[0].branches.map(\.presentation) == ["root"])
        let node = try #require(tree["TeamsCoordinator"])
        #expect(node.branches.map(\.presentation) == ["root", "show"])
        #expect(node.branches.map(\.route) == ["list", "team"])
        #expect(node.kind == .navigation)
        #expect(tree["ListCoordinator"]?.kind == .coordinator)
        #expect(tree["AppCoordinator"]?.kind == .container)
    }

    @Test func `routes with their payload, and the active one`() throws {
        _ = app.run()
        let teams = try #require(CoordinatorTree(walking: app)["TeamsCoordinator"])
        #expect(teams.routes.map(\.name).sorted() == ["list", "team"])
        #expect(teams.routes.first { $0.name == "team" }?.payload == ["Team", "[String]"])
        #expect(teams.activeRoute == "list")
    }

    @Test func `started and stopped`() {
        let teams = app.run()
        #expect(CoordinatorTree(walking: app).coordinators.map(\.isStarted) == [true, true, true])
        teams.stop()
        #expect(CoordinatorTree(walking: app).outline == "App")
        #expect(CoordinatorTree(walking: teams).coordinators[0].isStarted == false)
    }

    @Test func `screens, with embedded ones, but without those of other coordinators`() throws {
        let teams = app.run()
        let list = try #require(teams.getCached(ListCoordinator.self))
        list.rootScreen.embedScreen(HeaderScreen(), animated: false, completion: nil)
        list.rootScreen.presentScreen(HeadlessScreen(), animated: false, completion: nil)
        let tree = CoordinatorTree(walking: app)
        #expect(tree["TeamsCoordinator"]?.screens == [Screen(type: "HeadlessNavigationScreen")])
        #expect(tree["ListCoordinator"]?.screens[0].screens.map(\.type) == ["HeaderScreen", "HeadlessScreen"])
    }

    @Test func `dependencies, needed and provided`() {
        app.run().goTo(.team(Team(), notes: []))
        let tree = CoordinatorTree(walking: app)
        #expect(
            tree["AppCoordinator"]?.dependencies == Dependencies(needs: "AppDependencies", provides: "AppDependencies"))
        #expect(tree["ListCoordinator"]?.dependencies == Dependencies(needs: "AppDependencies"))
        #expect(tree["DetailsCoordinator"]?.dependencies == Dependencies())
    }

    @Test func `what types declare of their events`() {
        _ = app.run()
        let tree = CoordinatorTree(walking: app)
        #expect(tree["ListCoordinator"]?.screens[0].emits.map(\.event) == ["AppEvents.Teams.didSelect"])
        #expect(tree["TeamsCoordinator"]?.intercepts == [Interceptor(event: "AppEvents.Teams.didSelect")])
        #expect(tree["AppCoordinator"]?.intercepts == [])
    }

    @Test func `event enums describe their own cases`() {
        let tree = CoordinatorTree(walking: app, declaring: [AppEvents.Teams.self, AppEvents.Splash.self]).canonical()
        #expect(
            tree.events.map(\.name) == [
                "AppEvents.Splash.didFinish", "AppEvents.Teams.didReload", "AppEvents.Teams.didSelect",
                "AppEvents.Teams.setFavorite",
            ])
        #expect(tree.events.map(\.payload) == [[], [], ["Team"], ["Team?", "Int"]])
    }

    @Test func `every event of a domain; a case that isn't one`() {
        let tree = CoordinatorTree(walking: LoudCoordinator())
        let screen = tree.coordinators[0].screens[0]
        #expect(screen.emits.map(\.event) == ["AppEvents.Splash.didFinish"])
        #expect(
            screen.intercepts == [
                Interceptor(event: "AppEvents.Teams.*", consumes: .never),
                Interceptor(event: "AppEvents.Splash.*", consumes: .sometimes),
            ])
        #expect(tree.unresolved.count == 1)
    }

    @Test func `a child that two presentations bring up is drawn once`() {
        let container = ContainerCoordinator<HeadlessScreen>()
        let child = DetailsCoordinator()
        container.start()
        container.root(child)
        container.present(child)
        #expect(
            CoordinatorTree(walking: container).coordinators[0].branches.map(\.presentation) == ["root", "present"])
        #expect(CoordinatorTree(walking: container).coordinators.count == 2)
    }

    @Test func `an app's own identifiers distinguish siblings`() {
        let tabs = TabBarCoordinator<HeadlessTabBarScreen>()
        tabs.start()
        tabs.setCoordinators([PageCoordinator(number: 1), PageCoordinator(number: 2)])
        #expect(CoordinatorTree(walking: tabs).canonical().coordinators.dropFirst().map(\.id) == ["page-1", "page-2"])
    }

    @Test func `a snapshot is a tree that is read again as it was`() throws {
        _ = app.run()
        let tree = CoordinatorTree(walking: app)
        #expect(try CoordinatorTree(json: tree.json(), file: "tree.json") == tree.canonical())
        #expect(Array(tree.data()) == tree.json())
    }

    @Test func `by reflection alone the structure is the same`() {
        _ = app.run()
        #expect(outline(app) == CoordinatorTree(walking: app).outline)
    }
}
