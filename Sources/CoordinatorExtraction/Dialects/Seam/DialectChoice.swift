import CoordinatorModel

/// The dialects that are looked for in a program, and those for which it is too large.
struct DialectChoice {
    let dialects: Set<Dialect>
    /// The dialects that are left out although the program imports their library: each once, at the first file that
    /// imports it.
    let leftOut: [Unresolved]

    init(_ program: [SourceFile], _ options: ExtractionOptions) {
        let count = program.reduce(0) { $0 + $1.functions.count + $1.types.reduce(0) { $0 + $1.functionCount } }
        let unread = options.dialects.subtracting(options.forced).filter { count > $0.mostFunctions ?? .max }
        dialects = options.dialects.subtracting(unread)
        leftOut = Dialect.allCases.filter(unread.contains).compactMap { dialect in
            let first = program.first { file in dialect.models.contains { !$0.modules.isDisjoint(with: file.imports) } }
            return first.map { file in
                Unresolved(
                    what: """
                        \(dialect.rawValue): not read, because the program has \(count) functions; \
                        '--dialect \(dialect.rawValue)' reads it all the same, and takes its time
                        """,
                    location: Location(file: file.path, line: 1))
            }
        }
    }
}

extension TypeDeclaration {
    /// The number of functions in the type and in the types inside it.
    fileprivate var functionCount: Int { functions.count + types.reduce(0) { $0 + $1.functionCount } }
}
