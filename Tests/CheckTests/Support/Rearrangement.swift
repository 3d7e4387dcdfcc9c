import Testing
import TreeFixtures

/// A change to a `tree.json` that leaves every finding what it was.
struct Rearrangement: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (JSON, inout SplitMix64) throws -> [UInt8]

    static let all = [
        Rearrangement(testDescription: "lines moved") { json, random in
            try json.mapObjects { object in
                guard case .number(let line)? = object["line"] else { return }
                object["line"] = .number(line + Int.random(in: 1...500, using: &random))
            }.bytes([.prettyPrinted])
        },
        Rearrangement(testDescription: "files renamed") { json, random in
            try json.mapObjects { object in
                guard case .text(let file)? = object["file"] else { return }
                object["file"] = .text("Modules/\(Int.random(in: 1...9, using: &random))/New\(file)")
            }.bytes()
        },
        Rearrangement(testDescription: "places left out") { json, _ in
            try json.mapObjects { object in
                for key in ["file", "line", "column"] { object[key] = nil }
            }.bytes()
        },
        Rearrangement(testDescription: "siblings reordered") { json, random in
            try json.mapObjects { object in
                for (key, value) in object.sorted(by: { $0.key < $1.key }) {
                    guard siblings.contains(key), case .array(let array) = value else { continue }
                    object[key] = .array(array.shuffled(using: &random))
                }
            }.bytes()
        },
        Rearrangement(testDescription: "one line") { json, _ in try json.bytes() },
        Rearrangement(testDescription: "one value a line") { json, _ in try json.bytes([.prettyPrinted]) },
        Rearrangement(testDescription: "x- keys") { json, random in
            try json.mapObjects { object in
                object["x-owner"] = .object(["team": .text("\(Int.random(in: 1...9, using: &random))")])
            }.bytes()
        },
    ]

    private static let siblings: Set<String> = [
        "branches", "emits", "events", "ignore", "intercepts", "roots", "routes", "screens", "unattached", "unresolved",
    ]
}
