#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// Longer rows of operators are sums of texts or numbers; their operands are kept side by side.
        private static let mostOperators = 100

        /// Folds a row of operands and operators by the operators' precedences.
        func folded(_ sequence: SequenceExprSyntax) -> Expression {
            var row = OperatorRow()
            var elements = sequence.elements.makeIterator()
            while let element = elements.next() {
                switch Syntax(element).as(SyntaxEnum.self) {
                case .binaryOperatorExpr(let node):
                    let name = node.operator.text
                    if !operators.knows(name) { unknownOperators.insert(name) }
                    row.links.append(.infix(name, place(node), operators.precedence(of: name)))
                case .arrowExpr(let node):
                    row.links.append(.infix("->", place(node), operators.precedence(of: "->")))
                case .assignmentExpr(let node): row.links.append(.assignment(place(node)))
                case .unresolvedTernaryExpr(let node): row.links.append(.ternary(expression(node.thenExpression)))
                case .unresolvedAsExpr(let node):
                    guard let type = elements.next() else { break }
                    row.links.append(.cast(type: self.type(type), cast(node), place(node)))
                    row.operands.append(nil)
                case .unresolvedIsExpr:
                    guard let type = elements.next() else { break }
                    row.links.append(.check(type: self.type(type)))
                    row.operands.append(nil)
                default: row.operands.append(expression(element))
                }
            }
            return row.links.count > Self.mostOperators ? row.flat : row.folded()
        }

        private func type(_ node: ExprSyntax) -> TypeName {
            node.as(TypeExprSyntax.self).map { typeName($0.type) } ?? typeName(of: expression(node)) ?? .unknown
        }

        private func cast(_ node: UnresolvedAsExprSyntax) -> Expression.Cast {
            switch node.questionOrExclamationMark?.tokenKind {
            case .postfixQuestionMark: .conditional
            case .exclamationMark: .forced
            default: .coercion
            }
        }
    }
#endif

/// Operands with the operators between them, not yet ordered.
struct OperatorRow {
    enum Link {
        case infix(String, Place, Precedence)
        case assignment(Place)
        case ternary(Expression)
        case cast(type: TypeName, Expression.Cast, Place)
        case check(type: TypeName)

        var precedence: Precedence {
            switch self {
            case .infix(_, _, let precedence): precedence
            case .assignment: .assignment
            case .ternary: .ternary
            case .cast, .check: .casting
            }
        }
    }

    /// One more than `links`; `nil` after a cast, whose right side is a type.
    var operands: [Expression?] = []
    var links: [Link] = []
    private var position = 0

    /// All operands side by side; an assignment in front remains an assignment.
    var flat: Expression {
        let middles = links.compactMap { link -> Expression? in
            if case .ternary(let middle) = link { middle } else { nil }
        }
        guard case .assignment(let place)? = links.first, let target = operands.first ?? nil else {
            return .other(operands.compactMap(\.self) + middles)
        }
        return .assignment(target, .other(operands.dropFirst().compactMap(\.self) + middles), place)
    }

    /// Folds the row into one expression, by climbing precedences.
    mutating func folded(above minimum: Double = -.infinity) -> Expression {
        var left = operand(position)
        while position < links.count, links[position].precedence.rank >= minimum {
            let link = links[position]
            position += 1
            let next = link.precedence.isRightAssociative ? link.precedence.rank : link.precedence.rank.nextUp
            switch link {
            case .infix(let name, let place, _): left = .binary(name, left, folded(above: next), place)
            case .assignment(let place): left = .assignment(left, folded(above: next), place)
            case .ternary(let then): left = .ternary(left, then, folded(above: next))
            case .cast(let type, let cast, let place): left = .cast(left, type, cast, place)
            case .check(let type): left = .is(left, type)
            }
        }
        return left
    }

    /// Source that does not parse may lack an operand.
    private func operand(_ index: Int) -> Expression {
        operands.indices.contains(index) ? operands[index] ?? .other([]) : .other([])
    }
}
