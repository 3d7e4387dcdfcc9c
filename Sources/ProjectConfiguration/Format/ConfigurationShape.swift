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

/// The mappings of `.coordviz.yml`: the keys of each, and their values. The reader takes its keys from here, and
/// the JSON Schema is made of it.
struct ConfigurationShape: Sendable {
    /// What a key holds.
    indirect enum Value: Sendable {
        /// The number of the format's version.
        case version
        /// The rules, by id; `ConfigurationSchema` and the reader take them from the catalog.
        case rules
        /// One of Swift's severities; `off` may be among them.
        case severity(offAllowed: Bool)
        /// A number of 1 or more.
        case number
        /// Text that isn't empty.
        case text
        /// Text that isn't empty, one or a list.
        case texts
        /// Where an app's source is.
        case source
        /// Which types are coordinators: names, or a mapping.
        case coordinators
        /// The name of a policy.
        case policyName
        /// The path of a file.
        case path
        /// `FORMAT` or `FORMAT=FILE`, one or a list.
        case reports
        /// A pattern: a glob, a list of them, or a mapping.
        case pattern
        /// A pattern that may also restrict what coordinators are under.
        case selection
        /// What a policy is about.
        case relation
        /// A list of mappings.
        case list(ConfigurationShape)
    }

    /// A key and what it holds.
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

    /// What the mapping is, in a sentence: `a policy`.
    let name: String
    /// Its keys.
    let members: [Member]
    /// Keys of which exactly one must be there.
    let alternatives: [ConfigurationKey]

    init(_ name: String, _ members: [Member], exactlyOneOf alternatives: [ConfigurationKey] = []) {
        self.name = name
        self.members = members
        self.alternatives = alternatives
    }
}
