/// The objects of `tree.json`: which keys each has, what they hold, which must be there.
///
/// The reader takes its list of keys from here, and the JSON Schema is made from it, so the format is defined in one
/// place. After "The serialized form, version 1".
///
/// A class, because the reader holds on to one for each object that it reads, and that should cost one reference.
final class TreeShape: Sendable {
    /// What a key holds.
    enum Value: Sendable {
        /// The number of the format's version.
        case version
        /// Any string.
        case text
        /// A string that names something, so it can't be empty.
        case name
        /// Strings that name something.
        case names
        /// `true` or `false`.
        case flag
        /// A line or a column, counted from 1.
        case position
        /// One of these words, and the default for an absent key.
        case oneOf([String], byDefault: String? = nil)
        /// An object.
        case object(Name)
        /// Objects, or bare strings, if these may stand for them.
        case list(Name)
    }

    /// The names of objects in the schema's definitions.
    enum Name: String, CaseIterable, Sendable {
        case tree, coordinator, branch, screen, route, event, emission, interceptor, dependencies, unresolved, ignore
        case holding, removal, ending, cycle, link

        /// The name in a sentence.
        var description: String {
            switch self {
            case .tree: "a tree"
            case .dependencies: "dependencies"
            case .unresolved: "a note on what is unresolved"
            case .ignore: "a suppression"
            case .event, .emission, .interceptor, .ending: "an \(rawValue)"
            case .cycle: "a retain cycle"
            case .link: "a link of a retain cycle"
            case .coordinator, .branch, .screen, .route, .holding, .removal: "a \(rawValue)"
            }
        }

        /// Whether a bare string may stand for one that has nothing but its first key.
        var hasShorthand: Bool {
            switch self {
            case .event, .route, .emission, .interceptor, .ignore: true
            case .tree, .coordinator, .branch, .screen, .dependencies, .unresolved: false
            case .holding, .removal, .ending, .cycle, .link: false
            }
        }
    }

    /// A key and what it holds.
    struct Member: Sendable {
        var key: TreeKey
        var value: Value
        var isRequired: Bool
        var meaning: String

        init(_ key: TreeKey, _ value: Value, required: Bool = false, _ meaning: String) {
            self.key = key
            self.value = value
            isRequired = required
            self.meaning = meaning
        }
    }

    /// What the object is called.
    let name: Name
    /// What the object is.
    let meaning: String
    /// Its keys, in the order in which the canonical form writes them.
    let members: [Member]
    /// Sets of keys of which exactly one must be there.
    let alternatives: [TreeKey]
    /// Its keys, to look one up.
    let keys: TreeKeySet

    init(_ name: Name, _ meaning: String, alternatives: [TreeKey] = [], _ members: [Member]) {
        self.name = name
        self.meaning = meaning
        self.alternatives = alternatives
        self.members = members
        keys = TreeKeySet(members.map(\.key))
    }
}
