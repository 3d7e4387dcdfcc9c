import Foundation
import SwiftParser
import SwiftSyntax

// Parses the files named in a list, one after the other, and drops each tree: what reading Swift costs at the least.
let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
var bytes = 0
for path in list.split(separator: "\n") {
    let data = try Data(contentsOf: URL(fileURLWithPath: String(path)))
    bytes += data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)).totalLength.utf8Length }
}
print(bytes)
