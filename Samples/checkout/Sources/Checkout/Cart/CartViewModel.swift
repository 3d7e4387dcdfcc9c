#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

@MainActor final class CartViewModel {
    private let subject = PassthroughSubject<CartAction, Never>()

    var actions: AnyPublisher<CartAction, Never> { subject.eraseToAnyPublisher() }
    var address: Address?
    var isOpen = true

    func checkOut() {
        subject.send(.checkOut)
    }

    func changeAddress() {
        subject.send(.changeAddress)
    }

    func signOut() {
        subject.send(.signOut)
    }
}
