import CoordinatorModel
import TreeComparison

/// One box of a diagram: a coordinator, or something drawn in its place.
public struct Box: Sendable {
    /// What a box represents.
    public enum Subject: Hashable, Sendable {
        /// A coordinator, by its index in the tree.
        case coordinator(Int)
        /// A branch (`to`) to a coordinator that is drawn elsewhere, by that coordinator's index.
        case reference(Int)
        /// An event that left at the root: no object intercepted it.
        case lostEvent(String)
        /// The line above the coordinators that no coordinator presents.
        case unattachedHeading
        /// No box at all, but the way past a column: lines run through it to children in the next one.
        case corridor
        /// No box at all, but the way back from the end of a row: lines run through it to children in the next row.
        case turn
    }

    /// How prominent a box is.
    public enum Emphasis: Hashable, Sendable {
        /// As any other.
        case normal
        /// It only shows the path to the coordinator in focus.
        case context
        /// The eye should find it.
        case highlighted
    }

    /// What it represents.
    public var subject: Subject
    /// Its identity in the picture, made of ASCII letters, digits, `-` and `_`; the same whenever the tree is.
    public var id: String
    /// The kind of its coordinator.
    public var kind: Coordinator.Kind
    /// The first line: the type.
    public var title: String
    /// The part of the title that is drawn, if not all of it.
    var shortTitle: String?
    /// The lines below the title.
    public var rows: [Row] = []
    /// The box it hangs from.
    public var parent: Int?
    /// How prominent it is.
    public var emphasis = Emphasis.normal
    /// Whether it belongs to a tree that no coordinator presents.
    public var isUnattached = false
    /// What has become of it; `nil` where a diagram shows one version alone.
    public var change: Change?
    /// What there is to know besides what the tree says of its coordinator: see `Diagram.detail(of:)`.
    var detail: String = ""

    /// Whether it is no box at all, but a way for lines.
    public var isPassage: Bool { subject == .corridor || subject == .turn }

    /// Whether it stands for a coordinator that is drawn elsewhere.
    var isReference: Bool { if case .reference = subject { true } else { false } }
}

/// One line in a box, below its title.
public struct Row: Hashable, Sendable {
    /// What a line says.
    public enum Meaning: Hashable, Sendable {
        /// What the icon does not show of a coordinator: a custom kind, or that it has not started.
        case kind
        /// What has changed.
        case remark
        /// How the parent holds the coordinator, and what removes it.
        case lifetime
        /// A ring of strong references, or one of these references.
        case retainCycle
        /// A route; the active one is marked.
        case route(isActive: Bool)
        /// A screen.
        case screen
        /// An interceptor.
        case interceptor(Interceptor.Consumption)
        /// An emitted event; lost if on some path no object intercepts it.
        case emission(isLost: Bool)
        /// A coordinator that is a row of the one that presents it.
        case child
        /// A branch to a coordinator that is drawn elsewhere, as a row.
        case reference
        /// How many entries a folded list leaves out, or how many coordinators below are hidden.
        case more
    }

    /// What the line says.
    public var meaning: Meaning
    /// The name.
    public var text: String
    /// The full name of the event of an emission or interceptor, or the pattern of an interceptor for a whole domain.
    public var event: String?
    /// A word before the name, drawn lighter: what happens to the event.
    public var lead: String = ""
    /// Words behind the name, drawn lighter: how often, or by which object.
    public var trail: String = ""
    /// A word at the line's end: the presentation of a route, or the interceptor of an event.
    public var tail: String = ""
    /// What becomes of an emission in its own box, if anything does.
    public var home: Interceptor.Consumption?
    /// The family of the event: it has a colour.
    var family: Int?
    /// How many events are lost, if the line represents several.
    var lost = 0
    /// Whether a finding is about the line: an interceptor whose event never arrives. Lost emissions say so in their
    /// meaning.
    var isFlawed = false
    /// What has become of it; `nil` where that needs no saying.
    public var change: Change?
    /// How deep it is embedded: a screen's own events are one level in.
    public var level = 0

    /// The text between the name and `trail`.
    var gap: String { " " }

    /// What the tail adds, for a line whose lead already says what the interceptor does.
    var wordsBehind: String {
        switch meaning {
        case .interceptor: isFlawed || tail.contains(" by ") ? tail : ""
        case .emission, .kind, .remark, .lifetime, .retainCycle, .screen, .child, .reference, .more: tail
        case .route: ""
        }
    }
}
