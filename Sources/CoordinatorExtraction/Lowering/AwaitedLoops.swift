#if Extraction
    import SwiftSyntax

    extension Lowering {
        /// `for await item in stream { … }`: the body receives each item when it arrives, like a closure.
        func forAwait(_ node: ForStmtSyntax) -> Statement {
            let place = place(node.forKeyword)
            let pattern = pattern(node.pattern)
            var body = statements(node.body.statements)
            if let condition = node.whereClause?.condition {
                body.insert(.guard([.expression(expression(condition))], [.return(nil, place)]), at: 0)
            }
            var parameters: [Closure.Parameter]?
            switch pattern {
            case .name(let name): parameters = [Closure.Parameter(name: name, type: nil)]
            case .wildcard: parameters = [Closure.Parameter(name: "_", type: nil)]
            default: body.insert(.binding(pattern, nil, .name("$0", place)), at: 0)
            }
            let closure = Closure(captures: [], parameters: parameters, body: body, place: self.place(node.body))
            return .expression(
                .call(
                    .member(expression(node.sequence), "forEach", place),
                    [Expression.Argument(label: nil, value: .closure(closure))], place))
        }
    }
#endif
