#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

/// Who is signed in. An app would ask a server.
@MainActor final class Session {
    enum State {
        case signedOut
        case signedIn(Customer)
    }

    @Published private(set) var state = State.signedOut
    var receipts: [Receipt] = []

    func begin(for customer: Customer) {
        state = .signedIn(customer)
    }

    func end() {
        state = .signedOut
    }
}
