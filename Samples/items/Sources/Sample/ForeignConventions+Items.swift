import CoordinatorIntrospection
import CoordinatorModel

extension ForeignConventions {
    /// How this app names things.
    static var items: ForeignConventions {
        var conventions = ForeignConventions()
        // What fills the window was brought there by the router's `setRoot`.
        conventions.embeddingProperties["rootViewController"] = "setRoot"
        // Stacks and the window have no part in the app's events.
        conventions.transparentScreens = NamePattern(["UIWindow", "UINavigationController"])
        // The protocols that declare the outputs.
        for name in ["Onboarding", "Login", "SignUp", "Tabbar", "ItemsList", "ItemCreate"] {
            conventions.eventOwners["\(name)Controller"] = "\(name)View"
        }
        for name in ["Onboarding", "Auth", "ItemCreate"] {
            conventions.eventOwners["\(name)Coordinator"] = "\(name)Output"
        }
        return conventions
    }
}
