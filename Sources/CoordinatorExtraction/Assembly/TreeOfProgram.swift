import CoordinatorModel

/// The tree that a program builds.
func tree(of program: [SourceFile], options: ExtractionOptions = ExtractionOptions()) -> CoordinatorTree {
    let index = ProgramIndex(program)
    let evaluator = Evaluator(index, Roles(index), dialects: options.dialects)
    // A library, say: without a coordinator there is nothing to follow.
    if index.declared.contains(where: { evaluator.roles.isCoordinator($0.id) }) { evaluator.run() }
    let tree = TreeAssembly(evaluator, program, options).assembled()
    DeepStack.dispose(of: evaluator)
    return tree
}
