/// The result of the flow for its owner.
@MainActor protocol OnboardingOutput: AnyObject {
    var finishFlow: (() -> Void)? { get set }
}
