/// What the flow tells whoever runs it.
@MainActor protocol OnboardingOutput: AnyObject {
    var finishFlow: (() -> Void)? { get set }
}
