/// What the flow tells whoever runs it.
@MainActor protocol AuthOutput: AnyObject {
    var finishFlow: (() -> Void)? { get set }
}
