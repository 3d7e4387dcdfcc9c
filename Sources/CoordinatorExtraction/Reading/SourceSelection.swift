import CoordinatorModel

/// Which of the Swift files under the given paths count.
///
/// A pattern is a glob as in `NamePattern`: `*` stands for any characters, `?` for one. Without a slash it matches a
/// file or a folder of that name anywhere (`Generated`, `*.generated.swift`); with one it matches a path from the folder
/// that was given (`Modules/*/Demo`). Who matches a folder matches everything in it.
public struct SourceSelection: Hashable, Sendable {
    /// What is left out unless it is included: what was built, what others wrote, what only tests see. Documented in
    /// `docs/extraction.md`.
    public static let leftOutByDefault = [
        // Others' code and build products. `.build`, `.git` and their like begin with a dot.
        ".*", "Pods", "Carthage", "checkouts", "SourcePackages", "DerivedData", "build", "Build", "vendor",
        "node_modules",
        "*.framework", "*.xcframework",
        // Tests, and what stands in for the app in them.
        "Tests", "*Tests", "__tests__", "Specs", "*Specs", "*Tests.swift", "*Spec.swift", "Mocks", "__mocks__",
        // Not part of the app.
        "*.playground", "*.xcplaygroundpage", "Preview Content", "Package.swift", "Package@swift-*.swift",
    ]

    /// What counts although it is left out by default.
    public var include: [String]
    /// What doesn't count. Stronger than `include`.
    public var exclude: [String]

    /// Creates a selection; without patterns everything but what is left out by default.
    public init(include: [String] = [], exclude: [String] = []) {
        self.include = include
        self.exclude = exclude
    }

    /// Whether a file or a folder counts, by its path from the folder that was given.
    func selects(_ components: [String]) -> Bool {
        guard !Self.matches(exclude, components) else { return false }
        return !Self.leftOutPatterns.contains { $0.matches(components) } || Self.matches(include, components)
    }

    /// Whether nothing in a folder can count, whatever it is.
    func prunes(_ components: [String]) -> Bool {
        // A pattern may include what lies deeper.
        include.isEmpty ? !selects(components) : Self.matches(exclude, components)
    }

    private static func matches(_ patterns: [String], _ components: [String]) -> Bool {
        patterns.contains { Pattern($0).matches(components) }
    }

    /// Asked for every file and folder, and therefore made once.
    private static let leftOutPatterns = leftOutByDefault.map(Pattern.init)

    private struct Pattern {
        let glob: NamePattern
        let isPath: Bool

        init(_ text: String) {
            glob = NamePattern(text)
            isPath = text.contains("/")
        }

        func matches(_ components: [String]) -> Bool {
            guard isPath else { return components.contains(where: glob.matches) }
            return components.indices.contains { glob.matches(components[...$0].joined(separator: "/")) }
        }
    }
}
