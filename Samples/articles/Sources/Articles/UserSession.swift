/// Whether somebody is logged in. An app would ask its user defaults.
@MainActor final class UserSession {
    var isLoggedIn = false
}
