import CoordinatorModel

/// The tree that a program builds.
func tree(
    of program: [SourceFile], models: [LibraryModel] = [], options: ExtractionOptions = ExtractionOptions(),
    hasObjectiveC: Bool = false
) -> CoordinatorTree {
    let choice = DialectChoice(program, options)
    let engine = engine(
        of: program, in: choice.dialects, models: models, options: options, hasObjectiveC: hasObjectiveC)
    var tree = TreeAssembly(engine, options).assembled()
    tree.unresolved += choice.leftOut + program.flatMap(\.unfilled)
    DeepStack.dispose(of: engine)
    return tree
}

/// The engine that has run a program.
func engine(
    of program: [SourceFile], in dialects: Set<Dialect>, models: [LibraryModel] = [],
    options: ExtractionOptions = ExtractionOptions(), hasObjectiveC: Bool = false
) -> Engine {
    let index = ProgramIndex(
        program, models: ModelFiles(for: program, dialects, brought: models).files,
        vocabulary: options.vocabulary, hasObjectiveC: hasObjectiveC)
    let told = dialects.reduce(into: Set<TypeID>()) { $0.formUnion($1.coordinators(index)) }
    let engine = Engine(index, Roles(index, told: told), dialects: dialects)
    // A library, say: without a coordinator there is nothing to follow.
    if index.declared.contains(where: { engine.roles.isCoordinator($0.id) }) { engine.run() }
    return engine
}
