/// The screens that a headless screen holds.
///
/// It stands apart from the screen because a screen can be freed on any thread, where the main actor's state is out of
/// reach. Unchecked: it is used on the main actor, and once more when nobody else can reach it any longer.
final class ScreenStore: @unchecked Sendable {
    var embedded: [any CoordinatedScreen] = []
    var presented: (any CoordinatedScreen)?

    func surrender() -> [AnyObject] {
        var screens: [AnyObject] = embedded
        if let presented { screens.append(presented) }
        embedded = []
        presented = nil
        return screens
    }

    deinit { Dismantling.free(surrender()) }
}
