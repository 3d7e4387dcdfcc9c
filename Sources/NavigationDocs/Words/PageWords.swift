import CoordinatorAnalysis
import CoordinatorModel

/// What several pages say in the same way: names with links, places in source, how journeys end.
struct PageWords {
    let contents: DocsContents
    let dialect: Dialect

    private var tree: CoordinatorTree { contents.tree }

    /// A coordinator's type as a link to its page.
    func coordinator(_ index: Int) -> String {
        dialect.link(
            dialect.text(tree.coordinators[index].type), to: .coordinator(contents.names.coordinators[index]))
    }

    /// A coordinator or a screen, which has no page of its own and names its coordinator.
    func place(_ place: Place) -> String {
        guard let screen = tree.screen(at: place) else { return coordinator(place.coordinator) }
        return "\(dialect.text(screen.type)) in \(coordinator(place.coordinator))"
    }

    /// An event as a link to its journeys.
    func event(_ name: String) -> String {
        guard let anchor = contents.anchors.anchors[name] else { return dialect.code(name) }
        return dialect.link(dialect.code(name), to: .events, anchor: anchor)
    }

    /// A place in source, behind a separator; nothing where it isn't known.
    func source(_ location: Location?, before separator: String = " · ") -> String {
        guard let location else { return "" }
        let name = location.file.split(separator: "/").last.map(String.init) ?? location.file
        let label = dialect.code(name + (location.line.map { ":\($0)" } ?? ""))
        guard let address = contents.options.source else { return separator + label }
        return separator + dialect.link(label, toAddress: address.link(to: location))
    }

    /// A journey in words: the observers, the consumer, or where it is lost.
    func journey(_ journey: Journey) -> String {
        // More would not be read, and there may be thousands.
        let first = Array(journey.stops.prefix(Self.mostStops + 1))
        var parts = first.prefix(Self.mostStops).map(stop)
        if first.count > Self.mostStops {
            parts.append("… and others")
            if let consumer = journey.consumer { parts.append(stop(consumer)) }
        }
        switch journey.outcome {
        case .consumed: break
        case .observed: parts.append("leaves at \(coordinator(journey.root))")
        case .unhandled: parts.append("**lost**: no object up to \(coordinator(journey.root)) intercepts it")
        }
        return parts.joined(separator: ", ")
    }

    /// How several journeys of one emission go, each kind of way once.
    func journeys(_ journeys: [Journey]) -> [String] {
        var seen: Set<String> = []
        let ways = journeys.map(journey).filter { seen.insert($0).inserted }
        return capped(ways, "way")
    }

    /// How several journeys of one emission go, each kind of way once: the objects that the event passes,
    /// and where it ends.
    func ways(_ journeys: [Journey]) -> [(passes: String, ends: String)] {
        var seen: Set<[String]> = []
        var ways: [(passes: String, ends: String)] = []
        for journey in journeys {
            // More would not be read, and there may be thousands.
            var first = Array(journey.stops.prefix(Self.mostStops + 1))
            let isShortened = first.count > Self.mostStops
            if isShortened { first.removeLast() }
            var passes = first.map(stop)
            if isShortened { passes.append("… and others") }
            let ends =
                switch journey.outcome {
                case .consumed:
                    isShortened
                        ? journey.consumer.map(stop) ?? Dialect.nothing : passes.popLast() ?? Dialect.nothing
                case .observed: "leaves at \(coordinator(journey.root))"
                case .unhandled: "**lost**: no object up to \(coordinator(journey.root)) intercepts it"
                }
            let way = (passes: dialect.lines(passes), ends: ends)
            if seen.insert([way.passes, way.ends]).inserted { ways.append(way) }
        }
        return ways
    }

    private func stop(_ stop: Stop) -> String {
        let who = stop.interceptor.by.map { "\(dialect.text($0)) for \(place(stop.place))" } ?? place(stop.place)
        return "\(Self.past(stop.interceptor.consumes)) by \(who)"
    }

    /// What an interceptor did.
    private static func past(_ consumption: Interceptor.Consumption) -> String {
        switch consumption {
        case .always: "consumed"
        case .sometimes: "perhaps consumed"
        case .never: "observed"
        }
    }

    /// A limited number of entries, and the number of the others.
    func capped(_ entries: [String], _ noun: String) -> [String] {
        guard entries.count > Self.most else { return entries }
        let rest = entries.count - Self.most
        return entries.prefix(Self.most) + ["… and \(PlainText.count(rest, "more \(noun)"))"]
    }

    /// The limit on entries of one sort.
    static let most = 50
    /// The limit on objects that are named for one journey.
    private static let mostStops = 20
}
