/// The result of the flow for its owner: the new item, or none if it was cancelled.
@MainActor protocol ItemCreateOutput: AnyObject {
    var finishFlow: ((Item?) -> Void)? { get set }
}
