import CoordinatorIntrospection
import CoordinatorModel

extension ForeignConventions {
    /// How this app names things.
    static var articles: ForeignConventions {
        var conventions = ForeignConventions()
        // The stack has no part in the app's events.
        conventions.transparentScreens = NamePattern(["UINavigationController"])
        // The methods of a protocol can't be read at run time.
        conventions.delegateMethods = [
            "LoginViewControllerDelegate": ["didLogIn"],
            "ArticleListViewControllerDelegate": ["didSelect", "didLogOut"],
        ]
        return conventions
    }
}
