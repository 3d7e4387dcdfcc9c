#if Extraction
    import SwiftSyntax

    /// Types beside a preview, which may exist only for it.
    extension Lowering {
        /// Whether one of these declarations is a preview, inside `#if` or not.
        func hasPreview(_ items: CodeBlockItemListSyntax) -> Bool {
            items.contains { item in
                switch item.item {
                case .decl(let declaration): isPreview(declaration)
                case .expr(let expression):
                    expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
                case .stmt: false
                }
            }
        }

        private func isPreview(_ declaration: DeclSyntax) -> Bool {
            switch Syntax(declaration).as(SyntaxEnum.self) {
            case .structDecl(let type): return isPreview(inherited(type.inheritanceClause))
            case .macroExpansionDecl(let macro): return macro.macroName.text == "Preview"
            case .ifConfigDecl(let condition):
                return condition.clauses.contains { clause in
                    guard case .statements(let items)? = clause.elements else { return false }
                    return hasPreview(items)
                }
            default: return false
            }
        }

        func isPreview(_ inherits: [TypeName]) -> Bool { inherits.contains { $0.lastName == "PreviewProvider" } }

        /// Whether a branch of `#if DEBUG` contains a preview.
        func isForPreviews(_ clause: IfConfigClauseSyntax, _ items: CodeBlockItemListSyntax) -> Bool {
            guard let condition = clause.condition?.trimmedDescription, !condition.hasPrefix("!") else { return false }
            return ["DEBUG", "PREVIEW"].contains(where: condition.contains) && hasPreview(items)
        }
    }
#endif
