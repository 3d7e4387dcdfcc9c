import HeadlessKit

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

final class AddressViewController: UIViewController {
    private let subject = PassthroughSubject<AddressAction, Never>()

    var actions: AnyPublisher<AddressAction, Never> { subject.eraseToAnyPublisher() }

    func didSelectRow(of address: Address) {
        subject.send(.choose(address))
    }

    func removeButtonTapped() {
        subject.send(.remove)
    }
}
