/// The part of a library that matters for navigation, in plain Swift: types, and functions whose bodies show the
/// effects on their closures and values.
///
/// The text is parsed and run like the app's own code, with these differences:
/// - Its declarations are never coordinators, screens or events of the app.
/// - Its effects belong to the caller, at the place of the call in the app. Calls from different places are kept
///   separate, and so are the objects that it makes for them.
/// - The app's own declarations take precedence over a model's type of the same name.
struct LibraryModel: Sendable {
    /// The library's name, as `coordviz models` lists it.
    let name: String
    /// The modules of which a program must import one; empty if the model applies to every program.
    let modules: Set<String>
    /// The Swift text.
    let source: String

    init(_ name: String, modules: Set<String>, _ source: String) {
        self.name = name
        self.modules = modules
        self.source = source
    }

    /// Whether an app with these imports needs it.
    func isUsed(by imports: Set<String>) -> Bool { modules.isEmpty || !modules.isDisjoint(with: imports) }
}
