import CoordinatorModel
import TreeComparison

/// One box of a diagram: a coordinator, or something that stands where one would.
public struct Box: Sendable {
    /// What a box stands for.
    public enum Subject: Hashable, Sendable {
        /// A coordinator, by its index in the tree.
        case coordinator(Int)
        /// A branch (`to`) to a coordinator that is drawn elsewhere, by that coordinator's index.
        case reference(Int)
        /// An event that left at the root and nobody claimed.
        case lostEvent(String)
        /// The line above the coordinators that nobody presents.
        case unattachedHeading
    }

    /// How much a box asks to be seen.
    public enum Emphasis: Hashable, Sendable {
        /// As any other.
        case normal
        /// It only shows the way to what is in focus.
        case context
        /// The eye should find it.
        case highlighted
    }

    /// What it stands for.
    public var subject: Subject
    /// Its identity in the picture, made of ASCII letters, digits, `-` and `_`; the same whenever the tree is.
    public var id: String
    /// The kind of its coordinator.
    public var kind: Coordinator.Kind
    /// The first line: the type.
    public var title: String
    /// What is drawn of the title, where that is less.
    var shortTitle: String?
    /// The lines beneath.
    public var rows: [Row] = []
    /// The box it hangs from.
    public var parent: Int?
    /// How much it asks to be seen.
    public var emphasis = Emphasis.normal
    /// Whether it belongs to a tree that nobody presents.
    public var isUnattached = false
    /// What has become of it; `nil` where a diagram shows one version alone.
    public var change: Change?
    /// Everything there is to know, for the tooltip.
    public var detail: String = ""
}

/// One line in a box beneath its title.
public struct Row: Hashable, Sendable {
    /// What a line tells.
    public enum Meaning: Hashable, Sendable {
        /// What the icon of its kind doesn't tell of a coordinator: a kind of its own, that it has not started.
        case kind
        /// What is otherwise than before.
        case remark
        /// A route; the active one is marked.
        case route(isActive: Bool)
        /// A screen.
        case screen
        /// A claim on an event.
        case interceptor(Interceptor.Consumption)
        /// An emitted event; lost if on some path nobody claims it.
        case emission(isLost: Bool)
        /// A coordinator that is a row of the one that presents it.
        case child
        /// A branch to a coordinator that is drawn elsewhere, as a row.
        case reference
        /// How many entries a folded list has left out, or how many coordinators are hidden beneath.
        case more
    }

    /// What the line tells.
    public var meaning: Meaning
    /// The name.
    public var text: String
    /// The full name of the event that an emission or a claim is about; of a claim on a whole domain its pattern.
    public var event: String?
    /// A word before the name, drawn lighter: what happens to the event.
    public var lead: String = ""
    /// Words behind the name, drawn lighter: how often, or by whom.
    public var trail: String = ""
    /// A word at the line's end: what a route is brought up by, who catches an event.
    public var tail: String = ""
    /// What becomes of an emission in its own box, if anything does.
    public var home: Interceptor.Consumption?
    /// The family of the event: it has a colour.
    var family: Int?
    /// How many events are lost, where the line stands for several.
    var lost = 0
    /// Whether a finding is about the line: a claim on what never arrives. Lost emissions say so in their meaning.
    var isFlawed = false
    /// What has become of it; `nil` where that needs no saying.
    public var change: Change?
    /// How deep it is embedded: a screen's own events are one level in.
    public var level = 0

    /// What stands between the name and `trail`.
    var gap: String { " " }

    /// What is to be said of the line where its lead says what a claim does: what its tail says beyond that.
    var wordsBehind: String {
        switch meaning {
        case .interceptor: isFlawed || tail.contains(" by ") ? tail : ""
        case .emission, .kind, .remark, .screen, .child, .reference, .more: tail
        case .route: ""
        }
    }
}
