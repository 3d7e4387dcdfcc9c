/// Whether a user is logged in. An app would look into its user defaults.
@MainActor final class UserSession {
    var isLoggedIn = false
}
