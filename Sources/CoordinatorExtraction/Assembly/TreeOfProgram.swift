import CoordinatorModel

/// The tree that a program builds.
func tree(
    of program: [SourceFile], models: [LibraryModel] = [], options: ExtractionOptions = ExtractionOptions(),
    hasObjectiveC: Bool = false
) -> CoordinatorTree {
    reading(of: program, models: models, options: options, hasObjectiveC: hasObjectiveC).tree
}

/// The tree that a program builds, or the types that are coordinators by name only.
func reading(
    of program: [SourceFile], models: [LibraryModel], options: ExtractionOptions, hasObjectiveC: Bool
) -> (tree: CoordinatorTree, nominal: NominalCoordinators?) {
    let program = program.withoutPreviewHelpers(options.vocabulary).withoutLeftOvers()
    let choice = DialectChoice(program, options)
    let engine = engine(
        of: program, in: choice.dialects, models: models, options: options, hasObjectiveC: hasObjectiveC)
    let assembly = TreeAssembly(engine, options)
    let nominal = assembly.nominalCoordinators()
    var tree = nominal == nil ? assembly.assembled() : CoordinatorTree()
    tree.unresolved += choice.leftOut + program.flatMap(\.unfilled)
    DeepStack.dispose(of: engine)
    return (tree, nominal)
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
    // Without a coordinator, as in a library, there is nothing to follow.
    if index.declared.contains(where: { engine.roles.isCoordinator($0.id) }) { engine.run() }
    return engine
}
