/// What a coordinator wraps: a `UIViewController` in an app, a plain object in a headless one.
///
/// Seed 000 requires the root view controller to conform to `Coordinated`, which seed 001 keeps for coordinators; the
/// two demands are two protocols here. A conforming class holds its coordinator **weakly**: the coordinator owns the
/// screen.
///
/// The names don't meet those of UIKit, so that `UIViewController` can adopt the protocol in an extension
/// (`docs/pattern.md` shows one).
@MainActor public protocol CoordinatedScreen: EventResponder {
    /// The coordinator that wraps this screen; `nil` for one that is embedded in, or presented by, another screen.
    var coordinator: (any Coordinated)? { get set }

    /// The screen that embeds this one (`parent` in UIKit).
    var embeddingScreen: (any CoordinatedScreen)? { get }

    /// The screens that this one embeds (`children` in UIKit), in their order.
    var embeddedScreens: [any CoordinatedScreen] { get }

    /// The screen that presents this one.
    var presentingScreen: (any CoordinatedScreen)? { get }

    /// The screen that this one presents.
    var presentedScreen: (any CoordinatedScreen)? { get }

    /// Embeds `screen`, taking it from where it was.
    func embedScreen(_ screen: any CoordinatedScreen, animated: Bool, completion: (@MainActor () -> Void)?)

    /// Presents `screen` over this one. Does nothing where one is presented already.
    func presentScreen(_ screen: any CoordinatedScreen, animated: Bool, completion: (@MainActor () -> Void)?)

    /// Dismisses the screen that this one presents, or itself where it presents none.
    func dismissScreen(animated: Bool, completion: (@MainActor () -> Void)?)

    /// Pushes `screen` on the navigation stack around this one, or presents it where there is none.
    func showScreen(_ screen: any CoordinatedScreen, sender: AnyObject?)

    /// Takes this screen out of what embeds it, and away from what presents it.
    func withdrawScreen()
}

extension CoordinatedScreen {
    /// The coordinator; without one the screen that embeds this one; without that the one that presents it
    /// (seed 000, Events: the event leaves the screens at the first one that is wrapped).
    public var nextEventResponder: (any EventResponder)? {
        if let coordinator { return coordinator }
        if let embeddingScreen { return embeddingScreen }
        return presentingScreen
    }
}

/// A screen that needs no arguments to be made: its coordinator makes it.
@MainActor public protocol InitializableScreen: CoordinatedScreen {
    /// Makes the screen.
    init()
}
