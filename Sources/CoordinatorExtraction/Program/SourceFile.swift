/// The content of one Swift file, without its syntax tree: only the parts on which navigation can depend.
///
/// Comments are not facts, except for suppressions and those in empty bodies. It has all branches of `#if`.
struct SourceFile: Sendable {
    /// The path, as it is displayed.
    var path: String
    /// The modules that it imports.
    var imports: Set<String> = []
    /// Whether it is a test, judged by its imports: nothing in it is part of the app.
    var isTest = false
    /// The types and extensions at the top level.
    var types: [TypeDeclaration] = []
    /// The functions at the top level.
    var functions: [Function] = []
    /// The variables at the top level.
    var properties: [Property] = []
    /// The typealiases at the top level.
    var aliases: [TypeAlias] = []
    /// The statements at the top level, as in `main.swift`.
    var statements: [Statement] = []
    /// The places at which the file does not parse; the code around them still counts.
    var errors: [SourceError] = []
    /// An editor's placeholders, `<#value#>`: expressions whose values are unknown.
    var placeholders: [SourceError] = []
    /// The names of all members and functions that its code mentions.
    var mentioned: Set<String> = []
    /// Whether it contains a preview, which is not read.
    var hasPreview = false
    /// The names of functions' variables that do not keep their values alive: `weak var weakSelf = self`.
    var weakNames: Set<String> = []
    /// The lines in which an empty body with a comment begins: the comment gives the reason.
    var remarked: Set<Int32> = []
    /// `// coordviz:ignore rule - reason` comments.
    var suppressions: [SourceSuppression] = []
}

/// A place at which a file does not parse.
struct SourceError: Sendable {
    var message: String
    var place: Place
}

/// A comment that suppresses a finding on its own line or on the next line that contains code.
struct SourceSuppression: Sendable {
    var rule: String
    var reason: String?
    /// The place of the comment.
    var place: Place
    /// The line to which it applies.
    var line: Int32
}
