/// The objects of `tree.json`: the keys of each, the values of these keys, and which keys are required.
///
/// The reader takes its list of keys from here, and the JSON Schema is made from it, so the format is defined in one
/// place: after "The serialized form, version 1".
///
/// It is a class because the reader keeps a shape for each object that it reads, which should cost only one reference.
final class TreeShape: Sendable {
    /// The value of a key.
    enum Value: Sendable {
        /// The version number of the format.
        case version
        /// Any string.
        case text
        /// A string that is a name, so it can't be empty.
        case name
        /// Strings that are names.
        case names
        /// `true` or `false`.
        case flag
        /// A line or a column, counted from 1.
        case position
        /// One of these words, and the default for an absent key.
        case oneOf([String], byDefault: String? = nil)
        /// An object.
        case object(Name)
        /// Objects, or bare strings if the objects have a shorthand.
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

        /// Whether a bare string may stand for an object that has only its first key.
        var hasShorthand: Bool {
            switch self {
            case .event, .route, .emission, .interceptor, .ignore: true
            case .tree, .coordinator, .branch, .screen, .dependencies, .unresolved: false
            case .holding, .removal, .ending, .cycle, .link: false
            }
        }
    }

    /// A key and its value.
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

    /// The name of the object.
    let name: Name
    /// The meaning of the object.
    let meaning: String
    /// Its keys, in the order of the canonical form.
    let members: [Member]
    /// The keys of which exactly one must be present.
    let alternatives: [TreeKey]
    /// Its keys as a set, for look-ups.
    let keys: TreeKeySet

    init(_ name: Name, _ meaning: String, alternatives: [TreeKey] = [], _ members: [Member]) {
        self.name = name
        self.meaning = meaning
        self.alternatives = alternatives
        self.members = members
        keys = TreeKeySet(members.map(\.key))
    }
}
