/// A library as far as it matters for navigation, in plain Swift: types, and functions whose bodies say what becomes of
/// the closures and values that they are handed.
///
/// The text is parsed and run as the app's own code is, but for these:
/// - Nothing that it declares is a coordinator, a screen or an event of the app.
/// - What it does is done for who calls it, at the place of the call in the app. Calls from different places are told
///   apart, and so are the objects that it makes for them.
/// - What an app declares itself counts: a type of a model that bears the same name does not.
struct LibraryModel: Sendable {
    /// Its name in the list of `coordviz models`: the library's name.
    let name: String
    /// The modules of which a program must import one; empty if the model always belongs to the program.
    let modules: Set<String>
    /// The Swift text.
    let source: String

    init(_ name: String, modules: Set<String>, _ source: String) {
        self.name = name
        self.modules = modules
        self.source = source
    }

    /// Whether an app needs it that imports these modules.
    func isUsed(by imports: Set<String>) -> Bool { modules.isEmpty || !modules.isDisjoint(with: imports) }
}
