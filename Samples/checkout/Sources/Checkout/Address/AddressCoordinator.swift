import CoordinatorIntrospection
import HeadlessKit

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

/// Asks for the address. The coordinator that runs it waits for the answer.
@MainActor final class AddressCoordinator: BaseCoordinator {
    private let presenter: UIViewController
    private let screen = AddressViewController()
    private var continuation: CheckedContinuation<AddressResult, Never>?

    init(presenter: UIViewController) {
        self.presenter = presenter
    }

    func run() async -> AddressResult {
        screen.isModalInPresentation = true
        screen.actions
            .recorded(by: .shared, along: .addressActions)
            .sink { [weak self] action in
                switch action {
                case .choose(let address): self?.finish(with: address)
                case .remove: self?.finish()
                }
            }
            .store(in: &subscriptions)
        presenter.present(screen, animated: true)
        return await withCheckedContinuation { continuation = $0 }
    }

    private func finish(with address: Address) {
        continuation?.resume(returning: .chosen(address))
        continuation = nil
    }

    private func finish() {
        continuation?.resume(returning: .removed)
        continuation = nil
    }
}
