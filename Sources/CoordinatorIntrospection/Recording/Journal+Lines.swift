import CoordinatorModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A journal as text: JSON lines. The first line contains the version of the format and the number of dropped journeys;
/// each further line is one journey.
/// ```json
/// {"forgotten":0,"version":1}
/// {"consumed":true,"event":"AppEvents.Teams.didSelect","offered":2,"path":[{"type":"TeamsListScreen"},{"kind":"coordinator","type":"TeamsListCoordinator"}]}
/// ```
extension Journal {
    /// The version of the format.
    public static let formatVersion = 1

    /// The journal as JSON lines.
    public func lines() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var text = Data("{\"forgotten\":\(forgotten),\"version\":\(Self.formatVersion)}\n".utf8)
        for journey in journeys {
            // Strings, numbers and flags can always be encoded.
            guard let line = try? encoder.encode(Line(journey)) else { continue }
            text += line
            text.append(UInt8(ascii: "\n"))
        }
        return text
    }

    /// Writes the journal to a file, replacing it as a whole.
    ///
    /// - Throws: Foundation's error if the file can't be written.
    public func write(toFile path: String) throws {
        try lines().write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Reads JSON lines.
    ///
    /// - Throws: `JournalError` for the first line that is not valid in a journal.
    public init(lines text: some Collection<UInt8>) throws {
        self.init()
        let decoder = JSONDecoder()
        for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
            do {
                if index == 0 {
                    let header = try decoder.decode(Header.self, from: Data(line))
                    guard header.version == Self.formatVersion else {
                        throw JournalError(
                            line: 1,
                            reason: "version \(header.version); this coordviz reads version \(Self.formatVersion)")
                    }
                    forgotten = header.forgotten ?? 0
                } else {
                    journeys.append(try decoder.decode(Line.self, from: Data(line)).journey(line: index + 1))
                }
            } catch let error as DecodingError {
                throw JournalError(line: index + 1, reason: error.wording(isHeader: index == 0))
            }
        }
    }

    private struct Header: Decodable {
        var version: Int
        var forgotten: Int?
    }

    private struct Line: Codable {
        struct Responder: Codable {
            var type: String
            var kind: String?
        }

        var event: String
        var path: [Responder]
        var offered: Int
        var consumed: Bool

        init(_ journey: RecordedJourney) {
            event = journey.event
            path = journey.path.map { Responder(type: $0.type, kind: $0.kind?.rawValue) }
            (offered, consumed) = (journey.offered, journey.isConsumed)
        }

        func journey(line: Int) throws -> RecordedJourney {
            guard !event.isEmpty, !path.contains(where: { $0.type.isEmpty }) else {
                throw JournalError(line: line, reason: "names can't be empty")
            }
            guard !Interceptor.isWildcard(event) else {
                throw JournalError(line: line, reason: "a journey has one event, but \(event) is a whole domain")
            }
            guard offered >= 1, offered <= path.count else {
                throw JournalError(line: line, reason: "offered is \(offered), but the path has \(path.count) objects")
            }
            return RecordedJourney(
                event: event,
                path: path.map { .init(type: $0.type, kind: $0.kind.map(Coordinator.Kind.init(rawValue:))) },
                offered: offered, isConsumed: consumed)
        }
    }
}

extension DecodingError {
    fileprivate func wording(isHeader: Bool) -> String {
        let expected = isHeader ? "the first line of a journal is { \"version\": 1 }" : "expected a journey"
        switch self {
        case .keyNotFound(let key, _): return "\(expected): \"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let key = context.codingPath.map(\.stringValue).joined(separator: ".")
            return key.isEmpty ? expected : "\(expected): \"\(key)\" has the wrong type"
        default: return "this is not JSON"
        }
    }
}
