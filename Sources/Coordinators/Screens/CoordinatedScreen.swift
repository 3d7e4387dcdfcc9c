/// A screen that a coordinator can wrap: a `UIViewController` in an app, or a plain object in a headless app.
///
/// Seed 000 requires the root view controller to conform to `Coordinated`, which seed 001 reserves for coordinators; so
/// there are two protocols here. A conforming class must hold its coordinator **weakly**, because the coordinator owns
/// the screen.
///
/// The names differ from those of UIKit, so that `UIViewController` can conform in an extension (`docs/pattern.md`
/// shows one).
@MainActor public protocol CoordinatedScreen: EventResponder {
    /// The coordinator that wraps this screen; `nil` for a screen that only another screen embeds or presents.
    var coordinator: (any Coordinated)? { get set }

    /// The screen that embeds this one (`parent` in UIKit).
    var embeddingScreen: (any CoordinatedScreen)? { get }

    /// The screens that this one embeds (`children` in UIKit), in their order.
    var embeddedScreens: [any CoordinatedScreen] { get }

    /// The screen that presents this one.
    var presentingScreen: (any CoordinatedScreen)? { get }

    /// The screen that this one presents.
    var presentedScreen: (any CoordinatedScreen)? { get }

    /// Embeds `screen`, and removes it from the screen that embedded it before.
    func embedScreen(_ screen: any CoordinatedScreen, animated: Bool, completion: (@MainActor () -> Void)?)

    /// Presents `screen` over this one. Does nothing if a screen is presented already.
    func presentScreen(_ screen: any CoordinatedScreen, animated: Bool, completion: (@MainActor () -> Void)?)

    /// Dismisses the screen that this one presents. If it presents none, dismisses itself.
    func dismissScreen(animated: Bool, completion: (@MainActor () -> Void)?)

    /// Pushes `screen` on the navigation stack around this one, or presents it if there is none.
    func showScreen(_ screen: any CoordinatedScreen, sender: AnyObject?)

    /// Removes this screen from the screen that embeds it and from the screen that presents it.
    func withdrawScreen()
}

extension CoordinatedScreen {
    /// The coordinator; if there is none, the screen that embeds this one; if there is none either, the screen that
    /// presents it (seed 000, Events: the event leaves the screens at the first one that is wrapped).
    public var nextEventResponder: (any EventResponder)? {
        if let coordinator { return coordinator }
        if let embeddingScreen { return embeddingScreen }
        return presentingScreen
    }
}

/// A screen with an initializer without arguments, so that its coordinator can create it.
@MainActor public protocol InitializableScreen: CoordinatedScreen {
    /// Creates the screen.
    init()
}
