import CoordinatorModel
import TreeComparison

/// One box of a diagram: a coordinator, or another element in its place.
public struct Box: Sendable {
    /// What a box represents.
    public enum Subject: Hashable, Sendable {
        /// A coordinator, by its index in the tree.
        case coordinator(Int)
        /// A branch (`to`) to a coordinator that is drawn elsewhere, by that coordinator's index.
        case reference(Int)
        /// An event that left at the root: no object intercepted it.
        case lostEvent(String)
        /// The heading above the coordinators that no coordinator presents.
        case unattachedHeading
        /// Not a box, but a passage beside a column: lines run through it to children in the next column.
        case corridor
        /// Not a box, but a passage from the end of a row: lines run through it to children in the next row.
        case turn
    }

    /// How prominent a box is.
    public enum Emphasis: Hashable, Sendable {
        /// The same as most boxes.
        case normal
        /// The box only shows the path to the coordinator in focus.
        case context
        /// The box stands out.
        case highlighted
    }

    /// What it represents.
    public var subject: Subject
    /// Its id in the picture, made of ASCII letters, digits, `-` and `_`; equal trees result in equal ids.
    public var id: String
    /// The kind of its coordinator.
    public var kind: Coordinator.Kind
    /// The first line: the type.
    public var title: String
    /// The parts of the title that are drawn; `nil` for the whole title in one part.
    var name: NameParts?
    /// The lines below the title.
    public var rows: [Row] = []
    /// The parent box.
    public var parent: Int?
    /// How prominent it is.
    public var emphasis = Emphasis.normal
    /// Whether it belongs to a tree that no coordinator presents.
    public var isUnattached = false
    /// Its change; `nil` if the diagram shows only one version.
    public var change: Change?
    /// Facts that are not in the tree's data about its coordinator: see `Diagram.detail(of:)`.
    var detail: String = ""

    /// Whether it is not a box, but a passage for lines.
    public var isPassage: Bool { subject == .corridor || subject == .turn }

    /// Whether it stands for a coordinator that is drawn elsewhere.
    var isReference: Bool { if case .reference = subject { true } else { false } }
}

/// One line in a box, below its title.
public struct Row: Hashable, Sendable {
    /// The meaning of a row.
    public enum Meaning: Hashable, Sendable {
        /// A fact about a coordinator that the icon does not show: a custom kind, or that it has not started.
        case kind
        /// A change of the coordinator.
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
        /// A coordinator that is a row of the coordinator that presents it.
        case child
        /// A branch to a coordinator that is drawn elsewhere, as a row.
        case reference
        /// The number of entries that a folded list leaves out, or of hidden coordinators below.
        case more
    }

    /// The meaning of the row.
    public var meaning: Meaning
    /// The name.
    public var text: String
    /// The full name of the event of an emission or interceptor, or the pattern of an interceptor for a whole domain.
    public var event: String?
    /// The end of the name that is drawn lighter: `ViewController`.
    var suffix: String = ""
    /// A word before the name, drawn lighter: what happens to the event.
    public var lead: String = ""
    /// Words after the name, drawn lighter: a number, or the object that intercepts the event.
    public var trail: String = ""
    /// A word at the end of the row: the presentation of a route, or the interceptor of an event.
    public var tail: String = ""
    /// What the emitter's own coordinator does with the event, if anything.
    public var home: Interceptor.Consumption?
    /// The family of the event, which determines its colour.
    var family: Int?
    /// The number of lost events, if the row represents several events.
    var lost = 0
    /// The number of events that the row represents, if nothing else in it contains that number.
    var events = 0
    /// Whether a finding is about the row: an interceptor whose event never arrives. For lost emissions, `meaning`
    /// contains this.
    var isFlawed = false
    /// Its change; `nil` if it need not be shown.
    public var change: Change?
    /// The level of embedding: the events of a screen are one level deeper than the screen.
    public var level = 0

    /// The text between the name and `trail`.
    var gap: String { " " }

    /// The words of the tail, for a row whose lead already contains what the interceptor does.
    var wordsBehind: String {
        switch meaning {
        case .interceptor: isFlawed || tail.contains(" by ") ? tail : ""
        case .emission, .kind, .remark, .lifetime, .retainCycle, .screen, .child, .reference, .more: tail
        case .route: ""
        }
    }
}
