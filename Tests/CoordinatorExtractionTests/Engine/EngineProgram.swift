import CoordinatorModel
import Testing

/// What the programs of the engine have in common.
enum EngineProgram {
    static let base = "protocol Coordinator: AnyObject { func start() }"

    /// All small programs, for what must hold of each.
    static let all =
        ObjectTests.programs + ObjectPlaceTests.programs + ValueTests.programs + KnownObjectTests.programs
        + CallTests.programs
        + HelperTests.programs + ClosureTests.programs + WiringTests.programs + GenericTests.programs
        + RoleTests.programs + PresentationTests.programs + SeenMakerTests.programs + OwnCodeTests.programs
        + ParentTests.programs + ServiceTests.programs + OffPathTests.programs + StoryboardTests.programs
        + CollectionTests.programs + EnclosedScreenTests.programs + InheritedCodeTests.programs
}

extension MarkedProgram {
    /// What is said of one coordinator type and its screens, without places and without what it presents.
    ///
    /// A fact of the list names a type. Where two coordinators have screens of one type, only this tells whose it is.
    func facts(under type: String) -> [String] {
        let found = tree()
        var own = CoordinatorTree()
        for var coordinator in found.coordinators where coordinator.type == type {
            coordinator.branches = []
            own.addRoot(coordinator)
        }
        let words = [" emits ", " catches ", " may catch ", " sees "]
        let texts = FactList.facts(of: own).map(\.text).filter { text in words.contains { text.contains($0) } }
        return Set(texts).sorted()
    }
}
