/// What the flow tells whoever runs it: the new item, or none where it was cancelled.
@MainActor protocol ItemCreateOutput: AnyObject {
    var finishFlow: ((Item?) -> Void)? { get set }
}
