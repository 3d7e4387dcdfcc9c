extension TableMetrics {
    /// An entry as lines. What is lost, or ends in several ways, is cut nowhere.
    static func wrapped(_ entry: EventTable.Entry, _ widest: [Double], wrapsAll: Bool) -> [EventTable.Entry] {
        let isLost = entry.fate == .lost
        guard isLost || entry.isOneOfSeveral || wrapsAll, entry.emitters.utf8.count <= longestList else {
            return [entry]
        }
        let emitters = lines(of: entry.emitters, to: widest[1])
        let events = isLost ? lines(ofEvent: entry.event, to: widest[0]) : [entry.event]
        return (0..<max(emitters.count, events.count)).map { line in
            var next = entry
            next.event = line < events.count ? events[line] : ""
            next.emitters = line < emitters.count ? emitters[line] : ""
            next.isContinuation = line > 0
            return next
        }
    }

    /// A text in lines, broken between words.
    private static func lines(of text: String, to limit: Double) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let line = lines.last, TextMetrics.width("\(line) \(word)", size: textSize, bold: true) <= limit {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// The name of an event, broken before its case.
    private static func lines(ofEvent name: String, to limit: Double) -> [String] {
        guard name.utf8.count <= longestList, TextMetrics.width(name, size: textSize, bold: true) > limit,
            let dot = name.lastIndex(of: ".")
        else { return [name] }
        return [String(name[...dot]), String(name[name.index(after: dot)...])]
    }
}
