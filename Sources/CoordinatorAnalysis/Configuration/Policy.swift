import CoordinatorModel

/// A team's own rule as data: it forbids or requires a relation in the tree.
///
/// "Nothing outside `Checkout*` intercepts `Checkout.*`":
/// ```swift
/// Policy(
///     name: "checkout-is-private", effect: .forbid, relation: .intercepts,
///     subject: Policy.Selection(NamePattern(["*"], except: ["Checkout*"])),
///     object: Policy.Selection(NamePattern("Checkout.*")))
/// ```
/// "Every coordinator under `AuthCoordinator` is presented by `push` only":
/// ```swift
/// Policy(
///     name: "auth-pushes", effect: .forbid, relation: .presents,
///     object: Policy.Selection(.any, under: NamePattern("AuthCoordinator")),
///     presentation: NamePattern(["*"], except: ["push"]))
/// ```
public struct Policy: Hashable, Sendable {
    /// Whether the relation is forbidden or required.
    public enum Effect: String, Hashable, Sendable, CaseIterable {
        /// Reports each branch, emission or interceptor for which the relation holds; for `under`, each descendant.
        case forbid
        /// Reports each coordinator among the subjects that does not have the relation to any object; for `under`, each
        /// coordinator with a path on which the relation does not hold.
        case require
    }

    /// The relation between a subject and an object.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        /// A parent and a child: the parent has a branch that leads to the child.
        case presents
        /// A descendant and an ancestor, on some path.
        case under
        /// A coordinator, or one of its screens, and an event that it emits.
        case emits
        /// A coordinator, or one of its screens, and an event that it intercepts.
        case intercepts
    }

    /// A selection of coordinators, screens or events.
    public struct Selection: Hashable, Sendable {
        /// Their names: for a coordinator, its type or id; for a screen, its type or the names of its coordinator; for
        /// an event, its full name.
        public var names: NamePattern
        /// An ancestor that the coordinator must have on some path. Not for events.
        public var under: NamePattern?

        /// Creates a selection.
        public init(_ names: NamePattern = .any, under: NamePattern? = nil) {
            self.names = names
            self.under = under
        }
    }

    /// The name of the policy, which its findings have in place of a rule's id.
    public var name: String
    /// The severity of a violation.
    public var severity: Severity
    /// The team's reason, shown with each finding.
    public var comment: String?
    /// Whether it forbids or requires.
    public var effect: Effect
    /// What it forbids or requires.
    public var relation: Relation
    /// The first part of the relation: the parent, the descendant, the emitter or the interceptor.
    public var subject: Selection
    /// The second part of the relation: the child, the ancestor or the event.
    public var object: Selection
    /// For `presents`, the presentations that count. A branch without a presentation counts as one with an empty name.
    public var presentation: NamePattern?

    /// Creates a policy.
    public init(
        name: String, severity: Severity = .error, comment: String? = nil, effect: Effect, relation: Relation,
        subject: Selection = Selection(), object: Selection = Selection(), presentation: NamePattern? = nil
    ) {
        self.name = name
        self.severity = severity
        self.comment = comment
        self.effect = effect
        self.relation = relation
        self.subject = subject
        self.object = object
        self.presentation = presentation
    }
}
