#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// The whole file.
        func file(_ tree: SourceFileSyntax, path: String) -> SourceFile {
            var members = MemberLists()
            var statements: [Statement] = []
            topLevel(tree.statements, &members, &statements)
            errors += syntaxErrors(in: Syntax(tree))
            errors.sort { $0.place < $1.place }
            return SourceFile(
                path: path, imports: imports, isTest: isTest, types: members.types, functions: members.functions,
                properties: members.properties,
                aliases: members.aliases, statements: statements, errors: errors,
                placeholders: placeholders, mentioned: mentioned,
                hasPreview: hasPreview(tree.statements), weakNames: weakNames, remarked: remarked,
                suppressions: suppressions(in: tree))
        }

        private func note(_ node: ImportDeclSyntax) {
            guard let module = node.path.first.map({ name($0.name) }) else { return }
            imports.insert(module)
            let isTestable = node.attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable"
            }
            if isTestable || Self.testLibraries.contains(module) { isTest = true }
        }

        private static let testLibraries: Set<String> = [
            "XCTest", "Testing", "Quick", "Nimble", "KIF", "SnapshotTesting", "FBSnapshotTestCase",
            "iOSSnapshotTestCase",
            "ViewInspector", "Cuckoo", "OHHTTPStubs",
        ]

        /// Declarations at the top level are visible everywhere, even those inside `#if`; only the rest runs in order.
        private func topLevel(
            _ items: CodeBlockItemListSyntax, _ members: inout MemberLists, _ statements: inout [Statement]
        ) {
            for item in items {
                switch item.item {
                case .decl(let declaration):
                    if let node = declaration.as(ImportDeclSyntax.self) {
                        note(node)
                        continue
                    }
                    guard let condition = declaration.as(IfConfigDeclSyntax.self) else {
                        add(declaration, to: &members)
                        continue
                    }
                    var branches: [[Statement]] = []
                    for clause in compiled(condition.clauses) {
                        switch clause.elements {
                        case .statements(let items):
                            branches.append([])
                            let known = members.types.count
                            topLevel(items, &members, &branches[branches.count - 1])
                            if isForPreviews(clause, items) {
                                for position in members.types.indices.dropFirst(known) {
                                    members.types[position] = members.types[position].besidePreview()
                                }
                            }
                        case .decls(let items): add(items, to: &members)
                        default: break
                        }
                    }
                    if branches.contains(where: { !$0.isEmpty }) { statements.append(.alternatives(branches)) }
                case .stmt(let statement): add(statement, to: &statements)
                case .expr(let expression): add(expression, to: &statements)
                }
            }
        }
    }
#endif
