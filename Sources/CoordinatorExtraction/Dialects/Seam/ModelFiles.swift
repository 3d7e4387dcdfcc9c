/// The models for an app, as files after its own.
struct ModelFiles {
    private(set) var files: [SourceFile] = []
    private var taken: Set<String> = []
    private let appFileCount: Int

    /// The models of dialects that an app needs, and those of its project, which come first.
    init(for app: [SourceFile], _ dialects: Set<Dialect>, brought: [LibraryModel] = []) {
        appFileCount = app.count
        let imports = app.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        let own = Dialect.allCases.filter(dialects.contains).flatMap(\.models)
        let used = (brought + own).filter { $0.isUsed(by: imports) }
        guard !used.isEmpty else { return }
        taken = app.reduce(into: []) { $0.formUnion($1.declaredNames) }
        for model in used { add(model) }
    }

    /// Adds a model without the types that are declared already.
    private mutating func add(_ model: LibraryModel) {
        guard var file = LoweredModels.file(of: model, at: appFileCount + files.count) else { return }
        let names = file.declaredNames
        file.types.removeAll { taken.contains($0.name) && names.contains($0.name) }
        taken.formUnion(names)
        files.append(file)
    }
}

extension SourceFile {
    /// The names of the types that it declares at the top level.
    fileprivate var declaredNames: Set<String> { Set(types.lazy.filter { $0.kind != .extension }.map(\.name)) }
}
