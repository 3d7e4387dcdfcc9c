/// The words by which a program's names say what they stand for.
///
/// What all dialects share stands in `Shared`, what belongs to one in its own folder; the engine knows none of it by
/// itself.
final class Vocabulary: Sendable {
    let libraries: LibraryNames
    let shows: ContainerNames
    let types: TypeNames
    let helpers: HelperNames
    let members: MemberNames
    let functions: FunctionNames
    let project: ProjectNames
    /// Parts of words: a file that holds none of anybody's is not parsed.
    let relevant: [String]

    init(
        libraries: LibraryNames = LibraryNames(), shows: ContainerNames = ContainerNames(),
        types: TypeNames = TypeNames(), helpers: HelperNames = HelperNames(), members: MemberNames = MemberNames(),
        functions: FunctionNames = FunctionNames(), project: ProjectNames = ProjectNames(), relevant: [String] = []
    ) {
        self.libraries = libraries
        self.shows = shows
        self.types = types
        self.helpers = helpers
        self.members = members
        self.functions = functions
        self.project = project
        self.relevant = relevant
    }

    static func + (left: Vocabulary, right: Vocabulary) -> Vocabulary {
        Vocabulary(
            libraries: left.libraries + right.libraries, shows: left.shows + right.shows,
            types: left.types + right.types, helpers: left.helpers + right.helpers,
            members: left.members + right.members, functions: left.functions + right.functions,
            project: left.project + right.project, relevant: left.relevant + right.relevant)
    }

    /// What is said by all dialects and what they share.
    static let standard: Vocabulary = {
        let shared: [Vocabulary] = [uiKit, swiftUI, naming, resolving]
        var all = Vocabulary()
        for one in shared { all = all + one }
        for dialect in Dialect.allCases { all = all + dialect.vocabulary }
        return all
    }()
}
