@MainActor protocol LoginView: BaseView {
    var onCompleteAuth: (() -> Void)? { get set }
    var onSignUpTap: (() -> Void)? { get set }
}
