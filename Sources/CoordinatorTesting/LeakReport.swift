import CoordinatorIntrospection
import CoordinatorModel

/// What is wrong with the coordinators that are alive after two runs of a journey.
@MainActor struct LeakReport {
    /// The report; `nil` if nothing is wrong.
    let text: String?

    init(_ lifetimes: CoordinatorLifetimes) {
        guard lifetimes.sawFlows else {
            text = """
                nothing was checked: after no step there was a coordinator that had not existed before the journey.
                    The census looks between the steps, so a flow must begin and end in different steps.

                """
            return
        }
        let lines = lifetimes.strays.map(Self.line) + lifetimes.growths.map(Self.line)
        let counts: [(line: String, count: Int)] = lines.reduce(into: []) { counts, line in
            if let place = counts.firstIndex(where: { $0.line == line }) {
                counts[place].count += 1
            } else {
                counts.append((line, 1))
            }
        }
        text =
            counts.isEmpty
            ? nil
            : "coordinators outlive the journey\n"
                + counts.map { "    \($0.line)\($0.count > 1 ? " (\($0.count) times)" : "")\n" }.joined()
    }

    private static func line(_ growth: CoordinatorLifetimes.Growth) -> String {
        let holding = growth.holders.isEmpty ? "" : "; held by \(growth.holders.joined(separator: ", "))"
        return "\(growth.type) is never removed: \(growth.first) alive after the journey, "
            + "\(growth.second) after a second one\(holding)"
    }

    private static func line(_ stray: CoordinatorCensus.Stray) -> String {
        guard let ring = stray.ring else { return "\(stray.type) is alive and in no tree" }
        let links = ring.links.map { "\($0.holder).\($0.member)" } + [ring.links.last?.held ?? ""]
        return
            "\(stray.type) is alive and in no tree: a ring of strong references keeps it, \(links.joined(separator: " → "))"
    }
}
