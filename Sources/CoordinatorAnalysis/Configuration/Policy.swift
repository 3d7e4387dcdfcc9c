import CoordinatorModel

/// Something that a team forbids or requires of its tree, as data.
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
    /// Whether the relation must not hold, or must.
    public enum Effect: String, Hashable, Sendable, CaseIterable {
        /// Fires wherever the relation holds: for each branch, emission or interceptor; for `under`, for each
        /// descendant.
        case forbid
        /// Fires for each coordinator among the subjects that has the relation to no object; for `under`, if there is
        /// a path on which it has not.
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

    /// Which coordinators, screens or events are meant.
    public struct Selection: Hashable, Sendable {
        /// Their names: a coordinator's type or id, a screen's type or its coordinator's, an event's full name.
        public var names: NamePattern
        /// An ancestor that a coordinator must have on some path; not for events.
        public var under: NamePattern?

        /// Creates a selection.
        public init(_ names: NamePattern = .any, under: NamePattern? = nil) {
            self.names = names
            self.under = under
        }
    }

    /// Its name, which findings have in place of a rule's id.
    public var name: String
    /// How much a violation matters.
    public var severity: Severity
    /// Why the team wants it so; shown with each finding.
    public var comment: String?
    /// Whether it forbids or requires.
    public var effect: Effect
    /// What it forbids or requires.
    public var relation: Relation
    /// The first part of the relation: the parent, the descendant, the emitter or the interceptor.
    public var subject: Selection
    /// The second of the relation: the child, the ancestor, the event.
    public var object: Selection
    /// For `presents` the presentations that are meant; a branch without a name counts as the empty one.
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
