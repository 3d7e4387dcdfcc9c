/// Streams that code makes and drops, so that nothing subscribes to them: `_ = model.done.map { … }`, a statement that is
/// nothing but operators, and a variable that no other code mentions. A subscription of Combine ends at once if nothing
/// keeps it.
struct DroppedStreams {
    /// The places of all that is part of them.
    private(set) var places: Set<Place> = []

    private let operators: Names
    private let held: Names

    init(_ index: ProgramIndex) {
        let words = index.vocabulary.subscriptions
        operators = words.passing + words.failing + words.joining + words.operators
        held = words.held
        index.visitCode { look(at: $0) }
    }

    private mutating func look(at part: CodePart) {
        var found: [Expression] = []
        part.body.visitLists { list in
            for statement in list {
                switch statement {
                case .expression(.assignment(.name("_", _), let value, _)), .binding(.wildcard, _, let value?):
                    found.append(value)
                case .expression(let value):
                    // The only expression of a closure or a property is its value.
                    if list.count > 1 { found.append(value) }
                case .binding(.name(let name), _, let value?):
                    if isDropped(value), !part.body.mentions(variable: name) { found.append(value) }
                default: continue
                }
            }
        }
        if part.body.count == 1, part.function.map({ $0.kind == .function && $0.result == nil }) == true,
            case .expression(let value) = part.body[0]
        {
            found.append(value)
        }
        for value in found where isDropped(value) {
            value.visit { expression in
                switch expression {
                case .call(_, _, let place), .member(_, _, let place), .name(_, let place): places.insert(place)
                default: break
                }
            }
        }
    }

    private func isDropped(_ value: Expression) -> Bool {
        guard case .call(.member(_?, let name, _), let arguments, _) = value else { return false }
        return operators.contains(name) || held.contains(name) && arguments.contains { $0.value.isClosure }
    }
}
