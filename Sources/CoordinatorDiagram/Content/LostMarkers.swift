/// The boxes at which the lines of lost events end: one for each event and root, up to a limit.
struct LostMarkers {
    private let names: ShortNames
    private var markers: [Marker: Int] = [:]
    private var markersOfRoot: [Int: Int] = [:]
    private var slugs = Slugs()

    init(_ names: ShortNames) { self.names = names }

    private struct Marker: Hashable {
        var root: Int
        /// Empty for the marker that represents all events beyond `mostMarkers`.
        var event: String
    }

    /// The box for an event that is lost at a root. Adds it if there is none.
    mutating func marker(for event: String, at root: Int, in boxes: inout [Box]) -> Int {
        let own = Marker(root: root, event: event)
        if let known = markers[own] { return known }
        let used = markersOfRoot[root, default: 0]
        let key = used < Self.mostMarkers ? own : Marker(root: root, event: "")
        if let known = markers[key] {
            boxes[known].detail += "\n\(event)"
            markers[own] = known
            return known
        }
        var box = Box(
            subject: .lostEvent(event), id: slugs.slug("lost-", "\(boxes[root].id)-\(key.event)"), kind: .coordinator,
            title: key.event.isEmpty ? "more lost events" : names.short(event))
        box.parent = root
        box.detail = "Lost: no object from its emitter up to \(boxes[root].title) intercepts it.\n\(event)"
        boxes.append(box)
        markers[key] = boxes.count - 1
        markers[own] = boxes.count - 1
        markersOfRoot[root] = used + 1
        return boxes.count - 1
    }

    /// The number of lost events of one root with their own markers; one more marker represents all others.
    private static let mostMarkers = 12
}
