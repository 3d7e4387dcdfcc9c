/// The clients that listen for changes, the oldest first.
struct Listeners {
    /// The limits for one client and for all clients: the remaining connections are for requests of the page.
    static let (mostOfOne, most) = (24, 48)

    private(set) var all: [ObjectIdentifier] = []
    private var clients: [ObjectIdentifier: String] = [:]

    /// Adds a listener.
    ///
    /// - Returns: the listener to disconnect for it; `nil` if there is room.
    mutating func add(_ listener: ObjectIdentifier, of client: String) -> ObjectIdentifier? {
        let own = all.filter { clients[$0] == client }
        let dismissed = own.count >= Self.mostOfOne ? own.first : all.count >= Self.most ? all.first : nil
        if let dismissed { remove(dismissed) }
        all.append(listener)
        clients[listener] = client
        return dismissed
    }

    /// Removes a listener that has disconnected.
    mutating func remove(_ listener: ObjectIdentifier) {
        guard clients.removeValue(forKey: listener) != nil else { return }
        all.removeAll { $0 == listener }
    }
}
