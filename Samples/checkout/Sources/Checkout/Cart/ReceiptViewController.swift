import HeadlessKit

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

final class ReceiptViewController: UIViewController {
    private let subject = PassthroughSubject<Void, Never>()

    let receipt: Receipt
    var closed: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }

    init(receipt: Receipt) {
        self.receipt = receipt
        super.init()
    }

    func closeButtonTapped() {
        subject.send()
    }
}
