import Foundation
import TreeFixtures

/// A `tree.json` as plain JSON, for changes that a writer of trees would undo.
indirect enum JSON: Codable, Equatable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let array = try? value.decode([JSON].self) {
            self = .array(array)
        } else {
            self = .object(try value.decode([String: JSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try value.encode(flag)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .array(let array): try value.encode(array)
        case .object(let object): try value.encode(object)
        }
    }

    init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(JSON.self, from: Data(bytes)) }

    /// The text, with the keys in alphabetical order.
    func bytes(_ formatting: JSONEncoder.OutputFormatting = []) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys])
        return [UInt8](try encoder.encode(self))
    }

    /// With every object, from the inside out, as `change` makes it.
    func mapObjects(_ change: (inout [String: JSON]) -> Void) -> JSON {
        switch self {
        case .array(let array): return .array(array.map { $0.mapObjects(change) })
        case .object(let object):
            var changed = object.mapValues { $0.mapObjects(change) }
            change(&changed)
            return .object(changed)
        default: return self
        }
    }
}
