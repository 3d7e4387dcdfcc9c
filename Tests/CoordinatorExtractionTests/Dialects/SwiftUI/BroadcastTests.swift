import Testing

@testable import CoordinatorExtraction

/// Methods with which coordinators only tell their services what has happened: nothing goes up.
@Suite struct BroadcastTests {
    /// A yard whose view tells it the weather; `telling` is what the yard does.
    private static func program(
        _ title: String, _ telling: String, coordinator: String = "root", emits: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import SwiftUI
            enum Weather { case rain, sun }
            protocol Service: AnyObject {}
            protocol Roofed: Service { func process(_ weather: Weather) }
            protocol Flow: AnyObject {
                var services: [Service] { get set }
                func process(_ weather: Weather)
            }
            extension Flow { \(telling) }
            final class Roof: Roofed {
                var wet = 0
                func process(_ weather: Weather) { if weather == .rain { wet += 1 } }
            }
            final class YardCoordinator: Flow, ObservableObject { //: \(coordinator)
                @Published var path = NavigationPath()
                var services: [Service] = [Roof()]
            }
            struct YardCoordinatorView: View {
                @StateObject private var coordinator = YardCoordinator()
                var body: some View { NavigationStack(path: $coordinator.path) { YardView(coordinator: coordinator) } }
            }
            struct YardView: View { //: screen of YardCoordinator
                @ObservedObject var coordinator: YardCoordinator
                @Environment(\\.scenePhase) var phase
                var body: some View {
                    Text("yard").onChange(of: phase) {
                        coordinator.process(.sun) \(emits)
                    }
                }
            }
            @main struct YardApp: App { var body: some Scene { WindowGroup { YardCoordinatorView() } } }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "a loop over services, one of which is cast",
            """
            func process(_ weather: Weather) {
                for service in services {
                    if let roofed = service as? Roofed { roofed.process(weather) }
                }
            }
            """),
        program(
            "a closure for each",
            "func process(_ weather: Weather) { services.forEach { ($0 as? Roofed)?.process(weather) } }"),
        program(
            "the nearest miss: it does something itself as well",
            """
            func process(_ weather: Weather) { //: YardCoordinator catches Weather.sun
                services.forEach { ($0 as? Roofed)?.process(weather) }
                services.removeAll()
            }
            """, emits: "//: YardView emits Weather.sun"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}
