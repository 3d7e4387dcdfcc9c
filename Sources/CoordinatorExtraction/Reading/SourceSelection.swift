import CoordinatorModel

/// A selection of the Swift files under the given paths.
///
/// A pattern is a glob as in `NamePattern`: `*` matches any characters, `?` one character. A pattern without a slash
/// matches a file or a folder of that name anywhere (`Generated`, `*.generated.swift`); one with a slash matches a path
/// from the given folder (`Modules/*/Demo`). A pattern that matches a folder matches everything in it.
public struct SourceSelection: Hashable, Sendable {
    /// Folders and files that are left out unless they are included: build products, third-party code, and tests.
    /// Documented in `docs/extraction.md`.
    public static let leftOutByDefault = [
        // Third-party code and build products. `.build`, `.git` and similar folders begin with a dot.
        ".*", "Pods", "Carthage", "checkouts", "SourcePackages", "DerivedData", "build", "Build", "vendor",
        "node_modules",
        "*.framework", "*.xcframework",
        // Tests, and their mocks.
        "Tests", "*Tests", "__tests__", "Specs", "*Specs", "*Tests.swift", "*Spec.swift", "Mocks", "__mocks__",
        // Not part of the app.
        "*.playground", "*.xcplaygroundpage", "*.xctemplate", "*.docc", "Preview Content",
        "Package.swift", "Package@swift-*.swift", "Scripts/Templates", "*/Scripts/Templates",
    ]

    /// Patterns of files that are selected although they are left out by default.
    public var include: [String]
    /// Patterns of files that are not selected. They take precedence over `include`.
    public var exclude: [String]

    /// Creates a selection; without patterns, everything except what is left out by default.
    public init(include: [String] = [], exclude: [String] = []) {
        self.include = include
        self.exclude = exclude
    }
}

/// A selection, prepared for every file and folder: on the way down, each name is compared only once.
struct SourcePatterns {
    /// The effect of the names on the way to a file or folder.
    struct Standing {
        fileprivate(set) var isLeftOut = false
        fileprivate(set) var isIncluded = false
        fileprivate(set) var isExcluded = false

        /// Whether the file or folder is selected.
        var isSelected: Bool { !isExcluded && (!isLeftOut || isIncluded) }
    }

    private struct Patterns {
        let names: NamePattern
        let paths: NamePattern

        init(_ globs: [String]) {
            names = NamePattern(globs.filter { !$0.contains("/") })
            paths = NamePattern(globs.filter { $0.contains("/") })
        }

        func match(_ name: String, _ path: String) -> Bool {
            names.matches(name) || !paths.globs.isEmpty && paths.matches(path)
        }
    }

    private let include: Patterns
    private let exclude: Patterns
    private let includesAnything: Bool

    init(_ selection: SourceSelection) {
        include = Patterns(selection.include)
        exclude = Patterns(selection.exclude)
        includesAnything = !selection.include.isEmpty
    }

    /// The effect of the patterns on an entry of a folder, by its name and its path from the given folder.
    func standing(of name: String, at path: String, in folder: Standing) -> Standing {
        var standing = folder
        if !standing.isExcluded { standing.isExcluded = exclude.match(name, path) }
        if !standing.isLeftOut { standing.isLeftOut = Self.leftOut.match(name, path) }
        if includesAnything, !standing.isIncluded { standing.isIncluded = include.match(name, path) }
        return standing
    }

    /// Whether nothing in a folder can be selected. A pattern may include something deeper.
    func prunes(_ folder: Standing) -> Bool { includesAnything ? folder.isExcluded : !folder.isSelected }

    private static let leftOut = Patterns(SourceSelection.leftOutByDefault)
}
