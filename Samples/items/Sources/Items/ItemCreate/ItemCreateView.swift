@MainActor protocol ItemCreateView: BaseView {
    var onCancel: (() -> Void)? { get set }
    var onComplete: ((Item) -> Void)? { get set }
}
