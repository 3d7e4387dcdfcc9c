import CoordinatorModel
import Testing

/// Two files declare a class of one name, and one of them is left over in its folder.
@Suite struct LeftOverTypeTests {
    /// `old` is the initialiser of the class that lies nearer to the code that mentions it.
    private static func tree(old: String, beside: String = "") -> CoordinatorTree {
        MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = TourCoordinator(stack: UINavigationController(), map: 1)
            //: file Tour/Tour/TourCoordinator.swift
            class TourCoordinator: Coordinator {
                let stack: UINavigationController
                var children: [AnyObject] = []
                init(stack: UINavigationController, map: Int) { self.stack = stack }
                func start() {
                    let stop = StopCoordinator(stack: stack)
                    stop.parent = self
                    children.append(stop)
                    stop.start()
                }
                func left(_ child: AnyObject) { children.removeAll { $0 === child } }
            }
            //: file Tour/Stop/TourCoordinator.swift
            class TourCoordinator: Coordinator {
                let stack: UINavigationController
                \(old)
                func start() {}
            }
            \(beside)
            //: file Tour/Stop/StopCoordinator.swift
            class StopCoordinator: Coordinator {
                let stack: UINavigationController
                weak var parent: TourCoordinator?
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let stop = StopController()
                    stop.owner = self
                    stack.pushViewController(stop, animated: true)
                }
                func leave() { parent?.left(self) }
            }
            class StopController: UIViewController {
                weak var owner: StopCoordinator?
                @objc func leave() { owner?.leave() }
            }
            """
        ).tree()
    }

    private static let old = "init(stack: UINavigationController) { self.stack = stack }"

    @Test func whatNoCodeMakesIsNotMeant() {
        let tree = Self.tree(old: Self.old)
        #expect(tree.events.map(\.name).contains("TourCoordinator.left"))
        #expect(tree.coordinators.count { $0.type == "TourCoordinator" } == 1)
    }

    @Test func theNearestMissIsAClassThatItsOwnCodeMakes() {
        let made = Self.tree(old: Self.old, beside: "let other = TourCoordinator(stack: UINavigationController())")
        #expect(made.coordinators.count { $0.type == "TourCoordinator" } == 2)
    }
}
