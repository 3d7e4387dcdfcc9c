/// The meanings of a program's names.
///
/// `Shared` contains the names that all dialects share; each dialect's folder contains its own names. The engine itself
/// contains none of them.
final class Vocabulary: Sendable {
    let libraries: LibraryNames
    let shows: ContainerNames
    let types: TypeNames
    let helpers: HelperNames
    let members: MemberNames
    let functions: FunctionNames
    let lives: LifetimeNames
    let subscriptions: SubscriptionNames
    let project: ProjectNames
    /// Parts of words: a file that contains none of them is not parsed.
    let relevant: [String]

    init(
        libraries: LibraryNames = LibraryNames(), shows: ContainerNames = ContainerNames(),
        types: TypeNames = TypeNames(), helpers: HelperNames = HelperNames(), members: MemberNames = MemberNames(),
        functions: FunctionNames = FunctionNames(), lives: LifetimeNames = LifetimeNames(),
        subscriptions: SubscriptionNames = SubscriptionNames(), project: ProjectNames = ProjectNames(),
        relevant: [String] = []
    ) {
        self.libraries = libraries
        self.shows = shows
        self.types = types
        self.helpers = helpers
        self.members = members
        self.functions = functions
        self.lives = lives
        self.subscriptions = subscriptions
        self.project = project
        self.relevant = relevant
    }

    static func + (left: Vocabulary, right: Vocabulary) -> Vocabulary {
        Vocabulary(
            libraries: left.libraries + right.libraries, shows: left.shows + right.shows,
            types: left.types + right.types, helpers: left.helpers + right.helpers,
            members: left.members + right.members, functions: left.functions + right.functions,
            lives: left.lives + right.lives, subscriptions: left.subscriptions + right.subscriptions,
            project: left.project + right.project, relevant: left.relevant + right.relevant)
    }
}
