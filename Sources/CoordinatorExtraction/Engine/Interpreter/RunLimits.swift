/// The work that one run of an activation has done so far. Code whose expressions lead back to themselves, or double
/// with each level, is cut off.
struct RunLimits {
    /// A parameter, by its position.
    struct Parameter: Equatable {
        var function: ObjectIdentifier
        var position: Int
    }

    /// The parameters whose default values are being evaluated.
    private var standards: [Parameter] = []
    /// The number of expressions so far.
    private(set) var expressions = 0
    private var depth = 0

    /// The most expressions of one run: many times those of the longest handwritten functions.
    private static let most = 1 << 20
    /// The deepest nesting of expressions: more than source may be nested.
    private static let deepest = 2_000

    /// Begins an expression; returns `false` if a limit is reached.
    mutating func enter() -> Bool {
        guard expressions < Self.most, depth < Self.deepest else { return false }
        expressions += 1
        depth += 1
        return true
    }

    mutating func leave() { depth -= 1 }

    /// Begins a default value; returns `false` if it leads back to itself.
    mutating func enter(standardOf parameter: Parameter) -> Bool {
        guard !standards.contains(parameter) else { return false }
        standards.append(parameter)
        return true
    }

    mutating func leaveStandard() { standards.removeLast() }
}

extension Run {
    /// Whether an object of a type is made to initialise another one of that type: `let next = Page()` in a `Page`. No
    /// program ever ends that, so the inner one has no content. Otherwise there would be one for each pair of places.
    func isEndless(_ type: TypeID) -> Bool {
        guard case .initial(let property)? = activation?.code, activation?.frame.own?.type == type else { return false }
        return property.isStored && !property.isStatic && !property.isLazy
    }

    /// The value of an expression that is cut off. The place of the code is recorded as unresolved.
    func beyond() -> Value {
        if let trial {
            trial.cutOff()
        } else if let place = here.app ?? activation?.code.place {
            engine.facts.unresolved[place] = Engine.beyond
        }
        return .open
    }
}
