import Testing

/// Computed properties of coordinators that no code reads make and show nothing.
@Suite struct UnreadPropertyTests {
    /// A coordinator that shows a list, and that casts its own screen to another one in `property`; `read` is code of the
    /// coordinator, `beside` is further code.
    private static func program(
        _ title: String, property: String = "var archive: ArchiveController { controller as! ArchiveController }",
        archive: String, read: String = "", heritage: String = "", beside: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title, beside: EngineProgram.base,
            """
            let app = LettersCoordinator()
            protocol LettersDelegate: AnyObject { func didOpen() }
            class LettersCoordinator: Coordinator\(heritage) { //: root
                var controller = UIViewController()
                \(property)
                func start() {
                    UIWindow().rootViewController = controller
                    \(read)
                }
            }
            \(archive)
                weak var delegate: LettersDelegate?
            }
            \(beside)
            """)
    }

    private static let unseen = "class ArchiveController: UIViewController {"
    private static let seen = "class ArchiveController: UIViewController { //: screen of LettersCoordinator"

    static let programs: [MarkedProgram] = [
        program("a property that no code reads shows no screen", archive: unseen),
        program(
            "nor does it if a function of another protocol has its name", archive: unseen, heritage: ", ArchiveOpening",
            beside: """
                protocol ArchiveOpening: AnyObject { func archive(_ year: Int) }
                extension LettersCoordinator { func archive(_ year: Int) {} }
                class YearsController: UIViewController {
                    weak var opening: ArchiveOpening?
                    @objc func tap() { opening?.archive(1999) }
                }
                """),
        program("a property that is read shows one", archive: seen, read: "archive.title = \"1999\""),
        program(
            "so does one that an object of the type is asked for", archive: seen,
            beside: "func rename(_ letters: LettersCoordinator) { letters.archive.title = \"1999\" }"),
        program(
            "or a key path names", archive: seen,
            beside: "func years(_ all: [LettersCoordinator]) { _ = all.map(\\.archive) }"),
        program(
            "a private one that makes the screen, and that no code reads, shows none either",
            property: "private var archive: ArchiveController { ArchiveController() }", archive: unseen),
        program(
            "a private one that is read shows it",
            property: "private var archive: ArchiveController { ArchiveController() }", archive: seen,
            read: "controller.present(archive, animated: true)"),
        program(
            "the nearest miss: it makes the screen, and what shows it may not have been read",
            property: "var root: UIViewController { ArchiveController() }", archive: seen),
        program(
            "the nearest miss: it is read through a protocol that requires it", archive: seen, heritage: ", Archiving",
            beside: """
                protocol Archiving { var archive: ArchiveController { get } }
                func rename(_ all: any Archiving) { all.archive.title = "1999" }
                """),
        program(
            "the nearest miss: a protocol of a library may require it", archive: seen, heritage: ", LibraryRouting"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}
