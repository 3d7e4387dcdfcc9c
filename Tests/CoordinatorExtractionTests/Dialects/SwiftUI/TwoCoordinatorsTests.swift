import Testing

/// Views that hold two coordinators: each has only what its own stack and sheets show.
@Suite struct TwoCoordinatorsTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a view binds both: the destinations are of the stack's coordinator; an enum in a file of its own is read",
            """
            import SwiftUI
            @main struct FarmApp: App { var body: some Scene { WindowGroup { FrameView() } } }
            enum Field: Hashable {
                case corn //: route of FieldsCoordinator
                case wheat //: route of FieldsCoordinator
            }
            final class FieldsCoordinator: ObservableObject { //: root
                @Published var path = NavigationPath()
                func go(to field: Field) { path.append(field) } //: FieldsCoordinator catches Field.corn; FieldsCoordinator catches Field.wheat
            }
            final class NotesCoordinator: ObservableObject { //: root
                @Published var active: FarmSheet?
                func present(note: FarmSheet) { active = note } //: NotesCoordinator catches FarmSheet.weather
            }
            struct FrameView: View {
                @StateObject var fields = FieldsCoordinator()
                @StateObject var notes = NotesCoordinator()
                var body: some View {
                    NavigationStack(path: $fields.path) {
                        BarnView()
                            .sheet(item: $notes.active) { note in
                                switch note { case .weather: Text("Weather") }
                            }
                            .navigationDestination(for: Field.self) { field in
                                switch field {
                                case .corn: CornView()
                                case .wheat: Text("Wheat")
                                }
                            }
                    }
                    .environmentObject(fields).environmentObject(notes)
                }
            }
            struct BarnView: View { //: screen of FieldsCoordinator; screen of NotesCoordinator
                @EnvironmentObject var fields: FieldsCoordinator //: BarnView catches Field.corn by FieldsCoordinator; BarnView catches Field.wheat by FieldsCoordinator
                @EnvironmentObject var notes: NotesCoordinator //: BarnView catches FarmSheet.weather by NotesCoordinator
                var body: some View {
                    Button("Corn") { fields.go(to: .corn) } //: BarnView emits Field.corn
                    Button("Wheat") { fields.go(to: .wheat) } //: BarnView emits Field.wheat
                    Button("Weather") { notes.present(note: .weather) } //: BarnView emits FarmSheet.weather
                }
            }
            struct CornView: View { var body: some View { Text("Corn") } } //: screen of FieldsCoordinator; screen of NotesCoordinator
            //: file FarmSheet.swift
            enum FarmSheet: Identifiable {
                case weather //: route of NotesCoordinator
                var id: Int { 1 }
            }
            """),
        MarkedProgram(
            "a coordinator from the environment has no part in the stack of another one",
            """
            import SwiftUI
            @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubCoordinatorView() } } }
            enum Phase {
                case intro //: route of ClubCoordinator
                case main //: route of ClubCoordinator
            }
            enum Step: Hashable {
                case name //: route of IntroCoordinator
                case photo //: route of IntroCoordinator
            }
            final class ClubCoordinator: ObservableObject { //: root container
                @Published var phase: Phase = .intro
                let intro = IntroCoordinator()
                func finish() { phase = .main }
            }
            final class IntroCoordinator: ObservableObject { //: coordinator
                @Published var path = NavigationPath()
                func push(next step: Step) { path.append(step) } //: IntroCoordinator catches Step.name; IntroCoordinator catches Step.photo
            }
            struct ClubCoordinatorView: View {
                @StateObject private var club = ClubCoordinator()
                var body: some View {
                    switch club.phase {
                    case .intro: IntroCoordinatorView(intro: club.intro).environmentObject(club) //: ClubCoordinator presents IntroCoordinator as root via intro
                    case .main: Text("Main")
                    }
                }
            }
            struct IntroCoordinatorView: View {
                @EnvironmentObject private var club: ClubCoordinator
                @ObservedObject var intro: IntroCoordinator
                var body: some View {
                    NavigationStack(path: $intro.path) {
                        WelcomeView().navigationDestination(for: Step.self) { step in
                            switch step {
                            case .name: Text("Name")
                            case .photo: Text("Photo")
                            }
                        }
                    }
                    .environmentObject(intro)
                }
            }
            struct WelcomeView: View { //: screen of IntroCoordinator
                @EnvironmentObject var intro: IntroCoordinator
                @EnvironmentObject var club: ClubCoordinator //: ClubCoordinator catches ClubCoordinator.finish
                var body: some View {
                    Button("Name") { intro.push(next: .name) } //: WelcomeView emits Step.name
                    Button("Photo") { intro.push(next: .photo) } //: WelcomeView emits Step.photo
                    Button("Done") { club.finish() } //: WelcomeView emits ClubCoordinator.finish
                }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}
