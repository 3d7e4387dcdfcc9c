/// Those who want to hear of changes, the one who has listened longest first.
struct Listeners {
    /// The most of one client, and of all: the rest of the connections is for those who ask for the page.
    static let (mostOfOne, most) = (24, 48)

    private(set) var all: [ObjectIdentifier] = []
    private var clients: [ObjectIdentifier: String] = [:]

    /// Takes a listener in.
    ///
    /// - Returns: who has to make room for it; `nil` where there is room.
    mutating func add(_ listener: ObjectIdentifier, of client: String) -> ObjectIdentifier? {
        let own = all.filter { clients[$0] == client }
        let dismissed = own.count >= Self.mostOfOne ? own.first : all.count >= Self.most ? all.first : nil
        if let dismissed { remove(dismissed) }
        all.append(listener)
        clients[listener] = client
        return dismissed
    }

    /// Forgets one that has gone.
    mutating func remove(_ listener: ObjectIdentifier) {
        guard clients.removeValue(forKey: listener) != nil else { return }
        all.removeAll { $0 == listener }
    }
}
