/// The result of the flow for its owner.
@MainActor protocol AuthOutput: AnyObject {
    var finishFlow: (() -> Void)? { get set }
}
