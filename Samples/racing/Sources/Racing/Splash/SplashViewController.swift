import Coordinators

final class SplashViewController: HeadlessScreen {
    /// The animation has come to its end.
    func animationDidEnd() {
        emitEvent(AppEvents.Splash.didFinish)
    }
}
