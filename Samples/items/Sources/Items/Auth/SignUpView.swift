@MainActor protocol SignUpView: BaseView {
    var onSignUpComplete: (() -> Void)? { get set }
    var onTermsTap: (() -> Void)? { get set }

    func confirmTerms()
}
