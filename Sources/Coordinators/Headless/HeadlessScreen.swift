/// A screen without pixels. With such screens, whole apps run in tests, on every system.
///
/// It embeds, presents, shows and dismisses like a `UIViewController`, but without delay: when a call returns, its
/// completion has run. Subclass it for the screens of an app; the screens that it embeds or presents must be headless
/// as well.
@MainActor open class HeadlessScreen: InitializableScreen, Dismantled {
    /// The coordinator that wraps this screen.
    public weak var coordinator: (any Coordinated)?

    /// The screen that embeds this one.
    public private(set) weak var embeddingScreen: (any CoordinatedScreen)?

    /// The screen that presents this one.
    public private(set) weak var presentingScreen: (any CoordinatedScreen)?

    private nonisolated let store = ScreenStore()

    /// Creates a screen without connections to others.
    public required init() {}

    /// The screens that this one embeds.
    public var embeddedScreens: [any CoordinatedScreen] { store.embedded }

    /// The screen that this one presents.
    public var presentedScreen: (any CoordinatedScreen)? { store.presented }

    /// Called when an event is offered to this screen; lets it bubble on unless overridden.
    open func interceptEvent(_ event: any CoordinatorEvent) -> Bool { false }

    /// Embeds `screen`, and removes it from the screen that embedded it before.
    open func embedScreen(_ screen: any CoordinatedScreen, animated: Bool, completion: (@MainActor () -> Void)?) {
        placeEmbedded(embeddedScreens.filter { $0 !== screen } + [screen])
        completion?()
    }

    /// Presents `screen` over this one. As in UIKit, if a screen is presented already, nothing happens and `completion`
    /// is not called.
    open func presentScreen(_ screen: any CoordinatedScreen, animated: Bool, completion: (@MainActor () -> Void)?) {
        guard store.presented == nil else { return }
        precondition(!isInside(screen), "a screen can't present itself, nor a screen that it is inside of")
        screen.withdrawScreen()
        store.presented = screen
        (screen as? HeadlessScreen)?.presentingScreen = self
        completion?()
    }

    /// Dismisses the screen that this one presents, with all screens on top of it. If it presents none, dismisses
    /// itself.
    open func dismissScreen(animated: Bool, completion: (@MainActor () -> Void)?) {
        if let presented = store.presented {
            store.presented = nil
            (presented as? HeadlessScreen)?.presentingScreen = nil
            completion?()
        } else if let presenter = presentingScreen ?? embeddingScreen {
            presenter.dismissScreen(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// Pushes `screen` on the nearest navigation stack around this one, or presents it if there is none.
    open func showScreen(_ screen: any CoordinatedScreen, sender: AnyObject?) {
        var around: (any CoordinatedScreen)? = self
        while let candidate = around {
            if let navigation = candidate as? any NavigationScreen {
                return navigation.pushScreen(screen, animated: true)
            }
            around = candidate.embeddingScreen
        }
        presentScreen(screen, animated: true, completion: nil)
    }

    /// Removes this screen from the screen that embeds it and from the screen that presents it.
    open func withdrawScreen() {
        (embeddingScreen as? HeadlessScreen)?.dropEmbedded(self)
        embeddingScreen = nil
        if presentingScreen?.presentedScreen === self {
            presentingScreen?.dismissScreen(animated: false, completion: nil)
        }
        presentingScreen = nil
    }

    /// Removes an embedded screen that withdraws. Subclasses for stacks and tabs decide which screen is shown instead.
    func dropEmbedded(_ screen: any CoordinatedScreen) { placeEmbedded(embeddedScreens.filter { $0 !== screen }) }

    /// Makes `screens` the embedded screens, in this order, and sets the links in both directions.
    final func placeEmbedded(_ screens: [any CoordinatedScreen]) {
        let former = Set(store.embedded.map(ObjectIdentifier.init))
        let present = Set(screens.map(ObjectIdentifier.init))
        precondition(present.count == screens.count, "a screen can't be embedded twice in another one")
        for screen in store.embedded where !present.contains(ObjectIdentifier(screen)) {
            (screen as? HeadlessScreen)?.embeddingScreen = nil
        }
        for screen in screens where !former.contains(ObjectIdentifier(screen)) {
            precondition(!isInside(screen), "a screen can't be embedded in itself, nor in a screen inside of it")
            screen.withdrawScreen()
            (screen as? HeadlessScreen)?.embeddingScreen = self
        }
        store.embedded = screens
    }

    /// Whether `other` is this screen or contains it. Searches only if `other` contains screens.
    private func isInside(_ other: any CoordinatedScreen) -> Bool {
        if other === self { return true }
        if other.embeddedScreens.isEmpty, other.presentedScreen == nil { return false }
        var around: (any CoordinatedScreen)? = self
        while let screen = around {
            if screen === other { return true }
            around = screen.embeddingScreen ?? screen.presentingScreen
        }
        return false
    }

    nonisolated func surrender(into pending: inout [AnyObject]) { store.surrender(into: &pending) }
}
