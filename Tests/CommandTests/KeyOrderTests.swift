import CommandRuns
import Foundation
import Testing

/// The order of keys in a file carries no meaning.
@Suite(.mayDraw) struct KeyOrderTests {
    @Test(arguments: Project.samples, ["svg", "dot", "json"])
    func `keys in another order give the same bytes`(sample: String, format: String) throws {
        let bytes = try Project.bytes("Samples/\(sample)/tree.json")
        let value = try JSONSerialization.jsonObject(with: Data(bytes))
        let (rising, falling) = (text(value) { $0 < $1 }, text(value) { $0 > $1 })
        #expect(rising != falling)
        let expected = try Coordviz.run(["render", "-", "-f", format], input: bytes)
        #expect(expected.status == 0)
        for text in [rising, falling] {
            #expect(try Coordviz.run(["render", "-", "-f", format], input: Array(text.utf8)).output == expected.output)
        }
    }

    private func text(_ value: Any, order: (String, String) -> Bool) -> String {
        if let object = value as? [String: Any] {
            let members = object.keys.sorted(by: order).map { "\(leaf($0)):\(text(object[$0] as Any, order: order))" }
            return "{\(members.joined(separator: ","))}"
        }
        if let array = value as? [Any] { return "[\(array.map { text($0, order: order) }.joined(separator: ","))]" }
        return leaf(value)
    }

    /// A string, a number, `true`, `false` or `null`.
    private func leaf(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: [value])
        return String(String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast())
    }
}
