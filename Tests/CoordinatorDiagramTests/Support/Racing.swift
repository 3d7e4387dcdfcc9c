import CoordinatorModel

extension CoordinatorTree {
    /// A small app: a container with a login and a tab bar, in which two tabs present the same details.
    static var racing: CoordinatorTree {
        var tree = CoordinatorTree(name: "Racing")
        let app = tree.addRoot(
            Coordinator(
                type: "App", kind: .container, routes: [Route(name: "login"), Route(name: "main")],
                activeRoute: "main", intercepts: [Interceptor(event: "Login.didFinish")]))
        tree.addChild(
            Coordinator(
                type: "Login",
                screens: [Screen(type: "LoginView", emits: [Emission(event: "Login.didFinish")])]),
            to: app, presentation: "root", route: "login")
        let main = tree.addChild(
            Coordinator(
                type: "Main", kind: .tabBar, intercepts: [Interceptor(event: "Teams.*", consumes: .sometimes)]),
            to: app, presentation: "root", route: "main")
        for tab in ["Teams", "Drivers"] {
            let coordinator = tree.addChild(
                Coordinator(type: tab, kind: .navigation), to: main, presentation: "select", route: tab.lowercased())
            tree.addChild(
                Coordinator(type: "Details", emits: [Emission(event: "Details.didShare")]), to: coordinator,
                presentation: "show")
        }
        return tree
    }
}
