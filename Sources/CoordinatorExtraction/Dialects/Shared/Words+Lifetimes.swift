extension Vocabulary {
    /// What is known of how libraries keep objects alive.
    static let lifetimes = Vocabulary(
        lives: LifetimeNames(
            keeping: ["Published", "objc", "IBOutlet", "MainActor", "nonobjc", "ObservedObject"],
            plain: [
                "NSObject", "NSObjectProtocol", "Any*", "ObservableObject", "Sendable", "Hashable", "Equatable",
                "Identifiable", "class", "*Delegate", "*DataSource",
            ],
            weak: ["*delegate", "*datasource", "*target", "presentationcontextprovider"],
            weakCalls: ["addObserver", "removeObserver", "addTarget", "type", "print"]))
}
