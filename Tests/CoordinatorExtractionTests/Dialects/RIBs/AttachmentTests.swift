import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Units that are attached and never detached.
@Suite struct AttachmentTests {
    /// A root, a house in it, and a room in the house; `house` is in the house's router, and `root` in the root's.
    private static func rooms(_ house: String, root: String = "") -> MarkedProgram {
        MarkedProgram(
            "",
            """
            import RIBs
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate { let router = RootBuilder().build() }
            final class RootBuilder: Buildable {
                func build() -> LaunchRouting { RootRouter(interactor: RootInteractor(), viewController: RootController()) }
            }
            final class RootInteractor: Interactor {}
            final class RootController: UIViewController, ViewControllable {}
            final class RootRouter: LaunchRouter<RootInteractor, RootController> {
                func showHouse() { attachChild(HouseBuilder().build()) }
                \(root)
            }
            final class HouseBuilder: Buildable {
                func build() -> Routing {
                    let interactor = HouseInteractor()
                    let router = HouseRouter(interactor: interactor)
                    interactor.router = router
                    return router
                }
            }
            protocol HouseRouting: Routing { func showRoom(); func hideRoom(); func setUp() }
            final class HouseInteractor: Interactor {
                weak var router: HouseRouting?
                override func didBecomeActive() { router?.setUp() }
                func didTapRoom() { router?.showRoom() }
            }
            final class HouseRouter: Router<HouseInteractor>, HouseRouting {
                private var room: Routing?
                func setUp() {}
                func hideRoom() {}
                \(house)
            }
            final class RoomBuilder: Buildable {
                func build() -> Routing { RoomRouter(interactor: RoomInteractor()) }
            }
            final class RoomInteractor: Interactor {}
            final class RoomRouter: Router<RoomInteractor> {}
            """)
    }

    private func left(_ program: MarkedProgram) -> [String: JSONValue] {
        let tree = program.tree()
        let lists = tree.coordinators.compactMap { one in one.extensions["x-never-detached"].map { (one.type, $0) } }
        return Dictionary(lists) { first, _ in first }
    }

    @Test func aChildThatIsNeverDetachedIsListed() {
        let found = left(Self.rooms("func showRoom() { let it = RoomBuilder().build(); attachChild(it); room = it }"))
        let entry: [String: JSONValue] = [
            "child": .string("Room"), "file": .string("App.swift"), "line": .number("31"),
        ]
        #expect(found == ["House": .array([.object(entry)])])
    }

    @Test func anotherRoutersMethodOfThatNameIsNoBeginning() {
        let room = "func showRoom() { attachChild(RoomBuilder().build()) }"
        let begun = room + "\noverride func didLoad() { super.didLoad(); showRoom() }"
        // The root's own method of the name runs when the root is loaded.
        let root = "override func didLoad() { super.didLoad(); showRoom() }\nfunc showRoom() {}"
        #expect(left(Self.rooms(room, root: root)).keys.sorted() == ["House"])
        // The nearest miss: it is this router's own.
        #expect(left(Self.rooms(begun)).isEmpty)
    }

    @Test(arguments: [
        // Detached elsewhere in the router.
        """
        func showRoom() { let it = RoomBuilder().build(); attachChild(it); room = it }
        func close() { if let it = room { detachChild(it) } }
        """,
        // All children are detached.
        """
        func showRoom() { attachChild(RoomBuilder().build()) }
        func clear() { children.forEach { detachChild($0) } }
        """,
        // Parts that stay, such as tabs.
        """
        override func didLoad() { super.didLoad(); attachRooms() }
        func showRoom() {}
        private func attachRooms() { attachChild(RoomBuilder().build()) }
        """,
        // The same, attached when the router is made.
        """
        override init(interactor: HouseInteractor) { super.init(interactor: interactor); attachRooms() }
        func showRoom() {}
        private func attachRooms() { attachChild(RoomBuilder().build()) }
        """,
        // Which child this is depends on its caller.
        """
        func showRoom() { attachChild(RoomBuilder().build()) }
        func drop(_ child: Routing) { detachChild(child) }
        """,
    ])
    func theNearestMisses(house: String) { #expect(left(Self.rooms(house)) == [:]) }

    @Test func whatTheInteractorAttachesAtItsBeginningStays() {
        let program = Self.rooms("func showRoom() {}")
        let text = program.texts[0].replacing(
            "func setUp() {}", with: "func setUp() { attachChild(RoomBuilder().build()) }")
        #expect(left(MarkedProgram("", text)) == [:])
    }
}

extension String {
    /// The text with another in place of a part of it, without Foundation.
    fileprivate func replacing(_ part: String, with other: String) -> String {
        guard let start = indices.first(where: { self[$0...].hasPrefix(part) }) else { return self }
        return self[..<start] + other + self[index(start, offsetBy: part.count)...]
    }
}
