/// Every key of `.coordviz.yml`.
enum ConfigurationKey: String, CaseIterable {
    case version, source, coordinators, models, rules, policies, ignore, baseline, reports
    case paths, root, dialects, include, exclude
    case names, bases
    case pathsPerEmission = "paths-per-emission"
    case failOn = "fail-on"
    case severity, limit
    case name, comment, forbid, require
    case who, presents, under, emits, intercepts, presentation
    case match, except
    case rule, event, coordinator, reason
}

/// The mappings of `.coordviz.yml`: the keys of each, and their values. The reader takes its keys from here, and the
/// JSON Schema is made from it.
struct ConfigurationShape: Sendable {
    /// The value of a key.
    indirect enum Value: Sendable {
        /// The version number of the format.
        case version
        /// The rules, by id. `ConfigurationSchema` and the reader take the ids from the catalog.
        case rules
        /// A severity, with or without `off`.
        case severity(offAllowed: Bool)
        /// A number of 1 or more.
        case number
        /// Text that isn't empty.
        case text
        /// Text that isn't empty: one or a list.
        case texts
        /// The place of an app's source.
        case source
        /// The types that are coordinators: names, or a mapping.
        case coordinators
        /// The name of a policy.
        case policyName
        /// The path of a file.
        case path
        /// `FORMAT` or `FORMAT=FILE`, one or a list.
        case reports
        /// A pattern: a glob, a list of them, or a mapping.
        case pattern
        /// A pattern that may also restrict the ancestors of coordinators.
        case selection
        /// The relation of a policy.
        case relation
        /// A list of mappings.
        case list(ConfigurationShape)
    }

    /// A key and its value.
    struct Member: Sendable {
        var key: ConfigurationKey
        var value: Value
        var isRequired = false
        var meaning: String

        init(_ key: ConfigurationKey, _ value: Value, required: Bool = false, _ meaning: String) {
            self.key = key
            self.value = value
            isRequired = required
            self.meaning = meaning
        }
    }

    /// The name of the mapping in a sentence: `a policy`.
    let name: String
    /// Its keys.
    let members: [Member]
    /// The keys of which exactly one must be present.
    let alternatives: [ConfigurationKey]

    init(_ name: String, _ members: [Member], exactlyOneOf alternatives: [ConfigurationKey] = []) {
        self.name = name
        self.members = members
        self.alternatives = alternatives
    }
}
