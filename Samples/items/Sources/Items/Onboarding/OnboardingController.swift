import HeadlessKit

final class OnboardingController: UIViewController, OnboardingView {
    var onFinish: (() -> Void)?

    func finishButtonTapped() {
        onFinish?()
    }
}
