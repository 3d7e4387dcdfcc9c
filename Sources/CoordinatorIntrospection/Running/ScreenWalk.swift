import Coordinators
import CoordinatorModel

/// The screens of a coordinator: its root screen, and the screens that this one embeds or presents and that have no
/// coordinator of their own.
@MainActor struct ScreenWalk {
    private(set) var unresolved: [String] = []

    /// A screen that is to become a value.
    private struct Found {
        var object: any CoordinatedScreen
        var depth: Int
        var embedded: [Int] = []
    }

    /// The root screen of a coordinator, with the screens inside it.
    mutating func screen(
        _ root: any CoordinatedScreen, of coordinator: any Coordinated, _ types: inout KnownTypes
    ) -> Screen {
        var found = [Found(object: root, depth: 0)]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        var next = 0
        while next < found.count {
            let current = found[next]
            for inner in current.object.embeddedScreens + [current.object.presentedScreen].compactMap({ $0 }) {
                guard inner.coordinator == nil || inner.coordinator === coordinator,
                    seen.insert(ObjectIdentifier(inner)).inserted
                else { continue }
                guard current.depth < ForeignWalk.deepestScreen else {
                    unresolved.append("\(TypeName.of(type(of: inner))): screens are embedded too deeply to follow")
                    continue
                }
                found[next].embedded.append(found.count)
                found.append(Found(object: inner, depth: current.depth + 1))
            }
            next += 1
        }
        // From the innermost out, because embedded screens were always found later.
        var screens = found.map { screen in
            let events = types.entry(of: screen.object)
            return Screen(
                type: events.name, emits: events.emits, intercepts: events.intercepts)
        }
        for index in found.indices.reversed() { screens[index].screens = found[index].embedded.map { screens[$0] } }
        return screens[0]
    }
}
