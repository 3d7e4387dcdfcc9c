import CoordinatorIntrospection
import CoordinatorModel

extension ForeignConventions {
    /// How this app names things.
    static var checkout: ForeignConventions {
        var conventions = ForeignConventions()
        // What fills the window.
        conventions.embeddingProperties["rootViewController"] = "root"
        // Stacks and the window have no part in the app's events.
        conventions.transparentScreens = NamePattern(["UIWindow", "UINavigationController"])
        return conventions
    }
}
