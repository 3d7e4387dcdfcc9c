import CoordinatorModel

/// The tree that a program builds.
func tree(
    of program: [SourceFile], models: [LibraryModel] = [], options: ExtractionOptions = ExtractionOptions()
) -> CoordinatorTree {
    let index = ProgramIndex(
        program, models: ModelFiles(for: program, options.dialects, brought: models).files,
        vocabulary: options.vocabulary)
    let engine = Engine(index, Roles(index), dialects: options.dialects)
    // A library, say: without a coordinator there is nothing to follow.
    if index.declared.contains(where: { engine.roles.isCoordinator($0.id) }) { engine.run() }
    let tree = TreeAssembly(engine, program, options).assembled()
    DeepStack.dispose(of: engine)
    return tree
}
