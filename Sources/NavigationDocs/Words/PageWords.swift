import CoordinatorAnalysis
import CoordinatorModel

/// Wording that several pages share: names with links, places in source, ends of journeys.
struct PageWords {
    let contents: DocsContents
    let dialect: Dialect

    private var tree: CoordinatorTree { contents.tree }

    /// A coordinator's type as a link to its page.
    func coordinator(_ index: Int) -> String {
        dialect.link(
            dialect.text(tree.coordinators[index].type), to: .coordinator(contents.names.coordinators[index]))
    }

    /// A coordinator, or a screen with its coordinator, because a screen has no page of its own.
    func place(_ place: Place) -> String {
        guard let screen = tree.screen(at: place) else { return coordinator(place.coordinator) }
        return "\(dialect.text(screen.type)) in \(coordinator(place.coordinator))"
    }

    /// An event as a link to its journeys.
    func event(_ name: String) -> String {
        guard let anchor = contents.anchors.anchors[name] else { return dialect.code(name) }
        return dialect.link(dialect.code(name), to: .events, anchor: anchor)
    }

    /// A place in source, after a separator; empty if it isn't known.
    func source(_ location: Location?, before separator: String = " · ") -> String {
        guard let location else { return "" }
        let name = location.file.split(separator: "/").last.map(String.init) ?? location.file
        let label = dialect.code(name + (location.line.map { ":\($0)" } ?? ""))
        guard let address = contents.options.source else { return separator + label }
        return separator + dialect.link(label, toAddress: address.link(to: location))
    }

    /// A journey in words: the observers, and the consumer or the loss.
    func journey(_ journey: Journey) -> String {
        // More stops would not be read, and there may be thousands.
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

    /// The journeys of one emission in words, equal ones once.
    func journeys(_ journeys: [Journey]) -> [String] {
        var seen: Set<String> = []
        let ways = journeys.map(journey).filter { seen.insert($0).inserted }
        return capped(ways, "way")
    }

    /// The journeys of one emission, equal ones once: the objects that the event passes, and the end.
    func ways(_ journeys: [Journey]) -> [(passes: String, ends: String)] {
        var seen: Set<[String]> = []
        var ways: [(passes: String, ends: String)] = []
        for journey in journeys {
            // More stops would not be read, and there may be thousands.
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

    /// The past form of what an interceptor does.
    private static func past(_ consumption: Interceptor.Consumption) -> String {
        switch consumption {
        case .always: "consumed"
        case .sometimes: "perhaps consumed"
        case .never: "observed"
        }
    }

    /// The first entries of a list, and the number of the others.
    func capped(_ entries: [String], _ noun: String) -> [String] {
        guard entries.count > Self.most else { return entries }
        let rest = entries.count - Self.most
        return entries.prefix(Self.most) + ["… and \(PlainText.count(rest, "more \(noun)"))"]
    }

    /// The largest number of entries of one sort.
    static let most = 50
    /// The largest number of objects that are named for one journey.
    private static let mostStops = 20
}
