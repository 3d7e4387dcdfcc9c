/// What one file of Swift says, without its syntax tree: only what navigation can depend on.
///
/// Comments are no facts, except for the suppressions in them and those in empty bodies. All branches of `#if` are there.
struct SourceFile: Sendable {
    /// The path, as it is shown.
    var path: String
    /// The modules that it imports.
    var imports: Set<String> = []
    /// Whether it is a test, by what it imports: nothing in it is part of the app.
    var isTest = false
    /// The types and extensions at the top level.
    var types: [TypeDeclaration] = []
    /// The functions at the top level.
    var functions: [Function] = []
    /// The variables at the top level.
    var properties: [Property] = []
    /// The typealiases at the top level.
    var aliases: [TypeAlias] = []
    /// The statements at the top level, as `main.swift` has them.
    var statements: [Statement] = []
    /// The places at which the file does not parse; the code around them still counts.
    var errors: [SourceError] = []
    /// What an editor left for people to fill in, `<#value#>`: expressions whose values are unknown.
    var placeholders: [SourceError] = []
    /// The names of all members and functions that its code mentions.
    var mentioned: Set<String> = []
    /// The names of the variables of functions that do not keep alive what they refer to: `weak var weakSelf = self`.
    var weakNames: Set<String> = []
    /// The lines in which an empty body begins that has a comment: it says why nothing is done.
    var remarked: Set<Int32> = []
    /// `// coordviz:ignore rule - reason` comments.
    var suppressions: [SourceSuppression] = []
}

/// A place at which a file does not parse.
struct SourceError: Sendable {
    var message: String
    var place: Place
}

/// A comment that suppresses a finding on its own line or on the next line that holds code.
struct SourceSuppression: Sendable {
    var rule: String
    var reason: String?
    /// The place of the comment.
    var place: Place
    /// The line that it applies to.
    var line: Int32
}
