import Testing

/// A coordinator in a program with many events that are nothing to it: those that are something to it are still found,
/// however it asks for them.
@Suite struct CoordinateManyEventsTests {
    static let events = """
        let app = AppCoordinator()
        class ShopController: UIViewController {} //: screen of AppCoordinator
        protocol Urgent { var isUrgent: Bool { get } }
        enum First: CoordinateEvents { case open, close }
        enum Second: CoordinateEvents { case open, close }
        enum Third: CoordinateEvents, Urgent { case ring; var isUrgent: Bool { return true } }
        enum Fourth: CoordinateEvents, Urgent { case wait; var isUrgent: Bool { return false } }
        enum Fifth: CoordinateEvents, Equatable { case open, done }
        enum Sixth: CoordinateEvents { case done }
        """

    private static func program(
        _ title: String, domains: String = "", _ body: String, besides: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title, beside: events,
            """
            class AppCoordinator: Coordinator<ShopController> { //: root
                override func interceptEvent(_ event: CoordinateEvents) -> Bool { //: \(domains)
            \(body)
                }
            \(besides)
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("none of them", "return false"),
        program(
            "the first and the last",
            """
            if case First.close = event { return true } //: AppCoordinator catches First.close
            if case Sixth.done = event { return true } //: AppCoordinator catches Sixth.done
            return false
            """),
        program(
            "those of one protocol",
            domains: "AppCoordinator catches Third.ring; AppCoordinator catches Fourth.wait",
            "return event is Urgent"),
        program(
            "those that are not of one enum",
            domains: """
                AppCoordinator catches Second.open; AppCoordinator catches Second.close; \
                AppCoordinator catches Third.ring; AppCoordinator catches Fourth.wait; \
                AppCoordinator catches Fifth.open; AppCoordinator catches Fifth.done; AppCoordinator catches Sixth.done
                """,
            """
            if event is First { return false }
            return true
            """),
        program(
            "what an enum says of itself",
            domains: "AppCoordinator catches Third.ring",
            """
            guard let event = event as? Urgent else { return false }
            return event.isUrgent
            """),
        program(
            "overloads, of which each takes its own",
            "return take(event)",
            besides: """
                func take(_ event: CoordinateEvents) -> Bool { return false }
                func take(_ event: Fifth) -> Bool {
                    if case .done = event { return true } //: AppCoordinator catches Fifth.done
                    return false
                }
                """),
    ]

    @Test(arguments: programs) func tellsWhatIsConsumed(_ program: MarkedProgram) { program.check() }
}
