/// The user's session.
@MainActor final class Session {
    var hasSeenOnboarding = false
    var isAuthorized = false
    var items = [Item(title: "Lamp", price: 40), Item(title: "Chair", price: 65)]
}
