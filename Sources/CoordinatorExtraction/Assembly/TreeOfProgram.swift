import CoordinatorModel

/// The tree that a program builds.
func tree(
    of program: [SourceFile], models: [LibraryModel] = [], options: ExtractionOptions = ExtractionOptions(),
    hasObjectiveC: Bool = false
) -> CoordinatorTree {
    let choice = DialectChoice(program, options)
    let index = ProgramIndex(
        program, models: ModelFiles(for: program, choice.dialects, brought: models).files,
        vocabulary: options.vocabulary, hasObjectiveC: hasObjectiveC)
    let told = choice.dialects.reduce(into: Set<TypeID>()) { $0.formUnion($1.coordinators(index)) }
    let engine = Engine(index, Roles(index, told: told), dialects: choice.dialects)
    // A library, say: without a coordinator there is nothing to follow.
    if index.declared.contains(where: { engine.roles.isCoordinator($0.id) }) { engine.run() }
    var tree = TreeAssembly(engine, options).assembled()
    tree.unresolved += choice.leftOut
    DeepStack.dispose(of: engine)
    return tree
}
