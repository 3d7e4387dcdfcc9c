/// The screens that a headless screen holds.
///
/// It is separate from the screen because a screen can be freed on any thread, where the main actor's state can't be
/// used. It is unchecked because it is used on the main actor, and once more when no other code can use it.
final class ScreenStore: @unchecked Sendable {
    var embedded: [any CoordinatedScreen] = []
    var presented: (any CoordinatedScreen)?

    func surrender(into pending: inout [AnyObject]) {
        for screen in embedded { pending.append(screen) }
        if let presented { pending.append(presented) }
        embedded = []
        presented = nil
    }

    deinit { Dismantling.free(from: surrender) }
}
