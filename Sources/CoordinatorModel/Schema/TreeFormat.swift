extension TreeShape {
    /// A place in the app's source: the same three keys in every object that can have a place.
    static let place = [
        Member(.file, .name, "The path of the source file."),
        Member(.line, .position, "The line in that file, counted from 1."),
        Member(.column, .position, "The column in that line, counted from 1."),
    ]

    private static let ignore = Member(
        .ignore, .list(.ignore), "Findings to suppress here: ids of rules, or a rule with a reason.")

    /// The whole file.
    static let tree = TreeShape(
        .tree, "An app's coordinators, how they present one another, and which events they emit and intercept.",
        alternatives: [.roots, .root],
        [
            Member(.version, .version, required: true, "The version of this format."),
            Member(.name, .text, "The app's name."),
            Member(
                .events, .list(.event),
                "The events that the app declares. If there are none, emissions may name any event."),
            Member(.roots, .list(.coordinator), "The coordinators that the app starts with."),
            Member(.root, .object(.coordinator), "The same as `roots` with one element."),
            Member(
                .unattached, .list(.coordinator),
                "Coordinators that the source declares and no other coordinator presents."),
            Member(
                .unresolved, .list(.unresolved), "What extraction saw and could not follow."),
            ignore,
        ])

    /// A coordinator.
    static let coordinator = TreeShape(
        .coordinator, "An object that owns one part of the navigation and wraps a root screen.",
        [
            Member(.type, .name, required: true, "The type's name."),
            Member(
                .id, .name, "Unique in the file. By default the type, made unique by the path if it occurs again."
            ),
            Member(
                .kind, .name,
                "`coordinator` (a leaf), `container`, `navigation`, `tabBar`, or any other word for a custom one. "
                    + "By default `container` if there are branches, else `coordinator`."),
            Member(.started, .flag, "Whether it was running when the snapshot was made."),
            Member(.screens, .list(.screen), "The screens that it wraps."),
            Member(.routes, .list(.route), "The cases of its `Route`."),
            Member(.activeRoute, .name, "The name of the current route."),
            Member(.emits, .list(.emission), "Where it emits an event itself."),
            Member(.intercepts, .list(.interceptor), "The events that it intercepts."),
            Member(.dependencies, .object(.dependencies), "What it needs, and what it gives to its children."),
            Member(
                .retainCycles, .list(.cycle),
                "The retain cycles that it, or one of its screens, is part of, as far as no code breaks them."),
            ignore,
        ] + place + [
            Member(.branches, .list(.branch), "The children that it presents, in their order.")
        ])

    /// A branch.
    static let branch = TreeShape(
        .branch, "One way in which a node presents a child.", alternatives: [.child, .to],
        [
            Member(.presentation, .name, "The presentation: `root`, `show`, `present`, `push`, `select` …"),
            Member(.route, .name, "The name of the route that leads here."),
            Member(.holds, .object(.holding), "How the coordinator holds the child. By default it is not known."),
            Member(
                .removed, .list(.removal),
                "Where the coordinator lets go of the child; empty if no code does. By default it is not known."),
            Member(
                .kept, .list(.ending),
                "Ways in which the child ends and the coordinator still holds it, as far as they are proved."),
        ] + place + [
            Member(.child, .object(.coordinator), "The coordinator that is presented."),
            Member(.to, .name, "The id of a coordinator that is elsewhere in the tree."),
        ])

    /// A screen.
    static let screen = TreeShape(
        .screen, "A view controller, or view, that a coordinator wraps.",
        [
            Member(.type, .name, required: true, "The type's name."),
            Member(.screens, .list(.screen), "The screens embedded in it."),
            Member(.emits, .list(.emission), "Where it emits an event."),
            Member(.intercepts, .list(.interceptor), "The events that it intercepts."),
        ] + place)

    /// A route.
    static let route = TreeShape(
        .route, "A case of a coordinator's `Route`.",
        [
            Member(.name, .name, required: true, "The case's name."),
            Member(.payload, .names, "The types that travel with it."),
        ] + place)

    /// A declared event.
    static let event = TreeShape(
        .event, "A declared event: a case of an event enum, a flow output, or a delegate method.",
        [
            Member(.name, .name, required: true, "The full name: the domain, a dot, the case."),
            Member(.payload, .names, "The types that travel with it."),
        ] + place + [ignore])

    /// An emission.
    static let emission = TreeShape(
        .emission, "A place where a screen or a coordinator emits an event.",
        [
            Member(
                .event, .name, required: true,
                "The full name of the event, or `Domain.*` if it isn't known which event of the domain it is: "
                    + "only an interceptor of `Domain.*` receives it."),
            Member(
                .delivery, .oneOf(Emission.Delivery.allCases.map(\.rawValue)),
                "How the event travels. `direct`: only the nearest interceptor receives it, as with a closure, a "
                    + "delegate or a subscription. `stepped`: it is offered to the coordinator that owns the emitter, and to its "
                    + "parent only if that coordinator observes it. By default it bubbles: it is offered to each object "
                    + "on the path in turn."),
            Member(
                .heard, .oneOf(Emission.Heard.allCases.map(\.rawValue)),
                "`never`: no object is wired to this emitter, so the event is lost whatever interceptors are on its path."
            ),
        ] + place + [ignore])

    /// An interceptor.
    static let interceptor = TreeShape(
        .interceptor, "A coordinator or screen that receives an event, and whether the event goes on from there.",
        [
            Member(
                .event, .name, required: true, "The full name of the event, or `Domain.*` for every case of a domain."),
            Member(
                .consumes,
                .oneOf(
                    Interceptor.Consumption.allCases.map(\.rawValue),
                    byDefault: Interceptor.Consumption.always.rawValue),
                "Whether the event's journey ends here: `always` (the default), `sometimes`, `never`."),
            Member(.by, .name, "The type that receives the event, if it is not the coordinator or screen itself."),
            Member(.empty, .flag, "Whether its handler does nothing. By default `false`."),
        ] + place + [ignore])

    /// Dependencies.
    static let dependencies = TreeShape(
        .dependencies, "What a coordinator needs, and what it gives to its children.",
        [
            Member(.needs, .name, "The type that its parent must inject."),
            Member(.provides, .name, "The type that it creates or passes on for its children."),
        ])

    /// An unresolved place.
    static let unresolved = TreeShape(
        .unresolved, "What extraction saw and could not follow.",
        [Member(.what, .name, required: true, "What it was, in words.")] + place)

    /// A suppression.
    static let suppression = TreeShape(
        .ignore, "A finding to suppress.",
        [
            Member(.rule, .name, required: true, "The rule's id."),
            Member(.reason, .text, "Why it may be ignored."),
        ] + place + [
            Member(
                .covers, .position,
                "The line of `file` that it covers in addition to its own. Without a `file` it covers all lines.")
        ])

    /// The shapes of all objects, that of the whole file first.
    static let all = [
        tree, coordinator, branch, screen, route, event, emission, interceptor, dependencies, holding, removal, ending,
        cycle, link, unresolved, suppression,
    ]
}
