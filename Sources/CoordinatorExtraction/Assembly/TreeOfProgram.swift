import CoordinatorModel

/// The tree that a program builds.
func tree(of program: [SourceFile], options: ExtractionOptions = ExtractionOptions()) -> CoordinatorTree {
    let index = ProgramIndex(program)
    let evaluator = Evaluator(index, Roles(index), dialects: options.dialects)
    evaluator.run()
    return TreeAssembly(evaluator, program, options).assembled()
}
