/// The objects that describe how long coordinators live.
extension TreeShape {
    /// How a child is held.
    static let holding = TreeShape(
        .holding, "How a coordinator holds a child that it presents.",
        [
            Member(
                .how, .oneOf(Holding.Strength.allCases.map(\.rawValue)), required: true,
                "`strong`, `weak`, or `none` if no object keeps the child alive, not even its own screens."),
            Member(.member, .name, "The property that holds it."),
            Member(.many, .flag, "Whether the property holds any number of children. By default `false`."),
            Member(
                .once, .flag,
                "Whether the child is put there only when the coordinator begins, or takes the place of what was shown before "
                    + "and is never made again, so that there is never another one. "
                    + "By default `false`."),
        ] + place)

    /// A place where a child is removed.
    static let removal = TreeShape(
        .removal, "A place where a coordinator lets go of a child.",
        [Member(.event, .name, "The event whose handler does it.")] + place)

    /// A way in which a child ends while its coordinator still holds it.
    static let ending = TreeShape(
        .ending, "A way in which a child ends and its coordinator still holds it.",
        [
            Member(
                .event, .name,
                "The event with which the child ends; or the one that `method` leaves out."),
            Member(
                .gesture, .oneOf(KeptEnding.Gesture.allCases.map(\.rawValue)),
                "What the user does and no code observes: `back` for the back button and the swipe, `drag` for dragging a "
                    + "sheet down."),
            Member(
                .method, .name,
                "The child's method that overrides one of its superclass and leaves out what notifies the coordinator."),
            Member(.instead, .name, "The type of the coordinator that the event's handler removes instead."),
        ] + place)

    /// A retain cycle.
    static let cycle = TreeShape(
        .cycle, "Objects that keep one another alive: each holds the next, and the last one the first.",
        [Member(.links, .list(.link), "The references, in their order.")])

    /// A link of a retain cycle.
    static let link = TreeShape(
        .link, "A strong reference from one object to another.",
        [
            Member(.holder, .name, required: true, "The type of the object that holds."),
            Member(.member, .name, required: true, "Its property."),
            Member(.held, .name, required: true, "The type of the object that is held."),
            Member(
                .captures, .name,
                "What the property's closure captures, such as `self`. By default the property holds the object itself."
            ),
        ] + place)
}
