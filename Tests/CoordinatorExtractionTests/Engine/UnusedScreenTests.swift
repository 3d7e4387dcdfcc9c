import Testing

/// Screens that are made only to present on them, which no code shows: they emit nothing.
@Suite struct UnusedScreenTests {
    private static func program(_ name: String, _ code: String, notice: String, marks: String = "") -> MarkedProgram {
        MarkedProgram(
            name, beside: EngineProgram.base,
            """
            let app = ParkCoordinator()
            class ParkCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let map = MapController()
                    map.owner = self //: ParkCoordinator catches ParkCoordinator.close
                    stack.pushViewController(map, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class MapController: UIViewController { //: screen of ParkCoordinator
                weak var owner: ParkCoordinator?
                lazy var legend = LegendView()
                @objc func tap() { owner?.close() } //: MapController emits ParkCoordinator.close\(marks)
            }
            class LegendView: UIView {
                @objc func help() { \(code) }
            }
            struct Notice {
                func show(on place: UIViewController) { \(notice) }
            }
            """)
    }

    private static let alert = "place.present(UIAlertController(), animated: true)"

    static let programs = [
        program("an argument that is only presented on", "Notice().show(on: MapController())", notice: alert),
        program(
            "a variable that is only presented on",
            "let place = MapController()\n\(alert)", notice: alert),
        program(
            "the nearest miss: the function shows it as well", "Notice().show(on: MapController())",
            notice: "UINavigationController().pushViewController(place, animated: true)\n\(alert)",
            marks: "; MapController emits ParkCoordinator.close unheard"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}
